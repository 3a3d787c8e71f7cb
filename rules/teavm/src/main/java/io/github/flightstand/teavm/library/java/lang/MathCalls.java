package io.github.flightstand.teavm.library.java.lang;

import io.github.flightstand.geometry.arithmetic.Elementary;

/**
 * TeaVM's functions of {@link Math} where its library's are not as Java has them, or are the
 * host's. The libraries for polygons and matrices call them; this project calls {@link Elementary}.
 */
public final class MathCalls {

  /** From here on every number is whole. */
  private static final double WHOLE = 0x1p52;

  /** The natural logarithm of 2, as a number with few bits and what is left of it. */
  private static final double LN_2_HIGH = 0.6931471803691238;

  private static final double LN_2_LOW = 1.9082149292705877e-10;

  private MathCalls() {}

  public static double sin(double x) {
    return Elementary.sin(x);
  }

  public static double cos(double x) {
    return Elementary.cos(x);
  }

  public static double atan2(double y, double x) {
    return Elementary.atan2(y, x);
  }

  public static double hypot(double x, double y) {
    return Elementary.hypot(x, y);
  }

  /** Returns a power of 2 or of 10, which no more is asked for; the build names who asks. */
  public static double pow(double base, double exponent) {
    if ((base != 2 && base != 10) || exponent != (int) exponent) {
      throw new IllegalArgumentException(base + " to the power of " + exponent);
    }
    double power = 1;
    for (int i = 0; i < Math.abs(exponent); i++) {
      power *= base;
    }
    return exponent < 0 ? 1 / power : power;
  }

  /**
   * Returns the natural logarithm of a positive number that is not too small for all its bits. The
   * method and the coefficients are those that fdlibm 5.3 publishes, as with {@link Elementary}; so
   * the bits are those of {@link StrictMath#log}.
   */
  public static double log(double x) {
    if (!(x >= Double.MIN_NORMAL && x < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("logarithm of " + x);
    }
    long bits = Double.doubleToRawLongBits(x);
    int high = (int) (bits >> 32);
    int fraction = high & 0xfffff;
    // From √½ to √2, times a power of 2.
    int upper = fraction + 0x95f64 & 0x100000;
    int power = (high >> 20) - 1023 + (upper >> 20);
    double f =
        Double.longBitsToDouble(
                ((long) (fraction | (upper ^ 0x3ff00000)) << 32) | (bits & 0xffffffffL))
            - 1;
    double powersHigh = power * LN_2_HIGH;
    double powersLow = power * LN_2_LOW;
    if ((fraction + 2 & 0xfffff) < 3) {
      double r = f * f * (0.5 - 0.3333333333333333 * f);
      return powersHigh - (r - powersLow - f);
    }
    double s = f / (2 + f);
    double z = s * s;
    double w = z * z;
    double even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
    double odd =
        z
            * (0.6666666666666735
                + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
    double r = odd + even;
    if ((fraction - 0x6147a | 0x6b851 - fraction) > 0) {
      double half = 0.5 * f * f;
      return powersHigh - (half - (s * (half + r) + powersLow) - f);
    }
    return powersHigh - (s * (f - r) - powersLow - f);
  }

  public static double rint(double x) {
    if (!(Math.abs(x) < WHOLE)) {
      return x;
    }
    double up = Math.copySign(WHOLE, x);
    return Math.copySign(x + up - up, x);
  }

  public static long round(double x) {
    double below = Math.floor(x);
    return (long) (x - below >= 0.5 ? below + 1 : below);
  }

  public static double ulp(double x) {
    double size = Math.abs(x);
    if (!(size < Double.POSITIVE_INFINITY)) {
      return size;
    }
    return size == Double.MAX_VALUE
        ? size - Double.longBitsToDouble(Double.doubleToRawLongBits(size) - 1)
        : Double.longBitsToDouble(Double.doubleToRawLongBits(size) + 1) - size;
  }
}
