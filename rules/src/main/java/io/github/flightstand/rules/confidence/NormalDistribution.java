package io.github.flightstand.rules.confidence;

/**
 * The standard normal distribution: mean 0, deviation 1.
 *
 * <p>By the error function's ascending series, all of whose terms are positive, up to 2.5 (M.
 * Abramowitz, I. A. Stegun, Handbook of Mathematical Functions, 7.1.6), and by the continued
 * fraction of its complement above (7.1.14). The error is below 1e-15, in the lower tail below
 * 1e-12 of the value.
 *
 * <pre>{@code
 * NormalDistribution.below(0)          // 0.5
 * NormalDistribution.below(1.96)       // 0.97500210485178
 * NormalDistribution.below(-10)        // 7.619853024160526E-24
 * NormalDistribution.quantile(0.025)   // -1.959963984540054
 * }</pre>
 */
final class NormalDistribution {

  private static final double SERIES_UP_TO = 2.5;

  /** At 2.5 the terms fall below a double's last bit after about 50. */
  private static final int TERMS = 70;

  /** At 2.5 the fraction's error is about exp(−2 · 2.5 · √(2 · 60)) = e⁻⁵⁴. */
  private static final int LEVELS = 60;

  private NormalDistribution() {}

  /** Returns the probability of a value below {@code z}. */
  static double below(double z) {
    return complement(-z * StrictMath.sqrt(0.5)) / 2;
  }

  /** Returns the probability of a value from {@code lo} to {@code hi}. */
  static double between(double lo, double hi) {
    // In the upper tail both are near 1, so the mirror image is taken.
    return lo > 0 ? below(-lo) - below(-hi) : below(hi) - below(lo);
  }

  /**
   * Returns the value below which another is with a probability.
   *
   * <p>By Newton's method from 0: the distribution function is convex up to there, so that no step
   * goes too far.
   *
   * @param probability above 0, at most ½
   */
  static double quantile(double probability) {
    double z = 0;
    double next = newton(z, probability);
    while (next < z) {
      z = next;
      next = newton(z, probability);
    }
    return z;
  }

  private static double newton(double z, double probability) {
    double density = StrictMath.exp(-z * z / 2) / StrictMath.sqrt(2 * StrictMath.PI);
    return z - (below(z) - probability) / density;
  }

  /** The complementary error function. */
  private static double complement(double x) {
    if (x < 0) {
      return 2 - complement(-x);
    }
    return x <= SERIES_UP_TO ? 1 - series(x) : fraction(x);
  }

  private static double series(double x) {
    double term = x;
    double sum = x;
    for (int n = 1; n <= TERMS; n++) {
      term *= 2 * x * x / (2 * n + 1);
      sum += term;
    }
    return 2 / StrictMath.sqrt(StrictMath.PI) * StrictMath.exp(-x * x) * sum;
  }

  private static double fraction(double x) {
    double denominator = x;
    for (int n = LEVELS; n >= 1; n--) {
      denominator = x + n / 2.0 / denominator;
    }
    return StrictMath.exp(-x * x) / StrictMath.sqrt(StrictMath.PI) / denominator;
  }
}
