package io.github.flightstand.geometry.arithmetic;

/**
 * The elementary functions that the project uses beyond {@code + − × ÷ √}, in plain Java, so that
 * their bits are the same on every machine, in every virtual machine and in a browser.
 *
 * <p>The methods and coefficients are those that the freely distributable math library publishes
 * (fdlibm, version 5.3, in its files' comments), by which {@link StrictMath} is defined. So the
 * results have StrictMath's bits; errors are below one unit in the last place. The tests compare
 * both.
 *
 * <pre>{@code
 * Elementary.sin(Elementary.toRadians(30))   // 0.49999999999999994
 * Elementary.hypot(3, 4)                     // 5.0
 * }</pre>
 */
public final class Elementary {

  private static final double DEGREE = 0.017453292519943295;
  private static final double PER_RADIAN = 57.29577951308232;

  /** Half of π as a sum of parts: 33 bits each, and each with what is left after it. */
  private static final double HALF_PI_1 = 0x1.921fb544p0;

  private static final double HALF_PI_1_REST = 6.077100506506192e-11;
  private static final double HALF_PI_2 = 6.077100506303966e-11;
  private static final double HALF_PI_2_REST = 2.0222662487959506e-21;
  private static final double HALF_PI_3 = 2.0222662487111665e-21;
  private static final double HALF_PI_3_REST = 8.4784276603689e-32;
  private static final double PER_HALF_PI = 0.6366197723675814;

  /** Half of π as two doubles, and what the double nearest to π leaves of it. */
  private static final double HALF_PI = 1.5707963267948966;

  private static final double HALF_PI_LOW = 6.123233995736766e-17;
  private static final double QUARTER_PI = 0.7853981633974483;
  private static final double PI_LOW = 1.2246467991473532e-16;

  /** The greatest angle whose sine and cosine are known, in radians: 2^19 quarter turns. */
  private static final double LARGEST_ANGLE = 0x1.0p19 * Math.PI / 2;

  /** The coefficient of the third power in the sine. */
  private static final double SINE_3 = -0.16666666666666632;

  private static final double LN_2_HIGH = 0.6931471803691238;
  private static final double LN_2_LOW = 1.9082149292705877e-10;
  private static final double PER_LN_2 = 1.4426950408889634;
  private static final double OVERFLOWS = 709.782712893384;
  private static final double UNDERFLOWS = -745.1332191019411;

  private Elementary() {}

  /** Returns an angle in radians. */
  public static double toRadians(double degrees) {
    return degrees * DEGREE;
  }

  /** Returns an angle in degrees. */
  public static double toDegrees(double radians) {
    return radians * PER_RADIAN;
  }

  /**
   * Returns the sine of an angle.
   *
   * @param x in radians, from −2^19 to 2^19 quarter turns
   * @throws IllegalArgumentException if the angle is greater or infinite
   */
  public static double sin(double x) {
    return circular(x, 0);
  }

  /**
   * Returns the cosine of an angle.
   *
   * @param x in radians, from −2^19 to 2^19 quarter turns
   * @throws IllegalArgumentException if the angle is greater or infinite
   */
  public static double cos(double x) {
    return circular(x, 1);
  }

  /** Returns the sine of an angle and some quarter turns more. */
  private static double circular(double x, int quarters) {
    double size = Math.abs(x);
    if (!(size > QUARTER_PI)) {
      return quarters == 0 ? sine(x, 0) : cosine(x, 0);
    }
    if (size > LARGEST_ANGLE) {
      throw new IllegalArgumentException(
          "angles are from -2^19 to 2^19 quarter turns, found " + x + " radians");
    }
    int turned = (int) (size * PER_HALF_PI + 0.5);
    if (size < 0x1.2d97cp1) {
      // Below three eighths of a turn it is one quarter, whatever the product was rounded to.
      turned = 1;
    }
    double rest = size - turned * HALF_PI_1;
    double less = turned * HALF_PI_1_REST;
    double high = rest - less;
    if (turned >= 32 || high(size) == high(turned * HALF_PI)) {
      // So near to a multiple that bits of the first part alone are too few.
      int exponent = high(size) >> 20;
      if (exponent - (high(high) >> 20 & 0x7ff) > 16) {
        double before = rest;
        less = turned * HALF_PI_2;
        rest = before - less;
        less = turned * HALF_PI_2_REST - (before - rest - less);
        high = rest - less;
        if (exponent - (high(high) >> 20 & 0x7ff) > 49) {
          before = rest;
          less = turned * HALF_PI_3;
          rest = before - less;
          less = turned * HALF_PI_3_REST - (before - rest - less);
          high = rest - less;
        }
      }
    }
    double low = rest - high - less;
    int all = (x < 0 ? -turned : turned) + quarters;
    double sign = x < 0 ? -1 : 1;
    double y = sign * high;
    double value = (all & 1) == 0 ? sine(y, sign * low) : cosine(y, sign * low);
    return (all & 2) == 0 ? value : -value;
  }

  /** Returns the sine of the sum of an angle of at most an eighth of a turn and a tiny one. */
  private static double sine(double x, double tail) {
    if (Math.abs(x) < 0x1p-27) {
      return x;
    }
    double z = x * x;
    double v = z * x;
    double r =
        polynomial(
            z,
            0.00833333333332249,
            -0.0001984126982985795,
            2.7557313707070068e-06,
            -2.5050760253406863e-08,
            1.58969099521155e-10,
            0);
    return tail == 0
        ? x + v * (SINE_3 + z * r)
        : x - (z * (0.5 * tail - v * r) - tail - v * SINE_3);
  }

  /** Returns the cosine of the sum of an angle of at most an eighth of a turn and a tiny one. */
  private static double cosine(double x, double tail) {
    double size = Math.abs(x);
    if (size < 0x1p-27) {
      return 1;
    }
    double z = x * x;
    double r =
        z
            * polynomial(
                z,
                0.0416666666666666,
                -0.001388888888887411,
                2.480158728947673e-05,
                -2.7557314351390663e-07,
                2.087572321298175e-09,
                -1.1359647557788195e-11);
    if (high(size) < 0x3fd33333) {
      return 1 - (0.5 * z - (z * r - x * tail));
    }
    double quarter = high(size) > 0x3fe90000 ? 0.28125 : ofHigh(high(size) - 0x00200000);
    return 1 - quarter - (0.5 * z - quarter - (z * r - x * tail));
  }

  /** Returns the direction of a point, in radians from −π to π. */
  public static double atan2(double y, double x) {
    if (Double.isNaN(x) || Double.isNaN(y)) {
      return Double.NaN;
    }
    boolean left = x < 0 || 1 / x < 0;
    if (y == 0) {
      return left ? Math.copySign(Math.PI, y) : y;
    }
    if (x == 0) {
      return Math.copySign(HALF_PI, y);
    }
    if (Double.isInfinite(x)) {
      double angle = Double.isInfinite(y) ? (left ? 3 : 1) * QUARTER_PI : left ? Math.PI : 0;
      return Math.copySign(angle, y);
    }
    if (Double.isInfinite(y)) {
      return Math.copySign(HALF_PI, y);
    }
    int steep = (high(Math.abs(y)) >> 20) - (high(Math.abs(x)) >> 20);
    double angle;
    if (steep > 60) {
      angle = HALF_PI + 0.5 * PI_LOW;
    } else if (left && steep < -60) {
      angle = 0;
    } else {
      angle = atan(Math.abs(y / x));
    }
    if (left) {
      return y > 0 ? Math.PI - (angle - PI_LOW) : angle - PI_LOW - Math.PI;
    }
    return y > 0 ? angle : -angle;
  }

  /** Returns the arc tangent of a number that is not negative. */
  private static double atan(double x) {
    if (x >= 0x1p66) {
      return HALF_PI + HALF_PI_LOW;
    }
    if (x < 0x1p-29) {
      return x;
    }
    // The number nearest to it of 0, 1/2, 1, 3/2 and infinity, with its arc tangent as two doubles.
    double high = 0;
    double low = 0;
    double t = x;
    if (x >= 2.4375) {
      high = HALF_PI;
      low = HALF_PI_LOW;
      t = -1 / x;
    } else if (x >= 1.1875) {
      high = 0.982793723247329;
      low = 1.3903311031230998e-17;
      t = (x - 1.5) / (1 + 1.5 * x);
    } else if (x >= 0.6875) {
      high = QUARTER_PI;
      low = 3.061616997868383e-17;
      t = (x - 1) / (x + 1);
    } else if (x >= 0.4375) {
      high = 0.4636476090008061;
      low = 2.2698777452961687e-17;
      t = (2 * x - 1) / (2 + x);
    }
    double z = t * t;
    double w = z * z;
    double even =
        polynomial(
            w,
            0.3333333333333293,
            0.14285714272503466,
            0.09090887133436507,
            0.06661073137387531,
            0.049768779946159324,
            0.016285820115365782);
    double odd =
        polynomial(
            w,
            -0.19999999999876483,
            -0.11111110405462356,
            -0.0769187620504483,
            -0.058335701337905735,
            -0.036531572744216916,
            0);
    double part = t * (z * even + w * odd);
    return high == 0 ? t - part : high - (part - low - t);
  }

  /** Returns the angle from −π/2 to π/2 with that sine; NaN if no angle has it. */
  public static double asin(double x) {
    double size = Math.abs(x);
    if (!(size < 1)) {
      return size == 1 ? x * HALF_PI + x * HALF_PI_LOW : Double.NaN;
    }
    if (size < 0.5) {
      return size < 0x1p-27 ? x : x + x * arcSineFraction(x * x);
    }
    double t = (1 - size) * 0.5;
    double fraction = arcSineFraction(t);
    double s = Math.sqrt(t);
    double angle;
    if (high(size) >= 0x3fef3333) {
      angle = HALF_PI - (2 * (s + s * fraction) - HALF_PI_LOW);
    } else {
      double w = ofHigh(high(s));
      double c = (t - w * w) / (s + w);
      double p = 2 * s * fraction - (HALF_PI_LOW - 2 * c);
      angle = QUARTER_PI - (p - (QUARTER_PI - 2 * w));
    }
    return x > 0 ? angle : -angle;
  }

  /** Returns the angle from 0 to π with that cosine; NaN if no angle has it. */
  public static double acos(double x) {
    double size = Math.abs(x);
    if (!(size < 1)) {
      return x == 1 ? 0 : x == -1 ? Math.PI + 2 * HALF_PI_LOW : Double.NaN;
    }
    if (size < 0.5) {
      return high(size) <= 0x3c600000
          ? HALF_PI + HALF_PI_LOW
          : HALF_PI - (x - (HALF_PI_LOW - x * arcSineFraction(x * x)));
    }
    double z = (1 - size) * 0.5;
    double s = Math.sqrt(z);
    double fraction = arcSineFraction(z);
    if (x < 0) {
      return Math.PI - 2 * (s + (fraction * s - HALF_PI_LOW));
    }
    double most = ofHigh(high(s));
    double c = (z - most * most) / (s + most);
    return 2 * (most + (fraction * s + c));
  }

  private static double arcSineFraction(double t) {
    return t
        * polynomial(
            t,
            0.16666666666666666,
            -0.3255658186224009,
            0.20121253213486293,
            -0.04005553450067941,
            0.0007915349942898145,
            3.479331075960212e-05)
        / polynomial(
            t,
            1,
            -2.403394911734414,
            2.0209457602335057,
            -0.6882839716054533,
            0.07703815055590194,
            0);
  }

  /** Returns e to the power of a number. */
  public static double exp(double x) {
    if (!(x <= OVERFLOWS)) {
      return x > OVERFLOWS ? Double.POSITIVE_INFINITY : Double.NaN;
    }
    if (x < UNDERFLOWS) {
      return 0;
    }
    double size = Math.abs(x);
    if (size < 0x1p-28) {
      return 1 + x;
    }
    int doublings = 0;
    double high = x;
    double low = 0;
    if (high(size) > 0x3fd62e42) {
      double sign = x < 0 ? -1 : 1;
      doublings = high(size) < 0x3ff0a2b2 ? (int) sign : (int) (PER_LN_2 * x + sign * 0.5);
      high = x - doublings * LN_2_HIGH;
      low = doublings * LN_2_LOW;
    }
    double r = high - low;
    double t = r * r;
    double c =
        r
            - t
                * polynomial(
                    t,
                    0.16666666666666602,
                    -0.0027777777777015593,
                    6.613756321437934e-05,
                    -1.6533902205465252e-06,
                    4.1381367970572385e-08,
                    0);
    if (doublings == 0) {
      return 1 - (r * c / (c - 2) - r);
    }
    double y = 1 - (low - r * c / (2 - c) - high);
    // The power of two goes into the exponent; a result below the normal numbers in two steps.
    return doublings >= -1021
        ? Double.longBitsToDouble(Double.doubleToRawLongBits(y) + ((long) doublings << 52))
        : Double.longBitsToDouble(Double.doubleToRawLongBits(y) + ((long) (doublings + 1000) << 52))
            * 0x1p-1000;
  }

  /** Returns the length of the hypotenuse, without undue overflow or underflow. */
  public static double hypot(double x, double y) {
    double a = Math.max(Math.abs(x), Math.abs(y));
    double b = Math.min(Math.abs(x), Math.abs(y));
    if (Double.isInfinite(x) || Double.isInfinite(y)) {
      return Double.POSITIVE_INFINITY;
    }
    if (high(a) - high(b) > 0x3c00000) {
      return a + b;
    }
    if (high(a) > 0x5f300000) {
      a *= 0x1p-600;
      b *= 0x1p-600;
      return hypot(a, b, high(a), high(b)) * 0x1p600;
    }
    if (b < 0x1p-1022) {
      // The method takes the leading bits of such numbers as they were before scaling.
      return b == 0 ? a : hypot(a * 0x1p1022, b * 0x1p1022, high(a), high(b)) * 0x1p-1022;
    }
    if (high(b) < 0x20b00000) {
      a *= 0x1p600;
      b *= 0x1p600;
      return hypot(a, b, high(a), high(b)) * 0x1p-600;
    }
    return hypot(a, b, high(a), high(b));
  }

  /** Returns the hypotenuse of two sides of like size, the first the longer. */
  private static double hypot(double a, double b, int highOfA, int highOfB) {
    double w = a - b;
    if (w > b) {
      double most = ofHigh(highOfA);
      double rest = a - most;
      return Math.sqrt(most * most - (b * -b - rest * (a + most)));
    }
    double twice = a + a;
    double mostOfB = ofHigh(highOfB);
    double restOfB = b - mostOfB;
    double most = ofHigh(highOfA + 0x00100000);
    double rest = twice - most;
    return Math.sqrt(most * mostOfB - (w * -w - (most * restOfB + rest * b)));
  }

  /**
   * Returns the remainder of a number by the multiple of a divisor that is nearest to it, the even
   * one of two; exact.
   *
   * @param x finite
   * @param divisor positive, at most half of the greatest double
   */
  public static double remainder(double x, double divisor) {
    double left = Math.abs(x) % (divisor + divisor);
    if (left + left > divisor) {
      left -= divisor;
      if (left + left >= divisor) {
        left -= divisor;
      }
    }
    return x < 0 || 1 / x < 0 ? -left : left;
  }

  /** Returns a polynomial by Horner's rule, its coefficients from the constant on. */
  private static double polynomial(
      double x, double a, double b, double c, double d, double e, double f) {
    return a + x * (b + x * (c + x * (d + x * (e + x * f))));
  }

  /** Returns the upper half of a double's bits: sign, exponent and the first 20 of the fraction. */
  private static int high(double x) {
    return (int) (Double.doubleToRawLongBits(x) >>> 32);
  }

  /** Returns the double with these upper bits and zeros below. */
  private static double ofHigh(int bits) {
    return Double.longBitsToDouble((long) bits << 32);
  }
}
