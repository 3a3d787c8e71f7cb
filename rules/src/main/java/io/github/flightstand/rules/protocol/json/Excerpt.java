package io.github.flightstand.rules.protocol.json;

/**
 * What a caller sent, made fit to be quoted in a sentence: short, on one line, nothing invisible.
 *
 * <pre>{@code
 * Excerpt.of(new JsonString(0, "a\nb")) // "'a\\u000ab'"
 * Excerpt.of(new JsonNull(0))           // "null"
 * }</pre>
 */
public final class Excerpt {

  private static final int LONGEST = 40;

  private Excerpt() {}

  /** Returns a value in words: text and numbers quoted or cut short, containers by their kind. */
  public static String of(JsonValue value) {
    if (value instanceof JsonString string) {
      return quoted(string.text());
    }
    if (value instanceof JsonNumber number) {
      return shortened(number.text());
    }
    if (value instanceof JsonBoolean bool) {
      return bool.value() ? "true" : "false";
    }
    if (value instanceof JsonArray array) {
      return array.elements().isEmpty() ? "an empty list" : "a list";
    }
    return value instanceof JsonObject ? "an object" : "null";
  }

  /** Returns a text in single quotes, cut short, with everything invisible escaped. */
  public static String quoted(String text) {
    return "'" + shortened(text) + "'";
  }

  private static String shortened(String text) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    for (int count = 0; at < text.length() && count < LONGEST; count++) {
      int c = text.codePointAt(at);
      at += Character.charCount(c);
      if (isVisible(c)) {
        out.appendCodePoint(c);
      } else {
        out.append(String.format("\\u%04x", c));
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
