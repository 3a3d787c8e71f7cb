package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.arithmetic.Elementary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A region bounded by closed chains of straight edges: one, or several rings.
 *
 * <p>Corners run counterclockwise around the region, so clockwise around a hole, and none lies in
 * line with its neighbors. Edge {@code i} leads from corner {@code i} to the {@linkplain #after
 * next one} of its ring, the last edge of a ring back to its first corner. The polygon also stores
 * a circle that encloses it, accurate to a few units in the last place of the coordinates.
 *
 * <pre>{@code
 * Polygon card = ConvexPolygon.rectangle(60, 80);
 * card.size()      // 4
 * card.x(0)        // 30.0
 * card.y(0)        // -40.0
 * card.radius()    // 50.0
 * }</pre>
 */
public abstract sealed class Polygon implements Shape permits ConvexPolygon, SimplePolygon {

  /** Millimeters by which rounding may make circles too small. */
  private static final double CIRCLE_ERROR = 1e-8;

  final double[] xs;
  final double[] ys;
  private final double centreX;
  private final double centreY;
  private final double radius;

  /** The index of each ring's first corner, ascending from 0, and the number of all corners. */
  final int[] rings;

  /** Takes over corners and a circle that the caller knows to be right and does not keep. */
  Polygon(double[] xs, double[] ys, double centreX, double centreY, double radius) {
    this.xs = xs;
    this.ys = ys;
    this.centreX = centreX;
    this.centreY = centreY;
    this.radius = radius;
    rings = new int[] {0, xs.length};
  }

  /** Takes corners that the caller has checked, and computes the circle. */
  Polygon(List<Point> corners) {
    this(corners, new int[] {0, corners.size()});
  }

  /** Takes the corners of rings that the caller has checked, and computes the circle. */
  Polygon(List<Point> corners, int[] rings) {
    this.rings = rings;
    int n = corners.size();
    xs = new double[n];
    ys = new double[n];
    for (int i = 0; i < n; i++) {
      xs[i] = corners.get(i).x();
      ys[i] = corners.get(i).y();
    }
    centreX = mean(xs);
    centreY = mean(ys);
    double farthest = 0;
    for (int i = 0; i < n; i++) {
      farthest = Math.max(farthest, Elementary.hypot(xs[i] - centreX, ys[i] - centreY));
    }
    radius = farthest;
  }

  /** Places an outline given in a frame; the circle only moves, because searches do this often. */
  Polygon(Polygon given, Pose frame) {
    double c = frame.heading().cos();
    double s = frame.heading().sin();
    int n = given.xs.length;
    xs = new double[n];
    ys = new double[n];
    for (int i = 0; i < n; i++) {
      xs[i] = frame.x() + (given.xs[i] * c - given.ys[i] * s);
      ys[i] = frame.y() + (given.xs[i] * s + given.ys[i] * c);
    }
    centreX = frame.x() + (given.centreX * c - given.centreY * s);
    centreY = frame.y() + (given.centreX * s + given.centreY * c);
    radius = given.radius;
    rings = given.rings;
  }

  /** Returns the mean of a coordinate over all corners. */
  static double mean(double[] coordinates) {
    double sum = 0;
    for (double coordinate : coordinates) {
      sum += coordinate;
    }
    return sum / coordinates.length;
  }

  @Override
  public abstract Polygon placedIn(Pose frame);

  /** Returns the number of corners. */
  public final int size() {
    return xs.length;
  }

  /** Returns the corner at which the edge that leads to corner {@code i} begins. */
  public final int before(int i) {
    if (rings.length == 2) {
      return i == 0 ? xs.length - 1 : i - 1;
    }
    int ring = Arrays.binarySearch(rings, i);
    return ring < 0 ? i - 1 : rings[ring + 1] - 1;
  }

  /** Returns the corner to which the edge that begins at corner {@code i} leads. */
  public final int after(int i) {
    if (rings.length == 2) {
      return i + 1 == xs.length ? 0 : i + 1;
    }
    int ring = Arrays.binarySearch(rings, i + 1);
    return ring < 0 ? i + 1 : rings[ring - 1];
  }

  /** Returns the x coordinate of corner {@code i}, in millimeters. */
  public final double x(int i) {
    return xs[i];
  }

  /** Returns the y coordinate of corner {@code i}, in millimeters. */
  public final double y(int i) {
    return ys[i];
  }

  /** Returns the x coordinate of the enclosing circle's center, the mean of the corners. */
  public final double centreX() {
    return centreX;
  }

  /** Returns the y coordinate of the enclosing circle's center, the mean of the corners. */
  public final double centreY() {
    return centreY;
  }

  /** Returns the enclosing circle's radius in millimeters. */
  public final double radius() {
    return radius;
  }

  /** Returns the corners, ring by ring, without repeats or corners in line. */
  public final List<Point> corners() {
    List<Point> corners = new ArrayList<>(xs.length);
    for (int i = 0; i < xs.length; i++) {
      corners.add(new Point(xs[i], ys[i]));
    }
    return List.copyOf(corners);
  }

  /**
   * Tests whether a point lies in the polygon, by counting the edges that a ray to the right
   * crosses. For a point within rounding of the boundary, either answer is possible.
   */
  public final boolean contains(double x, double y) {
    boolean inside = false;
    int n = xs.length;
    for (int i = 0; i < n; i++) {
      int j = before(i);
      double ax = xs[j] - x;
      double ay = ys[j] - y;
      double bx = xs[i] - x;
      double by = ys[i] - y;
      // Half-open edges: a corner on the ray counts once.
      if ((ay > 0) != (by > 0) && (ax * by - ay * bx > 0) == (by > ay)) {
        inside = !inside;
      }
    }
    return inside;
  }

  /**
   * Returns a lower bound of the signed separation from another polygon, in millimeters. Their
   * enclosing circles bound a gap from below, and the depth of an overlap from above.
   */
  public final double leastSeparation(Polygon other) {
    return leastSeparation(centreX, centreY, other);
  }

  /** Returns what {@link #leastSeparation} is of this polygon in a frame, without placing it. */
  public final double leastSeparation(Pose frame, Polygon other) {
    Point centre = frame.place(new Point(centreX, centreY));
    return leastSeparation(centre.x(), centre.y(), other);
  }

  private double leastSeparation(double x, double y, Polygon other) {
    double dx = other.centreX - x;
    double dy = other.centreY - y;
    return Math.sqrt(dx * dx + dy * dy) - (radius + other.radius + CIRCLE_ERROR);
  }

  /** Tests whether {@code other} is of the same class and has the same corners in order. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Polygon that
        && getClass() == that.getClass()
        && Arrays.equals(xs, that.xs)
        && Arrays.equals(ys, that.ys)
        && Arrays.equals(rings, that.rings);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(xs) + Arrays.hashCode(ys);
  }

  @Override
  public String toString() {
    return getClass().getSimpleName() + corners();
  }
}
