package io.github.flightstand.rules.squad;

/**
 * The bands of the range ruler that a weapon reaches.
 *
 * @param nearest the nearest, at least 1
 * @param farthest the farthest, at most 5
 */
public record Reach(int nearest, int farthest) {

  /** What primary weapons reach unless their card says otherwise. */
  public static final Reach PRIMARY = new Reach(1, 3);

  /**
   * Checks the bands.
   *
   * @throws IllegalArgumentException if they are not in order, or outside 1 to 5
   */
  public Reach {
    if (nearest < 1 || farthest > 5 || nearest > farthest) {
      throw new IllegalArgumentException(
          "a weapon reaches bands from 1 to 5, found " + nearest + " to " + farthest);
    }
  }
}
