package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import io.github.flightstand.movement.table.TableEdge;

/**
 * An edge of the play area as callers write it: {@code {"edge": "top"}}.
 *
 * @param edge the edge; its name is the table's in every frame
 */
@JsonClassDescription("An edge of the play area, by the table's own name.")
public record EdgeJson(TableEdge edge) implements OriginJson {}
