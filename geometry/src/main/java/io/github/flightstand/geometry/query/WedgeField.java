package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.Wedge;
import java.util.Optional;

/** Depth inside a wedge of at most 180 degrees: the distances from the lines of its two rays. */
record WedgeField(double apexX, double apexY, double fromX, double fromY, double toX, double toY)
    implements DepthField {

  /**
   * Sines up to this count as 0, so that rays and edges along each other come out as that: each
   * component of a direction carries an error of 2⁻⁵², an edge's normal a few more.
   */
  static final double PARALLEL = 4e-15;

  static WedgeField of(Wedge wedge) {
    return new WedgeField(
        wedge.apex().x(),
        wedge.apex().y(),
        wedge.from().cos(),
        wedge.from().sin(),
        wedge.to().cos(),
        wedge.to().sin());
  }

  @Override
  public int size() {
    return 2;
  }

  @Override
  public double at(int k, double x, double y) {
    return (x - apexX) * axisX(k, x, y) + (y - apexY) * axisY(k, x, y);
  }

  @Override
  public boolean straight() {
    return true;
  }

  @Override
  public double axisX(int k, double x, double y) {
    return k == 0 ? -fromY : toY;
  }

  @Override
  public double axisY(int k, double x, double y) {
    return k == 0 ? fromX : -toX;
  }

  @Override
  public Optional<Point> deepest() {
    return Optional.empty();
  }

  /** Returns the least that a direction of the wedge advances along a vector. */
  double least(double x, double y) {
    // Up to 180 degrees the least is at a ray, unless the middle leads straight away.
    double middle =
        ArcMiddle.x(fromX, fromY, toX, toY) * x + ArcMiddle.y(fromX, fromY, toX, toY) * y;
    return Math.min(middle, Math.min(fromX * x + fromY * y, toX * x + toY * y));
  }
}
