package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.Objects;

/**
 * An obstacle on the table.
 *
 * @param id its name, unique on the table
 * @param kind what it is
 * @param outline any simple polygon, in the table's frame
 */
public record Obstacle(String id, ObstacleKind kind, SimplePolygon outline) {

  /** Checks that nothing is null. */
  public Obstacle {
    Objects.requireNonNull(id, "an obstacle has an id");
    Objects.requireNonNull(kind, "an obstacle has a kind");
    Objects.requireNonNull(outline, "an obstacle has an outline");
  }
}
