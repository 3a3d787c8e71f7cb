package io.github.flightstand.tools.bridge.vassal;

import java.util.ArrayList;
import java.util.List;

/**
 * A list joined by a separator. Separators inside items are escaped with a backslash. Sequences
 * nest: each level adds a backslash.
 *
 * <pre>{@code
 * Sequence.of("A,B\\,C", ',') // [A, "B,C"]
 * }</pre>
 */
final class Sequence {

  private Sequence() {}

  /** Returns the texts; a text that begins and ends with an apostrophe is without them. */
  static List<String> of(String text, char between) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != between) {
        part.append(c);
      } else if (i > 0 && text.charAt(i - 1) == '\\') {
        part.setCharAt(part.length() - 1, c);
      } else {
        parts.add(plain(part));
        part.setLength(0);
      }
    }
    parts.add(plain(part));
    return parts;
  }

  private static String plain(StringBuilder part) {
    int last = part.length() - 1;
    boolean quoted = last > 0 && part.charAt(0) == '\'' && part.charAt(last) == '\'';
    return quoted ? part.substring(1, last) : part.toString();
  }

  /**
   * Returns the texts of a chain: each text but the last is followed by a tab and the rest.
   *
   * @param most the most texts; what follows them is left out
   */
  static List<String> chain(String text, int most) {
    List<String> links = new ArrayList<>();
    String rest = text;
    while (links.size() < most) {
      List<String> parts = of(rest, '\t');
      links.add(parts.get(0));
      if (parts.size() < 2) {
        break;
      }
      rest = parts.get(1);
    }
    return links;
  }
}
