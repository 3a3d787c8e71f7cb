package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Interruption;

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
 * bodies.face(base, base, 100, 0, 1, 0);             // the other one 100 ahead, facing alike
 * bodies.separationBelow(Double.POSITIVE_INFINITY)   // 60.0 between bases of 40
 * }</pre>
 */
public final class StandingBodies {

  private final PartPairs pairs = new PartPairs(BodyParts.NONE);

  /**
   * Takes two bodies.
   *
   * @param x where the other body's origin is in the one's frame, in millimetres
   * @param y where it is
   * @param cos the cosine of its heading there
   * @param sin the sine of its heading there
   */
  public void face(BodyParts one, BodyParts other, double x, double y, double cos, double sin) {
    pairs.seen().stand(one, other, x, y, cos, sin);
  }

  /** Returns the signed separation in millimetres if it is below a limit, else the limit. */
  public double separationBelow(double limit) {
    Interruption.check();
    pairs.seenFrom(0);
    return pairs.bodySeparationBelow(limit);
  }

  /** Tells whether they are parted by at least a separation, a number at most 0. */
  public boolean arePartedBy(double least) {
    pairs.seenFrom(0);
    return !pairs.inWay(least);
  }
}
