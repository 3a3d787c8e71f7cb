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
    // The edge and the distance before it are looked for in line, twice: a method could return both
    // only in an object, and working out one again from the other costs a tenth of all the time.
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
      for (int i = 0; i < a.size(); i++) {
        least = Math.min(least, squaredDistance(a.x(i), a.y(i), b.x(j), b.y(j), b.x(k), b.y(k)));
      }
    }
    return least;
  }

  /** Returns the squared distance of the point p from the segment from a to b. */
  static double squaredDistance(double px, double py, double ax, double ay, double bx, double by) {
    double ex = bx - ax;
    double ey = by - ay;
    double dx = px - ax;
    double dy = py - ay;
    double t = Math.max(0, Math.min(1, (dx * ex + dy * ey) / (ex * ex + ey * ey)));
    double ox = dx - t * ex;
    double oy = dy - t * ey;
    return ox * ox + oy * oy;
  }
}
