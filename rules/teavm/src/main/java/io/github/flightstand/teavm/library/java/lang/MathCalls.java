package io.github.flightstand.teavm.library.java.lang;

import io.github.flightstand.geometry.arithmetic.Elementary;

/**
 * TeaVM's functions of {@link Math} where its library's are not as Java has them, or are the
 * host's. The libraries for polygons and matrices call them; this project calls {@link Elementary}.
 */
public final class MathCalls {

  /** From here on every number is whole. */
  private static final double WHOLE = 0x1p52;

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
