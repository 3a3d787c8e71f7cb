package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.ArrayList;
import java.util.List;

/**
 * Every sum of a point of one convex polygon and a point of another.
 *
 * <p>A body that slides without turning meets one at rest exactly if its origin lies in the sum of
 * the one at rest and the body turned by 180 degrees about its origin. Corners are sums of corners,
 * each rounded once.
 *
 * <pre>{@code
 * MinkowskiSum.of(ConvexPolygon.rectangle(40, 40), ConvexPolygon.rectangle(10, 20)) // 50 by 60
 * }</pre>
 */
public final class MinkowskiSum {

  private MinkowskiSum() {}

  /**
   * Returns the sum: the edges of both in the order of their directions (de Berg et al.,
   * "Computational Geometry", section on Minkowski sums).
   */
  public static ConvexPolygon of(ConvexPolygon a, ConvexPolygon b) {
    List<Point> corners = new ArrayList<>(a.size() + b.size());
    int startA = lowest(a);
    int startB = lowest(b);
    int i = 0;
    int j = 0;
    while (i < a.size() || j < b.size()) {
      int p = (startA + i) % a.size();
      int q = (startB + j) % b.size();
      corners.add(new Point(a.x(p) + b.x(q), a.y(p) + b.y(q)));
      double turn = a.normalX(p) * b.normalY(q) - a.normalY(p) * b.normalX(q);
      if (j == b.size() || (i < a.size() && turn > 0)) {
        i++;
      } else if (i == a.size() || turn < 0) {
        j++;
      } else {
        i++;
        j++;
      }
    }
    return ConvexHull.of(corners).orElseThrow();
  }

  /** The lowest corner, of two the left one: from there on edges turn from 0 to 360 degrees. */
  private static int lowest(ConvexPolygon polygon) {
    int lowest = 0;
    for (int k = 1; k < polygon.size(); k++) {
      if (polygon.y(k) < polygon.y(lowest)
          || (polygon.y(k) == polygon.y(lowest) && polygon.x(k) < polygon.x(lowest))) {
        lowest = k;
      }
    }
    return lowest;
  }
}
