package io.github.flightstand.movement;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.SlidingDepth;
import io.github.flightstand.geometry.sweep.StraightMotion;
import io.github.flightstand.movement.table.CircleIndex;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Table;
import java.util.Collection;
import java.util.Set;

/** The obstacles near a place, seen in its frame. */
final class NearObstacles {

  private final Table table;
  private final Pose frame;
  private final int[] entries;
  private final int count;

  /** Finds the obstacles of some kinds that come within so many millimetres of a frame's origin. */
  NearObstacles(Table table, Set<ObstacleKind> kinds, double distance, Pose frame) {
    this.table = table;
    this.frame = frame;
    CircleIndex index = table.obstacleIndex();
    double widest = distance + index.largestRadius();
    int from = index.firstFrom(frame.x() - widest);
    entries = new int[index.size() - from];
    int found = 0;
    for (int k = from; k < index.size() && index.x(k) <= frame.x() + widest; k++) {
      double dx = index.x(k) - frame.x();
      double dy = index.y(k) - frame.y();
      double limit = distance + index.radius(k);
      if (dx * dx + dy * dy <= limit * limit
          && kinds.contains(table.obstacles().get(index.item(k)).kind())) {
        entries[found++] = k;
      }
    }
    count = found;
  }

  /** Returns how many there are. */
  int count() {
    return count;
  }

  /** Returns one of them. */
  Obstacle obstacle(int number) {
    return table.obstacles().get(table.obstacleIndex().item(entries[number]));
  }

  /**
   * Returns where a body that slides in a straight line of the frame shares no interior point with
   * any of them.
   *
   * @param blockers takes the ids of those with which it somewhere does
   */
  IntervalSet free(BodyParts moving, StraightMotion sliding, Collection<String> blockers) {
    FreePathSearch search = inWayOf(moving);
    IntervalSet free = search.freeSet(sliding);
    if (!free.equals(IntervalSet.of(new Interval(sliding.from(), sliding.to())))) {
      for (int i = 0; i < count; i++) {
        if (search.everBlocked(sliding, i, sliding.from(), sliding.to())) {
          blockers.add(obstacle(i).id());
        }
      }
    }
    return free;
  }

  /**
   * Returns the slides at which a curve overlaps none of them by more than a depth.
   *
   * @param moving the curve on the table, at slide 0
   * @param along the unit vector on the table along which it slides
   * @param range the slides asked about
   * @param depth millimetres
   * @param blockers takes the ids of those that it somewhere overlaps by more
   */
  IntervalSet free(
      AnnularSector moving,
      Vector along,
      Interval range,
      double depth,
      Collection<String> blockers) {
    IntervalSet all = IntervalSet.of(range);
    IntervalSet free = all;
    for (int i = 0; i < count; i++) {
      IntervalSet clear = SlidingDepth.free(moving, along, range, obstacle(i).outline(), depth);
      if (!clear.equals(all)) {
        blockers.add(obstacle(i).id());
      }
      free = free.intersect(clear);
    }
    return free;
  }

  private FreePathSearch inWayOf(BodyParts moving) {
    FreePathSearch search = new FreePathSearch(moving, 0);
    double c = frame.heading().cos();
    double s = frame.heading().sin();
    CircleIndex index = table.obstacleIndex();
    for (int i = 0; i < count; i++) {
      double dx = index.x(entries[i]) - frame.x();
      double dy = index.y(entries[i]) - frame.y();
      search.add(
          table.obstacleParts(index.item(entries[i])), c * dx + s * dy, c * dy - s * dx, c, -s);
    }
    return search;
  }
}
