package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What polygons of either kind have in common: the corners of an outline, counter-clockwise, and a
 * circle around them.
 *
 * <p>Kinds extend it, rather than hold one, so that a corner that a search loop reads is not one
 * object farther away. The questions are not final: a public class gets methods of its own for what
 * it takes over from a class that callers cannot see, but not for final ones.
 */
abstract sealed class Outline permits ConvexPolygon, SimplePolygon {

  private final double[] xs;
  private final double[] ys;
  private final double centreX;
  private final double centreY;
  private final double radius;

  /** Takes corners and a circle that the caller knows to be right and his to give away. */
  Outline(double[] xs, double[] ys, double centreX, double centreY, double radius) {
    this.xs = xs;
    this.ys = ys;
    this.centreX = centreX;
    this.centreY = centreY;
    this.radius = radius;
  }

  /** Takes corners that the caller has checked, and draws the circle. */
  Outline(List<Point> corners) {
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
      farthest = Math.max(farthest, StrictMath.hypot(xs[i] - centreX, ys[i] - centreY));
    }
    radius = farthest;
  }

  /**
   * Places an outline that is given in a frame. A rigid motion keeps the circle: searches place a
   * base thousands of times.
   */
  Outline(Outline given, Pose frame) {
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
  }

  /** Returns the mean of a coordinate over all corners. */
  static double mean(double[] coordinates) {
    double sum = 0;
    for (double coordinate : coordinates) {
      sum += coordinate;
    }
    return sum / coordinates.length;
  }

  /** Returns how many corners there are. */
  public int size() {
    return xs.length;
  }

  /** Returns the x coordinate of corner {@code i}, in millimetres. */
  public double x(int i) {
    return xs[i];
  }

  /** Returns the y coordinate of corner {@code i}, in millimetres. */
  public double y(int i) {
    return ys[i];
  }

  /** Returns the x coordinate of the enclosing circle's centre, the mean of the corners. */
  public double centreX() {
    return centreX;
  }

  /** Returns the y coordinate of the enclosing circle's centre, the mean of the corners. */
  public double centreY() {
    return centreY;
  }

  /** Returns the enclosing circle's radius in millimetres. */
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

  /** Tells whether the other is a polygon of the same kind with the same corners in order. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Outline that
        && getClass() == that.getClass()
        && Arrays.equals(xs, that.xs)
        && Arrays.equals(ys, that.ys);
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
