package io.github.flightstand.rules.protocol.form;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.flightstand.rules.protocol.codec.SchemaMembers;

/**
 * Two ships: {@code ["red", "blue"]}.
 *
 * @param first the id of one
 * @param second the id of the other
 */
@SchemaMembers("{\"uniqueItems\": true}")
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
public record ShipPairJson(String first, String second) {}
