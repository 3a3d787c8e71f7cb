package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Wedge;

/**
 * The signed separation of a convex polygon and a wedge of at most 180 degrees.
 *
 * <p>As between convex polygons, but in front of a polygon's edge the wedge has a least distance
 * only if none of its directions leads back through the edge's line; it is then that of the apex.
 */
final class ConvexWedgeSeparation {

  private ConvexWedgeSeparation() {}

  static double between(ConvexPolygon a, Wedge b) {
    WedgeField field = WedgeField.of(b);
    double best = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < field.size(); k++) {
      double deepest = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < a.size(); i++) {
        deepest = Math.max(deepest, field.at(k, a.x(i), a.y(i)));
      }
      best = Math.max(best, -deepest);
    }
    for (int i = 0; i < a.size(); i++) {
      double nx = a.normalX(i);
      double ny = a.normalY(i);
      if (field.least(nx, ny) >= -WedgeField.PARALLEL) {
        best = Math.max(best, (field.apexX() - a.x(i)) * nx + (field.apexY() - a.y(i)) * ny);
      }
    }
    if (best <= 0) {
      return best;
    }
    NearestPair pair = new NearestPair();
    pair.polygonAndWedge(a, b);
    return pair.distance();
  }
}
