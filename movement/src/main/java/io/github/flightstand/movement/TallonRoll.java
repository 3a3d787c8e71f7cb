package io.github.flightstand.movement;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.StraightMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The end of a Tallon roll: the ship's side lies flush on the template's end, anywhere along it so
 * that no part of the template sticks out (the project's rules, section on maneuvers).
 *
 * <p>So the base may sit up to half of its length less the template's width forward or backward of
 * centred. If any of these offsets is free of ships, one of them must be used; else the roll is not
 * made. Scratch space of one thread.
 */
final class TallonRoll {

  private final Tolerance tolerance;

  TallonRoll(Tolerance tolerance) {
    this.tolerance = tolerance;
  }

  /**
   * What a Tallon roll's end leaves open.
   *
   * @param free the free offsets along the new heading, forward positive
   * @param overlapped ids of the ships that the base overlaps at some offset
   */
  record Room(IntervalSet free, List<String> overlapped) {}

  /**
   * Returns the free offsets of a ship at the end of its roll.
   *
   * @param centred the pose at offset 0, the rotation made
   * @param slack the greatest offset, at least 0
   */
  Room room(Pose centred, double slack, Neighbours neighbours) {
    FreePathSearch search = neighbours.within(slack + neighbours.mover().base().reach(), centred);
    StraightMotion sliding = new StraightMotion(Pose.IDENTITY, new Vector(1, 0), -slack, slack);
    search.setLevel(Math.min(0, Rounding.spare(centred) - tolerance.contact()));
    IntervalSet free = search.freeSet(sliding);
    search.setLevel(-tolerance.contact());
    List<String> overlapped = new ArrayList<>();
    for (int body = 0; body < search.bodies(); body++) {
      if (search.everBlocked(sliding, body, -slack, slack)) {
        overlapped.add(neighbours.collected(body).id());
      }
    }
    return new Room(free, overlapped);
  }

  /**
   * Checks an offset that was asked for: it must be possible and, if any is free, free.
   *
   * @param slack the greatest offset
   * @throws OffsetNotFreeException if it is not
   */
  static void check(OptionalDouble asked, double slack, IntervalSet free) {
    if (asked.isEmpty()) {
      return;
    }
    double offset = asked.getAsDouble();
    if (!(Math.abs(offset) <= slack)) {
      throw new OffsetNotFreeException(
          "an offset of "
              + offset
              + " mm is beyond "
              + slack
              + " mm either way, the free ones are "
              + free,
          free);
    }
    if (!free.isEmpty() && !free.contains(offset)) {
      throw new OffsetNotFreeException(
          "an offset of " + offset + " mm is not free, the free ones are " + free, free);
    }
  }
}
