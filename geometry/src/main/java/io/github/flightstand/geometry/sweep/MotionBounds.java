package io.github.flightstand.geometry.sweep;

/**
 * Upper bounds on a body's rates and accelerations on a piece of a motion, per parameter unit.
 *
 * <pre>{@code
 * // along an arc of radius 50, the parameter being the distance covered
 * MotionBounds bounds = new MotionBounds(1, 0.02, 0.02, 0.02, 0);
 * bounds.pointSpeed(25)           // 1.5
 * bounds.distanceCurvature(100)   // 0.06
 * }</pre>
 *
 * @param speed speed of the body's origin, in millimeters
 * @param acceleration length of the second derivative of the origin's position, in millimeters
 * @param seenAcceleration length, in millimeters, of the second derivative of the place where the
 *     body sees a point at rest that its origin just passes. With the origin's path c, the heading
 *     θ and J a quarter turn to the left, this is 2θ′Jc′ − c″; in a pure turn the two parts point
 *     the same way, and it is as long as c″
 * @param turnRate size of the heading's derivative, in radians
 * @param turnAcceleration size of the heading's second derivative, in radians
 */
public record MotionBounds(
    double speed,
    double acceleration,
    double seenAcceleration,
    double turnRate,
    double turnAcceleration) {

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a bound is negative or not finite
   */
  public MotionBounds {
    boolean negative =
        speed < 0
            || acceleration < 0
            || seenAcceleration < 0
            || turnRate < 0
            || turnAcceleration < 0;
    double sum = speed + acceleration + seenAcceleration + turnRate + turnAcceleration;
    if (negative || !Double.isFinite(sum)) {
      throw new IllegalArgumentException(
          "bounds of a motion are at least 0 and finite, found %s, %s, %s, %s, %s"
              .formatted(speed, acceleration, seenAcceleration, turnRate, turnAcceleration));
    }
  }

  /** Returns a bound of the speed of a point of the body at {@code distance} mm from its origin. */
  public double pointSpeed(double distance) {
    return speed + turnRate * distance;
  }

  /**
   * Returns a bound of the second derivative of the distance between a line and a point, one of
   * them carried by the body and the other at rest. The point is at most {@code distance} mm from
   * the body's origin. This is the greater of the two bounds below.
   */
  public double distanceCurvature(double distance) {
    return Math.max(carriedCurvature(distance), seenCurvature(distance));
  }

  /**
   * Returns a bound of the second derivative of the distance between a fixed line and a point that
   * the body carries at {@code distance} mm from its origin.
   *
   * <p>The point p is at n·(c + R(θ)p) from the line, and the second derivative of that is at most
   * |c″| + (|θ″| + θ′²)|p|.
   */
  public double carriedCurvature(double distance) {
    return acceleration + (turnAcceleration + turnRate * turnRate) * distance;
  }

  /**
   * Returns a bound of the second derivative of the distance between a line that the body carries
   * and a fixed point at most {@code distance} mm from the body's origin.
   *
   * <p>The point q is at n·R(−θ)(q − c) from the line, and the second derivative of that is
   * n·R(−θ)(2θ′Jc′ − c″) − n·(θ″J + θ′²)R(−θ)(q − c).
   */
  public double seenCurvature(double distance) {
    return seenAcceleration + (turnAcceleration + turnRate * turnRate) * distance;
  }
}
