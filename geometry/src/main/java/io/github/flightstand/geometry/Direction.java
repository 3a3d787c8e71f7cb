package io.github.flightstand.geometry;

import io.github.flightstand.geometry.arithmetic.Elementary;

/**
 * A direction in the plane: degrees counterclockwise from the +x axis, with their cosine and sine.
 *
 * <p>Degrees are the source of truth. They lie in [0, 360). Turning adds degrees and reduces the
 * sum exactly where doubles allow it. So a ship that turns left by 45 eight times faces as before.
 * Cosine and sine are computed in plain arithmetic after an exact reduction to [−45, 45], so every
 * machine gets the same bits. They are exact at multiples of 90, and mirror images of each other
 * where the directions are. The error of each is below 2⁻⁵².
 *
 * <pre>{@code
 * Direction.ofDegrees(90).cos()                  // 0.0, exactly
 * Direction.ofDegrees(350).turnedBy(45).degrees() // 35.0
 * }</pre>
 */
public final class Direction {

  /** Along +x. */
  public static final Direction EAST = ofDegrees(0);

  /** Along +y. */
  public static final Direction NORTH = ofDegrees(90);

  private final double degrees;
  private final double cos;
  private final double sin;

  private Direction(double degrees, double cos, double sin) {
    this.degrees = degrees;
    this.cos = cos;
    this.sin = sin;
  }

  /**
   * Returns the direction {@code degrees} counterclockwise from the +x axis.
   *
   * @param degrees any finite angle; it is reduced to [0, 360)
   * @throws IllegalArgumentException if the angle is infinite or not a number
   */
  public static Direction ofDegrees(double degrees) {
    if (!Double.isFinite(degrees)) {
      throw new IllegalArgumentException("a direction needs finite degrees, found " + degrees);
    }
    double reduced = normalized(degrees);
    // Subtracting the nearest multiple of 90 is exact because the two are within a factor of two.
    // It is the nearest: the doubles next to 45, 135, 225 and 315 have other quotients than these.
    double turns = Math.rint(reduced / 90);
    double rest = reduced - 90 * turns;
    double radians = Elementary.toRadians(rest);
    double c = QuarterTurn.cos(radians);
    double s = QuarterTurn.sin(radians);
    int quadrant = (int) turns & 3;
    return switch (quadrant) {
      case 0 -> new Direction(reduced, c, s + 0.0);
      case 1 -> new Direction(reduced, 0.0 - s, c);
      case 2 -> new Direction(reduced, -c, 0.0 - s);
      default -> new Direction(reduced, s + 0.0, -c);
    };
  }

  /**
   * Returns the direction in which {@code vector} points.
   *
   * @throws IllegalArgumentException if the vector has no length
   */
  public static Direction of(Vector vector) {
    if (vector.x() == 0 && vector.y() == 0) {
      throw new IllegalArgumentException("a vector of no length has no direction");
    }
    return ofDegrees(Elementary.toDegrees(Elementary.atan2(vector.y(), vector.x())));
  }

  /** Returns the degrees counterclockwise from the +x axis, in [0, 360). */
  public double degrees() {
    return degrees;
  }

  /** Returns the cosine: the x component of the unit vector. */
  public double cos() {
    return cos;
  }

  /** Returns the sine: the y component of the unit vector. */
  public double sin() {
    return sin;
  }

  /** Returns this direction turned counterclockwise by {@code byDegrees}. */
  public Direction turnedBy(double byDegrees) {
    return byDegrees == 0 ? this : ofDegrees(degrees + byDegrees);
  }

  /** Returns the turn that leads from this direction to {@code other}: degrees in (−180, 180]. */
  public double degreesTo(Direction other) {
    double turn = Elementary.remainder(other.degrees - degrees, 360);
    return turn == -180 ? 180 : turn;
  }

  /** Returns the displacement of {@code millimetres} mm in this direction. */
  public Vector times(double millimetres) {
    return new Vector(cos * millimetres, sin * millimetres);
  }

  private static double normalized(double degrees) {
    if (degrees >= 0 && degrees < 360) {
      return degrees + 0.0;
    }
    // Within one turn of the range, the same result needs no division.
    boolean beside = degrees > -360 && degrees < 720;
    double reduced = beside ? degrees >= 360 ? degrees - 360 : degrees : degrees % 360;
    if (reduced < 0) {
      reduced += 360;
    }
    // A tiny negative angle rounds up to a full turn, and minus zero is zero.
    return reduced >= 360 ? 0.0 : reduced + 0.0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Direction that && degrees == that.degrees;
  }

  @Override
  public int hashCode() {
    return Double.hashCode(degrees);
  }

  @Override
  public String toString() {
    return "Direction[" + degrees + "°]";
  }
}
