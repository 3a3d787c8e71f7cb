package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.Polygon;

/**
 * The point of a polygon that lies deepest inside a region.
 *
 * <p><b>Where to look.</b> Inside the region the depth is the least of a few functions. Neither
 * they nor their least have a local maximum except at the region's deepest points. For half-planes
 * the least is concave. For an annular sector, every point that is not deepest has a direction in
 * which all its nearest boundaries recede. So if the shape contains the deepest point tried, that
 * is the answer; otherwise the answer lies on the shape's own boundary. (Deepest points are
 * connected, so if the shape contains only others, one of them lies on its boundary.)
 *
 * <p><b>Along a straight piece</b> of the boundary, the depth behind straight lines is linear, and
 * cutting planes find the maximum of the least of linear functions in finitely many exact steps.
 * For other depths the piece is split where one of them is stationary. On each part every depth
 * rises or falls throughout, so the maximum is where the least rising depth meets the least falling
 * one. Secants and halving find it.
 *
 * <p>Every point tried lies in the shape up to rounding, and depths change no faster than points
 * move. So the depth found is accurate to a few units in the last place of the coordinates.
 */
final class DeepestPoint {

  /** More steps than it takes to exhaust a double by halving in every other step. */
  private static final int STEPS = 120;

  /** Depths that differ by less than this share of the lengths at hand count as equal. */
  private static final double EQUAL = 0x1p-51;

  private final DepthField field;
  private double depth;
  private boolean found;
  private double x;
  private double y;

  /**
   * @param floor the depth in millimeters that a point must exceed to count
   */
  DeepestPoint(DepthField field, double floor) {
    this.field = field;
    depth = floor;
  }

  /** Searches a polygon for its deepest point inside the region. */
  static DeepestPoint of(Polygon body, DepthField field) {
    DeepestPoint search = new DeepestPoint(field, 0);
    Point top = field.deepest();
    if (body.contains(top.x(), top.y())) {
      search.offer(top.x(), top.y());
      return search;
    }
    search.alongOutline(body);
    return search;
  }

  /** Searches the edges of a polygon. */
  void alongOutline(Polygon polygon) {
    for (int i = 0; i < polygon.size(); i++) {
      int j = polygon.before(i);
      alongSegment(polygon.x(j), polygon.y(j), polygon.x(i), polygon.y(i));
    }
  }

  /** Returns the greatest depth found, in millimeters, or the floor. */
  double depth() {
    return depth;
  }

  /** Tests whether a point deeper than the floor was found. */
  boolean found() {
    return found;
  }

  /** Returns the point at that depth, or the origin if none was found. */
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
    if (field instanceof DepthField.InSector sector) {
      alongBent(sector.sector().centre(), ax, ay, bx, by);
    } else {
      alongLinear(ax, ay, bx, by);
    }
  }

  /** Searches a segment where depths are distances from lines and from circles about one center. */
  private void alongBent(Point centre, double ax, double ay, double bx, double by) {
    double ex = bx - ax;
    double ey = by - ay;
    double squared = ex * ex + ey * ey;
    // The depth changes no faster than the point moves.
    double bound = (field.at(ax, ay) + field.at(bx, by) + Math.sqrt(squared)) / 2;
    if (bound <= depth) {
      return;
    }
    // The depths behind the circles are stationary at the foot of their center.
    double foot = ((centre.x() - ax) * ex + (centre.y() - ay) * ey) / squared;
    if (foot > 0 && foot < 1) {
      double fx = ax + foot * ex;
      double fy = ay + foot * ey;
      alongMonotone(ax, ay, fx, fy);
      alongMonotone(fx, fy, bx, by);
    } else {
      alongMonotone(ax, ay, bx, by);
    }
  }

  /** Searches a segment where depths are linear, by Kelley's cutting planes in one dimension. */
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
   * Searches a segment from a to b along which the depth behind every boundary rises or falls.
   *
   * <p>Let F be the least rising depth and G the least falling one. F − G rises, so the maximum is
   * where it is 0, or at an end. Secants find that place quickly; halving every other time makes
   * sure.
   */
  private void alongMonotone(double ax, double ay, double bx, double by) {
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
    // If nothing rises or nothing falls, the difference is infinite.
    for (int step = 0; step < STEPS && atLow < 0 && atHigh > 0; step++) {
      double t = step % 2 == 0 ? low + (high - low) * (atLow / (atLow - atHigh)) : (low + high) / 2;
      double px = ax + t * (bx - ax);
      double py = ay + t * (by - ay);
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
}
