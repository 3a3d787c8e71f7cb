package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.QuarterTurn;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;

/**
 * A maneuver template: a strip of constant width around a straight or circular centre line.
 *
 * <p>In its own frame the centre line starts at the origin and leaves along +x; millimetres.
 *
 * <pre>{@code
 * Template bank3 = PartsCatalogue.standard().template(TemplateKind.BANK, 3);
 * bank3.length()                       // 141.3716…: 45° of a circle of radius 180
 * bank3.usedPart(Side.LEFT, 40)        // the first 40 mm of it, cut square to the centre line
 * }</pre>
 *
 * @param kind straight, bank or turn
 * @param speed the number printed on it
 * @param size a straight's length, or the radius of a curve's centre line, in millimetres
 * @param width how wide the strip is, in millimetres
 */
public record Template(TemplateKind kind, int speed, double size, double width) {

  private static final double LONGEST = 10_000;

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if there is no such speed, a figure is not positive and
   *     finite, or a curve is so tight that its inner edge has no radius left
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
   * Checks that the template can be laid so: a curve bends to a side, a straight ahead.
   *
   * @throws IllegalArgumentException if it cannot
   */
  public void checkBends(Side side) {
    if ((kind == TemplateKind.STRAIGHT) != (side == Side.AHEAD)) {
      throw new IllegalArgumentException("a " + kind + " template cannot bend " + side);
    }
  }

  /** Returns the length of the centre line, in millimetres. */
  public double length() {
    return kind == TemplateKind.STRAIGHT ? size : size * sweepRadians();
  }

  /** Returns how far the centre line turns from start to end, in radians; 0 for a straight. */
  public double sweepRadians() {
    return StrictMath.toRadians(kind.sweepDegrees());
  }

  /**
   * Returns the end of the centre line in the template's frame, facing on along it.
   *
   * @param side to which side a curve is laid; a straight takes no notice of it
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
   * Tells whether a place in the template's frame is nearer to its centre line than so many
   * millimetres.
   *
   * @param side to which side a curve is laid; a straight takes no notice of it
   * @param upTo how much of the centre line counts, from its start
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

  /** Returns the strip's whole outline in the template's frame. */
  public Shape outline(Side side) {
    return usedPart(side, length());
  }

  /**
   * Returns the outline of the strip from its start to so far along the centre line, cut square to
   * it there.
   *
   * @param side to which side a curve is laid; a straight takes no notice of it
   * @param upTo millimetres along the centre line, above 0; more than the length is the length
   */
  public Shape usedPart(Side side, double upTo) {
    if (kind == TemplateKind.STRAIGHT) {
      double used = Math.min(upTo, size);
      return ConvexPolygon.rectangle(used, width).placedIn(Pose.at(used / 2, 0, 0));
    }
    double degrees =
        upTo >= length()
            ? kind.sweepDegrees()
            : Math.min(StrictMath.toDegrees(upTo / size), kind.sweepDegrees());
    return new AnnularSector(Pose.IDENTITY, size, side.sign() * degrees, width / 2);
  }
}
