package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.sweep.Motion;

/**
 * The way that a maneuver takes a ship, and on which it backs up: a motion in a frame that stands
 * on the table.
 */
interface Way {

  /** Returns the ship's pose before the maneuver, facing where it goes. */
  Pose travelling();

  /** Returns how far ahead of that pose the motion's frame lies, in millimetres. */
  double ahead();

  /**
   * Returns the motion, from the pose before the maneuver to where the maneuver ends. The ship's
   * centre is never farther from where it was than the parameter has grown.
   */
  Motion motion();

  /**
   * Returns the ship's pose on the table; at the motion's start exactly the pose before the
   * maneuver.
   *
   * @param parameter from the motion's start to its end
   */
  Pose poseAt(double parameter);
}
