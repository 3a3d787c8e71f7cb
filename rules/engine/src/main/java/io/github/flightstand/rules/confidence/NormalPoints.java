package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.arithmetic.Elementary;
import java.util.function.ToDoubleFunction;

/**
 * Batches of points whose coordinates are distributed as independent normal variables of mean 0 and
 * deviation 1, spread evenly. The share of them in a region is about the region's probability, and
 * the spread of the batches' shares shows how exactly.
 *
 * <p>Each batch is a lattice in the unit cube, k · (1, a, a², …) / 509 modulo 1 (N. M. Korobov,
 * 1959; I. H. Sloan, S. Joe, Lattice Methods for Multiple Integration, 1994), shifted by another
 * vector for each batch (R. Cranley, T. N. L. Patterson, 1976). Each coordinate becomes the normal
 * quantile of that probability. A shift is a multiple of 1 / 16288. Always the same points.
 *
 * <pre>{@code
 * NormalPoints points = new NormalPoints(6);
 * double[] point = new double[6];
 * points.get(0, 17, point);     // point 17 of the first batch
 * }</pre>
 */
final class NormalPoints {

  static final int BATCHES = 32;

  /** The number of points in a batch, a prime. */
  static final int SIZE = 509;

  /** The multiplier with the least P₂ for twelve coordinates with weights of 1/10. */
  private static final int MULTIPLIER = 129;

  private static final int VALUES = SIZE * BATCHES;

  /** At 4.1, the largest quantile, the terms fall below a double's last bit after about 60. */
  private static final int TERMS = 80;

  /** The normal quantiles of the middles of 16288 equal parts of the probability. */
  private static final double[] QUANTILES = quantiles();

  /** The distance from the middle, in deviations, at which a number's slope is taken. */
  private static final double STEP = 0.5;

  private final int[] generator;

  /** Mirrors the first axis into the direction to be spread most evenly; 0 if there is none. */
  private final double[] mirror;

  private final int[][] shifts;

  NormalPoints(int dimensions) {
    generator = new int[dimensions];
    mirror = new double[dimensions];
    shifts = new int[dimensions][BATCHES];
    int factor = 1;
    for (int i = 0; i < dimensions; i++) {
      generator[i] = factor;
      factor = factor * MULTIPLIER % SIZE;
      for (int batch = 0; batch < BATCHES; batch++) {
        shifts[i][batch] = scrambled(i * BATCHES + batch + 1) % VALUES;
      }
    }
  }

  /** Returns a number of 31 bits that looks random: the mixing step of SplitMix64 (2014). */
  private static int scrambled(int number) {
    long mixed = number * 0x9e3779b97f4a7c15L;
    mixed = (mixed ^ (mixed >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return (int) (mixed >>> 33);
  }

  /**
   * Lays the first coordinate along the steepest slope of a number at the middle, if it has one.
   *
   * <p>Normal variables look the same after any turn or mirroring, but the points are spread far
   * more evenly along each coordinate. If a verdict depends on one direction alone, a batch then
   * gives its probability almost to 1 / 509 (J. Imai, K. S. Tan, A general dimension reduction
   * technique for derivative pricing, 2006).
   */
  void turnTo(ToDoubleFunction<double[]> number) {
    double[] point = new double[mirror.length];
    double squares = 0;
    for (int i = 0; i < point.length; i++) {
      point[i] = STEP;
      mirror[i] = number.applyAsDouble(point);
      point[i] = -STEP;
      mirror[i] -= number.applyAsDouble(point);
      point[i] = 0;
      squares += mirror[i] * mirror[i];
    }
    double steepest = Math.sqrt(squares);
    boolean slopes = steepest > 0 && Double.isFinite(steepest);
    // Halfway between the first axis and the farther of the slope and its opposite; length √2.
    double first = mirror[0] > 0 ? mirror[0] + steepest : mirror[0] - steepest;
    double length = Math.sqrt(steepest * Math.abs(first));
    mirror[0] = first;
    for (int i = 0; i < mirror.length; i++) {
      mirror[i] = slopes ? mirror[i] / length : 0;
    }
  }

  /** Writes a point of a batch, both counted from 0. */
  void get(int batch, int number, double[] point) {
    double along = 0;
    for (int i = 0; i < generator.length; i++) {
      point[i] = QUANTILES[(number * generator[i] * BATCHES + shifts[i][batch]) % VALUES];
      along += mirror[i] * point[i];
    }
    for (int i = 0; i < generator.length; i++) {
      point[i] -= along * mirror[i];
    }
  }

  private static double[] quantiles() {
    double[] quantiles = new double[VALUES];
    double z = 0;
    for (int i = VALUES / 2; i < VALUES; i++) {
      // By Newton's method from below, where the distribution function is concave.
      double probability = (i + 0.5) / VALUES;
      double next = newton(z, probability);
      while (next > z) {
        z = next;
        next = newton(z, probability);
      }
      quantiles[i] = z;
      quantiles[VALUES - 1 - i] = -z;
    }
    return quantiles;
  }

  private static double newton(double z, double probability) {
    double density = Elementary.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
    // M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions, 26.2.11.
    double term = z;
    double sum = z;
    for (int n = 1; n <= TERMS; n++) {
      term *= z * z / (2 * n + 1);
      sum += term;
    }
    return z + (probability - 0.5) / density - sum;
  }
}
