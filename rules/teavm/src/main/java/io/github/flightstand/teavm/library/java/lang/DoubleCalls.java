package io.github.flightstand.teavm.library.java.lang;

import io.github.flightstand.protocol.format.DecimalText;

/**
 * The texts of doubles as Java has them, from the protocol's own writer of numbers; TeaVM's carries
 * tables that are a fiftieth of the module.
 */
public final class DoubleCalls {

  private DoubleCalls() {}

  /** Stands in for {@link Double#toString(double)}. */
  public static String toString(double number) {
    if (!(Math.abs(number) < Double.POSITIVE_INFINITY)) {
      return number > 0 ? "Infinity" : number < 0 ? "-Infinity" : "NaN";
    }
    StringBuilder text = new StringBuilder();
    DecimalText.append(number, text);
    return text.toString();
  }
}
