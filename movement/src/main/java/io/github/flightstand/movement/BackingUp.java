package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.motion.MotionState;
import io.github.flightstand.geometry.query.ClearanceSearch;
import io.github.flightstand.movement.component.Rail;
import io.github.flightstand.movement.table.Ship;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * Backing up: a ship whose end position overlaps another slides back along the rail to the first
 * position that overlaps none (000, heading on overlapping ships; 001, heading on overlapping other
 * ships).
 *
 * <p>That is the largest arc length at which every separation is at least minus the tolerance. The
 * stop is solved a hair to the free side, and again a little more so until the pose as it is
 * reported, rounded to doubles, is free: asking again about that pose finds contact and no overlap.
 * Scratch space of one thread.
 */
final class BackingUp {

  /** How far the first attempt stays on the free side, in millimetres of separation. */
  private static final double FIRST_SPARE = 3e-13;

  /**
   * How much the reported pose must be on the free side, so that it looks free from the other ship
   * too.
   */
  private static final double REPORTED_SPARE = 1e-13;

  /**
   * Where a ship stopped.
   *
   * @param s the arc length on the rail
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
   * Backs a ship up from the end of its course.
   *
   * @param neighbours the other ships as the mover sees them
   * @param overlappedBeside ids of ships that it overlapped in positions beside the rail, such as a
   *     Tallon roll's ends
   */
  Stop alongRail(Course course, Neighbours neighbours, Collection<String> overlappedBeside) {
    Rail rail = course.rail();
    // No point of the ship gets farther from the template's start than this.
    double distance = rail.length() - rail.start() / 2 + neighbours.mover().base().reach();
    ClearanceSearch search = neighbours.within(distance, course.laid());
    double s;
    Pose pose;
    double spare = FIRST_SPARE;
    do {
      search.setLevel(Math.min(0, spare - tolerance.contact()));
      s = lastFree(search, rail);
      pose = course.poseAt(s);
      spare *= 2;
    } while (s > rail.start() && neighbours.nearest(pose) < REPORTED_SPARE - tolerance.contact());
    return new Stop(s, pose, touching(search, course, s, pose, neighbours, overlappedBeside));
  }

  /** The last free arc length; the start if there is none. */
  private double lastFree(ClearanceSearch search, Rail rail) {
    rail.motion().at(rail.length(), state);
    if (search.free(state)) {
      return rail.length();
    }
    double last = search.lastFree(rail.motion());
    return Double.isNaN(last) ? rail.start() : last;
  }

  private List<String> touching(
      ClearanceSearch search,
      Course course,
      double s,
      Pose pose,
      Neighbours neighbours,
      Collection<String> overlappedBeside) {
    search.setLevel(-tolerance.contact());
    List<String> touching = new ArrayList<>(1);
    for (int body = 0; body < search.bodies(); body++) {
      Ship other = neighbours.collected(body);
      if (neighbours.separation(pose, other) <= tolerance.contact()
          && (overlappedBeside.contains(other.id())
              || search.everBlocked(course.rail().motion(), body, s, course.rail().length()))) {
        touching.add(other.id());
      }
    }
    Collections.sort(touching);
    return touching;
  }
}
