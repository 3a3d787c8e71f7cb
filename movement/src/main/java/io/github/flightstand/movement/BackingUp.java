package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.movement.table.Ship;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * Backing up: a ship whose end position overlaps another slides back along its way to the first
 * position that overlaps none (000, heading on overlapping ships; 001, heading on overlapping other
 * ships).
 *
 * <p>That is the largest parameter of the motion, on a rail the largest arc length, at which every
 * separation is at least minus the tolerance. The pose that is reported for it is rounded to
 * doubles; if that makes it overlap, it is taken a hair farther back, so that asking again about it
 * finds contact and no overlap. Scratch space of one thread.
 */
final class BackingUp {

  /** How much a reported pose must be on the free side, so that the other ship finds so too. */
  private static final double SPARE = 1e-13;

  /**
   * How far back a pose is taken for its rounding at most, in millimetres: a ship that slides along
   * another in contact finds more room nowhere near.
   */
  private static final double FARTHEST_BACK = 1e-4;

  /**
   * Where a ship stopped.
   *
   * @param s the motion's parameter, on a rail the arc length
   * @param pose the pose on the table
   * @param touching the ships that it overlapped and is now in contact with, in id order
   */
  record Stop(double s, Pose pose, List<String> touching) {}

  private final Tolerance tolerance;
  private final MotionState state = new MotionState();

  BackingUp(Tolerance tolerance) {
    this.tolerance = tolerance;
  }

  /**
   * Backs a ship up from the end of its way.
   *
   * @param neighbours the other ships as the mover sees them
   * @param overlappedBeside ids of ships that it overlapped in positions beside the way, such as a
   *     Tallon roll's ends
   */
  Stop along(Way way, Neighbours neighbours, Collection<String> overlappedBeside) {
    Motion motion = way.motion();
    // Whatever is farther from where the ship starts than this is never met on the way.
    double distance = motion.to() - motion.from() + neighbours.mover().base().reach();
    FreePathSearch search = neighbours.within(distance, way.travelling(), way.ahead());
    search.setLevel(-tolerance.contact());
    double s = lastFree(search, motion);
    Pose pose = reported(search, way, s, neighbours);
    return new Stop(s, pose, touching(search, way, s, pose, neighbours, overlappedBeside));
  }

  /**
   * The pose to report for a stop: that of the stop itself or, as long as rounding makes it
   * overlap, one in the same free window that keeps off the ships by a little more.
   */
  private Pose reported(FreePathSearch search, Way way, double s, Neighbours neighbours) {
    Pose pose = way.poseAt(s);
    double free = SPARE - tolerance.contact();
    for (double spare = 2 * SPARE;
        s > way.motion().from() && spare < tolerance.contact() && neighbours.nearest(pose) < free;
        spare *= 2) {
      search.setLevel(spare - tolerance.contact());
      double fartherBack = lastFree(search, way.motion());
      search.setLevel(-tolerance.contact());
      if (s - fartherBack > FARTHEST_BACK || !freeBetween(search, way.motion(), fartherBack, s)) {
        return pose;
      }
      pose = way.poseAt(fartherBack);
    }
    return pose;
  }

  private static boolean freeBetween(FreePathSearch search, Motion motion, double from, double to) {
    for (int body = 0; body < search.bodies(); body++) {
      if (search.everBlocked(motion, body, from, to)) {
        return false;
      }
    }
    return true;
  }

  /** The last free parameter; the start if there is none. */
  private double lastFree(FreePathSearch search, Motion motion) {
    motion.at(motion.to(), state);
    if (search.free(state)) {
      return motion.to();
    }
    double last = search.lastFree(motion);
    return Double.isNaN(last) ? motion.from() : last;
  }

  private List<String> touching(
      FreePathSearch search,
      Way way,
      double s,
      Pose pose,
      Neighbours neighbours,
      Collection<String> overlappedBeside) {
    List<String> touching = new ArrayList<>(1);
    int deepest = -1;
    // Who is merely flush is not this deep.
    double least = -tolerance.contact() / 2;
    for (int body = 0; body < search.bodies(); body++) {
      Ship other = neighbours.collected(body);
      double separation = neighbours.separation(pose, other);
      if (separation <= tolerance.contact()
          && (overlappedBeside.contains(other.id())
              || search.everBlocked(way.motion(), body, s, way.motion().to()))) {
        touching.add(other.id());
      }
      if (separation < least) {
        least = separation;
        deepest = body;
      }
    }
    if (touching.isEmpty() && deepest >= 0) {
      // The ship that stopped it stays as deep all the way: by less than doubles resolve too deep.
      touching.add(neighbours.collected(deepest).id());
    }
    Collections.sort(touching);
    return touching;
  }
}
