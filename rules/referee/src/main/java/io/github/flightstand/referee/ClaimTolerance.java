package io.github.flightstand.referee;

import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.movement.parts.Base;

/**
 * The greatest error of a fair claim. Recorders round to a pixel or to the precision of a hand. A
 * log's header gives it; the default is {@link #STANDARD}.
 *
 * <pre>{@code
 * Base small = PartsCatalogue.standard().base(BaseSize.SMALL);
 * new ClaimTolerance(2, 2).reach(small) // 2.987…: 2 + 2° in radians × 28.28, half the diagonal
 * }</pre>
 *
 * @param position the distance between the centers in millimeters, 0 to 1000
 * @param heading the turn between the headings in degrees, 0 to 180
 */
public record ClaimTolerance(double position, double heading) {

  /** The default: 2 mm and 2°, which suits table tools and careful hands. */
  public static final ClaimTolerance STANDARD = new ClaimTolerance(2, 2);

  /** Throws IllegalArgumentException if a figure is out of range. */
  public ClaimTolerance {
    if (!(position >= 0 && position <= 1000 && heading >= 0 && heading <= 180)) {
      throw new IllegalArgumentException(
          "a claim's tolerance is 0 to 1000 mm and 0 to 180 degrees, found %s mm and %s degrees"
              .formatted(position, heading));
    }
  }

  /**
   * Returns the reach, the greatest error of a base's corner in millimeters. It is the tolerance in
   * position, plus that in heading (in radians) times half the base's diagonal.
   */
  public double reach(Base base) {
    return reach(Elementary.hypot(base.length(), base.width()) / 2);
  }

  /** Returns the same for a piece whose points are within {@code farthest} mm of its center. */
  public double reach(double farthest) {
    return position + Elementary.toRadians(heading) * farthest;
  }
}
