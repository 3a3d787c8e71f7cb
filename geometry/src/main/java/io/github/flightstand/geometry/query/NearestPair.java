package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.OpenPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Wedge;

/**
 * The nearest points of two shapes that are apart, found by trying every pair of boundary pieces
 * that can hold them.
 *
 * <p>For pieces that do not cross, the nearest points are an end of one piece and its foot on the
 * other, or two points in the interior of both that face each other along a common normal, which
 * only arcs have. Whatever is offered is a pair of points of the two shapes, so the distance found
 * is never below the true one but by rounding: coordinates of the points are right to a few units
 * in the last place of the coordinates and lengths that go in.
 *
 * <p>A shape's first and second point are told apart by the order of the arguments; {@link #swap}
 * exchanges them.
 */
final class NearestPair {

  private double squared = Double.POSITIVE_INFINITY;
  private double firstX;
  private double firstY;
  private double secondX;
  private double secondY;

  /** Whether offers come with the second shape's point first. */
  private boolean swapped;

  /** Returns the distance of the pair in millimetres, infinite while there is none. */
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

  /** Exchanges the first and the second shape, for what is offered from now on. */
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
      for (int k = 0, j = n - 1; k < n; j = k++) {
        pointToSegment(a.x(i), a.y(i), b.x(j), b.y(j), b.x(k), b.y(k));
      }
    }
  }

  /** Tries a polygon and an arc band that are apart. */
  void polygonAndBand(Polygon a, ArcBand b) {
    int n = a.size();
    for (int i = 0, j = n - 1; i < n; j = i++) {
      segmentAndBand(a.x(j), a.y(j), a.x(i), a.y(i), b);
    }
  }

  /** Tries two arc bands that are apart. */
  void bands(ArcBand a, ArcBand b) {
    swap();
    flatEndsAndBand(b, a);
    swap();
    flatEndsAndBand(a, b);
    double dx = b.centre().x() - a.centre().x();
    double dy = b.centre().y() - a.centre().y();
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length == 0) {
      // Concentric arcs that face each other do so at the end of one of them.
      return;
    }
    for (double s = -1; s <= 1; s += 2) {
      for (double t = -1; t <= 1; t += 2) {
        facingArcs(a, b, s * dx / length, s * dy / length, t * dx / length, t * dy / length);
      }
    }
  }

  private void facingArcs(ArcBand a, ArcBand b, double ux, double uy, double vx, double vy) {
    if (!inRange(a, ux, uy) || !inRange(b, vx, vy)) {
      return;
    }
    for (double r : new double[] {a.innerRadius(), a.outerRadius()}) {
      for (double s : new double[] {b.innerRadius(), b.outerRadius()}) {
        offer(
            a.centre().x() + r * ux,
            a.centre().y() + r * uy,
            b.centre().x() + s * vx,
            b.centre().y() + s * vy);
      }
    }
  }

  private void flatEndsAndBand(ArcBand a, ArcBand b) {
    double cx = a.centre().x();
    double cy = a.centre().y();
    double r = a.innerRadius();
    double s = a.outerRadius();
    segmentAndBand(
        cx + r * a.fromX(), cy + r * a.fromY(), cx + s * a.fromX(), cy + s * a.fromY(), b);
    segmentAndBand(cx + r * a.toX(), cy + r * a.toY(), cx + s * a.toX(), cy + s * a.toY(), b);
  }

  private void segmentAndBand(double ax, double ay, double bx, double by, ArcBand band) {
    segmentAndFlatEnd(ax, ay, bx, by, band, band.fromX(), band.fromY());
    segmentAndFlatEnd(ax, ay, bx, by, band, band.toX(), band.toY());
    pointToArcs(ax, ay, band);
    pointToArcs(bx, by, band);
    double ex = bx - ax;
    double ey = by - ay;
    double toCentre = (band.centre().x() - ax) * ex + (band.centre().y() - ay) * ey;
    double t = toCentre / (ex * ex + ey * ey);
    if (t > 0 && t < 1) {
      pointToArcs(ax + t * ex, ay + t * ey, band);
    }
  }

  /** Tries a segment and the flat end of a band in the direction of a unit vector. */
  private void segmentAndFlatEnd(
      double ax, double ay, double bx, double by, ArcBand band, double ux, double uy) {
    double cx = band.centre().x();
    double cy = band.centre().y();
    double r = band.innerRadius();
    double s = band.outerRadius();
    segments(ax, ay, bx, by, cx + r * ux, cy + r * uy, cx + s * ux, cy + s * uy);
  }

  private void pointToArcs(double px, double py, ArcBand band) {
    double dx = px - band.centre().x();
    double dy = py - band.centre().y();
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length == 0 || !inRange(band, dx, dy)) {
      // From the centre itself all of the arc is equally near, its ends too.
      return;
    }
    double ux = dx / length;
    double uy = dy / length;
    double cx = band.centre().x();
    double cy = band.centre().y();
    offer(px, py, cx + band.outerRadius() * ux, cy + band.outerRadius() * uy);
    offer(px, py, cx + band.innerRadius() * ux, cy + band.innerRadius() * uy);
  }

  private static boolean inRange(ArcBand band, double dx, double dy) {
    return band.fromX() * dy - band.fromY() * dx >= 0 && dx * band.toY() - dy * band.toX() >= 0;
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

  /** Tries a polygon and a wedge that are apart. */
  void polygonAndWedge(Polygon a, Wedge b) {
    int n = a.size();
    for (int i = 0, j = n - 1; i < n; j = i++) {
      pointToRays(a.x(i), a.y(i), b);
      swap();
      pointToSegment(b.apex().x(), b.apex().y(), a.x(j), a.y(j), a.x(i), a.y(i));
      swap();
    }
  }

  /** Tries a convex polygon and an open one that are apart. */
  void polygonAndOpen(ConvexPolygon a, OpenPolygon b) {
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
    for (int i = 0, j = a.size() - 1; i < a.size(); j = i++) {
      pointToSegment(b.x(), b.y(), a.x(j), a.y(j), a.x(i), a.y(i));
    }
    swap();
  }

  /** Tries an arc band and a wedge that are apart. */
  void bandAndWedge(ArcBand a, Wedge b) {
    double cx = a.centre().x();
    double cy = a.centre().y();
    for (double r : new double[] {a.innerRadius(), a.outerRadius()}) {
      pointToRays(cx + r * a.fromX(), cy + r * a.fromY(), b);
      pointToRays(cx + r * a.toX(), cy + r * a.toY(), b);
    }
    double px = b.apex().x();
    double py = b.apex().y();
    double r = a.innerRadius();
    double s = a.outerRadius();
    swap();
    pointToSegment(
        px, py, cx + r * a.fromX(), cy + r * a.fromY(), cx + s * a.fromX(), cy + s * a.fromY());
    pointToSegment(px, py, cx + r * a.toX(), cy + r * a.toY(), cx + s * a.toX(), cy + s * a.toY());
    pointToArcs(px, py, a);
    footToArcs(b, b.from().cos(), b.from().sin(), a);
    footToArcs(b, b.to().cos(), b.to().sin(), a);
    swap();
  }

  private void footToArcs(Wedge wedge, double rayX, double rayY, ArcBand band) {
    double px = wedge.apex().x();
    double py = wedge.apex().y();
    double t = (band.centre().x() - px) * rayX + (band.centre().y() - py) * rayY;
    if (t > 0) {
      pointToArcs(px + t * rayX, py + t * rayY, band);
    }
  }

  /** Tries two wedges that are apart. */
  void wedges(Wedge a, Wedge b) {
    pointToRays(a.apex().x(), a.apex().y(), b);
    swap();
    pointToRays(b.apex().x(), b.apex().y(), a);
    swap();
  }

  private void pointToRays(double px, double py, Wedge wedge) {
    double ax = wedge.apex().x();
    double ay = wedge.apex().y();
    pointToRay(px, py, ax, ay, wedge.from().cos(), wedge.from().sin());
    pointToRay(px, py, ax, ay, wedge.to().cos(), wedge.to().sin());
  }

  private void pointToRay(double px, double py, double ax, double ay, double rayX, double rayY) {
    double t = Math.max(0, (px - ax) * rayX + (py - ay) * rayY);
    offer(px, py, ax + t * rayX, ay + t * rayY);
  }
}
