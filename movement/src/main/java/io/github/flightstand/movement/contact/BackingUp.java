package io.github.flightstand.movement.contact;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.LastFree;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.table.Ship;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * The backing up of a ship whose end position overlaps another: it slides back along its path to
 * the first position that overlaps none (000, heading on overlapping ships; 001, on overlapping
 * others).
 *
 * <p>That position is the largest path parameter at which every separation is at least minus the
 * tolerance. Its reported pose is rounded to doubles. If the rounded pose overlaps, the ship is
 * taken back a little more, so that a question about the reported pose finds contact and no
 * overlap.
 */
public final class BackingUp {

  /** The room, in mm, that a reported pose needs so that the other ship finds it free too. */
  private static final double SPARE = 1e-13;

  /** The distance along the path, in millimeters, below which positions count as the same. */
  private static final double RESOLUTION = 1e-9;

  /**
   * The greatest distance, in millimeters, that rounding takes a pose back: a ship that slides
   * along another in contact finds no more room nearby.
   */
  private static final double FARTHEST_BACK = 1e-4;

  /**
   * The stop of a ship that backed up.
   *
   * @param s the path's parameter
   * @param pose the pose on the table
   * @param touching the ids of the ships that it overlapped and is now in contact with, sorted
   */
  public record Stop(double s, Pose pose, List<String> touching) {}

  private final LaidPath path;
  private final Motion motion;
  private final Neighbours neighbours;
  private final double contact;
  private final FreePathSearch search;

  /** The path parameter at which the ship stands. */
  private double at;

  private Pose pose;

  private BackingUp(LaidPath path, Neighbours neighbours, double contact) {
    this.path = path;
    motion = path.path().motion();
    this.neighbours = neighbours;
    this.contact = contact;
    search = neighbours.along(path, contact);
    search.setLevel(-contact);
    at = motion.from();
    pose = path.poseAt(at);
  }

  /**
   * Backs a ship up from the end of its path.
   *
   * @param neighbours the other ships as the moving ship sees them
   * @param overlappedBeside the ids of ships that it overlapped at positions beside the path, such
   *     as a Tallon roll's ends
   */
  public static Stop along(
      LaidPath path,
      Neighbours neighbours,
      Tolerance tolerance,
      Collection<String> overlappedBeside) {
    double level = neighbours.level(tolerance);
    if (level > 0) {
      return neighbours.keepingClear(path, level).backUp();
    }
    BackingUp backingUp = new BackingUp(path, neighbours, -level);
    LastFree last = backingUp.search.lastFree(backingUp.motion);
    double s = backingUp.orStart(last);
    backingUp.standNear(s, last.slope());
    return backingUp.stop(s, last.stopper(), overlappedBeside);
  }

  /**
   * Puts the ship where it is reported to stop: at the stop itself or, if rounding makes it overlap
   * there, farther back in the same free window, where it keeps off the ships by a little more.
   */
  private void standNear(double s, double slope) {
    double free = SPARE - contact;
    // The stop on a straight is exact, so it has no room to spare. At a steep contact there is
    // enough room this little before the stop, unless another ship is as near.
    double back = 2 * SPARE / slope;
    if (back <= RESOLUTION && s - back > motion.from() && isFreeAt(s - back, free)) {
      return;
    }
    boolean isFree = isFreeAt(s, free);
    for (double spare = 2 * SPARE; s > motion.from() && spare < contact && !isFree; spare *= 2) {
      search.setLevel(spare - contact);
      double fartherBack = orStart(search.lastFree(motion, s));
      search.setLevel(-contact);
      if (s - fartherBack > FARTHEST_BACK || !freeBetween(fartherBack, s)) {
        return;
      }
      isFree = isFreeAt(fartherBack, free);
    }
  }

  /** Puts the ship at a parameter, and tests whether it is free there by a level. */
  private boolean isFreeAt(double parameter, double level) {
    at = parameter;
    pose = path.poseAt(parameter);
    return neighbours.isFree(level, pose);
  }

  private boolean freeBetween(double from, double to) {
    for (int body = 0; body < search.bodies(); body++) {
      if (search.everBlocked(motion, body, from, to)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the last free parameter, or the start if there is none. */
  private double orStart(LastFree last) {
    return Double.isNaN(last.at()) ? motion.from() : last.at();
  }

  private Stop stop(double s, int stopper, Collection<String> overlappedBeside) {
    // A ship taken back by no more than the resolution is in contact with what stopped it.
    boolean inContact = s > motion.from() && s - at <= RESOLUTION;
    List<String> touching = new ArrayList<>(1);
    int deepest = -1;
    // A ship that is merely flush does not overlap this deep.
    double least = -contact / 2;
    double apart = Math.nextUp(contact);
    for (int body = 0; body < search.bodies(); body++) {
      Ship other = neighbours.collected(body);
      if (body == stopper && inContact) {
        touching.add(other.id());
        continue;
      }
      double separation = neighbours.separationBelow(apart, pose, other);
      if (separation <= contact
          && (body == stopper
              || overlappedBeside.contains(other.id())
              || search.everBlocked(motion, body, s, motion.to()))) {
        touching.add(other.id());
      }
      if (separation < least) {
        least = separation;
        deepest = body;
      }
    }
    if (touching.isEmpty() && deepest >= 0 && s < motion.to()) {
      // The ship that stopped it overlaps equally deep all the way, too deep by less than doubles
      // resolve.
      touching.add(neighbours.collected(deepest).id());
    }
    Collections.sort(touching);
    return new Stop(s, pose, touching);
  }
}
