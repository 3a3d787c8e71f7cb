package io.github.flightstand.web.library.java.lang;

import io.github.flightstand.protocol.format.DecimalText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The browser's {@link String#format(String, Object...)} of what the messages are made with: {@code
 * %s}, {@code %1$s}, {@code %d}, {@code %.3f} and {@code %04x}; and its {@link String#split(String,
 * int)} at a space or the end of a line, which needs no regular expressions.
 */
public final class StringCalls {

  private static final int DECIMALS = 3;

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
      if (format.startsWith("%.3f", mark)) {
        begin = mark + "%.3f".length();
        appendFixed((double) values[value++], out);
      } else if (format.startsWith("%04x", mark)) {
        begin = mark + "%04x".length();
        String digits = Integer.toHexString((int) values[value++]);
        out.append("0".repeat(Math.max(0, 4 - digits.length()))).append(digits);
      } else if (format.startsWith("%s", mark) || format.startsWith("%d", mark)) {
        out.append(values[value++]);
      } else if (format.startsWith("$s", mark + 2)) {
        begin = mark + "%1$s".length();
        out.append(values[format.charAt(mark + 1) - '1']);
      } else {
        throw new IllegalArgumentException(format);
      }
    }
    return out.append(format, begin, format.length()).toString();
  }

  /** Splits a text; a limit of 0 means without empty parts at its end. */
  public static String[] split(String text, String at, int limit) {
    if (!at.equals(" ") && !at.equals("\n")) {
      throw new IllegalArgumentException(at);
    }
    List<String> parts = new ArrayList<>();
    int begin = 0;
    for (int end = text.indexOf(at); end >= 0; end = text.indexOf(at, begin)) {
      parts.add(text.substring(begin, end));
      begin = end + 1;
    }
    parts.add(text.substring(begin));
    while (limit == 0 && parts.size() > 1 && parts.get(parts.size() - 1).isEmpty()) {
      parts.remove(parts.size() - 1);
    }
    return parts.toArray(new String[0]);
  }

  /** Appends a number below ten million with three decimals, the last of them rounded half up. */
  private static void appendFixed(double number, StringBuilder out) {
    double size = Math.abs(number);
    long steps = size < 0.0005 ? 0 : 1;
    if (size >= 0.001) {
      StringBuilder digits = new StringBuilder();
      DecimalText.append(size, digits);
      int point = digits.indexOf(".");
      digits.append("0".repeat(DECIMALS)).deleteCharAt(point);
      int end = point + DECIMALS;
      steps = Long.parseLong(digits.substring(0, end)) + (digits.charAt(end) < '5' ? 0 : 1);
    }
    out.append(number < 0 ? "-" : "").append(steps / 1000).append('.');
    out.append(Long.toString(steps % 1000 + 1000), 1, 1 + DECIMALS);
  }
}
