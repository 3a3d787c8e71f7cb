package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;

/**
 * A strip of constant width along a circular arc, with flat ends, such as a bank or turn template.
 *
 * <p>Its sides are true arcs. It is the set of points around the arcs' center between the inner and
 * the outer radius, in directions of the counterclockwise range from the unit vector {@link #fromX
 * from} to the unit vector {@link #toX to}. The range spans at most 180 degrees. The center and the
 * two unit vectors are doubles computed from the pose. The center is accurate to 2⁻⁵¹ of the
 * coordinates and the radius, each component of a unit vector to 2⁻⁵². Queries take these doubles
 * as exact.
 *
 * <pre>{@code
 * // a left turn 1: center line of radius 35 through 90 degrees, 20 wide
 * AnnularSector turn = new AnnularSector(Pose.at(0, 0, 0), 35, 90, 10);
 * turn.centre()   // Point[x=0.0, y=35.0]
 * turn.end()      // at (35, 35), heading 90
 * }</pre>
 */
public final class AnnularSector implements Shape {

  private final Pose start;
  private final double radius;
  private final double sweepDegrees;
  private final double halfWidth;
  private final Point centre;
  private final double fromX;
  private final double fromY;
  private final double toX;
  private final double toY;

  /**
   * Creates the sector.
   *
   * @param start the middle of the first flat end, heading along the center line
   * @param radius the center line's radius in millimeters, positive and finite
   * @param sweepDegrees the degrees by which the center line turns: positive to the left, negative
   *     to the right, not 0 and at most 180 either way
   * @param halfWidth half of the strip's width in millimeters, positive and at most {@code radius}
   * @throws IllegalArgumentException if a number is out of its range
   */
  public AnnularSector(Pose start, double radius, double sweepDegrees, double halfWidth) {
    if (!(radius > 0) || !Double.isFinite(radius)) {
      throw new IllegalArgumentException(
          "an annular sector needs a positive radius, found " + radius);
    }
    if (sweepDegrees == 0 || !(Math.abs(sweepDegrees) <= 180)) {
      throw new IllegalArgumentException(
          "an annular sector sweeps up to 180 degrees to either side, but not 0, found "
              + sweepDegrees);
    }
    if (!(halfWidth > 0) || !(halfWidth <= radius)) {
      throw new IllegalArgumentException(
          "an annular sector's half width lies above 0 and is at most its radius %s, found %s"
              .formatted(radius, halfWidth));
    }
    this.start = start;
    this.radius = radius;
    this.sweepDegrees = sweepDegrees;
    this.halfWidth = halfWidth;
    boolean left = sweepDegrees > 0;
    centre = start.shiftedBy(0, left ? radius : -radius).position();
    var first = start.heading().turnedBy(left ? -90 : 90);
    var last = first.turnedBy(sweepDegrees);
    fromX = left ? first.cos() : last.cos();
    fromY = left ? first.sin() : last.sin();
    toX = left ? last.cos() : first.cos();
    toY = left ? last.sin() : first.sin();
  }

  /** Returns the middle of the first flat end, heading along the center line. */
  public Pose start() {
    return start;
  }

  /** Returns the center line's radius in millimeters. */
  public double radius() {
    return radius;
  }

  /** Returns the degrees by which the center line turns: positive left, negative right. */
  public double sweepDegrees() {
    return sweepDegrees;
  }

  /** Returns half of the strip's width, in millimeters. */
  public double halfWidth() {
    return halfWidth;
  }

  /** Returns the middle of the last flat end, heading along the center line out of the sector. */
  public Pose end() {
    double side = Math.copySign(radius, sweepDegrees);
    Pose atCentre = start.shiftedBy(0, side);
    return atCentre.turnedBy(sweepDegrees).shiftedBy(0, -side);
  }

  /** Returns the center of the arcs. */
  public Point centre() {
    return centre;
  }

  /** Returns the inner side's radius in millimeters, 0 if the sector is a slice of a disc. */
  public double innerRadius() {
    return radius - halfWidth;
  }

  /** Returns the outer side's radius in millimeters. */
  public double outerRadius() {
    return radius + halfWidth;
  }

  /** Returns the x component of the unit vector from the center to the range's clockwise end. */
  public double fromX() {
    return fromX;
  }

  /** Returns the y component of the unit vector from the center to the range's clockwise end. */
  public double fromY() {
    return fromY;
  }

  /** Returns the x component of the unit vector from the center to the range's other end. */
  public double toX() {
    return toX;
  }

  /** Returns the y component of the unit vector from the center to the range's other end. */
  public double toY() {
    return toY;
  }

  @Override
  public AnnularSector placedIn(Pose frame) {
    return new AnnularSector(frame.compose(start), radius, sweepDegrees, halfWidth);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AnnularSector that
        && start.equals(that.start)
        && radius == that.radius
        && sweepDegrees == that.sweepDegrees
        && halfWidth == that.halfWidth;
  }

  @Override
  public int hashCode() {
    return 31 * start.hashCode() + Double.hashCode(radius + 31 * sweepDegrees + 961 * halfWidth);
  }

  @Override
  public String toString() {
    return "AnnularSector[start="
        + start
        + ", radius="
        + radius
        + ", sweepDegrees="
        + sweepDegrees
        + ", halfWidth="
        + halfWidth
        + "]";
  }
}
