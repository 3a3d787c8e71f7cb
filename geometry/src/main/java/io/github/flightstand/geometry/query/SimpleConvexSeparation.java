package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;

/**
 * The signed separation of a simple and a convex polygon: minus the inner depth of the former in
 * the latter where they overlap.
 */
final class SimpleConvexSeparation {

  private SimpleConvexSeparation() {}

  static double between(SimplePolygon a, ConvexPolygon b) {
    double depth = InnerDepth.of(a, b);
    if (depth > 0) {
      return -depth;
    }
    NearestPair pair = new NearestPair();
    pair.polygons(a, b);
    return pair.distance();
  }
}
