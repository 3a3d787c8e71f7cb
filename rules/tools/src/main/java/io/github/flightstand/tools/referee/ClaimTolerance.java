package io.github.flightstand.tools.referee;

import io.github.flightstand.movement.parts.Base;

/**
 * How far a recorder's claim may be off and still be a fair record.
 *
 * <p>Recorders round, to a pixel or to whatever a hand can place. A log says in its header how
 * coarse its recorder is; one that does not say gets {@link #STANDARD}.
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

  /** The largest tolerance in position that makes sense: wider than a table. */
  private static final double MAX_POSITION = 1000;

  /** The largest turn between two headings. */
  private static final double MAX_HEADING = 180;

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a figure is out of its range
   */
  public ClaimTolerance {
    if (!(position >= 0 && position <= MAX_POSITION) || !(heading >= 0 && heading <= MAX_HEADING)) {
      throw new IllegalArgumentException(
          "a claim's tolerance is 0 to 1000 mm and 0 to 180 degrees, found "
              + position
              + " mm and "
              + heading
              + " degrees");
    }
  }

  /**
   * Returns how far some corner of a base may be from where the record has it: the tolerance in
   * position and that in heading (in radians) times half the base's diagonal.
   *
   * @return millimetres, at least 0
   */
  public double reach(Base base) {
    return reach(StrictMath.hypot(base.length(), base.width()) / 2);
  }

  /**
   * Returns how far some point of a piece may be from where the record has it.
   *
   * @param farthest how far its points are from its middle, in millimetres
   * @return millimetres, at least 0
   */
  public double reach(double farthest) {
    return position + StrictMath.toRadians(heading) * farthest;
  }
}
