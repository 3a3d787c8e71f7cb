package io.github.flightstand.geometry;

/**
 * Cosine and sine of angles of up to a quarter turn either way.
 *
 * <p>{@link StrictMath} gives them too, the same bits on every machine, but before Java 21 by a
 * call out of the virtual machine that takes three times as long. Here they are sums of their
 * Taylor series, in plain arithmetic, which Java rounds alike everywhere since version 17.
 *
 * <p><b>Error.</b> Let u be 2⁻⁵³. Up to an eighth of a turn the first term left out, x¹⁹/19! or
 * x²⁰/20!, is below 1e-19. The sine is x plus a sum of at most 0.11 x that is off by 6u of itself;
 * the cosine is 1 − x²/2, with what rounding takes from that put back, plus at most 0.016 that is
 * off by 8u of itself, and x² is off by half of u. With the last rounding both are right to 1.3u of
 * themselves. Beyond an eighth they are those of what is left to the quarter turn, whose double is
 * off by u of itself, which adds at most u of the result.
 *
 * <pre>{@code
 * QuarterTurn.cos(Math.PI / 3)   // 0.5000000000000001
 * QuarterTurn.sin(Math.PI / 2)   // 1.0
 * }</pre>
 */
public final class QuarterTurn {

  private static final double EIGHTH = Math.PI / 4;
  private static final double QUARTER = Math.PI / 2;

  /** Room for angles that come of lengths of arcs. */
  private static final double MOST = QUARTER * (1 + 1e-9);

  /** What the double nearest to a quarter turn lacks of it. */
  private static final double REST = 6.123233995736766e-17;

  private QuarterTurn() {}

  /**
   * Returns the cosine of an angle in radians.
   *
   * @throws IllegalArgumentException if it is no number or, rounding aside, more than a quarter
   *     turn
   */
  public static double cos(double angle) {
    double size = Math.abs(angle);
    return size <= EIGHTH ? cosine(size) : sine(toQuarter(size));
  }

  /**
   * Returns the sine of an angle in radians.
   *
   * @throws IllegalArgumentException if it is no number or, rounding aside, more than a quarter
   *     turn
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
    // Pairs of terms, and pairs of pairs: they need not wait for each other.
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
