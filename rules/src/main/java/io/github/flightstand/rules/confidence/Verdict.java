package io.github.flightstand.rules.confidence;

import java.util.List;

/**
 * A verdict: it stands while a quantity is from {@code lo} to {@code hi}.
 *
 * <pre>{@code
 * Verdict.above(separation, -1e-6, List.of("red", "blue"))   // red and blue do not overlap
 * new Verdict(distance, 100, 200, List.of("red", "blue"))    // they are at range 2
 * }</pre>
 *
 * @param quantity what it hangs on
 * @param lo the lowest number that keeps it standing; may be minus infinity
 * @param hi the highest number that keeps it standing; may be infinity
 * @param ships the ids of the ships on whose poses the quantity depends
 */
public record Verdict(Quantity quantity, double lo, double hi, List<String> ships) {

  /**
   * Copies the list and checks the bounds.
   *
   * @throws IllegalArgumentException if the bounds are not in order
   */
  public Verdict {
    if (!(lo <= hi)) {
      throw new IllegalArgumentException("bounds are in order, found " + lo + " and " + hi);
    }
    ships = List.copyOf(ships);
  }

  /** Returns a verdict that stands while a quantity is at least so great. */
  public static Verdict above(Quantity quantity, double bound, List<String> ships) {
    return new Verdict(quantity, bound, Double.POSITIVE_INFINITY, ships);
  }

  /** Returns a verdict that stands while a quantity is at most so great. */
  public static Verdict below(Quantity quantity, double bound, List<String> ships) {
    return new Verdict(quantity, Double.NEGATIVE_INFINITY, bound, ships);
  }

  /** Returns the verdict, of two that part at a bound, which the table gives. */
  static Verdict atBound(Quantity quantity, boolean isAbove, double bound, List<String> ships) {
    return isAbove ? above(quantity, bound, ships) : below(quantity, bound, ships);
  }
}
