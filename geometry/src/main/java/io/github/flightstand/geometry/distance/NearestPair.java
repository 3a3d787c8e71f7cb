package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.UnboundedPolygon;

/**
 * The nearest points of two shapes that are apart, found by trying every pair of boundary pieces
 * that can contain them.
 *
 * <p>For pieces that do not cross, the nearest points are an end of one piece and its foot on the
 * other. For an arc they may be the foot of an arc's center on a segment and the arc's point in
 * front of it. Every pair tried consists of points of the two shapes, so apart from rounding the
 * distance found is never below the true one. The points' coordinates are accurate to a few units
 * in the last place of the coordinates and lengths given.
 *
 * <p>The first argument is the first shape; {@link #swap} exchanges them.
 *
 * <p><b>Error.</b> With u = 2⁻⁵³, coordinates and radii up to M mm and shapes that lie within D mm,
 * the error of a foot is at most 4u M + 4u D in each coordinate, and a distance changes no more
 * than the points move.
 */
final class NearestPair {

  private double squared = Double.POSITIVE_INFINITY;
  private double firstX;
  private double firstY;
  private double secondX;
  private double secondY;

  /** Whether offers come with the second shape's point first. */
  private boolean swapped;

  /** Returns the distance of the pair in millimeters, or infinity while there is no pair. */
  double distance() {
    return Math.sqrt(squared);
  }

  double firstX() {
    return firstX;
  }

  double firstY() {
    return firstY;
  }

  double secondX() {
    return secondX;
  }

  double secondY() {
    return secondY;
  }

  /** Exchanges the first and the second shape for all later pairs. */
  void swap() {
    swapped = !swapped;
  }

  private void offer(double px, double py, double qx, double qy) {
    double dx = px - qx;
    double dy = py - qy;
    double d = dx * dx + dy * dy;
    if (d < squared) {
      squared = d;
      firstX = swapped ? qx : px;
      firstY = swapped ? qy : py;
      secondX = swapped ? px : qx;
      secondY = swapped ? py : qy;
    }
  }

  /** Tries two polygons that are apart. */
  void polygons(Polygon a, Polygon b) {
    cornersToEdges(a, b);
    swap();
    cornersToEdges(b, a);
    swap();
  }

  private void cornersToEdges(Polygon a, Polygon b) {
    int n = b.size();
    for (int i = 0; i < a.size(); i++) {
      for (int k = 0; k < n; k++) {
        int j = b.before(k);
        pointToSegment(a.x(i), a.y(i), b.x(j), b.y(j), b.x(k), b.y(k));
      }
    }
  }

  /** Tries a polygon and an annular sector that are apart. */
  void polygonAndSector(Polygon a, AnnularSector b) {
    for (int i = 0; i < a.size(); i++) {
      int j = a.before(i);
      segmentAndSector(a.x(j), a.y(j), a.x(i), a.y(i), b);
    }
  }

  private void segmentAndSector(double ax, double ay, double bx, double by, AnnularSector sector) {
    segmentAndFlatEnd(ax, ay, bx, by, sector, sector.fromX(), sector.fromY());
    segmentAndFlatEnd(ax, ay, bx, by, sector, sector.toX(), sector.toY());
    pointToArcs(ax, ay, sector);
    pointToArcs(bx, by, sector);
    double ex = bx - ax;
    double ey = by - ay;
    double toCentre = (sector.centre().x() - ax) * ex + (sector.centre().y() - ay) * ey;
    double t = toCentre / (ex * ex + ey * ey);
    if (t > 0 && t < 1) {
      pointToArcs(ax + t * ex, ay + t * ey, sector);
    }
  }

  /** Tries a segment and the flat end of a sector in the direction of a unit vector. */
  private void segmentAndFlatEnd(
      double ax, double ay, double bx, double by, AnnularSector sector, double ux, double uy) {
    double cx = sector.centre().x();
    double cy = sector.centre().y();
    double r = sector.innerRadius();
    double s = sector.outerRadius();
    segments(ax, ay, bx, by, cx + r * ux, cy + r * uy, cx + s * ux, cy + s * uy);
  }

  private void pointToArcs(double px, double py, AnnularSector sector) {
    double dx = px - sector.centre().x();
    double dy = py - sector.centre().y();
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length == 0 || !inRange(sector, dx, dy)) {
      // From the center, the whole arc is equally near, including its ends.
      return;
    }
    double ux = dx / length;
    double uy = dy / length;
    double cx = sector.centre().x();
    double cy = sector.centre().y();
    offer(px, py, cx + sector.outerRadius() * ux, cy + sector.outerRadius() * uy);
    offer(px, py, cx + sector.innerRadius() * ux, cy + sector.innerRadius() * uy);
  }

  private static boolean inRange(AnnularSector sector, double dx, double dy) {
    return sector.fromX() * dy - sector.fromY() * dx >= 0
        && dx * sector.toY() - dy * sector.toX() >= 0;
  }

  private void segments(
      double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
    pointToSegment(ax, ay, cx, cy, dx, dy);
    pointToSegment(bx, by, cx, cy, dx, dy);
    swap();
    pointToSegment(cx, cy, ax, ay, bx, by);
    pointToSegment(dx, dy, ax, ay, bx, by);
    swap();
  }

  private void pointToSegment(double px, double py, double ax, double ay, double bx, double by) {
    double ex = bx - ax;
    double ey = by - ay;
    double along = (px - ax) * ex + (py - ay) * ey;
    double whole = ex * ex + ey * ey;
    if (along <= 0) {
      offer(px, py, ax, ay);
    } else if (along >= whole) {
      offer(px, py, bx, by);
    } else {
      double t = along / whole;
      offer(px, py, ax + t * ex, ay + t * ey);
    }
  }

  /** Tries a convex polygon and an unbounded one that are apart. */
  void polygonAndUnbounded(ConvexPolygon a, UnboundedPolygon b) {
    double rx = b.rightX();
    double ry = b.rightY();
    double lx = b.leftX();
    double ly = b.leftY();
    int n = a.size();
    for (int i = 0, j = n - 1; i < n; j = i++) {
      pointToRay(a.x(i), a.y(i), rx, ry, b.rightRayX(), b.rightRayY());
      pointToRay(a.x(i), a.y(i), lx, ly, b.leftRayX(), b.leftRayY());
      pointToSegment(a.x(i), a.y(i), rx, ry, lx, ly);
      swap();
      pointToSegment(rx, ry, a.x(j), a.y(j), a.x(i), a.y(i));
      pointToSegment(lx, ly, a.x(j), a.y(j), a.x(i), a.y(i));
      swap();
    }
  }

  /** Tries a polygon and a point outside of it. */
  void polygonAndPoint(Polygon a, Point b) {
    swap();
    for (int i = 0; i < a.size(); i++) {
      int j = a.before(i);
      pointToSegment(b.x(), b.y(), a.x(j), a.y(j), a.x(i), a.y(i));
    }
    swap();
  }

  private void pointToRay(double px, double py, double ax, double ay, double rayX, double rayY) {
    double t = Math.max(0, (px - ax) * rayX + (py - ay) * rayY);
    offer(px, py, ax + t * rayX, ay + t * rayY);
  }
}
