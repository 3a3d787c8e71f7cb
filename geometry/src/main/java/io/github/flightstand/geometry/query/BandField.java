package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.Polygon;
import java.util.Optional;
import org.locationtech.jts.math.DD;

/**
 * Depth inside an arc band: the distances from its outer and inner arc and from the lines of its
 * two flat ends.
 */
record BandField(ArcBand band) implements BoundedField {

  private static final int OUTER = 0;
  private static final int INNER = 1;
  private static final int FROM = 2;

  @Override
  public int size() {
    return 4;
  }

  @Override
  public double at(int k, double x, double y) {
    double dx = x - band.centre().x();
    double dy = y - band.centre().y();
    return switch (k) {
      case OUTER -> band.outerRadius() - Math.sqrt(dx * dx + dy * dy);
      case INNER -> Math.sqrt(dx * dx + dy * dy) - band.innerRadius();
      case FROM -> band.fromX() * dy - band.fromY() * dx;
      default -> dx * band.toY() - dy * band.toX();
    };
  }

  @Override
  public double at(double x, double y) {
    double dx = x - band.centre().x();
    double dy = y - band.centre().y();
    double distance = Math.sqrt(dx * dx + dy * dy);
    double across = Math.min(band.outerRadius() - distance, distance - band.innerRadius());
    double from = band.fromX() * dy - band.fromY() * dx;
    double to = dx * band.toY() - dy * band.toX();
    return Math.min(across, Math.min(from, to));
  }

  @Override
  public boolean straight() {
    return false;
  }

  @Override
  public double axisX(int k, double x, double y) {
    return switch (k) {
      case OUTER, INNER -> band.centre().x() - x;
      case FROM -> -band.fromY();
      default -> band.toY();
    };
  }

  @Override
  public double axisY(int k, double x, double y) {
    return switch (k) {
      case OUTER, INNER -> band.centre().y() - y;
      case FROM -> band.fromX();
      default -> -band.toX();
    };
  }

  /**
   * Returns the deepest point on the middle ray of the band.
   *
   * <p>On the ray at the angle β from both ends the depths are R − ρ, ρ − r and ρ sin β. A long
   * band is deepest all along its centre line; in a short one the ends bind, and the top is where ρ
   * sin β = R − ρ. Off the middle ray one of the ends is nearer, so nothing is deeper.
   */
  @Override
  public Optional<Point> deepest() {
    double half = StrictMath.toRadians(Math.abs(band.sweepDegrees()) / 2);
    double distance = Math.max(band.radius(), band.outerRadius() / (1 + StrictMath.sin(half)));
    double x = ArcMiddle.x(band.fromX(), band.fromY(), band.toX(), band.toY());
    double y = ArcMiddle.y(band.fromX(), band.fromY(), band.toX(), band.toY());
    return Optional.of(
        new Point(band.centre().x() + distance * x, band.centre().y() + distance * y));
  }

  @Override
  public double innerDepth(Polygon body) {
    return InnerDepth.of(body, band);
  }

  @Override
  public double gap(Polygon body) {
    NearestPair pair = new NearestPair();
    pair.polygonAndBand(body, band);
    return pair.distance();
  }

  @Override
  public double error(Polygon body) {
    return RelationError.of(body, band);
  }

  @Override
  public DD preciseDepth(Polygon body) {
    return PreciseDepth.of(body, band);
  }

  @Override
  public DD preciseGap(Polygon body) {
    return PreciseGap.between(body, band);
  }
}
