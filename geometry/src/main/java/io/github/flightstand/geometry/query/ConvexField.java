package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import java.util.Optional;
import org.locationtech.jts.math.DD;

/** Depth inside a convex polygon: the distances from the lines of its edges. */
record ConvexField(ConvexPolygon polygon) implements BoundedField {

  @Override
  public int size() {
    return polygon.size();
  }

  @Override
  public double at(int k, double x, double y) {
    return (polygon.x(k) - x) * polygon.normalX(k) + (polygon.y(k) - y) * polygon.normalY(k);
  }

  @Override
  public boolean straight() {
    return true;
  }

  @Override
  public double axisX(int k, double x, double y) {
    return -polygon.normalX(k);
  }

  @Override
  public double axisY(int k, double x, double y) {
    return -polygon.normalY(k);
  }

  /**
   * Returns the centre of a largest inscribed circle.
   *
   * <p>All edges move inwards at the same speed. Each shrinks and at some time has no length left;
   * the first to do so is taken out, and so on, until the two neighbours of the one that goes are
   * parallel or run together on the far side: then the whole polygon is gone, at the time that is
   * the inscribed circle's radius. (This walks up the polygon's medial axis to its top.)
   */
  @Override
  public Optional<Point> deepest() {
    int n = polygon.size();
    int[] next = new int[n];
    int[] previous = new int[n];
    for (int i = 0; i < n; i++) {
      next[i] = i + 1 == n ? 0 : i + 1;
      previous[i] = i == 0 ? n - 1 : i - 1;
    }
    double lastX = 0;
    double lastY = 0;
    int first = 0;
    for (int left = n; ; left--) {
      double earliest = Double.POSITIVE_INFINITY;
      int edge = first;
      double x = lastX;
      double y = lastY;
      for (int i = 0, e = first; i < left; i++, e = next[e]) {
        // Where three lines, all moved in by t, meet: (n − nE)·p = c − cE for the two neighbours.
        int a = previous[e];
        int b = next[e];
        double ax = polygon.normalX(a) - polygon.normalX(e);
        double ay = polygon.normalY(a) - polygon.normalY(e);
        double bx = polygon.normalX(b) - polygon.normalX(e);
        double by = polygon.normalY(b) - polygon.normalY(e);
        double det = ax * by - ay * bx;
        double ca = offset(a) - offset(e);
        double cb = offset(b) - offset(e);
        double px = (ca * by - cb * ay) / det;
        double py = (ax * cb - bx * ca) / det;
        double time = offset(e) - (polygon.normalX(e) * px + polygon.normalY(e) * py);
        if (time < earliest) {
          earliest = time;
          edge = e;
          x = px;
          y = py;
        }
      }
      int a = previous[edge];
      int b = next[edge];
      double turn =
          polygon.normalX(a) * polygon.normalY(b) - polygon.normalY(a) * polygon.normalX(b);
      if (left <= 3 || turn <= 0) {
        return Optional.of(top(left == n ? x : lastX, left == n ? y : lastY, x, y));
      }
      next[a] = b;
      previous[b] = a;
      first = a;
      lastX = x;
      lastY = y;
    }
  }

  /**
   * Returns the deepest point on the last stretch of the walk. Between nearly parallel edges the
   * point where the walk ends is known well across them but badly along them, so it may lie too
   * far.
   */
  private Point top(double fromX, double fromY, double toX, double toY) {
    double cx = polygon.centreX();
    double cy = polygon.centreY();
    DeepestPoint search = new DeepestPoint(this, Double.NEGATIVE_INFINITY);
    search.alongSegment(cx + fromX, cy + fromY, cx + toX, cy + toY);
    return search.point();
  }

  /** Returns how far line k lies from the polygon's centre. */
  private double offset(int k) {
    return at(k, polygon.centreX(), polygon.centreY());
  }

  @Override
  public double innerDepth(Polygon body) {
    return InnerDepth.of(body, polygon);
  }

  @Override
  public double gap(Polygon body) {
    NearestPair pair = new NearestPair();
    pair.polygons(body, polygon);
    return pair.distance();
  }

  @Override
  public double error(Polygon body) {
    return RelationError.of(body, polygon);
  }

  @Override
  public DD preciseDepth(Polygon body) {
    return PreciseDepth.of(body, polygon);
  }

  @Override
  public DD preciseGap(Polygon body) {
    return PreciseGap.between(body, polygon);
  }
}
