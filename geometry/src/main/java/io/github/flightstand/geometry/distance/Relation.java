package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Tolerance;

/** The relation of two shapes under a contact tolerance τ, in order of separation. */
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
   * @param separation millimeters, possibly infinite but not NaN
   */
  public static Relation of(double separation, Tolerance tolerance) {
    if (separation < -tolerance.contact()) {
      return OVERLAP;
    }
    return separation > tolerance.contact() ? APART : TOUCHING;
  }
}
