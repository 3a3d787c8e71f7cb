package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import java.util.List;

/**
 * The signed separation of two shapes that are unions of convex polygons: the least over all pairs
 * of parts.
 */
final class PartsSeparation {

  /** Millimetres by which rounding may make circles too small: what they rule out stays out. */
  private static final double SLACK = 1e-8;

  private PartsSeparation() {}

  static double between(List<ConvexPolygon> a, List<ConvexPolygon> b) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < a.size(); i++) {
      ConvexPolygon p = a.get(i);
      for (int j = 0; j < b.size(); j++) {
        ConvexPolygon q = b.get(j);
        if (leastPossible(p, q) < least) {
          least = Math.min(least, ConvexConvexSeparation.between(p, q));
        }
      }
    }
    return least;
  }

  /** The circles around two polygons bound their gap from below, and their depth from above. */
  static double leastPossible(Polygon p, Polygon q) {
    double dx = q.centreX() - p.centreX();
    double dy = q.centreY() - p.centreY();
    return Math.sqrt(dx * dx + dy * dy) - (p.radius() + q.radius() + SLACK);
  }
}
