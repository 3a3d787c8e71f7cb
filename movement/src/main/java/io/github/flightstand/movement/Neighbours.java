package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.movement.table.CircleIndex;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * The other ships on a table, or the huge ones among them, as one ship sees them that stands or
 * moves at a place.
 *
 * <p>All geometry is done in a frame near the moving ship, so the answer is as exact in one corner
 * of the table as in another. Mutable scratch space of one thread.
 */
final class Neighbours {

  private final MotionState atOrigin = new MotionState();

  /** One ship at a time, seen from a pose. */
  private final FreePathSearch single;

  /** All the ships near a course. */
  private final FreePathSearch near;

  /** Which of the ships on a table count. */
  private final Function<Table, CircleIndex> counted;

  private int[] ships = new int[8];
  private Table table;
  private Ship mover;

  /** The mover's place on the table. */
  private int place;

  private Neighbours(Table table, Ship mover, Function<Table, CircleIndex> counted) {
    this.counted = counted;
    this.table = table;
    this.mover = mover;
    place = table.place(mover.id());
    single = new FreePathSearch(mover.base().partSet(), 0);
    near = new FreePathSearch(mover.base().partSet(), 0);
  }

  /** Returns all the other ships. */
  static Neighbours all(Table table, Ship mover) {
    return new Neighbours(table, mover, Table::shipIndex);
  }

  /** Returns the other huge ships. */
  static Neighbours huge(Table table, Ship mover) {
    return new Neighbours(table, mover, Table::hugeIndex);
  }

  /** Returns the ship whose neighbours these are. */
  Ship mover() {
    return mover;
  }

  /** Turns to another table or another mover. */
  void lookAt(Table newTable, Ship newMover) {
    table = newTable;
    mover = newMover;
    place = table.place(mover.id());
  }

  /**
   * Returns the signed separation, in millimetres, of the mover standing at a pose and the nearest
   * other ship; positive infinity if there is none.
   *
   * <p>The ship with the nearest centre is measured first. Of the others only those can be nearer
   * whose circles around the bases are; what is farther by x alone is not even looked at.
   */
  double nearest(Pose pose) {
    CircleIndex index = counted.apply(table);
    double x = pose.x();
    double y = pose.y();
    int first = index.nearestCentre(x, y, place);
    if (first < 0) {
      return Double.POSITIVE_INFINITY;
    }
    double own = mover.base().reach();
    double least = separation(pose, table.ships().get(index.item(first)));
    int begin = index.firstFrom(x - least - own - index.largestRadius());
    for (int k = index.nextWithin(least + own, x, y, begin);
        k < index.size();
        k = index.nextWithin(least + own, x, y, k + 1)) {
      if (k != first && index.item(k) != place) {
        least = separationBelow(least, pose, table.ships().get(index.item(k)));
      }
    }
    return least;
  }

  /** Returns the signed separation of two ships, measured in the first one's frame. */
  static double separation(Ship from, Ship to) {
    FreePathSearch search = new FreePathSearch(from.base().partSet(), 0);
    add(search, from.pose(), 0, to);
    return search.separation(new MotionState(), 0);
  }

  /** Returns the signed separation of the mover standing at a pose and another ship. */
  double separation(Pose pose, Ship other) {
    return separationBelow(Double.POSITIVE_INFINITY, pose, other);
  }

  private double separationBelow(double limit, Pose pose, Ship other) {
    single.reset(mover.base().partSet());
    add(single, pose, 0, other);
    return single.separationBelow(atOrigin, 0, limit);
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
  FreePathSearch within(double distance, Pose frame) {
    return within(distance, frame, 0);
  }

  /**
   * Does the same in a frame that lies so many millimetres ahead of a pose. Only differences of
   * given positions enter, so that nothing is rounded to the size of the table.
   */
  FreePathSearch within(double distance, Pose frame, double ahead) {
    CircleIndex index = counted.apply(table);
    int found = 0;
    int end = index.size();
    for (int k = index.firstFrom(frame.x() - distance - index.largestRadius());
        k < end && index.x(k) <= frame.x() + distance + index.largestRadius();
        k++) {
      double dx = index.x(k) - frame.x();
      double dy = index.y(k) - frame.y();
      double limit = distance + index.radius(k);
      if (dx * dx + dy * dy <= limit * limit && index.item(k) != place) {
        if (found == ships.length) {
          ships = Arrays.copyOf(ships, 2 * found);
        }
        ships[found++] = index.item(k);
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

  private static void add(FreePathSearch search, Pose frame, double ahead, Ship other) {
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
