package io.github.flightstand.geometry;

/**
 * Cosine and sine of angles up to a quarter turn either way.
 *
 * <p>Angles of templates and headings need no more, and so no reduction by multiples of π, which
 * takes the functions of any angle twice as long. This class sums the Taylor series in plain
 * arithmetic, which Java rounds the same everywhere since version 17.
 *
 * <p><b>Error.</b> Let u be 2⁻⁵³. Up to an eighth of a turn the first omitted term, x¹⁹/19! or
 * x²⁰/20!, is below 1e-19. The sine is x plus a sum of at most 0.11 x with a relative error of 6u.
 * The cosine is 1 − x²/2, with its rounding error added back, plus a sum of at most 0.016 with a
 * relative error of 8u. The rounding of x² is at most u/2. With the last rounding, both have a
 * relative error of at most 1.3u. Beyond an eighth of a turn, each is the other function of the
 * remainder to the quarter turn. The double of that remainder has a relative error of u, which adds
 * a relative error of at most u. Up to an eighth of a turn, Gappa and Coq prove that the sine's
 * error is below 0.95u and the cosine's below 1.3u.
 *
 * <pre>{@code
 * QuarterTurn.cos(Math.PI / 3)   // 0.5000000000000001
 * QuarterTurn.sin(Math.PI / 2)   // 1.0
 * }</pre>
 */
public final class QuarterTurn {

  private static final double EIGHTH = Math.PI / 4;
  private static final double QUARTER = Math.PI / 2;

  /** The largest angle accepted: it leaves room for angles computed from arc lengths. */
  private static final double MOST = QUARTER * (1 + 1e-9);

  /** A quarter turn minus the double nearest to it. */
  private static final double REST = 6.123233995736766e-17;

  private QuarterTurn() {}

  /**
   * Returns the cosine of an angle in radians.
   *
   * @throws IllegalArgumentException if the angle is not a number or, rounding aside, above a
   *     quarter turn
   */
  public static double cos(double angle) {
    double size = Math.abs(angle);
    return size <= EIGHTH ? cosine(size) : sine(toQuarter(size));
  }

  /**
   * Returns the sine of an angle in radians.
   *
   * @throws IllegalArgumentException if the angle is not a number or, rounding aside, above a
   *     quarter turn
   */
  public static double sin(double angle) {
    double size = Math.abs(angle);
    return size <= EIGHTH ? sine(angle) : Math.copySign(cosine(toQuarter(size)), angle);
  }

  private static double toQuarter(double size) {
    if (!(size <= MOST)) {
      throw new IllegalArgumentException(
          "an angle is at most a quarter turn, found " + size + " radians");
    }
    return QUARTER - size + REST;
  }

  private static double sine(double x) {
    double z = x * x;
    double z2 = z * z;
    // Terms are summed in pairs, and pairs of pairs, which need not wait for each other.
    double low = -1.0 / 6 + z * (1.0 / 120) + z2 * (-1.0 / 5_040 + z * (1.0 / 362_880));
    double high =
        -1.0 / 39_916_800
            + z * (1.0 / 6_227_020_800L)
            + z2 * (-1.0 / 1_307_674_368_000L + z * (1.0 / 355_687_428_096_000L));
    return x + x * z * (low + z2 * z2 * high);
  }

  private static double cosine(double x) {
    double z = x * x;
    double z2 = z * z;
    double low = 1.0 / 24 + z * (-1.0 / 720) + z2 * (1.0 / 40_320 + z * (-1.0 / 3_628_800));
    double high =
        1.0 / 479_001_600
            + z * (-1.0 / 87_178_291_200L)
            + z2 * (1.0 / 20_922_789_888_000L + z * (-1.0 / 6_402_373_705_728_000L));
    double half = z / 2;
    double whole = 1 - half;
    return whole + (1 - whole - half + z2 * (low + z2 * z2 * high));
  }
}
