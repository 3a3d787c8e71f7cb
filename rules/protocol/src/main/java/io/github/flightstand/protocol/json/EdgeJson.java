package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.table.TableEdge;

/**
 * An edge of the play area, by its name on the table: {@code {"edge": "top"}}.
 *
 * @param edge the edge; in every frame, its name is that on the table
 */
public record EdgeJson(TableEdge edge) implements OriginJson {}
