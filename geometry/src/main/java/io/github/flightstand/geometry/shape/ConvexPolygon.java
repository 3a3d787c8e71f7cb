package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.internal.ConvexView;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A convex polygon: its corners run counterclockwise, no three in a line.
 *
 * <p>It also stores the unit normals of its edges and a circle around it, for queries in search
 * loops. Edge {@code i} leads from corner {@code i} to the next one.
 *
 * <pre>{@code
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);   // a small ship's base in its own frame
 * base.placedIn(Pose.at(200, 100, 90)).corners().get(0)   // a corner on the table
 * }</pre>
 */
public final class ConvexPolygon extends Polygon {

  private final ConvexView view;

  private ConvexPolygon(
      double[] xs,
      double[] ys,
      double[] normalXs,
      double[] normalYs,
      double centreX,
      double centreY,
      double radius) {
    super(xs, ys, centreX, centreY, radius);
    view = new ConvexView(xs, ys, normalXs, normalYs);
  }

  private ConvexPolygon(ConvexPolygon given, Pose frame) {
    super(given, frame);
    double c = frame.heading().cos();
    double s = frame.heading().sin();
    int n = size();
    double[] normalXs = new double[n];
    double[] normalYs = new double[n];
    for (int i = 0; i < n; i++) {
      normalXs[i] = given.normalX(i) * c - given.normalY(i) * s;
      normalYs[i] = given.normalX(i) * s + given.normalY(i) * c;
    }
    view = new ConvexView(xs, ys, normalXs, normalYs);
  }

  /** Takes corners that the caller knows to be counterclockwise and strictly convex. */
  ConvexPolygon(List<Point> corners) {
    super(corners);
    int n = size();
    double[] normalXs = new double[n];
    double[] normalYs = new double[n];
    for (int i = 0; i < n; i++) {
      int j = i + 1 == n ? 0 : i + 1;
      double ex = x(j) - x(i);
      double ey = y(j) - y(i);
      double length = Elementary.hypot(ex, ey);
      normalXs[i] = ey / length;
      normalYs[i] = -ex / length;
    }
    view = new ConvexView(xs, ys, normalXs, normalYs);
  }

  /**
   * Returns the polygon with these corners, given clockwise or counterclockwise. Repeated corners
   * and corners in line between their neighbors are left out.
   *
   * @throws BadOutlineException if fewer than three corners are left, if they enclose no area, or
   *     if the outline is not convex
   */
  public static ConvexPolygon of(List<Point> corners) {
    List<Point> outline = OutlineCheck.mended(corners);
    int n = outline.size();
    int sense = OutlineCheck.turn(outline.get(0), outline.get(1), outline.get(2));
    int reversals = 0;
    for (int i = 0; i < n; i++) {
      Point a = outline.get(i);
      Point b = outline.get((i + 1) % n);
      Point c = outline.get((i + 2) % n);
      if (OutlineCheck.turn(a, b, c) != sense) {
        throw new BadOutlineException(
            "a convex polygon turns one way, but this one does not at corner " + b);
      }
      if (leadsRight(a, b) != leadsRight(b, c)) {
        reversals++;
      }
    }
    if (reversals > 2) {
      throw new BadOutlineException(
          "a convex polygon turns round once, but this outline winds further");
    }
    if (sense < 0) {
      Collections.reverse(outline);
    }
    return new ConvexPolygon(outline);
  }

  private static boolean leadsRight(Point a, Point b) {
    return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
  }

  /** Returns the polygon with these corners. See {@link #of(List)}. */
  public static ConvexPolygon of(Point... corners) {
    return of(List.of(corners));
  }

  /**
   * Returns the rectangle centerd on the origin, {@code length} along x and {@code width} along y.
   *
   * @throws IllegalArgumentException if a side is not positive and finite
   */
  public static ConvexPolygon rectangle(double length, double width) {
    if (!(length > 0) || !(width > 0) || !Double.isFinite(length) || !Double.isFinite(width)) {
      throw new IllegalArgumentException(
          "a rectangle needs positive sides, found " + length + " by " + width + " mm");
    }
    double x = length / 2;
    double y = width / 2;
    return new ConvexPolygon(
        new double[] {x, x, -x, -x},
        new double[] {-y, y, y, -y},
        new double[] {1, 0, -1, 0},
        new double[] {0, 1, 0, -1},
        0,
        0,
        Elementary.hypot(x, y));
  }

  /**
   * Returns the polygon with these corners and normals, which the caller knows to be
   * counterclockwise and convex. Corners may lie as near to each other as rounding brings them,
   * because the normals are given and not computed from them.
   */
  static ConvexPolygon fromEdges(double[] xs, double[] ys, double[] normalXs, double[] normalYs) {
    double centreX = mean(xs);
    double centreY = mean(ys);
    double squared = 0;
    for (int i = 0; i < xs.length; i++) {
      double dx = xs[i] - centreX;
      double dy = ys[i] - centreY;
      squared = Math.max(squared, dx * dx + dy * dy);
    }
    return new ConvexPolygon(xs, ys, normalXs, normalYs, centreX, centreY, Math.sqrt(squared));
  }

  /**
   * Returns the part of this polygon that lies in a region, or empty if no part does.
   *
   * <p>Cut edges keep their normals to the bit. Corners where an edge crosses the region's boundary
   * are accurate to a few units in the last place of the coordinates, divided by the sine of the
   * angle. If the polygon only touches the region, the part may be a sliver without area.
   *
   * <pre>{@code
   * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
   * base.clippedTo(UnboundedPolygon.halfPlane(new Point(15, 0), new Vector(1, 0)))  // 5 by 40
   * }</pre>
   */
  public Optional<ConvexPolygon> clippedTo(UnboundedPolygon region) {
    ConvexPolygon left = this;
    for (int line = 0; line < region.size(); line++) {
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < left.size(); i++) {
        double depth = region.depth(line, left.x(i), left.y(i));
        least = Math.min(least, depth);
        most = Math.max(most, depth);
      }
      if (most <= 0) {
        return Optional.empty();
      }
      if (least < 0) {
        left = EdgeClip.of(left, region, line);
      }
    }
    return Optional.of(left);
  }

  @Override
  public ConvexPolygon placedIn(Pose frame) {
    return new ConvexPolygon(this, frame);
  }

  /** Returns the x component of the unit vector out of edge {@code i}. */
  public double normalX(int i) {
    return view.normalX(i);
  }

  /** Returns the y component of the unit vector out of edge {@code i}. */
  public double normalY(int i) {
    return view.normalY(i);
  }

  /** Returns the arrays that the project's own search loops read. */
  @SuppressWarnings("exports")
  public ConvexView view() {
    return view;
  }

  /**
   * A cut of a convex polygon along a line that keeps one side (Sutherland and Hodgman, 1974) and
   * the normals of its edges. A cut edge keeps its normal, so edges stay parallel to the bit
   * however short they become.
   */
  private static final class EdgeClip {

    private final double[] xs;
    private final double[] ys;
    private final double[] normalXs;
    private final double[] normalYs;
    private int size;

    /** Makes room for exactly that many corners. */
    private EdgeClip(int corners) {
      xs = new double[corners];
      ys = new double[corners];
      normalXs = new double[corners];
      normalYs = new double[corners];
    }

    /**
     * Returns the part of a polygon on the inner side of a region's boundary line.
     *
     * @param polygon a polygon with a corner on the inner side of the line and one beyond it
     */
    static ConvexPolygon of(ConvexPolygon polygon, UnboundedPolygon region, int line) {
      int n = polygon.size();
      EdgeClip clip = new EdgeClip(corners(polygon, region, line));
      double from = region.depth(line, polygon.x(n - 1), polygon.y(n - 1));
      for (int i = 0, h = n - 1; i < n; h = i++) {
        double to = region.depth(line, polygon.x(i), polygon.y(i));
        boolean leaves = from >= 0 && to < 0;
        if (from > 0 || (from == 0 && !leaves)) {
          clip.add(polygon.x(h), polygon.y(h), polygon.normalX(h), polygon.normalY(h));
        }
        if (leaves || (from < 0 && to > 0)) {
          double t = from / (from - to);
          clip.add(
              polygon.x(h) + t * (polygon.x(i) - polygon.x(h)),
              polygon.y(h) + t * (polygon.y(i) - polygon.y(h)),
              leaves ? -region.normalX(line) : polygon.normalX(h),
              leaves ? -region.normalY(line) : polygon.normalY(h));
        }
        from = to;
      }
      return ConvexPolygon.fromEdges(clip.xs, clip.ys, clip.normalXs, clip.normalYs);
    }

    /** Returns the number of corners on the line or inside, and of edges that it cuts. */
    private static int corners(ConvexPolygon polygon, UnboundedPolygon region, int line) {
      int corners = 0;
      double from =
          region.depth(line, polygon.x(polygon.size() - 1), polygon.y(polygon.size() - 1));
      for (int i = 0; i < polygon.size(); i++) {
        double to = region.depth(line, polygon.x(i), polygon.y(i));
        corners += (to >= 0 ? 1 : 0) + ((from < 0 && to > 0) || (from > 0 && to < 0) ? 1 : 0);
        from = to;
      }
      return corners;
    }

    /** Adds a corner, with the normal of the edge that starts there. */
    private void add(double x, double y, double normalX, double normalY) {
      xs[size] = x;
      ys[size] = y;
      normalXs[size] = normalX;
      normalYs[size] = normalY;
      size++;
    }
  }
}
