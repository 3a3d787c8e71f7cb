package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.ConvexPolygon;

/**
 * The shortest lines between two convex polygons.
 *
 * <p>The separating axis theorem gives the edge of one polygon that is farther from the other's
 * nearest corner than any other edge is (see {@link
 * io.github.flightstand.geometry.internal.ConvexView}). If that corner belongs to a parallel edge
 * and the two edges face each other over some length, there is a family. Otherwise, if the corner
 * lies straight in front of the edge, the shortest line is the perpendicular from the corner. In
 * all other cases the shortest line leads from a corner to a corner.
 */
final class ConvexLines {

  /** Up to this many mm, either polygon's edge may be the farther one by rounding alone. */
  private static final double TIE = 1e-9;

  /** More than the rounding of a distance of corners on a table, in mm. */
  private static final double ROUNDING = 1e-12;

  /** The polygon with the edge. */
  private final ConvexPolygon p;

  /** The other polygon. */
  private final ConvexPolygon q;

  private final boolean swapped;
  private final double contact;
  private final double gap;
  private final int edge;

  private ConvexLines(
      ConvexPolygon p, ConvexPolygon q, double gap, boolean swapped, double contact) {
    this.p = p;
    this.q = q;
    this.gap = gap;
    this.swapped = swapped;
    this.contact = contact;
    edge = p.view().edgeAt(gap, q.view());
  }

  static ShortestLines between(ConvexPolygon a, ConvexPolygon b, double contact) {
    double overA = a.view().greatestBefore(b.view());
    double overB = b.view().greatestBefore(a.view());
    if (Math.max(overA, overB) < -contact) {
      return ShortestLines.at(ClosestPoints.between(a, b).onFirst());
    }
    boolean swapped = overA < overB;
    double gap = swapped ? overB : overA;
    return new ConvexLines(swapped ? b : a, swapped ? a : b, gap, swapped, contact)
        .find(Math.abs(overA - overB));
  }

  /** Finds the lines, given how many mm farther the edge is than the other polygon's farthest. */
  private ShortestLines find(double lead) {
    int n = q.size();
    for (int j = 0; j < n; j++) {
      if (inFront(q.x(j), q.y(j)) == gap) {
        int next = j + 1 == n ? 0 : j + 1;
        int previous = j == 0 ? n - 1 : j - 1;
        if (isParallel(j) && facesOver(j, next)) {
          return family(j, next);
        }
        if (isParallel(previous) && facesOver(j, previous)) {
          return family(j, previous);
        }
      }
    }
    for (int j = 0; j < n; j++) {
      double t = along(q.x(j), q.y(j));
      if (inFront(q.x(j), q.y(j)) == gap && t >= 0 && t <= length()) {
        return line(onEdge(t), new Point(q.x(j), q.y(j)), Math.max(0, gap));
      }
    }
    // In contact by edges shorter than the tolerance, they have a point in common.
    return gap <= 0
        ? ShortestLines.at(ClosestPoints.between(p, q).onFirst())
        : betweenCorners(lead);
  }

  /** Returns a point's distance in front of the edge's line. */
  private double inFront(double x, double y) {
    return (x - p.x(edge)) * p.normalX(edge) + (y - p.y(edge)) * p.normalY(edge);
  }

  /** Returns the distance along the edge to the foot of a point. */
  private double along(double x, double y) {
    return (y - p.y(edge)) * p.normalX(edge) - (x - p.x(edge)) * p.normalY(edge);
  }

  private double length() {
    int next = p.after(edge);
    return along(p.x(next), p.y(next));
  }

  private Point onEdge(double t) {
    return new Point(p.x(edge) - t * p.normalY(edge), p.y(edge) + t * p.normalX(edge));
  }

  /** Tests whether an edge of the other polygon runs opposite to this edge. */
  private boolean isParallel(int its) {
    double x = q.normalX(its);
    double y = q.normalY(its);
    return p.normalX(edge) * x + p.normalY(edge) * y < 0
        && Math.abs(p.normalX(edge) * y - p.normalY(edge) * x) <= ShortestLines.PARALLEL;
  }

  private double least(int j, int k) {
    return Math.max(0, Math.min(along(q.x(j), q.y(j)), along(q.x(k), q.y(k))));
  }

  private double most(int j, int k) {
    return Math.min(length(), Math.max(along(q.x(j), q.y(j)), along(q.x(k), q.y(k))));
  }

  private boolean facesOver(int j, int k) {
    return most(j, k) - least(j, k) > contact;
  }

  /** Returns the family between this edge and the other's from j, the nearest corner, to k. */
  private ShortestLines family(int j, int k) {
    double lo = least(j, k);
    double hi = most(j, k);
    double atJ = along(q.x(j), q.y(j));
    // Between edges that are not quite parallel, lines get longer away from corner j.
    double atK = along(q.x(k), q.y(k));
    double slope = (inFront(q.x(k), q.y(k)) - gap) / (atK - atJ);
    double shortest = gap + slope * ((slope < 0 ? hi : lo) - atJ);
    if (Math.abs(slope) * (hi - lo) > contact) {
      double width = contact / Math.abs(slope);
      lo = slope < 0 ? hi - width : lo;
      hi = slope < 0 ? hi : lo + width;
    }
    double middle = lo + (hi - lo) / 2;
    double across = gap + slope * (middle - atJ);
    Point start = onEdge(middle);
    Point end =
        new Point(start.x() + across * p.normalX(edge), start.y() + across * p.normalY(edge));
    Vector direction = new Vector(-p.normalY(edge), p.normalX(edge));
    double distance = Math.max(0, shortest);
    return swapped
        ? new ShortestLines(end, start, distance, direction, (hi - lo) / 2)
        : new ShortestLines(start, end, distance, direction, (hi - lo) / 2);
  }

  private ShortestLines betweenCorners(double lead) {
    double squared = Double.POSITIVE_INFINITY;
    int cornerOfP = 0;
    int cornerOfQ = 0;
    for (int i = 0; i < p.size(); i++) {
      for (int j = 0; j < q.size(); j++) {
        double dx = q.x(j) - p.x(i);
        double dy = q.y(j) - p.y(i);
        double d = dx * dx + dy * dy;
        if (d < squared) {
          squared = d;
          cornerOfP = i;
          cornerOfQ = j;
        }
      }
    }
    if (lead <= TIE) {
      // The corner may lie in front of an edge of the other polygon, which rounding put second.
      ClosestPoints nearest = ClosestPoints.between(p, q);
      if (nearest.distance() < Math.sqrt(squared) - ROUNDING) {
        return line(nearest.onFirst(), nearest.onSecond(), nearest.distance());
      }
    }
    return line(
        new Point(p.x(cornerOfP), p.y(cornerOfP)),
        new Point(q.x(cornerOfQ), q.y(cornerOfQ)),
        Math.sqrt(squared));
  }

  private ShortestLines line(Point onP, Point onQ, double distance) {
    return swapped
        ? ShortestLines.single(onQ, onP, distance)
        : ShortestLines.single(onP, onQ, distance);
  }
}
