package io.github.flightstand.geometry;

import io.github.flightstand.geometry.arithmetic.Elementary;

/**
 * A displacement in the plane, in millimeters.
 *
 * <pre>{@code
 * new Vector(3, 4).length()                   // 5.0
 * new Vector(1, 0).cross(new Vector(0, 1))    // 1.0: the second is to the left of the first
 * }</pre>
 *
 * @param x millimeters to the right
 * @param y millimeters up
 */
public record Vector(double x, double y) {

  /** The displacement of length 0. */
  public static final Vector ZERO = new Vector(0, 0);

  /**
   * Checks that both components are finite.
   *
   * @throws IllegalArgumentException if a component is infinite or not a number
   */
  public Vector {
    if (!Double.isFinite(x) || !Double.isFinite(y)) {
      throw new IllegalArgumentException(
          "a vector needs finite components, found (" + x + ", " + y + ")");
    }
  }

  /** Returns the sum of the two displacements. */
  public Vector plus(Vector other) {
    return new Vector(x + other.x, y + other.y);
  }

  /** Returns this displacement multiplied by {@code factor}. */
  public Vector times(double factor) {
    return new Vector(x * factor, y * factor);
  }

  /** Returns the displacement of the same length in the opposite direction. */
  public Vector negated() {
    return new Vector(-x, -y);
  }

  /** Returns the dot product, in square millimeters. */
  public double dot(Vector other) {
    return x * other.x + y * other.y;
  }

  /** Returns the cross product's z component: positive if {@code other} points to the left. */
  public double cross(Vector other) {
    return x * other.y - y * other.x;
  }

  /** Returns the length in millimeters. */
  public double length() {
    return Elementary.hypot(x, y);
  }
}
