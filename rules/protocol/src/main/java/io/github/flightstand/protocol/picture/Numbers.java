package io.github.flightstand.protocol.picture;

/** The text of numbers: at most three decimals, no trailing zeros, no sign before zero. */
final class Numbers {

  private static final long STEPS = 1000;

  /** Returns a number's text, rounded to the nearest thousandth, half up. */
  static String text(double value) {
    long steps = Math.round(value * STEPS);
    long size = Math.abs(steps);
    String whole = (steps < 0 ? "-" : "") + size / STEPS;
    long rest = size % STEPS;
    if (rest == 0) {
      return whole;
    }
    String decimals = Long.toString(STEPS + rest).substring(1);
    int end = decimals.length();
    while (decimals.charAt(end - 1) == '0') {
      end--;
    }
    return whole + "." + decimals.substring(0, end);
  }
}
