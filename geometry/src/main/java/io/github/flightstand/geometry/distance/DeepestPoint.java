package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.Polygon;

/**
 * The point of a polygon that lies deepest inside a region.
 *
 * <p><b>Where to look.</b> Inside the region the depth is the least of a few functions, none of
 * which, nor the least of them, has a local maximum but the region's deepest points: for
 * half-planes the least is concave; for an annular sector every point that is not deepest has a
 * direction in which all the boundaries nearest to it recede. So if the shape holds a deepest point
 * of the region, that is it; otherwise the answer lies on the shape's own boundary. (If it holds
 * only other deepest points than the one tried, then, these being connected, one lies on its
 * boundary.)
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
    int n = polygon.size();
    for (int i = 0, j = n - 1; i < n; j = i++) {
      alongSegment(polygon.x(j), polygon.y(j), polygon.x(i), polygon.y(i));
    }
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
    if (field instanceof DepthField.InSector sector) {
      alongBent(sector.sector().centre(), ax, ay, bx, by);
    } else {
      alongLinear(ax, ay, bx, by);
    }
  }

  /** The least of distances from lines and from circles about one centre, on a segment. */
  private void alongBent(Point centre, double ax, double ay, double bx, double by) {
    double ex = bx - ax;
    double ey = by - ay;
    double squared = ex * ex + ey * ey;
    // The depth changes no faster than the point moves.
    double bound = (field.at(ax, ay) + field.at(bx, by) + Math.sqrt(squared)) / 2;
    if (bound <= depth) {
      return;
    }
    // The depths behind the circles are stationary at their centre's foot.
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
   * Searches a segment from a to b along which the depth behind every boundary rises or falls.
   *
   * <p>The least F of what rises, less the least G of what falls, itself rises; the top is where it
   * is 0, or at an end. Secants find that place quickly, halving every other step makes sure.
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
    // Without anything that rises, or falls, the one or the other is infinite.
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
