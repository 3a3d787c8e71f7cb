package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Circle;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
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

  private static final double NEAR = 250;

  private Room() {}

  /**
   * Returns the ids of a ship that moves and of those that may come near to it on its way: all that
   * are within {@value #NEAR} mm of the circle about its start that holds the whole of its way. No
   * error in setting a ship down is anything like as large.
   *
   * @param farthest how far from its start its middle comes
   */
  static List<String> shipsNear(Table table, Ship mover, double farthest) {
    Circle way = new Circle(mover.pose().position(), farthest + mover.base().reach() + NEAR);
    return table.ships().stream()
        .filter(other -> reaches(way, other.pose().position(), other.base().reach()))
        .map(Ship::id)
        .toList();
  }

  /** Returns the obstacles that a ship may come near to on its way, likewise. */
  static List<Obstacle> obstaclesNear(Table table, Ship mover, double farthest) {
    Circle way = new Circle(mover.pose().position(), farthest + mover.base().reach() + NEAR);
    return table.obstacles().stream()
        .filter(
            obstacle -> {
              SimplePolygon outline = obstacle.outline();
              return reaches(
                  way, new Point(outline.centreX(), outline.centreY()), outline.radius());
            })
        .toList();
  }

  private static boolean reaches(Circle way, Point centre, double radius) {
    return way.centre().distanceTo(centre) <= way.radius() + radius;
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

  /** Returns the separation of a shape from the nearest of those obstacles that are of a kind. */
  static double toObstacles(List<Obstacle> obstacles, Set<ObstacleKind> kinds, Shape shape) {
    double least = Double.POSITIVE_INFINITY;
    for (Obstacle obstacle : obstacles) {
      if (kinds.contains(obstacle.kind())) {
        least = Math.min(least, Separation.between(shape, obstacle.outline()));
      }
    }
    return least;
  }
}
