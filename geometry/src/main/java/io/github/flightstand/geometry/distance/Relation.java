package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Tolerance;

/** What two shapes are to each other under a contact tolerance τ, from the closest on. */
public enum Relation {
  /** The signed separation is below −τ. */
  OVERLAP,
  /** The signed separation is from −τ to τ. */
  TOUCHING,
  /** The signed separation is above τ. */
  APART;

  /**
   * Returns the relation at a signed separation.
   *
   * <pre>{@code
   * Relation.of(-1e-7, Tolerance.STANDARD)   // TOUCHING
   * }</pre>
   *
   * @param separation millimetres, not NaN; infinite ones are fine
   */
  public static Relation of(double separation, Tolerance tolerance) {
    if (separation < -tolerance.contact()) {
      return OVERLAP;
    }
    return separation > tolerance.contact() ? APART : TOUCHING;
  }
}
