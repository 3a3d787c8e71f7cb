package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * The places at which the allowed pairs of a {@link SlidePlane} with rounded polygons may have a
 * corner or be farthest along an axis: where lines and circles cross, and where circles touch lines
 * along the axes. The lines and circles are whole, so most of these places are forbidden.
 */
final class RoundedCorners {

  /** Takes a place. */
  interface Offer {
    void corner(double a, double b);
  }

  /** The length in millimeters by which rounding may take a place beyond the border. */
  private static final double ROUNDING = 1e-11;

  /** The sine of the angle below which two lines do not cross. */
  private static final double PARALLEL = 1e-12;

  private final SlidePlane plane;
  private final double lo;
  private final double hi;
  private final Offer offer;

  /** The lines ofFirst·a + ofSecond·b = bound. */
  private final List<double[]> lines;

  private final int straight;

  /**
   * Prepares the places of a rectangle.
   *
   * @param lo the least slide in the first direction
   * @param hi the greatest slide in the first direction
   * @param edges the lines of the plane's other polygons
   */
  RoundedCorners(SlidePlane plane, double lo, double hi, List<double[]> edges, Offer offer) {
    this.plane = plane;
    this.lo = lo;
    this.hi = hi;
    this.offer = offer;
    lines = new ArrayList<>(edges);
    lines.add(new double[] {1, 0, lo});
    lines.add(new double[] {1, 0, hi});
    lines.add(new double[] {0, 1, -plane.most()});
    lines.add(new double[] {0, 1, plane.most()});
    straight = lines.size();
    for (RoundedPolygon polygon : plane.rounded()) {
      for (int i = 0; i < polygon.corners().size(); i++) {
        Vector out = polygon.aside(i).times(1 / polygon.radius());
        double reach = out.dot(Point.ORIGIN.vectorTo(polygon.corners().get(i))) + polygon.radius();
        lines.add(new double[] {out.dot(plane.first()), out.dot(plane.second()), reach});
      }
    }
  }

  /** Offers all places. */
  void offerAll() {
    for (int one = straight; one < lines.size(); one++) {
      for (int other = 0; other < one; other++) {
        cross(lines.get(one), lines.get(other));
      }
    }
    List<RoundedPolygon> all = plane.rounded();
    for (int p = 0; p < all.size(); p++) {
      for (Point center : all.get(p).corners()) {
        for (double[] line : lines) {
          cross(all.get(p), center, line);
        }
        for (Vector along : List.of(plane.first(), plane.second())) {
          Vector arm = new Vector(-along.y(), along.x()).times(all.get(p).radius());
          offer(all.get(p).pair(center.plus(arm)));
          offer(all.get(p).pair(center.plus(arm.negated())));
        }
        for (int q = 0; q < p; q++) {
          all.get(q).corners().forEach(other -> crossEqual(all.get(0), center, other));
        }
      }
    }
  }

  private void cross(double[] one, double[] other) {
    double det = one[0] * other[1] - other[0] * one[1];
    if (Math.abs(det) > PARALLEL) {
      double a = (one[2] * other[1] - other[2] * one[1]) / det;
      double b = (one[0] * other[2] - other[0] * one[2]) / det;
      offer(new Point(a, b));
    }
  }

  /** Offers where the circle about a corner crosses a line. */
  private void cross(RoundedPolygon polygon, Point center, double[] line) {
    double det = plane.first().cross(plane.second());
    // The line consists of the points whose product with this normal is the line's bound.
    Vector normal =
        new Vector(
            (line[0] * plane.second().y() - line[1] * plane.first().y()) / det,
            (line[1] * plane.first().x() - line[0] * plane.second().x()) / det);
    double length = normal.length();
    Vector unit = normal.times(1 / length);
    double apart = unit.dot(Point.ORIGIN.vectorTo(center)) - line[2] / length;
    double square = polygon.radius() * polygon.radius() - apart * apart;
    if (square >= 0) {
      Point foot = center.plus(unit.times(-apart));
      Vector half = new Vector(-unit.y(), unit.x()).times(Math.sqrt(square));
      offer(polygon.pair(foot.plus(half)));
      offer(polygon.pair(foot.plus(half.negated())));
    }
  }

  /** Offers where circles of the same radius about two corners cross. */
  private void crossEqual(RoundedPolygon polygon, Point one, Point other) {
    Vector half = one.vectorTo(other).times(0.5);
    double square = polygon.radius() * polygon.radius() - half.dot(half);
    if (square >= 0 && half.dot(half) > 0) {
      Vector up = new Vector(-half.y(), half.x()).times(Math.sqrt(square) / half.length());
      offer(polygon.pair(one.plus(half).plus(up)));
      offer(polygon.pair(one.plus(half).plus(up.negated())));
    }
  }

  private void offer(Point pair) {
    double a = Math.max(lo, Math.min(hi, pair.x()));
    double b = Math.max(-plane.most(), Math.min(plane.most(), pair.y()));
    if (Math.abs(a - pair.x()) < ROUNDING && Math.abs(b - pair.y()) < ROUNDING) {
      offer.corner(a, b);
    }
  }
}
