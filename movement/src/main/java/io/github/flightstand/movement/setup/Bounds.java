package io.github.flightstand.movement.setup;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.Polygon;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A shape's bounding box, its sides along the axes. */
record Bounds(double left, double bottom, double right, double top) {

  private static final int MOST = 101;

  static Bounds of(Polygon shape) {
    List<Point> corners = shape.corners();
    return new Bounds(
        corners.stream().mapToDouble(Point::x).min().orElseThrow(),
        corners.stream().mapToDouble(Point::y).min().orElseThrow(),
        corners.stream().mapToDouble(Point::x).max().orElseThrow(),
        corners.stream().mapToDouble(Point::y).max().orElseThrow());
  }

  Bounds widenedBy(double by) {
    return new Bounds(left - by, bottom - by, right + by, top + by);
  }

  /** Tests whether a disc may share a point with the rectangle. */
  boolean meets(Point centre, double radius) {
    return centre.x() + radius >= left
        && centre.x() - radius <= right
        && centre.y() + radius >= bottom
        && centre.y() - radius <= top;
  }

  /** Returns the point at these fractions of the way from left to right and from bottom to top. */
  Point at(double across, double up) {
    return new Point(left + across * (right - left), bottom + up * (top - bottom));
  }

  /**
   * Returns the middles of a grid's cells, from the rectangle's middle outward.
   *
   * @param cell the longest side of a cell, in millimeters
   */
  List<Point> grid(double cell) {
    int columns = odd((right - left) / cell);
    int rows = odd((top - bottom) / cell);
    List<Point> middles = new ArrayList<>(columns * rows);
    for (int i = 0; i < columns; i++) {
      for (int j = 0; j < rows; j++) {
        middles.add(at((i + 0.5) / columns, (j + 0.5) / rows));
      }
    }
    Point middle = at(0.5, 0.5);
    middles.sort(Comparator.comparingDouble(point -> squared(point, middle)));
    return middles;
  }

  /** Returns the least odd number of cells, at most 101; if odd, one cell is in the middle. */
  private static int odd(double cells) {
    int least = (int) Math.min(MOST, Math.ceil(cells));
    return least + 1 - least % 2;
  }

  private static double squared(Point one, Point other) {
    double x = one.x() - other.x();
    double y = one.y() - other.y();
    return x * x + y * y;
  }
}
