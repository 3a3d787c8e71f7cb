package io.github.flightstand.protocol.format;

import java.math.BigInteger;

/**
 * The leading 128 bits of a power of ten, rounded down; the first bit is 1.
 *
 * @param high the first 64 bits
 * @param low the 64 bits after them
 */
record PowerOfTen(long high, long low) {

  /** The least and the greatest exponent that conversions of doubles need. */
  static final int LEAST = -343;

  static final int GREATEST = 324;

  /** The powers used until now; racing threads may make a power twice, but never another one. */
  private static final PowerOfTen[] KEPT = new PowerOfTen[GREATEST - LEAST + 1];

  private static final long HALF_WORD = 0xffffffffL;

  /** Returns the power of an exponent from {@link #LEAST} to {@link #GREATEST}. */
  static PowerOfTen of(int exponent) {
    PowerOfTen kept = KEPT[exponent - LEAST];
    if (kept == null) {
      kept = made(exponent);
      KEPT[exponent - LEAST] = kept;
    }
    return kept;
  }

  private static PowerOfTen made(int exponent) {
    int shift = 127 - log2(exponent);
    BigInteger bits =
        exponent < 0
            ? BigInteger.ONE.shiftLeft(shift).divide(BigInteger.TEN.pow(-exponent))
            : BigInteger.TEN.pow(exponent).shiftLeft(shift);
    return new PowerOfTen(bits.shiftRight(64).longValue(), bits.longValue());
  }

  /** Returns the binary logarithm of a power of ten, rounded down; exponents up to ±1200. */
  static int log2(int exponent) {
    return (exponent * 1741647) >> 19;
  }

  /** Returns the upper 64 bits of the product of two unsigned numbers. */
  static long upper(long x, long y) {
    long xLow = x & HALF_WORD;
    long xHigh = x >>> 32;
    long yLow = y & HALF_WORD;
    long yHigh = y >>> 32;
    long middle = xHigh * yLow + ((xLow * yLow) >>> 32);
    long cross = xLow * yHigh + (middle & HALF_WORD);
    return xHigh * yHigh + (middle >>> 32) + (cross >>> 32);
  }
}
