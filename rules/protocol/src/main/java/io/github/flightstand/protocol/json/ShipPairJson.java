package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.flightstand.protocol.format.SchemaMembers;

/**
 * Two ships: {@code ["red", "blue"]}.
 *
 * @param first the id of one ship
 * @param second the id of the other
 */
@SchemaMembers("{\"uniqueItems\": true}")
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
public record ShipPairJson(String first, String second) {}
