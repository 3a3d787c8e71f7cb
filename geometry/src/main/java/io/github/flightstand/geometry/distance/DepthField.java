package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.ConvexPolygon;

/**
 * The depth of a point in a region, boundary by boundary.
 *
 * <p>The region is an intersection of simple regions (half-planes, the inside or outside of a
 * circle). The depth behind a boundary is the distance from it, negative outside. For a point
 * inside, the least depth is the distance to the nearest point outside the region.
 *
 * <p><b>Error.</b> Let u = 2⁻⁵³ and let the point be within D mm of the region. The error of a
 * depth behind a line is at most 4u D for the doubles of the normal. Behind a circle it is 4u D
 * plus 2u of the radius.
 */
sealed interface DepthField {

  /** Returns the number of boundaries. */
  int size();

  /** Returns the depth of a point behind boundary {@code k}. */
  double at(int k, double x, double y);

  /** Returns the depth of a point in the region. */
  default double at(double x, double y) {
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < size(); k++) {
      least = Math.min(least, at(k, x, y));
    }
    return least;
  }

  /** Returns a deepest point of the region. If there are several, they form a connected set. */
  Point deepest();

  /** Depth inside a convex polygon: the distances from the lines of its edges. */
  record InConvex(ConvexPolygon polygon) implements DepthField {

    /** The square of an angle between edges, in radians, below which their corner is uncertain. */
    private static final double NARROW = 1e-4;

    /** A share of a polygon's farthest coordinate: the walk's point stays if no more is gained. */
    private static final double ROUNDING = 0x1p-48;

    /** How many of the least depths decide which way leads up: three meet at most, and rounding. */
    private static final int LEAST = 4;

    @Override
    public int size() {
      return polygon.size();
    }

    @Override
    public double at(int k, double x, double y) {
      return (polygon.x(k) - x) * polygon.normalX(k) + (polygon.y(k) - y) * polygon.normalY(k);
    }

    /**
     * Returns the center of a largest inscribed circle.
     *
     * <p>All edges move inward at the same speed. Each shrinks and at some time has no length left.
     * The first such edge is removed, then the next, until the two neighbors of a removed edge are
     * parallel or converge on the far side. Then the whole polygon is gone, and the time is the
     * inscribed circle's radius. (This walks up the polygon's medial axis to its top.) Where
     * neighboring edges are nearly parallel the walk's end is uncertain, and is climbed on from.
     */
    @Override
    public Point deepest() {
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
      double narrowest = Double.POSITIVE_INFINITY;
      for (int left = n; ; left--) {
        double earliest = Double.POSITIVE_INFINITY;
        int edge = first;
        double x = lastX;
        double y = lastY;
        for (int i = 0, e = first; i < left; i++, e = next[e]) {
          // Where three lines, all moved in by t, meet: (n − nE)·p = c − cE for the two neighbors.
          int a = previous[e];
          int b = next[e];
          double ax = polygon.normalX(a) - polygon.normalX(e);
          double ay = polygon.normalY(a) - polygon.normalY(e);
          double bx = polygon.normalX(b) - polygon.normalX(e);
          double by = polygon.normalY(b) - polygon.normalY(e);
          narrowest = Math.min(narrowest, ax * ax + ay * ay);
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
          DeepestPoint search = lastStretch(left == n ? x : lastX, left == n ? y : lastY, x, y);
          return narrowest < NARROW ? climbed(search) : search.point();
        }
        next[a] = b;
        previous[b] = a;
        first = a;
        lastX = x;
        lastY = y;
      }
    }

    /**
     * Searches the last stretch of the walk. Between nearly parallel edges the end of the walk is
     * accurate across them but not along them, so it may lie too far.
     */
    private DeepestPoint lastStretch(double fromX, double fromY, double toX, double toY) {
      double cx = polygon.centreX();
      double cy = polygon.centreY();
      DeepestPoint search = new DeepestPoint(this, Double.NEGATIVE_INFINITY);
      search.alongSegment(cx + fromX, cy + fromY, cx + toX, cy + toY);
      return search;
    }

    /**
     * Climbs from the point found, where the walk is uncertain, and returns the deepest one; if
     * only rounding is gained, the point found. From any point but the deepest a way leads up along
     * which two of the least depths there stay equal, or straight away from the nearest edge.
     */
    private Point climbed(DeepestPoint search) {
      Point walked = search.point();
      double enough =
          search.depth()
              + ROUNDING
                  * (Math.abs(polygon.centreX()) + Math.abs(polygon.centreY()) + polygon.radius());
      double before = Double.NEGATIVE_INFINITY;
      for (int step = 0; step < size() && search.depth() > before; step++) {
        before = search.depth();
        int[] least = least(search.point());
        along(search, polygon.normalX(least[0]), polygon.normalY(least[0]));
        for (int i = 0; i < least.length; i++) {
          for (int j = 0; j < i; j++) {
            along(
                search,
                polygon.normalY(least[j]) - polygon.normalY(least[i]),
                polygon.normalX(least[i]) - polygon.normalX(least[j]));
          }
        }
      }
      return search.depth() > enough ? search.point() : walked;
    }

    /** Returns the boundaries of the least depths at a point, ascending. */
    private int[] least(Point at) {
      int[] least = new int[Math.min(LEAST, size())];
      int count = 0;
      for (int k = 0; k < size(); k++) {
        double depth = at(k, at.x(), at.y());
        int place = count;
        while (place > 0 && at(least[place - 1], at.x(), at.y()) > depth) {
          if (place < least.length) {
            least[place] = least[place - 1];
          }
          place--;
        }
        if (place < least.length) {
          least[place] = k;
        }
        count = Math.min(count + 1, least.length);
      }
      return least;
    }

    /** Searches the line through the point found in a direction, across the whole polygon. */
    private void along(DeepestPoint search, double dx, double dy) {
      double length = Math.sqrt(dx * dx + dy * dy);
      if (length > 0) {
        Point from = search.point();
        double x = dx / length * 2 * polygon.radius();
        double y = dy / length * 2 * polygon.radius();
        search.alongSegment(from.x() - x, from.y() - y, from.x() + x, from.y() + y);
      }
    }

    /** Returns the distance of line {@code k} from the polygon's center. */
    private double offset(int k) {
      return at(k, polygon.centreX(), polygon.centreY());
    }
  }

  /**
   * Depth inside an annular sector: the distances from its outer and inner arc and from the lines
   * of its two flat ends.
   */
  record InSector(AnnularSector sector) implements DepthField {

    private static final int OUTER = 0;
    private static final int INNER = 1;
    private static final int FROM = 2;

    @Override
    public int size() {
      return 4;
    }

    @Override
    public double at(int k, double x, double y) {
      double dx = x - sector.centre().x();
      double dy = y - sector.centre().y();
      return switch (k) {
        case OUTER -> sector.outerRadius() - Math.sqrt(dx * dx + dy * dy);
        case INNER -> Math.sqrt(dx * dx + dy * dy) - sector.innerRadius();
        case FROM -> sector.fromX() * dy - sector.fromY() * dx;
        default -> dx * sector.toY() - dy * sector.toX();
      };
    }

    @Override
    public double at(double x, double y) {
      double dx = x - sector.centre().x();
      double dy = y - sector.centre().y();
      double distance = Math.sqrt(dx * dx + dy * dy);
      double across = Math.min(sector.outerRadius() - distance, distance - sector.innerRadius());
      double from = sector.fromX() * dy - sector.fromY() * dx;
      double to = dx * sector.toY() - dy * sector.toX();
      return Math.min(across, Math.min(from, to));
    }

    /**
     * Returns the deepest point on the middle ray of the sector.
     *
     * <p>On the ray at the angle β from both ends the depths are R − ρ, ρ − r and ρ sin β. A long
     * sector is deepest all along its center line. In a short one the ends limit the depth, and the
     * maximum is where ρ sin β = R − ρ. Off the middle ray an end is nearer, so nothing is deeper.
     */
    @Override
    public Point deepest() {
      double half = Elementary.toRadians(Math.abs(sector.sweepDegrees()) / 2);
      double distance =
          Math.max(sector.radius(), sector.outerRadius() / (1 + Elementary.sin(half)));
      // The middle ray leads along the sum of both ends' directions, or at right angles to their
      // difference: the longer of the two is better conditioned.
      boolean narrow = sector.fromX() * sector.toX() + sector.fromY() * sector.toY() > 0;
      double x = narrow ? sector.fromX() + sector.toX() : sector.toY() - sector.fromY();
      double y = narrow ? sector.fromY() + sector.toY() : sector.fromX() - sector.toX();
      double length = Math.sqrt(x * x + y * y);
      return new Point(
          sector.centre().x() + distance * (x / length),
          sector.centre().y() + distance * (y / length));
    }
  }
}
