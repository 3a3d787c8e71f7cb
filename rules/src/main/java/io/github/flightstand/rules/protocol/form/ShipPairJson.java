package io.github.flightstand.rules.protocol.form;

import com.fasterxml.jackson.annotation.JsonFormat;

/**
 * Two ships: {@code ["red", "blue"]}.
 *
 * @param first the id of one
 * @param second the id of the other
 */
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
public record ShipPairJson(String first, String second) {}
