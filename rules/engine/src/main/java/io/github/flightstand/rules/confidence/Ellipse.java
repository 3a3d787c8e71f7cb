package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;

/** The region that a curve of at most {@code length} mm between two points may reach. */
record Ellipse(Point from, Point onto, double length) {

  boolean meets(Point centre, double radius) {
    return centre.distanceTo(from) + centre.distanceTo(onto) <= length + 2 * radius;
  }

  /** Tests whether a ship may be met at any of its perturbed places. */
  boolean meets(Ship ship, Uncertainty uncertainty) {
    double reach = ship.base().reach();
    return meets(ship.pose().position(), reach + uncertainty.reach(ship, reach));
  }

  /** Tests whether an obstacle of a table may be met. */
  boolean meetsObstacles(Table table) {
    return table.obstacles().stream()
        .map(Obstacle::outline)
        .anyMatch(
            outline -> meets(new Point(outline.centreX(), outline.centreY()), outline.radius()));
  }

  /** Returns the minor semi-axis: no point is farther beyond the ends. */
  double widest() {
    double far = from.distanceTo(onto);
    return Math.sqrt(length * length - far * far) / 2;
  }
}
