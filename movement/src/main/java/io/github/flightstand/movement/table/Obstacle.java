package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.shape.SimplePolygon;

/**
 * An obstacle on the table.
 *
 * @param id its name, unique on the table
 * @param kind what it is
 * @param outline any simple polygon, in the table's frame
 */
public record Obstacle(String id, ObstacleKind kind, SimplePolygon outline) {}
