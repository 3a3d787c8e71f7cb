package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A convex polygon: corners counter-clockwise, no three in a line.
 *
 * <p>The unit normals of its edges and a circle around it are kept beside the corners, for the
 * queries that run in search loops. Edge {@code i} leads from corner {@code i} to the next one.
 *
 * <pre>{@code
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);   // a small ship's base in its own frame
 * base.placedIn(Pose.at(200, 100, 90)).corners().get(0)   // a corner on the table
 * }</pre>
 */
public final class ConvexPolygon implements Polygon {

  private final double[] xs;
  private final double[] ys;
  private final double[] normalXs;
  private final double[] normalYs;
  private final double centreX;
  private final double centreY;
  private final double radius;

  private ConvexPolygon(
      double[] xs,
      double[] ys,
      double[] normalXs,
      double[] normalYs,
      double centreX,
      double centreY,
      double radius) {
    this.xs = xs;
    this.ys = ys;
    this.normalXs = normalXs;
    this.normalYs = normalYs;
    this.centreX = centreX;
    this.centreY = centreY;
    this.radius = radius;
  }

  /**
   * Returns the polygon with these corners, given in either turning sense. Repeated corners and
   * corners in line between their neighbours are left out.
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
        throw new BadOutlineException("a convex polygon turns one way, but not so at corner " + b);
      }
      if (leadsRight(a, b) != leadsRight(b, c)) {
        reversals++;
      }
    }
    if (reversals > 2) {
      throw new BadOutlineException(
          "a convex polygon turns round once, but this outline winds further");
    }
    double[] xs = new double[n];
    double[] ys = new double[n];
    for (int i = 0; i < n; i++) {
      Point p = outline.get(sense > 0 ? i : n - 1 - i);
      xs[i] = p.x();
      ys[i] = p.y();
    }
    return fromCorners(xs, ys);
  }

  private static boolean leadsRight(Point a, Point b) {
    return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
  }

  /** Returns the polygon with these corners. See {@link #of(List)}. */
  public static ConvexPolygon of(Point... corners) {
    return of(List.of(corners));
  }

  /**
   * Returns the rectangle centred on the origin, {@code length} along x and {@code width} along y.
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
        StrictMath.hypot(x, y));
  }

  /**
   * Returns the polygon with these corners, which the caller knows to be counter-clockwise,
   * strictly convex and his to give away.
   */
  static ConvexPolygon fromCorners(double[] xs, double[] ys) {
    int n = xs.length;
    double sumX = 0;
    double sumY = 0;
    for (int i = 0; i < n; i++) {
      sumX += xs[i];
      sumY += ys[i];
    }
    double centreX = sumX / n;
    double centreY = sumY / n;
    double radius = 0;
    double[] nx = new double[n];
    double[] ny = new double[n];
    for (int i = 0; i < n; i++) {
      int j = i + 1 == n ? 0 : i + 1;
      double ex = xs[j] - xs[i];
      double ey = ys[j] - ys[i];
      double length = StrictMath.hypot(ex, ey);
      nx[i] = ey / length;
      ny[i] = -ex / length;
      radius = Math.max(radius, StrictMath.hypot(xs[i] - centreX, ys[i] - centreY));
    }
    return new ConvexPolygon(xs, ys, nx, ny, centreX, centreY, radius);
  }

  /**
   * Returns the polygon with the first so many of these corners and edges, which the caller knows
   * to be counter-clockwise and convex. Corners may lie as near to each other as rounding brings
   * them: the normals are those that the caller knows, not worked out from them.
   */
  static ConvexPolygon fromEdges(
      double[] xs, double[] ys, double[] normalXs, double[] normalYs, int size) {
    double sumX = 0;
    double sumY = 0;
    for (int i = 0; i < size; i++) {
      sumX += xs[i];
      sumY += ys[i];
    }
    double centreX = sumX / size;
    double centreY = sumY / size;
    double squared = 0;
    for (int i = 0; i < size; i++) {
      double dx = xs[i] - centreX;
      double dy = ys[i] - centreY;
      squared = Math.max(squared, dx * dx + dy * dy);
    }
    return new ConvexPolygon(
        Arrays.copyOf(xs, size),
        Arrays.copyOf(ys, size),
        Arrays.copyOf(normalXs, size),
        Arrays.copyOf(normalYs, size),
        centreX,
        centreY,
        Math.sqrt(squared));
  }

  /**
   * Returns the part of this polygon that lies in a region; empty if nothing of it does.
   *
   * <p>Edges that are cut keep their normals to the bit, and corners where an edge crosses the
   * region's boundary are right to a few units in the last place of the coordinates over the sine
   * of the angle. Where the polygon only touches the region, up to rounding, the part may be a
   * sliver without area.
   *
   * <pre>{@code
   * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
   * base.clippedTo(OpenPolygon.halfPlane(new Point(15, 0), new Vector(1, 0)))  // five by forty
   * }</pre>
   */
  public Optional<ConvexPolygon> clippedTo(OpenPolygon region) {
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
    double c = frame.heading().cos();
    double s = frame.heading().sin();
    int n = xs.length;
    double[] x = new double[n];
    double[] y = new double[n];
    double[] nx = new double[n];
    double[] ny = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = frame.x() + (xs[i] * c - ys[i] * s);
      y[i] = frame.y() + (xs[i] * s + ys[i] * c);
      nx[i] = normalXs[i] * c - normalYs[i] * s;
      ny[i] = normalXs[i] * s + normalYs[i] * c;
    }
    // A rigid motion keeps the enclosing circle: searches place a base thousands of times.
    return new ConvexPolygon(
        x,
        y,
        nx,
        ny,
        frame.x() + (centreX * c - centreY * s),
        frame.y() + (centreX * s + centreY * c),
        radius);
  }

  @Override
  public int size() {
    return xs.length;
  }

  @Override
  public double x(int i) {
    return xs[i];
  }

  @Override
  public double y(int i) {
    return ys[i];
  }

  /** Returns the x component of the unit vector out of edge {@code i}. */
  public double normalX(int i) {
    return normalXs[i];
  }

  /** Returns the y component of the unit vector out of edge {@code i}. */
  public double normalY(int i) {
    return normalYs[i];
  }

  @Override
  public double centreX() {
    return centreX;
  }

  @Override
  public double centreY() {
    return centreY;
  }

  @Override
  public double radius() {
    return radius;
  }

  /** Returns the corners, counter-clockwise. */
  public List<Point> corners() {
    List<Point> corners = new ArrayList<>(xs.length);
    for (int i = 0; i < xs.length; i++) {
      corners.add(new Point(xs[i], ys[i]));
    }
    return List.copyOf(corners);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ConvexPolygon that
        && Arrays.equals(xs, that.xs)
        && Arrays.equals(ys, that.ys);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(xs) + Arrays.hashCode(ys);
  }

  @Override
  public String toString() {
    return "ConvexPolygon" + corners();
  }
}
