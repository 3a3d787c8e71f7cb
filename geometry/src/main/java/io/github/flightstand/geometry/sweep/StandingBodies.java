package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Pose;

/**
 * How far two bodies are apart where they stand.
 *
 * <p>The signed separation is that of compounds: the gap of the nearest parts, or minus the depth
 * of the deepest ones. It is right to 50u R, u being 2⁻⁵³ and R bounding, in millimetres, how far
 * any corner is from the first body's origin; {@code PartPairs} derives that.
 *
 * <p>Mutable scratch space for one thread; it allocates nothing once warm.
 *
 * <pre>{@code
 * StandingBodies bodies = new StandingBodies();
 * bodies.face(base, Pose.IDENTITY, base, 100, 0, 1, 0);   // the other 100 ahead, facing alike
 * bodies.separationBelow(Double.POSITIVE_INFINITY)        // 60.0 between bases of 40
 * }</pre>
 */
public final class StandingBodies {

  private final PartPairs pairs = new PartPairs(BodyParts.NONE);

  /**
   * Takes two bodies, both where they stand in one frame.
   *
   * @param pose where the one stands
   * @param x where the other one's origin is, in millimetres
   * @param y where it is
   * @param cos the cosine of its heading
   * @param sin the sine of its heading
   */
  public void face(
      BodyParts one, Pose pose, BodyParts other, double x, double y, double cos, double sin) {
    pairs.carry(one);
    pairs
        .seen()
        .face(
            other, x, y, cos, sin, pose.x(), pose.y(), pose.heading().cos(), pose.heading().sin());
  }

  /** Returns the signed separation in millimetres if it is below a limit, else the limit. */
  public double separationBelow(double limit) {
    Interruption.check();
    pairs.seenFrom(0);
    return pairs.bodySeparationBelow(limit);
  }

  /** Tells whether they are separated by at least a separation, a number at most 0. */
  public boolean areSeparatedBy(double least) {
    pairs.seenFrom(0);
    return !pairs.inWay(least);
  }
}
