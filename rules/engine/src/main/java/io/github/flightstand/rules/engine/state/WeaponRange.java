package io.github.flightstand.rules.engine.state;

/**
 * The range bands that a weapon reaches (000, heading on weapon ranges; 000-034, -175).
 *
 * <pre>{@code
 * new WeaponRange(2, 4).reaches(1)   // false: that is too near
 * }</pre>
 *
 * @param farthest the farthest band, at most 5; bands 4 and 5 need the long ruler (002-003)
 */
public record WeaponRange(int nearest, int farthest) {

  /** The range of primary weapons unless their card says otherwise. */
  public static final WeaponRange PRIMARY = new WeaponRange(1, 3);

  private static final int LONGEST = 5;

  /** Throws IllegalArgumentException unless the bands are from 1 to 5, the nearest first. */
  public WeaponRange {
    if (nearest < 1 || farthest < nearest || farthest > LONGEST) {
      throw new IllegalArgumentException(
          "a weapon reaches from range 1 to 5, found " + nearest + " to " + farthest);
    }
  }

  /** Tests whether a weapon reaches a target at a band. */
  public boolean reaches(int band) {
    return band >= nearest && band <= farthest;
  }

  /** Returns the bands in words: {@code range 2 to 4}. */
  public String words() {
    return "range " + nearest + " to " + farthest;
  }
}
