package io.github.flightstand.rules.confidence;

import java.util.function.DoubleUnaryOperator;

/**
 * The most that can be made of a slide: where a piece may lie anywhere along a stretch, a verdict
 * hangs on the place that suits it best.
 *
 * <p>The stretch is looked at in 33 places, and the two steps around the best of them in 33 more. A
 * separation changes by no more than the slide does, so what is missed is less than half a step of
 * the first look (a millimetre on the longest slides), and nothing where the best is an end or a
 * plateau, as it mostly is.
 */
final class Slack {

  private static final int STEPS = 32;

  private Slack() {}

  /** Returns the greatest value found of a function from {@code lo} to {@code hi}. */
  static double best(double lo, double hi, DoubleUnaryOperator value) {
    double step = (hi - lo) / STEPS;
    double rough = bestPlace(lo, hi, value);
    return value.applyAsDouble(
        bestPlace(Math.max(lo, rough - step), Math.min(hi, rough + step), value));
  }

  private static double bestPlace(double lo, double hi, DoubleUnaryOperator value) {
    double place = lo;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i <= STEPS; i++) {
      double x = lo + (hi - lo) * i / STEPS;
      double found = value.applyAsDouble(x);
      if (found > most) {
        most = found;
        place = x;
      }
    }
    return place;
  }
}
