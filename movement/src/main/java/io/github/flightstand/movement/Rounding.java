package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;

/**
 * How far ends of free sets stay on the free side, so that the poses reported for them are free.
 *
 * <p>The closed forms err by less than 1e-13 mm of separation; a reported position is rounded to
 * doubles on top, half a unit in the last place in x and in y.
 */
final class Rounding {

  private static final double OF_CLOSED_FORMS = 1e-13;

  private Rounding() {}

  /**
   * Returns the spare for poses near this one, in millimetres of separation: below 1e-12, and so
   * below 1e-9 of a slide at a slope of 1e-3, on tables of up to four metres.
   */
  static double spare(Pose pose) {
    return OF_CLOSED_FORMS + 1.5 * Math.ulp(Math.max(Math.abs(pose.x()), Math.abs(pose.y())));
  }
}
