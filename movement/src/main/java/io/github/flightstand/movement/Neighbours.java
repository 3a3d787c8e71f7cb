package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.motion.MotionState;
import io.github.flightstand.geometry.query.ClearanceSearch;
import io.github.flightstand.movement.component.Base;
import io.github.flightstand.movement.table.CircleIndex;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The other ships on a table, as one ship sees them that stands or moves at a place.
 *
 * <p>All geometry is done in a frame near the moving ship, so the answer is as exact in one corner
 * of the table as in another. Mutable scratch space of one thread.
 */
final class Neighbours {

  private final MotionState atOrigin = new MotionState();

  /** One ship at a time, seen from a pose. */
  private final ClearanceSearch single;

  /** All the ships near a course. */
  private final ClearanceSearch near;

  private int[] ships = new int[8];
  private Table table;
  private Ship mover;

  Neighbours(Table table, Ship mover) {
    this.table = table;
    this.mover = mover;
    single = new ClearanceSearch(mover.base().partSet(), 0);
    near = new ClearanceSearch(mover.base().partSet(), 0);
  }

  /** Returns the ship whose neighbours these are. */
  Ship mover() {
    return mover;
  }

  /** Turns to another table or another mover. */
  void lookAt(Table newTable, Ship newMover) {
    table = newTable;
    mover = newMover;
  }

  /**
   * Returns the signed separation, in millimetres, of the mover standing at a pose and the nearest
   * other ship; positive infinity if there is none.
   */
  double nearest(Pose pose) {
    CircleIndex index = table.shipIndex();
    Base base = mover.base();
    double reach = base.reach() + index.largestRadius();
    int from = index.firstFrom(pose.x());
    double least = Double.POSITIVE_INFINITY;
    int up = from;
    int down = from - 1;
    // Outwards from the mover's x, always the nearer side first, until x alone is farther than the
    // nearest found.
    while (true) {
      double above = up < index.size() ? index.x(up) - pose.x() : Double.POSITIVE_INFINITY;
      double below = down >= 0 ? pose.x() - index.x(down) : Double.POSITIVE_INFINITY;
      double away = Math.min(above, below);
      if (away == Double.POSITIVE_INFINITY || away - reach > least) {
        return least;
      }
      least = Math.min(least, separationBelow(pose, above <= below ? up++ : down--, least));
    }
  }

  /**
   * The separation from an entry of the index, or anything not below the limit if it is not below
   * the limit.
   */
  private double separationBelow(Pose pose, int entry, double limit) {
    CircleIndex index = table.shipIndex();
    double dx = index.x(entry) - pose.x();
    double dy = index.y(entry) - pose.y();
    double circles = Math.sqrt(dx * dx + dy * dy) - mover.base().reach() - index.radius(entry);
    if (circles >= limit) {
      return limit;
    }
    Ship other = table.ships().get(index.item(entry));
    if (other.id().equals(mover.id())) {
      return limit;
    }
    return separation(pose, other);
  }

  /** Returns the signed separation of the mover standing at a pose and another ship. */
  double separation(Pose pose, Ship other) {
    single.reset(mover.base().partSet());
    add(single, pose, 0, other);
    return single.separation(atOrigin, 0);
  }

  /** Returns the ids of the other ships that the mover, standing at a pose, overlaps. */
  List<String> overlapping(Pose pose, Tolerance tolerance) {
    within(mover.base().reach(), pose);
    List<String> ids = new ArrayList<>();
    for (int body = 0; body < near.bodies(); body++) {
      if (near.separation(atOrigin, body) < -tolerance.contact()) {
        ids.add(collected(body).id());
      }
    }
    return ids;
  }

  /**
   * Collects the other ships that come within so many millimetres of a pose, for a search in that
   * pose's frame, in which {@link #collected} names them by their number.
   */
  ClearanceSearch within(double distance, Pose frame) {
    return within(distance, frame, 0);
  }

  /**
   * Does the same in a frame that lies so many millimetres ahead of a pose. Only differences of
   * given positions enter, so that nothing is rounded to the size of the table.
   */
  ClearanceSearch within(double distance, Pose frame, double ahead) {
    CircleIndex index = table.shipIndex();
    int found = 0;
    int end = index.size();
    for (int k = index.firstFrom(frame.x() - distance - index.largestRadius());
        k < end && index.x(k) <= frame.x() + distance + index.largestRadius();
        k++) {
      double dx = index.x(k) - frame.x();
      double dy = index.y(k) - frame.y();
      double limit = distance + index.radius(k);
      int place = index.item(k);
      if (dx * dx + dy * dy <= limit * limit && !table.ships().get(place).id().equals(mover.id())) {
        if (found == ships.length) {
          ships = Arrays.copyOf(ships, 2 * found);
        }
        ships[found++] = place;
      }
    }
    near.reset(mover.base().partSet());
    for (int k = 0; k < found; k++) {
      add(near, frame, ahead, table.ships().get(ships[k]));
    }
    return near;
  }

  /** Returns a ship that {@link #within} collected. */
  Ship collected(int body) {
    return table.ships().get(ships[body]);
  }

  private static void add(ClearanceSearch search, Pose frame, double ahead, Ship other) {
    Pose pose = other.pose();
    double c = frame.heading().cos();
    double s = frame.heading().sin();
    double otherCos = pose.heading().cos();
    double otherSin = pose.heading().sin();
    double dx = pose.x() - frame.x();
    double dy = pose.y() - frame.y();
    search.add(
        other.base().partSet(),
        c * dx + s * dy - ahead,
        c * dy - s * dx,
        c * otherCos + s * otherSin,
        c * otherSin - s * otherCos);
  }
}
