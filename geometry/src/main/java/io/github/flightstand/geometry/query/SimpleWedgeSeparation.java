package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.shape.Wedge;

/**
 * The signed separation of a simple polygon and a wedge of at most 180 degrees: minus the inner
 * depth of the polygon in the wedge where they overlap.
 */
final class SimpleWedgeSeparation {

  private SimpleWedgeSeparation() {}

  static double between(SimplePolygon a, Wedge b) {
    double depth = DeepestPoint.of(a, WedgeField.of(b), 0).depth();
    if (depth > 0) {
      return -depth;
    }
    NearestPair pair = new NearestPair();
    pair.polygonAndWedge(a, b);
    return pair.distance();
  }
}
