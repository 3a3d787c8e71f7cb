package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;

/**
 * How far ends of free sets stay on the free side, so that the poses reported for them are free.
 *
 * <p>The searches themselves err by less than 3e-13 mm of separation; a reported position is
 * rounded to doubles on top, which is a few units in the last place of its coordinates.
 */
final class Rounding {

  private static final double OF_SEARCH = 3e-13;

  private Rounding() {}

  /** Returns the spare for poses near this one, in millimetres of separation. */
  static double spare(Pose pose) {
    return OF_SEARCH + 4 * Math.ulp(Math.max(Math.abs(pose.x()), Math.abs(pose.y())));
  }
}
