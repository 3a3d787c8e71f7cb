package io.github.flightstand.protocol.format;

import io.github.flightstand.geometry.internal.Digits;

/**
 * A caller's text made fit for quoting in a sentence: short, on one line, nothing invisible.
 *
 * <pre>{@code
 * Excerpt.quoted("a\nb") // "'a\\u000ab'"
 * }</pre>
 */
public final class Excerpt {

  private static final int LONGEST = 40;

  /** The most digits of an index. */
  private static final int INDEX_DIGITS = 9;

  /** Returns a place in words that can begin a sentence, such as {@code 'x'}. */
  public static String place(Pointer at) {
    if (at.equals(Pointer.ROOT)) {
      return "the line";
    }
    String last = at.last();
    return isIndex(last) ? "element " + last + " of " + place(at.holder()) : quoted(last);
  }

  private static boolean isIndex(String name) {
    return name.length() <= INDEX_DIGITS
        && Digits.only(name, 0)
        && (name.length() == 1 || name.charAt(0) != '0');
  }

  /** Returns a text in single quotes, shortened, with invisible characters escaped. */
  public static String quoted(String text) {
    return "'" + shortened(text) + "'";
  }

  /** Returns a text shortened, with invisible characters escaped. */
  public static String shortened(String text) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    for (int count = 0; at < text.length() && count < LONGEST; count++) {
      int c = text.codePointAt(at);
      at += Character.charCount(c);
      if (isVisible(c)) {
        out.appendCodePoint(c);
      } else {
        String digits = Integer.toHexString(c);
        out.append("\\u").append("0".repeat(Math.max(0, 4 - digits.length()))).append(digits);
      }
    }
    return at < text.length() ? out.append('…').toString() : out.toString();
  }

  private static boolean isVisible(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
