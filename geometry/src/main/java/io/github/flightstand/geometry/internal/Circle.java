package io.github.flightstand.geometry.internal;

import io.github.flightstand.geometry.Point;
import java.util.List;

/**
 * A circle around something, for rejecting quickly what is far away.
 *
 * <pre>{@code
 * Circle.around(List.of(new Point(0, 0), new Point(6, 8))) // center (3, 4), radius 5
 * }</pre>
 *
 * @param centre the center
 * @param radius millimeters, at least 0
 */
public record Circle(Point centre, double radius) {

  /**
   * Checks the radius.
   *
   * @throws IllegalArgumentException if the radius is negative or not finite
   */
  public Circle {
    if (!(radius >= 0) || !Double.isFinite(radius)) {
      throw new IllegalArgumentException(
          "a circle's radius is at least 0 and finite, found " + radius);
    }
  }

  /**
   * Returns a circle that encloses all these points. Its center is the middle of their bounding
   * box, so it is not always the smallest such circle.
   *
   * @throws IllegalArgumentException if there is no point
   */
  public static Circle around(List<Point> points) {
    if (points.isEmpty()) {
      throw new IllegalArgumentException("a circle around points needs at least one");
    }
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    for (Point p : points) {
      minX = Math.min(minX, p.x());
      maxX = Math.max(maxX, p.x());
      minY = Math.min(minY, p.y());
      maxY = Math.max(maxY, p.y());
    }
    Point centre = new Point(minX + (maxX - minX) / 2, minY + (maxY - minY) / 2);
    double radius = 0;
    for (Point p : points) {
      radius = Math.max(radius, centre.distanceTo(p));
    }
    return new Circle(centre, radius);
  }
}
