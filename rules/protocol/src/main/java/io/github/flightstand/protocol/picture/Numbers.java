package io.github.flightstand.protocol.picture;

/** The text of numbers: at most three decimals, no trailing zeros, no sign before zero. */
final class Numbers {

  private static final int STEPS = 1000;

  /** A thousandth that is missed by this part of one is met: sums leave such rests. */
  private static final double EXACT = 1e-6;

  /** Whole numbers below this are written as an {@code int}, which is quicker in browsers. */
  private static final long LARGEST = 1_000_000_000;

  /** Returns a number's text, rounded to the nearest thousandth, half up. */
  static String text(double value) {
    StringBuilder text = new StringBuilder();
    append(text, value);
    return text.toString();
  }

  /**
   * Returns the texts of bounds with {@code " to "} between, rounded inward: what is named is
   * within. Bounds with no thousandth between are rounded to the nearest.
   */
  static String within(double least, double most) {
    double low = Math.ceil(least * STEPS - EXACT) / STEPS;
    double high = Math.floor(most * STEPS + EXACT) / STEPS;
    return low <= high ? text(low) + " to " + text(high) : text(least) + " to " + text(most);
  }

  /**
   * Appends a number's text, without texts between: pictures that follow a pointer have hundreds.
   */
  static void append(StringBuilder to, double value) {
    long steps = Math.round(value * STEPS);
    if (steps < 0) {
      to.append('-');
      steps = -steps;
    }
    long whole = steps / STEPS;
    if (whole < LARGEST) {
      to.append((int) whole);
    } else {
      to.append(whole);
    }
    int rest = (int) (steps - whole * STEPS);
    if (rest > 0) {
      to.append('.');
      for (int unit = STEPS / 10; rest > 0; unit /= 10) {
        to.append((char) ('0' + rest / unit));
        rest %= unit;
      }
    }
  }
}
