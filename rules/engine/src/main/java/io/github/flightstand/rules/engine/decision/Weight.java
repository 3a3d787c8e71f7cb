package io.github.flightstand.rules.engine.decision;

/**
 * How probable an outcome is: an exact fraction, not always in lowest terms.
 *
 * @param of how many of the equally probable cases
 * @param cases of how many
 */
public record Weight(long of, long cases) {

  /**
   * Checks the fraction.
   *
   * @throws IllegalArgumentException if it is not in (0, 1]
   */
  public Weight {
    if (of < 1 || cases < of) {
      throw new IllegalArgumentException(
          "a weight is more than 0 and at most 1, found " + of + "/" + cases);
    }
  }
}
