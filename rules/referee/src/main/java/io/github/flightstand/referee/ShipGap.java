package io.github.flightstand.referee;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.distance.ClosestPoints;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Ship;

/**
 * The gap or overlap of a moving ship, at a pose, and a ship that does not move. It is the signed
 * separation of the bases with their guides, in millimeters; negative in an overlap.
 */
record ShipGap(Ship mover, Ship other, double gap) {

  /** The gap in millimeters below which its direction is meaningless. */
  private static final double CLOSED = 1e-3;

  /** The number of directions, evenly spread, in which edges of a base or guide may face. */
  private static final int FACINGS = 8;

  static ShipGap between(Ship mover, Ship other) {
    return new ShipGap(mover, other, Overlaps.separation(mover, other));
  }

  /**
   * Returns the other ship moved towards the mover by a distance. It moves along the shortest line
   * between them, or in contact against the direction in which it would come free soonest. Edges
   * face the ways out of a contact, so only the directions of edges are tried.
   */
  Ship movedIn(double millimetres) {
    return moved(other, apart(millimetres).negated());
  }

  static Ship moved(Ship ship, Vector by) {
    Pose pose = ship.pose();
    return ship.at(new Pose(pose.x() + by.x(), pose.y() + by.y(), pose.heading()));
  }

  /** Returns the displacement of the other ship, of this length, that parts them most. */
  private Vector apart(double millimetres) {
    if (gap > CLOSED) {
      ClosestPoints line = ClosestPoints.between(outline(mover), outline(other));
      return Direction.of(line.onFirst().vectorTo(line.onSecond())).times(millimetres);
    }
    Vector best = Vector.ZERO;
    double widest = Double.NEGATIVE_INFINITY;
    for (Ship ship : new Ship[] {mover, other}) {
      for (int i = 0; i < FACINGS; i++) {
        Vector step = ship.pose().heading().turnedBy(i * 360.0 / FACINGS).times(millimetres);
        double parted = Overlaps.separation(mover, moved(other, step));
        if (parted > widest) {
          widest = parted;
          best = step;
        }
      }
    }
    return best;
  }

  private static Compound outline(Ship ship) {
    return ship.base().outline().placedIn(ship.pose());
  }
}
