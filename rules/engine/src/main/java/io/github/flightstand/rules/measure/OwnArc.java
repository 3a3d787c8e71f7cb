package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.UnboundedPolygon;

/**
 * A firing arc of another game, on a base of a caller's own.
 *
 * <p>In the base's own frame: +x is ahead and +y is left; millimeters.
 *
 * <pre>{@code
 * // 90 degrees ahead, through the corners of a square base of 50
 * OwnArc.between("front", new Point(25, -25), -45, new Point(25, 25), 45)
 * }</pre>
 *
 * @param name the arc's name
 * @param region the region that it covers
 */
public record OwnArc(String name, UnboundedPolygon region) {

  /**
   * Returns the arc between two rays, which may start at one point.
   *
   * @param right the start of the ray on the right as one looks along the arc
   * @param rightDegrees the ray's direction, in degrees to the left of ahead
   * @param left the start of the other ray
   * @param leftDegrees its direction, to the left of the first by at most 180 degrees
   * @throws IllegalArgumentException if the region between them is not convex
   */
  public static OwnArc between(
      String name, Point right, double rightDegrees, Point left, double leftDegrees) {
    try {
      return new OwnArc(
          name, UnboundedPolygon.between(right, ray(rightDegrees), left, ray(leftDegrees)));
    } catch (IllegalArgumentException bent) {
      throw new IllegalArgumentException("arc '" + name + "': " + bent.getMessage(), bent);
    }
  }

  private static Vector ray(double degrees) {
    return Direction.ofDegrees(degrees).times(1);
  }

  /**
   * Returns the strip ahead of the line between two points.
   *
   * @param right the end on the right as one looks along the strip
   * @param left the other end
   * @throws IllegalArgumentException if both are one point
   */
  public static OwnArc strip(String name, Point right, Point left) {
    try {
      return new OwnArc(name, UnboundedPolygon.strip(right, left));
    } catch (IllegalArgumentException narrow) {
      throw new IllegalArgumentException("arc '" + name + "': " + narrow.getMessage(), narrow);
    }
  }
}
