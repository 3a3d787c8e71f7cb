package io.github.flightstand.teavm.library.java.util.stream;

import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/**
 * Sums with the bits of Java's, which carry the error of each addition to the next (Kahan 1965);
 * the compiler's library adds as it goes.
 */
public final class DoubleStreamCalls {

  private DoubleStreamCalls() {}

  /** Stands in for {@link DoubleStream#sum}. */
  public static double sum(DoubleStream numbers) {
    return sum(numbers.toArray());
  }

  /** Stands in for {@link DoubleStream#average}. */
  public static OptionalDouble average(DoubleStream numbers) {
    double[] all = numbers.toArray();
    return all.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum(all) / all.length);
  }

  private static double sum(double[] numbers) {
    double sum = 0;
    double excess = 0;
    double plain = 0;
    for (double number : numbers) {
      double corrected = number - excess;
      double next = sum + corrected;
      excess = (next - sum) - corrected;
      sum = next;
      plain += number;
    }
    double exact = sum - excess;
    return Double.isNaN(exact) && Double.isInfinite(plain) ? plain : exact;
  }
}
