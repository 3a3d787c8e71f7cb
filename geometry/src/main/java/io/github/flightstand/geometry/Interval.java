package io.github.flightstand.geometry;

/**
 * A closed interval of numbers, which includes {@code lo} and {@code hi}.
 *
 * <pre>{@code
 * new Interval(-10, 10).contains(10)          // true
 * new Interval(0, 4).plus(new Interval(1, 2)) // [1, 6], the Minkowski sum
 * }</pre>
 *
 * @param lo the lower end, finite
 * @param hi the upper end, finite, not below {@code lo}
 */
public record Interval(double lo, double hi) {

  /**
   * Checks the ends.
   *
   * @throws IllegalArgumentException if an end is not finite or the ends are in the wrong order
   */
  public Interval {
    if (!Double.isFinite(lo) || !Double.isFinite(hi) || lo > hi) {
      throw new IllegalArgumentException(
          "an interval needs finite ends in order, found [" + lo + ", " + hi + "]");
    }
  }

  /** Returns the interval that holds only {@code value}. */
  public static Interval at(double value) {
    return new Interval(value, value);
  }

  /** Returns {@code hi − lo}. */
  public double length() {
    return hi - lo;
  }

  /** Tests whether {@code lo ≤ value ≤ hi}. */
  public boolean contains(double value) {
    return lo <= value && value <= hi;
  }

  /** Returns the member nearest to {@code value}. */
  public double nearestTo(double value) {
    return value < lo ? lo : Math.min(value, hi);
  }

  /** Returns every sum of a member of this interval and a member of {@code other}. */
  public Interval plus(Interval other) {
    return new Interval(lo + other.lo, hi + other.hi);
  }

  /** Returns the interval as it is usually written, such as {@code [-10.0, 10.0]}. */
  @Override
  public String toString() {
    return "[" + lo + ", " + hi + "]";
  }
}
