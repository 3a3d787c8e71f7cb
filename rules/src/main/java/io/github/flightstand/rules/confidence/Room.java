package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.query.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Set;

/**
 * How much room there is around a piece on a table: signed separations, in millimetres, infinite
 * where there is nothing to be near to.
 */
final class Room {

  private Room() {}

  /** Returns the ids of all ships, for what any of them may come near to. */
  static List<String> ships(Table table) {
    return table.ships().stream().map(Ship::id).toList();
  }

  /**
   * Returns the separation of a ship, if it stood at a pose, from the nearest of those from which
   * it backs up: all the others but, of a huge one, the small and large ones.
   */
  static double toShips(Table table, Ship ship, Pose pose) {
    Compound placed = ship.base().outline().placedIn(pose);
    double least = Double.POSITIVE_INFINITY;
    for (Ship other : table.ships()) {
      double gapOfCircles =
          pose.position().distanceTo(other.pose().position())
              - ship.base().reach()
              - other.base().reach();
      if (ship.backsUpFrom(other) && gapOfCircles < least) {
        Compound outline = other.base().outline().placedIn(other.pose());
        least = Math.min(least, Separation.between(placed, outline));
      }
    }
    return least;
  }

  /** Returns the separation of a shape from the nearest obstacle of some kinds. */
  static double toObstacles(Table table, Set<ObstacleKind> kinds, Shape shape) {
    double least = Double.POSITIVE_INFINITY;
    for (Obstacle obstacle : table.obstacles()) {
      if (kinds.contains(obstacle.kind())) {
        least = Math.min(least, Separation.between(shape, obstacle.outline()));
      }
    }
    return least;
  }
}
