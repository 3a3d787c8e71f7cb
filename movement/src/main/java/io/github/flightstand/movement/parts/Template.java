package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.QuarterTurn;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;

/**
 * A maneuver template: a strip of constant width around a straight or circular center line.
 *
 * <p>In its own frame the center line starts at the origin and leaves along +x; millimeters.
 *
 * <pre>{@code
 * Template bank3 = PartsCatalogue.standard().template(TemplateKind.BANK, 3);
 * bank3.length()                       // 141.3716…: 45° of a circle of radius 180
 * bank3.usedPart(Side.LEFT, 40)        // its first 40 mm, cut square to the center line
 * }</pre>
 *
 * @param kind straight, bank or turn
 * @param speed the number printed on it
 * @param size a straight's length, or the radius of a curve's center line, in millimeters
 * @param width the width of the strip, in millimeters
 */
public record Template(TemplateKind kind, int speed, double size, double width) {

  private static final double LONGEST = 10_000;

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if the kind has no such speed, a figure is not positive and at
   *     most 10,000 mm, or a curve's radius is not more than half its width
   */
  public Template {
    if (speed < 1 || speed > kind.fastest()) {
      throw new IllegalArgumentException(
          "a template's speed is 1 to " + kind.fastest() + " for a " + kind + ", found " + speed);
    }
    if (!(size > 0) || !(width > 0) || !Double.isFinite(size) || !Double.isFinite(width)) {
      throw new IllegalArgumentException(
          "a template's size and width are positive, found " + size + " and " + width + " mm");
    }
    if (size > LONGEST || width > LONGEST) {
      throw new IllegalArgumentException(
          "a template's size and width are at most %s mm, found %s and %s"
              .formatted(LONGEST, size, width));
    }
    if (kind != TemplateKind.STRAIGHT && size <= width / 2) {
      throw new IllegalArgumentException(
          "a curve's radius is more than half its width, found %s mm for a width of %s"
              .formatted(size, width));
    }
  }

  /**
   * Checks that the template can bend to a side: a curve to the left or right, a straight ahead.
   *
   * @throws IllegalArgumentException if it cannot
   */
  public void checkBends(Side side) {
    if ((kind == TemplateKind.STRAIGHT) != (side == Side.AHEAD)) {
      throw new IllegalArgumentException("a " + kind + " template cannot bend " + side);
    }
  }

  /** Tests whether the template is a bank or a turn. */
  public boolean isCurved() {
    return kind != TemplateKind.STRAIGHT;
  }

  /** Returns the length of the center line, in millimeters. */
  public double length() {
    return kind == TemplateKind.STRAIGHT ? size : size * sweepRadians();
  }

  /** Returns the angle from the center line's start to its end, in radians; 0 for a straight. */
  public double sweepRadians() {
    return Elementary.toRadians(kind.sweepDegrees());
  }

  /**
   * Returns the end of the center line in the template's frame, facing on along it.
   *
   * @param side the side to which a curve bends; ignored for a straight
   */
  public Pose end(Side side) {
    if (kind == TemplateKind.STRAIGHT) {
      return new Pose(size, 0, Direction.EAST);
    }
    Direction leaving = Direction.ofDegrees(side.sign() * kind.sweepDegrees());
    return new Pose(
        size * Math.abs(leaving.sin()), side.sign() * size * (1 - leaving.cos()), leaving);
  }

  /**
   * Tests whether a point is nearer to the template's center line than {@code limit} mm.
   *
   * @param side the side to which a curve bends; ignored for a straight
   * @param upTo how much of the center line counts from its start, in millimeters
   */
  public boolean isNearCentreLine(double limit, Side side, double upTo, double x, double y) {
    double squaredLimit = limit * limit;
    if (kind == TemplateKind.STRAIGHT) {
      double along = x - Math.max(0, Math.min(upTo, x));
      return along * along + y * y < squaredLimit;
    }
    double left = side.sign() * y;
    double fromAxis = size - left;
    double squared = x * x + fromAxis * fromAxis;
    double inner = Math.max(0, size - limit);
    double outer = size + limit;
    if (squared >= outer * outer || squared < inner * inner) {
      return false;
    }
    if (x * x + left * left < squaredLimit) {
      return true;
    }
    double cos = QuarterTurn.cos(upTo / size);
    double sin = QuarterTurn.sin(upTo / size);
    double toEndX = x - size * sin;
    double toEndY = left - size * (1 - cos);
    boolean beside = x >= 0 && fromAxis * sin >= x * cos;
    return beside || toEndX * toEndX + toEndY * toEndY < squaredLimit;
  }

  /** Returns the whole outline in the template's frame. */
  public Shape outline(Side side) {
    return usedPart(side, length());
  }

  /**
   * Returns the outline of the template's first part, cut square to the center line.
   *
   * @param side the side to which a curve bends; ignored for a straight
   * @param upTo millimeters along the center line, above 0; limited to the length
   */
  public Shape usedPart(Side side, double upTo) {
    if (kind == TemplateKind.STRAIGHT) {
      double used = Math.min(upTo, size);
      return ConvexPolygon.rectangle(used, width).placedIn(Pose.at(used / 2, 0, 0));
    }
    double degrees =
        upTo >= length()
            ? kind.sweepDegrees()
            : Math.min(Elementary.toDegrees(upTo / size), kind.sweepDegrees());
    return new AnnularSector(Pose.IDENTITY, size, side.sign() * degrees, width / 2);
  }
}
