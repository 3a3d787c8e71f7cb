package io.github.flightstand.geometry.sweep;

/**
 * Upper bounds of how fast and how unevenly a body moves on a piece of a motion, per unit of the
 * parameter.
 *
 * <pre>{@code
 * // along an arc of radius 50, the parameter being the distance covered
 * MotionBounds bounds = new MotionBounds(1, 0.02, 0.02, 0);
 * bounds.pointSpeed(25)           // 1.5
 * bounds.distanceCurvature(100)   // 0.1
 * }</pre>
 *
 * @param speed of the body's origin, in millimetres
 * @param acceleration length of the second derivative of the origin's position, in millimetres
 * @param turnRate size of the heading's derivative, in radians
 * @param turnAcceleration size of the heading's second derivative, in radians
 */
public record MotionBounds(
    double speed, double acceleration, double turnRate, double turnAcceleration) {

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a bound is negative or not finite
   */
  public MotionBounds {
    if (!(speed >= 0 && acceleration >= 0 && turnRate >= 0 && turnAcceleration >= 0)
        || !Double.isFinite(speed + acceleration + turnRate + turnAcceleration)) {
      throw new IllegalArgumentException(
          "bounds of a motion are at least 0 and finite, found "
              + speed
              + ", "
              + acceleration
              + ", "
              + turnRate
              + ", "
              + turnAcceleration);
    }
  }

  /** Returns a bound of the speed of a point of the body at so many millimetres from its origin. */
  public double pointSpeed(double distance) {
    return speed + turnRate * distance;
  }

  /**
   * Returns a bound of the second derivative of the distance between a line and a point, one of
   * them carried by the body and the other at rest, the point and the body's origin at most so many
   * millimetres apart.
   *
   * <p>With the origin's path c and the heading θ, a fixed line sees a carried point p at n·(c +
   * R(θ)p), whose second derivative is at most |c″| + (|θ″| + θ′²)|p|; a carried line sees a fixed
   * point q at n·R(−θ)(q − c), whose second derivative is at most |c″| + 2|θ′||c′| + (|θ″| + θ′²)|q
   * − c|, the larger of the two.
   */
  public double distanceCurvature(double distance) {
    return acceleration
        + 2 * turnRate * speed
        + (turnAcceleration + turnRate * turnRate) * distance;
  }

  /**
   * Returns a bound of the second derivative of the distance between a fixed line and a point that
   * the body carries at so many millimetres from its origin: the smaller of the two above.
   */
  public double carriedCurvature(double distance) {
    return acceleration + (turnAcceleration + turnRate * turnRate) * distance;
  }
}
