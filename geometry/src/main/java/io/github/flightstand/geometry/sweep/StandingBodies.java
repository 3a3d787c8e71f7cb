package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Pose;

/**
 * The separation of two bodies that stand still.
 *
 * <p>The signed separation is that of compounds: the gap of the nearest parts, or minus the depth
 * of the deepest parts. It is accurate to 50u R, where u is 2⁻⁵³ and R bounds, in millimeters, the
 * distance of any corner from the first body's origin; {@code PartPairs} derives that.
 *
 * <p>Mutable scratch space for one thread; it allocates nothing once warm.
 *
 * <pre>{@code
 * StandingBodies bodies = new StandingBodies();
 * bodies.face(base, Pose.IDENTITY, base, 100, 0, 1, 0);   // the other 100 mm ahead, same heading
 * bodies.separationBelow(Double.POSITIVE_INFINITY)        // 60.0 between bases of 40
 * }</pre>
 */
public final class StandingBodies {

  private final PartPairs pairs = new PartPairs(BodyParts.NONE);

  /**
   * Takes two bodies and their places in one frame.
   *
   * @param pose the pose of {@code one}
   * @param x the x of the other body's origin, in millimeters
   * @param y the y of the other body's origin
   * @param cos the cosine of the other body's heading
   * @param sin the sine of the other body's heading
   */
  public void face(
      BodyParts one, Pose pose, BodyParts other, double x, double y, double cos, double sin) {
    pairs.carry(one);
    pairs
        .seen()
        .face(
            other, x, y, cos, sin, pose.x(), pose.y(), pose.heading().cos(), pose.heading().sin());
  }

  /** Returns the signed separation in millimeters if it is below a limit, otherwise the limit. */
  public double separationBelow(double limit) {
    Interruption.check();
    pairs.seenFrom(0);
    return pairs.bodySeparationBelow(limit);
  }

  /** Tests whether the bodies are separated by at least {@code least}, a number at most 0. */
  public boolean areSeparatedBy(double least) {
    pairs.seenFrom(0);
    return !pairs.inWay(least);
  }
}
