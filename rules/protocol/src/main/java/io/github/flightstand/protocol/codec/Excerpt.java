package io.github.flightstand.protocol.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import java.io.IOException;

/**
 * What a caller sent, made fit to be quoted in a sentence: short, on one line, nothing invisible.
 *
 * <pre>{@code
 * Excerpt.quoted("a\nb") // "'a\\u000ab'"
 * }</pre>
 */
public final class Excerpt {

  private static final int LONGEST = 40;

  private Excerpt() {}

  /** Returns the value at which a parser stands in words: text and numbers quoted or cut short. */
  public static String of(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case VALUE_STRING -> quoted(parser.getText());
      case START_ARRAY -> "a list";
      case START_OBJECT -> "an object";
      default -> shortened(parser.getText());
    };
  }

  /** Returns a place in words that can begin a sentence, such as {@code 'x'}. */
  static String place(JsonPointer at) {
    if (at.matches()) {
      return "the line";
    }
    JsonPointer last = at.last();
    return last.mayMatchElement()
        ? "element " + last.getMatchingIndex() + " of " + place(at.head())
        : quoted(last.getMatchingProperty());
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
