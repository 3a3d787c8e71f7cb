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
 * NormalDistribution.below(0)      // 0.5
 * NormalDistribution.below(1.96)   // 0.97500210485178
 * NormalDistribution.below(-10)    // 7.619853024160526E-24
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
