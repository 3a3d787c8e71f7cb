package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A polygon of any outline that does not cross itself, concave too, such as an asteroid.
 *
 * <p>Beside the outline it keeps a cut into convex parts, which have no corners but the outline's.
 * Coordinates up to 1e6 mm are what the queries' error bounds are stated for.
 *
 * <pre>{@code
 * SimplePolygon arrow = SimplePolygon.of(
 *     new Point(0, 0), new Point(10, 0), new Point(5, 5), new Point(10, 10), new Point(0, 10));
 * arrow.size()          // 5
 * arrow.parts().size()  // 2
 * }</pre>
 */
public final class SimplePolygon implements Polygon {

  private final double[] xs;
  private final double[] ys;
  private final List<ConvexPolygon> parts;
  private final double centreX;
  private final double centreY;
  private final double radius;

  private SimplePolygon(
      double[] xs,
      double[] ys,
      List<ConvexPolygon> parts,
      double centreX,
      double centreY,
      double radius) {
    this.xs = xs;
    this.ys = ys;
    this.parts = parts;
    this.centreX = centreX;
    this.centreY = centreY;
    this.radius = radius;
  }

  /**
   * Returns the polygon with these corners, given in either turning sense. Corners that repeat the
   * one before, a last one that repeats the first, and corners in line between their neighbours are
   * left out.
   *
   * @throws BadOutlineException if fewer than three corners are left, if they enclose no area, or
   *     if the outline crosses or touches itself
   */
  public static SimplePolygon of(List<Point> corners) {
    List<Point> outline = OutlineCheck.mended(corners);
    OutlineCheck.requireSimple(outline);
    if (!OutlineCheck.counterClockwise(outline)) {
      Collections.reverse(outline);
    }
    int n = outline.size();
    double[] xs = new double[n];
    double[] ys = new double[n];
    double sumX = 0;
    double sumY = 0;
    for (int i = 0; i < n; i++) {
      xs[i] = outline.get(i).x();
      ys[i] = outline.get(i).y();
      sumX += xs[i];
      sumY += ys[i];
    }
    double centreX = sumX / n;
    double centreY = sumY / n;
    double radius = 0;
    for (int i = 0; i < n; i++) {
      radius = Math.max(radius, StrictMath.hypot(xs[i] - centreX, ys[i] - centreY));
    }
    return new SimplePolygon(xs, ys, ConvexParts.of(outline), centreX, centreY, radius);
  }

  /** Returns the polygon with these corners. See {@link #of(List)}. */
  public static SimplePolygon of(Point... corners) {
    return of(List.of(corners));
  }

  @Override
  public SimplePolygon placedIn(Pose frame) {
    double c = frame.heading().cos();
    double s = frame.heading().sin();
    double[] x = new double[xs.length];
    double[] y = new double[xs.length];
    for (int i = 0; i < xs.length; i++) {
      x[i] = frame.x() + (xs[i] * c - ys[i] * s);
      y[i] = frame.y() + (xs[i] * s + ys[i] * c);
    }
    List<ConvexPolygon> placed = new ArrayList<>(parts.size());
    for (ConvexPolygon part : parts) {
      placed.add(part.placedIn(frame));
    }
    return new SimplePolygon(
        x,
        y,
        List.copyOf(placed),
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

  /** Returns the corners, counter-clockwise, without repeats and corners in line. */
  public List<Point> corners() {
    List<Point> corners = new ArrayList<>(xs.length);
    for (int i = 0; i < xs.length; i++) {
      corners.add(new Point(xs[i], ys[i]));
    }
    return List.copyOf(corners);
  }

  /**
   * Returns convex parts that cover the polygon without overlapping; a convex outline is one part.
   */
  public List<ConvexPolygon> parts() {
    return parts;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SimplePolygon that
        && Arrays.equals(xs, that.xs)
        && Arrays.equals(ys, that.ys);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(xs) + Arrays.hashCode(ys);
  }

  @Override
  public String toString() {
    return "SimplePolygon" + corners();
  }
}
