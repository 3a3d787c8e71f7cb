package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.OpenPolygon;

/**
 * The signed separation of a convex polygon and an open one. Allocates nothing unless they are
 * apart.
 *
 * <p>As between convex polygons, but in front of a polygon's edge the open one has a least distance
 * only if none of its directions leads back through the edge's line; it is then that of a ray's
 * start.
 */
final class ConvexOpenSeparation {

  private ConvexOpenSeparation() {}

  static double between(ConvexPolygon a, OpenPolygon b) {
    double best = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < b.size(); k++) {
      double deepest = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < a.size(); i++) {
        deepest = Math.max(deepest, b.depth(k, a.x(i), a.y(i)));
      }
      best = Math.max(best, -deepest);
    }
    // Between opposite rays lies half of the plane, so the direction between them counts as well;
    // it is that of the sum of both normals, which for a strip is zero.
    double midX = b.normalX(0) + b.normalX(1);
    double midY = b.normalY(0) + b.normalY(1);
    for (int i = 0; i < a.size(); i++) {
      double nx = a.normalX(i);
      double ny = a.normalY(i);
      if (nx * b.rightRayX() + ny * b.rightRayY() >= -WedgeField.PARALLEL
          && nx * b.leftRayX() + ny * b.leftRayY() >= -WedgeField.PARALLEL
          && nx * midX + ny * midY >= -WedgeField.PARALLEL) {
        double right = (b.rightX() - a.x(i)) * nx + (b.rightY() - a.y(i)) * ny;
        double left = (b.leftX() - a.x(i)) * nx + (b.leftY() - a.y(i)) * ny;
        best = Math.max(best, Math.min(right, left));
      }
    }
    if (best <= 0) {
      return best;
    }
    NearestPair pair = new NearestPair();
    pair.polygonAndOpen(a, b);
    return pair.distance();
  }
}
