package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ConvexPolygon;

/**
 * The signed separation of two convex polygons. Allocates nothing: searches call it in their loops.
 *
 * <p>In front of every edge of one polygon, the nearest corner of the other has a signed distance
 * from the edge's line; let s be the greatest of these over the edges of both (the separating axis
 * theorem). If s ≤ 0 the polygons overlap, and −s is the shortest translation that parts them,
 * since the normals of the Minkowski difference are the edges' normals. If s &gt; 0 they are apart
 * by at least s, and by exactly s if the nearest corner lies straight in front of the edge and not
 * to the side of it. Only where two corners face each other must the distance be searched for.
 */
final class ConvexConvexSeparation {

  private ConvexConvexSeparation() {}

  static double between(ConvexPolygon a, ConvexPolygon b) {
    int edgeOfA = 0;
    double overA = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < a.size(); i++) {
      double s = leastInFront(a, i, b);
      if (s > overA) {
        overA = s;
        edgeOfA = i;
      }
    }
    int edgeOfB = 0;
    double overB = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < b.size(); i++) {
      double s = leastInFront(b, i, a);
      if (s > overB) {
        overB = s;
        edgeOfB = i;
      }
    }
    double best = Math.max(overA, overB);
    if (best <= 0
        || (overA == best && facesCorner(a, edgeOfA, b, best))
        || (overB == best && facesCorner(b, edgeOfB, a, best))) {
      return best;
    }
    return Math.sqrt(Math.min(leastSquared(a, b), leastSquared(b, a)));
  }

  /** Returns the least signed distance of b's corners from the line of a's edge i. */
  static double leastInFront(ConvexPolygon a, int i, ConvexPolygon b) {
    double nx = a.normalX(i);
    double ny = a.normalY(i);
    double x = a.x(i);
    double y = a.y(i);
    double least = Double.POSITIVE_INFINITY;
    for (int j = 0; j < b.size(); j++) {
      least = Math.min(least, (b.x(j) - x) * nx + (b.y(j) - y) * ny);
    }
    return least;
  }

  /** Tells whether a corner of b at the distance s lies straight in front of a's edge i. */
  private static boolean facesCorner(ConvexPolygon a, int i, ConvexPolygon b, double s) {
    double nx = a.normalX(i);
    double ny = a.normalY(i);
    double x = a.x(i);
    double y = a.y(i);
    int next = i + 1 == a.size() ? 0 : i + 1;
    double length = (a.y(next) - y) * nx - (a.x(next) - x) * ny;
    for (int j = 0; j < b.size(); j++) {
      double dx = b.x(j) - x;
      double dy = b.y(j) - y;
      if (dx * nx + dy * ny == s) {
        double along = dy * nx - dx * ny;
        if (along >= 0 && along <= length) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the least squared distance of a's corners from b's edges. */
  private static double leastSquared(ConvexPolygon a, ConvexPolygon b) {
    double least = Double.POSITIVE_INFINITY;
    int n = b.size();
    for (int k = 0, j = n - 1; k < n; j = k++) {
      double x = b.x(j);
      double y = b.y(j);
      double ex = b.x(k) - x;
      double ey = b.y(k) - y;
      double whole = ex * ex + ey * ey;
      for (int i = 0; i < a.size(); i++) {
        double dx = a.x(i) - x;
        double dy = a.y(i) - y;
        double t = Math.max(0, Math.min(1, (dx * ex + dy * ey) / whole));
        double ox = dx - t * ex;
        double oy = dy - t * ey;
        least = Math.min(least, ox * ox + oy * oy);
      }
    }
    return least;
  }
}
