package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ConvexPolygon;

/**
 * The relation of two convex polygons, exact for their corners as they are.
 *
 * <p>The separation, and so the relation, follows from comparing corner-to-edge distances with −τ,
 * 0 and τ (see {@link ConvexConvexSeparation}); every comparison is one of {@link DistanceSign}'s.
 * The stored normals are not used.
 */
final class ConvexConvexRelation {

  private ConvexConvexRelation() {}

  static Relation between(ConvexPolygon a, ConvexPolygon b, double contact) {
    boolean overlap = true;
    boolean disjoint = false;
    for (boolean edgesOfA : new boolean[] {true, false}) {
      ConvexPolygon p = edgesOfA ? a : b;
      ConvexPolygon q = edgesOfA ? b : a;
      for (int i = 0; i < p.size(); i++) {
        if (overlap && leastSign(p, i, q, -contact) < 0) {
          continue;
        }
        overlap = false;
        if (leastSign(p, i, q, 0) <= 0) {
          continue;
        }
        disjoint = true;
        if (leastSign(p, i, q, contact) > 0) {
          return Relation.APART;
        }
      }
    }
    if (overlap) {
      return Relation.OVERLAP;
    }
    boolean apart = disjoint && cornersBeyond(a, b, contact) && cornersBeyond(b, a, contact);
    return apart ? Relation.APART : Relation.TOUCHING;
  }

  /** The sign of the least distance of q's corners in front of p's edge i, less the level. */
  private static int leastSign(ConvexPolygon p, int i, ConvexPolygon q, double level) {
    int next = i + 1 == p.size() ? 0 : i + 1;
    int least = 1;
    for (int j = 0; j < q.size() && least >= 0; j++) {
      least =
          Math.min(
              least,
              DistanceSign.rightOfLine(
                  p.x(i), p.y(i), p.x(next), p.y(next), q.x(j), q.y(j), level));
    }
    return least;
  }

  private static boolean cornersBeyond(ConvexPolygon p, ConvexPolygon q, double contact) {
    int n = p.size();
    for (int i = 0, h = n - 1; i < n; h = i++) {
      for (int j = 0; j < q.size(); j++) {
        if (DistanceSign.fromSegment(p.x(h), p.y(h), p.x(i), p.y(i), q.x(j), q.y(j), contact)
            <= 0) {
          return false;
        }
      }
    }
    return true;
  }
}
