package io.github.flightstand.protocol.format;

import java.math.BigInteger;

/**
 * Doubles as the texts of JSON numbers, in integer arithmetic of plain Java, so that the same
 * double has the same text, and the same text the same double, in a virtual machine and in a
 * browser.
 *
 * <p>Reading follows D. Lemire, "Number parsing at a gigabyte per second", Software: Practice and
 * Experience 51 (2021), with exact arithmetic for the texts that its products leave in doubt.
 * Writing follows R. Giulietti, "The Schubfach way to render doubles" (2022), whose proof holds for
 * the longer products here, too.
 *
 * <pre>{@code
 * DecimalText.parse("310.00000000000006".toCharArray(), 0, 18)   // 310.00000000000006
 * DecimalText.append(1e10, text)                   // appends 1.0E10
 * }</pre>
 */
public final class DecimalText {

  private static final long HIDDEN_BIT = 1L << 52;

  /** The exponent of the least double's only bit. */
  private static final int LEAST_EXPONENT = -1074;

  /** A number of digits whose numbers are all less than 2^64. */
  public static final int WORD_DIGITS = 19;

  /** A number of digits that no double and no middle between two doubles exceeds. */
  private static final int MOST_DIGITS = 800;

  /** The powers of ten that are longs, and doubles without an error. */
  private static final long[] TENS = tens();

  private DecimalText() {}

  private static long[] tens() {
    long[] tens = new long[WORD_DIGITS];
    tens[0] = 1;
    for (int i = 1; i < tens.length; i++) {
      tens[i] = 10 * tens[i - 1];
    }
    return tens;
  }

  /**
   * Returns the double nearest to a number, and of two the one whose last bit is 0; infinity if all
   * doubles are too small.
   *
   * @param text a text that holds a valid JSON number
   * @param from the index of the number's first character
   * @param to the index after its last character
   */
  public static double parse(char[] text, int from, int to) {
    boolean negative = text[from] == '-';
    int start = negative ? from + 1 : from;
    long number = 0;
    int point = -1;
    int end = start;
    for (; end < to; end++) {
      int digit = text[end] - '0';
      if (digit >= 0 && digit <= 9) {
        number = 10 * number + digit;
      } else if (digit == '.' - '0') {
        point = end;
      } else {
        break;
      }
    }
    int first = start;
    while (first < end && text[first] <= '0') {
      first++;
    }
    int digits = end - first - (point > first ? 1 : 0);
    long exponent = end < to ? exponent(text, end + 1, to) : 0;
    if (point >= 0) {
      exponent -= end - point - 1;
    }
    double size;
    if (digits == 0 || digits + exponent < -324) {
      size = 0;
    } else if (digits + exponent > 310) {
      size = Double.POSITIVE_INFINITY;
    } else {
      size = digits <= WORD_DIGITS ? nearest(number, (int) exponent) : Double.NaN;
      if (Double.isNaN(size)) {
        size = exact(new String(text, first, end - first).replace(".", ""), (int) exponent);
      }
    }
    return negative ? -size : size;
  }

  /** Returns the number after an E, or one of the same sign that is as good if it is huge. */
  private static long exponent(char[] text, int from, int to) {
    char sign = text[from];
    long exponent = 0;
    for (int at = sign == '+' || sign == '-' ? from + 1 : from; at < to; at++) {
      exponent = Math.min(10 * exponent + text[at] - '0', 1L << 40);
    }
    return sign == '-' ? -exponent : exponent;
  }

  /**
   * Returns the double nearest to a number times a power of ten, or not-a-number if the number's
   * text has to decide.
   *
   * @param number has at most {@value #WORD_DIGITS} digits, without a sign; not 0 unless tens is
   *     from −18 to 18
   * @param tens so that the product is within what doubles are
   */
  public static double nearest(long number, int tens) {
    if (number >>> 53 == 0 && Math.abs(tens) < TENS.length) {
      // Both are doubles, so that the one operation rounds once.
      double power = (double) TENS[Math.abs(tens)];
      return tens < 0 ? (double) number / power : (double) number * power;
    }
    PowerOfTen power = PowerOfTen.of(tens);
    int zeros = Long.numberOfLeadingZeros(number);
    long factor = number << zeros;
    int scale = PowerOfTen.log2(tens) + 1 - zeros;
    // The exact product is less than upper + 2: it decides unless that reaches from below to the
    // middle of two doubles. With the power's other half it is less than upper:lower + 2.
    long upper = PowerOfTen.upper(factor, power.high());
    if (isNearMiddle(upper, scale)) {
      long carried = PowerOfTen.upper(factor, power.low());
      long lower = factor * power.high() + carried;
      if (Long.compareUnsigned(lower, carried) < 0) {
        upper++;
      }
      if (isNearMiddle(upper, scale) && (lower == 0 || lower == -1)) {
        return Double.NaN;
      }
    }
    // No product left here is a middle.
    return rounded(upper | 1, scale);
  }

  /** Returns the number of bits of {@code upper * 2^scale} that its double has no place for. */
  private static int dropped(long upper, int scale) {
    return Math.max(11 - Long.numberOfLeadingZeros(upper), LEAST_EXPONENT - scale);
  }

  /** Tests whether the bits that are dropped are those of a middle, or less by one. */
  private static boolean isNearMiddle(long upper, int scale) {
    long half = 1L << (dropped(upper, scale) - 1);
    return (((upper + 1) ^ half) & (2 * (half - 1))) == 0;
  }

  /** Returns the double nearest to {@code upper * 2^scale}, where upper has 63 or 64 bits. */
  private static double rounded(long upper, int scale) {
    int dropped = dropped(upper, scale);
    if (dropped > Long.SIZE) {
      return 0;
    }
    long half = 1L << (dropped - 1);
    long kept = upper >>> (dropped - 1) >>> 1;
    if ((upper & half) != 0 && ((upper & (half - 1)) != 0 || (kept & 1) != 0)) {
      kept++;
    }
    int exponent = scale + dropped - LEAST_EXPONENT;
    // The hidden bit adds 1 to the exponent, and so does a carry beyond it.
    return exponent > 2045
        ? Double.POSITIVE_INFINITY
        : Double.longBitsToDouble(((long) exponent << 52) + kept);
  }

  /** Returns a number of any length times a power of ten. */
  private static double exact(String digits, int exponent) {
    int count = digits.length();
    while (digits.charAt(count - 1) == '0') {
      count--;
    }
    int tens = exponent + digits.length() - count;
    String leading = digits.substring(0, count);
    if (count > MOST_DIGITS) {
      // What follows makes the number a bit greater, whatever it is.
      tens += count - MOST_DIGITS - 1;
      leading = digits.substring(0, MOST_DIGITS) + "1";
    }
    BigInteger dividend = new BigInteger(leading).multiply(BigInteger.TEN.pow(Math.max(tens, 0)));
    BigInteger divisor = BigInteger.TEN.pow(Math.max(-tens, 0));
    int shift = 63 - dividend.bitLength() + divisor.bitLength();
    BigInteger[] parts =
        dividend
            .shiftLeft(Math.max(shift, 0))
            .divideAndRemainder(divisor.shiftLeft(Math.max(-shift, 0)));
    return rounded(parts[0].longValue() | parts[1].signum(), -shift);
  }

  /**
   * Appends the shortest decimal that reads back as the double, and of those the nearest to it; at
   * least one digit stands after the point. Numbers below 0.001 and from ten million on have an
   * exponent.
   *
   * @throws IllegalArgumentException if the number is infinite or none
   */
  public static void append(double value, StringBuilder out) {
    long bits = Double.doubleToRawLongBits(value);
    int exponent = (int) (bits >>> 52) & 0x7ff;
    if (exponent == 0x7ff) {
      throw new IllegalArgumentException("JSON has finite numbers only");
    }
    if (bits < 0) {
      out.append('-');
    }
    long fraction = bits & (HIDDEN_BIT - 1);
    double size = Math.abs(value);
    if (size < 1e7 && size == (int) size) {
      out.append((int) size).append(".0");
    } else if (size < 0x1p53 && size == Math.rint(size)) {
      appendStripped((long) size, 0, out);
    } else if (exponent > 0) {
      appendShortest(fraction | HIDDEN_BIT, exponent + LEAST_EXPONENT - 1, 0, out);
    } else if (fraction < 3) {
      // The least doubles have two digits, although one would do.
      appendShortest(10 * fraction, LEAST_EXPONENT, -1, out);
    } else {
      appendShortest(fraction, LEAST_EXPONENT, 0, out);
    }
  }

  /** Appends {@code c * 2^q * 10^tens}, where {@code c * 2^q} tells how far it may be rounded. */
  private static void appendShortest(long c, int q, int tens, StringBuilder out) {
    // Below a power of two the doubles lie twice as dense.
    boolean uneven = c == HIDDEN_BIT && q > LEAST_EXPONENT;
    // The decimal logarithm of the width of what rounds to the double, rounded down.
    int k = uneven ? (q * 1262611 - 524031) >> 22 : (q * 315653) >> 20;
    PowerOfTen power = PowerOfTen.of(-k);
    int h = q + PowerOfTen.log2(-k) + 1;
    int open = (int) c & 1;
    // Four times the double and the ends of what rounds to it, over 10^k; the last bit is 1 if any
    // later bit is.
    long fourfold = scaled(power, (4 * c) << h);
    long lower = scaled(power, (4 * c - (uneven ? 1 : 2)) << h) + open;
    long upper = scaled(power, (4 * c + 2) << h) - open;
    long digits = fourfold >>> 2;
    if (digits >= 100) {
      long less = digits / 10 * 10;
      boolean lessRoundsBack = lower <= 4 * less;
      if (lessRoundsBack != 4 * (less + 10) <= upper) {
        appendStripped(lessRoundsBack ? less : less + 10, k + tens, out);
        return;
      }
    }
    boolean roundsBack = lower <= 4 * digits;
    boolean up;
    if (roundsBack != 4 * (digits + 1) <= upper) {
      up = !roundsBack;
    } else {
      long beyond = fourfold - (4 * digits + 2);
      up = beyond > 0 || (beyond == 0 && (digits & 1) != 0);
    }
    appendStripped(up ? digits + 1 : digits, k + tens, out);
  }

  /**
   * Returns a product without its fraction, but with 1 as its last bit if the fraction is not 0.
   */
  private static long scaled(PowerOfTen power, long factor) {
    // Rounded up, so that the lowest bits tell nothing; no power ends in 64 ones.
    long carried = PowerOfTen.upper(factor, power.low() + 1);
    long fraction = factor * power.high() + carried;
    long whole = PowerOfTen.upper(factor, power.high());
    if (Long.compareUnsigned(fraction, carried) < 0) {
      whole++;
    }
    return fraction == 0 ? whole : whole | 1;
  }

  /** Appends {@code number * 10^tens} without zeros at the number's end. */
  private static void appendStripped(long number, int tens, StringBuilder out) {
    long digits = number;
    int exponent = tens;
    while (digits % 10_000 == 0) {
      digits /= 10_000;
      exponent += 4;
    }
    while (digits % 10 == 0) {
      digits /= 10;
      exponent++;
    }
    int count = ((Long.SIZE - Long.numberOfLeadingZeros(digits)) * 1233) >> 12;
    if (digits >= TENS[count]) {
      count++;
    }
    int point = count + exponent;
    if (point > 0 && point <= 7) {
      appendFixed(digits, count - point, count, out);
    } else if (point <= 0 && point > -3) {
      appendFixed(digits, count - point, 1 - point + count, out);
    } else {
      boolean alone = count == 1;
      appendFixed(alone ? 10 * digits : digits, alone ? 1 : count - 1, alone ? 2 : count, out);
      out.append('E').append(point - 1);
    }
  }

  /**
   * Appends {@code number / 10^places} with {@code count} digits, at least one before the point.
   */
  private static void appendFixed(long number, int places, int count, StringBuilder out) {
    char[] text = new char[count + 1];
    long left = number;
    for (int at = count; at >= 0; at--) {
      if (at == count - places) {
        text[at] = '.';
      } else {
        long tenth = left / 10;
        text[at] = (char) ('0' + (left - 10 * tenth));
        left = tenth;
      }
    }
    out.append(text);
  }
}
