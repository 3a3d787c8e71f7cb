package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;

/**
 * A slide in a straight line without turning.
 *
 * <pre>{@code
 * // a base that starts at x = -20 and moves 40 mm ahead; the parameter is the distance covered
 * new StraightMotion(Pose.at(-20, 0, 0), new Vector(1, 0), 0, 40)
 * }</pre>
 *
 * @param origin the pose at parameter 0
 * @param velocity the displacement per unit of the parameter, in millimeters
 * @param from the first parameter
 * @param to the last parameter, not below the first
 */
public record StraightMotion(Pose origin, Vector velocity, double from, double to)
    implements Motion {

  /**
   * Checks the range.
   *
   * @throws IllegalArgumentException if the range is empty or not finite
   */
  public StraightMotion {
    if (!Double.isFinite(from) || !Double.isFinite(to) || from > to) {
      throw new IllegalArgumentException(
          "a motion's range is finite and in order, found " + from + " to " + to);
    }
  }

  @Override
  public void at(double parameter, MotionState out) {
    out.stand(
        origin.x() + parameter * velocity.x(),
        origin.y() + parameter * velocity.y(),
        origin.heading().cos(),
        origin.heading().sin());
    out.move(velocity.x(), velocity.y(), 0);
  }
}
