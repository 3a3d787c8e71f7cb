package io.github.flightstand.geometry.sweep;

/**
 * Upper bounds of how fast and how unevenly a body moves on a piece of a motion, per unit of the
 * parameter.
 *
 * <pre>{@code
 * // along an arc of radius 50, the parameter being the distance covered
 * MotionBounds bounds = new MotionBounds(1, 0.02, 0.02, 0.02, 0);
 * bounds.pointSpeed(25)           // 1.5
 * bounds.distanceCurvature(100)   // 0.06
 * }</pre>
 *
 * @param speed of the body's origin, in millimetres
 * @param acceleration length of the second derivative of the origin's position, in millimetres
 * @param seenAcceleration length of the second derivative of where the body sees a point at rest
 *     that its origin just passes, in millimetres: with the origin's path c and the heading θ, of
 *     2θ′Jc′ − c″, J being a quarter turn to the left; in a pure turn the two parts point the same
 *     way and it is as long as c″
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

  /** Returns a bound of the speed of a point of the body at so many millimetres from its origin. */
  public double pointSpeed(double distance) {
    return speed + turnRate * distance;
  }

  /**
   * Returns a bound of the second derivative of the distance between a line and a point, one of
   * them carried by the body and the other at rest, the point and the body's origin at most so many
   * millimetres apart: the greater of the two below.
   */
  public double distanceCurvature(double distance) {
    return Math.max(carriedCurvature(distance), seenCurvature(distance));
  }

  /**
   * Returns a bound of the second derivative of the distance between a fixed line and a point that
   * the body carries at so many millimetres from its origin.
   *
   * <p>The line sees the point p at n·(c + R(θ)p), whose second derivative is at most |c″| + (|θ″|
   * + θ′²)|p|.
   */
  public double carriedCurvature(double distance) {
    return acceleration + (turnAcceleration + turnRate * turnRate) * distance;
  }

  /**
   * Returns a bound of the second derivative of the distance between a line that the body carries
   * and a fixed point at most so many millimetres from the body's origin.
   *
   * <p>The line sees the point q at n·R(−θ)(q − c), whose second derivative is n·R(−θ)(2θ′Jc′ − c″)
   * − n·(θ″J + θ′²)R(−θ)(q − c).
   */
  public double seenCurvature(double distance) {
    return seenAcceleration + (turnAcceleration + turnRate * turnRate) * distance;
  }
}
