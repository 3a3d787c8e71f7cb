package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.Polygon;

/**
 * The point of one shape that lies deepest inside a region.
 *
 * <p><b>Where to look.</b> Inside the region the depth is the least of a few functions, none of
 * which, nor the least of them, has a local maximum but the region's deepest points: for
 * half-planes the least is concave; for an arc band every point that is not deepest has a direction
 * in which all the boundaries nearest to it recede. So if the shape holds a deepest point of the
 * region, that is it; otherwise the answer lies on the shape's own boundary. (If it holds only
 * other deepest points than the one tried, then, these being connected, one lies on its boundary.)
 *
 * <p><b>Along a straight piece</b> of the boundary the depth behind straight lines is linear, and
 * the top of the least of linear functions is found by cutting planes in finitely many exact steps.
 * Otherwise the piece is split where one of the depths is stationary; on what is between, each
 * rises or falls throughout, so the top is where the least of the rising meets the least of the
 * falling, found by secants and halving.
 *
 * <p>Every point that is looked at lies in the shape up to rounding, and depths change no faster
 * than points move: the depth found is right to a few units in the last place of the coordinates.
 */
final class DeepestPoint {

  /** More steps than it takes to use up a double by halving every other time. */
  private static final int STEPS = 120;

  /** Depths that differ by less than this part of the lengths at hand are taken as equal. */
  private static final double EQUAL = 0x1p-51;

  private final DepthField field;
  private double depth;
  private boolean found;
  private double x;
  private double y;

  /**
   * @param floor the depth in millimetres from which on a point is of interest
   */
  DeepestPoint(DepthField field, double floor) {
    this.field = field;
    depth = floor;
  }

  /** Searches a polygon for its deepest point of more than {@code floor} millimetres. */
  static DeepestPoint of(Polygon body, DepthField field, double floor) {
    DeepestPoint search = new DeepestPoint(field, floor);
    Point top = field.deepest().orElse(null);
    if (top != null && PointLocation.inPolygon(body, top.x(), top.y())) {
      search.offer(top.x(), top.y());
      return search;
    }
    int n = body.size();
    for (int i = 0, j = n - 1; i < n; j = i++) {
      search.alongSegment(body.x(j), body.y(j), body.x(i), body.y(i));
    }
    return search;
  }

  /** Searches an arc band for its deepest point of more than {@code floor} millimetres. */
  static DeepestPoint of(ArcBand body, DepthField field, double floor) {
    DeepestPoint search = new DeepestPoint(field, floor);
    Point top = field.deepest().orElse(null);
    if (top != null && new BandField(body).at(top.x(), top.y()) >= 0) {
      search.offer(top.x(), top.y());
      return search;
    }
    double cx = body.centre().x();
    double cy = body.centre().y();
    double r = body.innerRadius();
    double s = body.outerRadius();
    double fx = body.fromX();
    double fy = body.fromY();
    double tx = body.toX();
    double ty = body.toY();
    search.alongSegment(cx + r * fx, cy + r * fy, cx + s * fx, cy + s * fy);
    search.alongSegment(cx + r * tx, cy + r * ty, cx + s * tx, cy + s * ty);
    search.alongArc(cx, cy, s, fx, fy, tx, ty, 0);
    search.alongArc(cx, cy, r, fx, fy, tx, ty, 0);
    return search;
  }

  /** Returns the greatest depth found, in millimetres, or the floor. */
  double depth() {
    return depth;
  }

  /** Tells whether a point deeper than the floor was found. */
  boolean found() {
    return found;
  }

  /** Returns the point at that depth; the origin if none was found. */
  Point point() {
    return new Point(x, y);
  }

  private void offer(double px, double py) {
    double d = field.at(px, py);
    if (d > depth) {
      found = true;
      depth = d;
      x = px;
      y = py;
    }
  }

  /** Searches the segment from a to b. */
  void alongSegment(double ax, double ay, double bx, double by) {
    if (field.straight()) {
      alongLinear(ax, ay, bx, by);
      return;
    }
    double ex = bx - ax;
    double ey = by - ay;
    double squared = ex * ex + ey * ey;
    // The depth changes no faster than the point moves.
    double bound = (field.at(ax, ay) + field.at(bx, by) + Math.sqrt(squared)) / 2;
    if (bound <= depth) {
      return;
    }
    // All curved boundaries have one centre; their depths are stationary at its foot.
    double foot = (field.axisX(0, ax, ay) * ex + field.axisY(0, ax, ay) * ey) / squared;
    if (foot > 0 && foot < 1) {
      double fx = ax + foot * ex;
      double fy = ay + foot * ey;
      alongMonotone(ax, ay, fx, fy, 0, 0, 0);
      alongMonotone(fx, fy, bx, by, 0, 0, 0);
    } else {
      alongMonotone(ax, ay, bx, by, 0, 0, 0);
    }
  }

  /** The least of linear functions on a segment: Kelley's cutting planes, in one dimension. */
  private void alongLinear(double ax, double ay, double bx, double by) {
    int rising = -1;
    int falling = -1;
    double leastA = Double.POSITIVE_INFINITY;
    double leastB = Double.POSITIVE_INFINITY;
    for (int k = 0; k < field.size(); k++) {
      double atA = field.at(k, ax, ay);
      double atB = field.at(k, bx, by);
      if (Math.max(atA, atB) <= depth) {
        return;
      }
      if (atA < leastA) {
        leastA = atA;
        rising = k;
      }
      if (atB < leastB) {
        leastB = atB;
        falling = k;
      }
    }
    offer(ax, ay);
    offer(bx, by);
    if (field.at(rising, bx, by) <= leastA || field.at(falling, ax, ay) <= leastB) {
      return;
    }
    for (int step = 0; step < field.size(); step++) {
      double above = field.at(falling, ax, ay) - field.at(rising, ax, ay);
      double below = field.at(rising, bx, by) - field.at(falling, bx, by);
      double t = above / (above + below);
      double px = ax + t * (bx - ax);
      double py = ay + t * (by - ay);
      offer(px, py);
      int lowest = rising;
      for (int k = 0; k < field.size(); k++) {
        if (field.at(k, px, py) < field.at(lowest, px, py)) {
          lowest = k;
        }
      }
      double slope = field.at(lowest, bx, by) - field.at(lowest, ax, ay);
      if (lowest == rising || lowest == falling || slope == 0) {
        return;
      }
      if (slope > 0) {
        rising = lowest;
      } else {
        falling = lowest;
      }
    }
  }

  /**
   * Searches a piece from a to b along which the depth behind every boundary rises or falls: a
   * segment, or, if r is not 0, the short arc of radius r about c.
   *
   * <p>The least F of what rises, less the least G of what falls, itself rises; the top is where it
   * is 0, or at an end. Secants find that place quickly, halving every other step makes sure.
   */
  private void alongMonotone(
      double ax, double ay, double bx, double by, double cx, double cy, double r) {
    offer(ax, ay);
    offer(bx, by);
    int rising = 0;
    for (int k = 0; k < field.size(); k++) {
      if (field.at(k, bx, by) > field.at(k, ax, ay)) {
        rising |= 1 << k;
      }
    }
    double low = 0;
    double high = 1;
    double atLow = risingLessFalling(rising, ax, ay);
    double atHigh = risingLessFalling(rising, bx, by);
    double enough = EQUAL * (Math.abs(atLow) + Math.abs(atHigh));
    // Without anything that rises, or falls, the one or the other is infinite.
    for (int step = 0; step < STEPS && atLow < 0 && atHigh > 0; step++) {
      double t = step % 2 == 0 ? low + (high - low) * (atLow / (atLow - atHigh)) : (low + high) / 2;
      double px = ax + t * (bx - ax);
      double py = ay + t * (by - ay);
      if (r != 0) {
        double dx = px - cx;
        double dy = py - cy;
        double length = Math.sqrt(dx * dx + dy * dy);
        px = cx + r * dx / length;
        py = cy + r * dy / length;
      }
      offer(px, py);
      double here = risingLessFalling(rising, px, py);
      if (Math.abs(here) <= enough || high - low <= EQUAL) {
        return;
      }
      if (here < 0) {
        low = t;
        atLow = here;
      } else {
        high = t;
        atHigh = here;
      }
    }
  }

  private double risingLessFalling(int rising, double px, double py) {
    double up = Double.POSITIVE_INFINITY;
    double down = Double.POSITIVE_INFINITY;
    for (int k = 0; k < field.size(); k++) {
      double d = field.at(k, px, py);
      if ((rising & 1 << k) != 0) {
        up = Math.min(up, d);
      } else {
        down = Math.min(down, d);
      }
    }
    return up - down;
  }

  /**
   * Searches the arc of radius r about c from one unit vector counter-clockwise to another, at most
   * 180 degrees; the boundaries before {@code k} are known to have no stationary depth on it.
   */
  private void alongArc(
      double cx, double cy, double r, double fx, double fy, double tx, double ty, int k) {
    if (k == 2 * field.size()) {
      alongMonotoneArc(cx, cy, r, fx, fy, tx, ty);
      return;
    }
    double axisX = field.axisX(k / 2, cx, cy);
    double axisY = field.axisY(k / 2, cx, cy);
    double length = Math.sqrt(axisX * axisX + axisY * axisY);
    double sign = k % 2 == 0 ? 1 : -1;
    double mx = sign * axisX / length;
    double my = sign * axisY / length;
    // A centre in common gives no direction (not a number): then the depth does not change.
    if (fx * my - fy * mx > 0 && mx * ty - my * tx > 0) {
      alongArc(cx, cy, r, fx, fy, mx, my, k + 1);
      alongArc(cx, cy, r, mx, my, tx, ty, k + 1);
    } else {
      alongArc(cx, cy, r, fx, fy, tx, ty, k + 1);
    }
  }

  private void alongMonotoneArc(
      double cx, double cy, double r, double fx, double fy, double tx, double ty) {
    double mx = ArcMiddle.x(fx, fy, tx, ty);
    double my = ArcMiddle.y(fx, fy, tx, ty);
    // In halves, so that chord and arc stay close to each other.
    double x0 = cx + r * mx;
    double y0 = cy + r * my;
    alongMonotone(cx + r * fx, cy + r * fy, x0, y0, cx, cy, r);
    alongMonotone(x0, y0, cx + r * tx, cy + r * ty, cx, cy, r);
  }
}
