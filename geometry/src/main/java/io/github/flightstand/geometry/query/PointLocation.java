package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.Polygon;

/** Whether a point lies in a polygon. */
final class PointLocation {

  private PointLocation() {}

  /**
   * Tells whether a point lies in a polygon, by counting the edges that a ray to the right crosses.
   * A point nearer to the boundary than rounding may come out either way.
   */
  static boolean inPolygon(Polygon polygon, double x, double y) {
    boolean inside = false;
    int n = polygon.size();
    for (int i = 0, j = n - 1; i < n; j = i++) {
      double ax = polygon.x(j) - x;
      double ay = polygon.y(j) - y;
      double bx = polygon.x(i) - x;
      double by = polygon.y(i) - y;
      // Half-open edges: a corner on the ray counts once.
      if ((ay > 0) != (by > 0) && (ax * by - ay * bx > 0) == (by > ay)) {
        inside = !inside;
      }
    }
    return inside;
  }
}
