package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.Polygon;

/**
 * The signed separation of a convex or simple polygon and an arc band: minus the inner depth of the
 * polygon in the band where they overlap.
 */
final class PolygonArcSeparation {

  private PolygonArcSeparation() {}

  static double between(Polygon a, ArcBand b) {
    double depth = InnerDepth.of(a, b);
    if (depth > 0) {
      return -depth;
    }
    NearestPair pair = new NearestPair();
    pair.polygonAndBand(a, b);
    return pair.distance();
  }
}
