package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.Wedge;
import java.util.Optional;

/** Depth inside a wedge of at most 180 degrees: the distances from the lines of its two rays. */
record WedgeField(double apexX, double apexY, double fromX, double fromY, double toX, double toY)
    implements DepthField {

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
}
