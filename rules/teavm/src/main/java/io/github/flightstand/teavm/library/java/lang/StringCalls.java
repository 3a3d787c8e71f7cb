package io.github.flightstand.teavm.library.java.lang;

import java.util.Locale;

/**
 * TeaVM's {@link String#format(String, Object...)}, of {@code %s}, {@code %1$s}, {@code %d}, {@code
 * %04x}, {@code %.3f} with any number of decimals, and {@code %%}. Its library's own rounds halves
 * to even digits, as Java does not. The build refuses texts with other formats.
 */
public final class StringCalls {

  private StringCalls() {}

  public static String format(Locale locale, String format, Object... values) {
    return formatted(format, values);
  }

  public static String format(String format, Object... values) {
    return formatted(format, values);
  }

  public static String formatted(String format, Object... values) {
    StringBuilder out = new StringBuilder();
    int value = 0;
    int begin = 0;
    for (int mark = format.indexOf('%'); mark >= 0; mark = format.indexOf('%', begin)) {
      out.append(format, begin, mark);
      begin = mark + 2;
      if (format.startsWith("%.", mark)) {
        int end = format.indexOf('f', begin);
        appendFixed((double) values[value++], Integer.parseInt(format.substring(begin, end)), out);
        begin = end + 1;
      } else if (format.startsWith("%04x", mark)) {
        begin = mark + "%04x".length();
        String digits = Integer.toHexString((int) values[value++]);
        out.append("0".repeat(Math.max(0, 4 - digits.length()))).append(digits);
      } else if (format.startsWith("%s", mark) || format.startsWith("%d", mark)) {
        out.append(values[value++]);
      } else if (format.startsWith("$s", mark + 2)) {
        begin = mark + "%1$s".length();
        out.append(values[format.charAt(mark + 1) - '1']);
      } else if (format.startsWith("%%", mark)) {
        out.append('%');
      } else {
        throw new IllegalArgumentException(format);
      }
    }
    return out.append(format, begin, format.length()).toString();
  }

  /** Appends a number with some decimals, the last of them rounded half up. */
  private static void appendFixed(double number, int decimals, StringBuilder out) {
    String text = DoubleCalls.toString(Math.abs(number));
    if (!(Math.abs(number) < Double.POSITIVE_INFINITY)) {
      out.append(number < 0 ? "-" : "").append(text);
      return;
    }
    int power = text.indexOf('E');
    String mantissa = power < 0 ? text : text.substring(0, power);
    int dot = mantissa.indexOf('.');
    String digits = mantissa.substring(0, dot) + mantissa.substring(dot + 1);
    int whole = dot + (power < 0 ? 0 : Integer.parseInt(text.substring(power + 1)));
    // At least one zero in front, for a carry, and a digit behind the last that is kept.
    int zeros = Math.max(1, 1 - whole);
    int point = zeros + whole;
    int kept = point + decimals;
    char[] all =
        ("0".repeat(zeros) + digits + "0".repeat(Math.max(0, kept + 1 - zeros - digits.length())))
            .toCharArray();
    for (int i = kept - 1, up = all[kept] < '5' ? 0 : 1; up > 0; i--) {
      up = all[i] == '9' ? 1 : 0;
      all[i] = up > 0 ? '0' : (char) (all[i] + 1);
    }
    int first = 0;
    while (first < point - 1 && all[first] == '0') {
      first++;
    }
    out.append(Double.compare(number, 0) < 0 ? "-" : "").append(all, first, point - first);
    out.append(decimals > 0 ? "." : "").append(all, point, decimals);
  }
}
