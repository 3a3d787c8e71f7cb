package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;

/** A corner of what two overlapping wedges have in common. */
final class WedgeCorner {

  private WedgeCorner() {}

  /**
   * Returns a point of both wedges: an apex or a crossing of two rays.
   *
   * <p>The common region is convex; unless it holds a whole line it has a corner, which is one of
   * these. If it holds a line, both are half-planes with parallel edges, and one's apex will do. Of
   * all candidates the one that lies deepest in the wedge where it lies less deep is a common
   * point, up to rounding.
   */
  static Point common(WedgeField a, WedgeField b) {
    Point best = new Point(a.apexX(), a.apexY());
    best = deeper(a, b, best, b.apexX(), b.apexY());
    for (int i = 0; i < 2; i++) {
      double ux = i == 0 ? a.fromX() : a.toX();
      double uy = i == 0 ? a.fromY() : a.toY();
      for (int j = 0; j < 2; j++) {
        double vx = j == 0 ? b.fromX() : b.toX();
        double vy = j == 0 ? b.fromY() : b.toY();
        double sine = ux * vy - uy * vx;
        if (Math.abs(sine) > WedgeField.PARALLEL) {
          double t = ((b.apexX() - a.apexX()) * vy - (b.apexY() - a.apexY()) * vx) / sine;
          best = deeper(a, b, best, a.apexX() + t * ux, a.apexY() + t * uy);
        }
      }
    }
    return best;
  }

  private static Point deeper(WedgeField a, WedgeField b, Point best, double x, double y) {
    double there = Math.min(a.at(x, y), b.at(x, y));
    return there > Math.min(a.at(best.x(), best.y()), b.at(best.x(), best.y()))
        ? new Point(x, y)
        : best;
  }
}
