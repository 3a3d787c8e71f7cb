package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.table.TableEdge;

/**
 * An edge of the play area, by the table's own name: {@code {"edge": "top"}}.
 *
 * @param edge the edge; its name is the table's in every frame
 */
public record EdgeJson(TableEdge edge) implements OriginJson {}
