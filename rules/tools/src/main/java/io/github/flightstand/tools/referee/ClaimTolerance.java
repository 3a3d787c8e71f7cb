package io.github.flightstand.tools.referee;

import io.github.flightstand.movement.parts.Base;

/**
 * How far a recorder's claim may be off and still be a fair record: recorders round, to a pixel or
 * to whatever a hand can place. A log says it in its header; one that does not gets {@link
 * #STANDARD}.
 *
 * <pre>{@code
 * Base small = PartsCatalogue.standard().base(BaseSize.SMALL);
 * new ClaimTolerance(2, 2).reach(small) // 2.987…: 2 + 2° in radians × 28.28, half the diagonal
 * }</pre>
 *
 * @param position millimetres between the centres, 0 to 1000
 * @param heading degrees between the headings, 0 to 180
 */
public record ClaimTolerance(double position, double heading) {

  /** What holds if a log does not say: 2 mm and 2°, which suits table tools and careful hands. */
  public static final ClaimTolerance STANDARD = new ClaimTolerance(2, 2);

  /**
   * @throws IllegalArgumentException if a figure is out of its range
   */
  public ClaimTolerance {
    if (!(position >= 0 && position <= 1000 && heading >= 0 && heading <= 180)) {
      throw new IllegalArgumentException(
          "a claim's tolerance is 0 to 1000 mm and 0 to 180 degrees, found %s mm and %s degrees"
              .formatted(position, heading));
    }
  }

  /**
   * How far some corner of a base may be from where the record has it, in millimetres: the
   * tolerance in position, and that in heading (in radians) times half the base's diagonal.
   */
  public double reach(Base base) {
    return reach(StrictMath.hypot(base.length(), base.width()) / 2);
  }

  /** The same for a piece whose points are no farther than that from its middle, in millimetres. */
  public double reach(double farthest) {
    return position + StrictMath.toRadians(heading) * farthest;
  }
}
