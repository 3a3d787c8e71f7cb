package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.Polygon;

/**
 * The signed separation of a polygon and a convex polygon or arc band: minus the inner depth of the
 * former in the latter where they overlap.
 */
final class PolygonFieldSeparation {

  private PolygonFieldSeparation() {}

  static double between(Polygon a, BoundedField b) {
    double depth = b.innerDepth(a);
    return depth > 0 ? -depth : b.gap(a);
  }
}
