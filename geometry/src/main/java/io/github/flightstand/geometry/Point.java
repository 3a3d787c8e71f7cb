package io.github.flightstand.geometry;

import io.github.flightstand.geometry.arithmetic.Elementary;

/**
 * A place in the plane.
 *
 * <p>Coordinates are in millimeters, x to the right and y up. They are finite; {@code -0.0} stays
 * {@code -0.0}.
 *
 * <pre>{@code
 * new Point(0, 0).distanceTo(new Point(3, 4)) // 5.0
 * new Point(1, 2).plus(new Vector(10, 0))     // Point[x=11.0, y=2.0]
 * }</pre>
 *
 * @param x millimeters to the right of the origin
 * @param y millimeters above the origin
 */
public record Point(double x, double y) {

  /** The origin of the frame. */
  public static final Point ORIGIN = new Point(0, 0);

  /**
   * Checks that both coordinates are finite.
   *
   * @throws IllegalArgumentException if a coordinate is infinite or not a number
   */
  public Point {
    if (!Double.isFinite(x) || !Double.isFinite(y)) {
      throw new IllegalArgumentException(
          "a point needs finite coordinates, found (" + x + ", " + y + ")");
    }
  }

  /** Returns this point moved by {@code offset}. */
  public Point plus(Vector offset) {
    return new Point(x + offset.x(), y + offset.y());
  }

  /** Returns the vector that leads from this point to {@code other}. */
  public Vector vectorTo(Point other) {
    return new Vector(other.x - x, other.y - y);
  }

  /** Returns the straight distance to {@code other}, in millimeters. */
  public double distanceTo(Point other) {
    return Elementary.hypot(other.x - x, other.y - y);
  }
}
