package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.Factions;
import java.text.Normalizer;
import java.util.Locale;

/** Names on cards, compared loosely. */
final class Names {

  /** Returns a name without accents, spaces, quotes and capitals, such as {@code wingedgundark}. */
  static String plain(String name) {
    return Factions.plain(name);
  }

  /** Tests whether a name has another as whole words: "TIE/fo Fighter" has "TIE" (000-062). */
  static boolean holds(String name, String type) {
    String whole = " " + words(name) + " ";
    return whole.contains(" " + words(type) + " ");
  }

  /** Tests whether plain letters are a name without some of its words: "TIE/fo Fighter", tiefo. */
  static boolean spell(String name, String plain) {
    return spell(words(name).split(" "), 0, plain);
  }

  private static boolean spell(String[] words, int from, String rest) {
    for (int i = from; i < words.length; i++) {
      if (rest.startsWith(words[i]) && spell(words, i + 1, rest.substring(words[i].length()))) {
        return true;
      }
    }
    return rest.isEmpty();
  }

  private static String words(String name) {
    StringBuilder words = new StringBuilder();
    boolean between = false;
    int[] signs =
        Normalizer.normalize(name, Normalizer.Form.NFC)
            .toLowerCase(Locale.ROOT)
            .codePoints()
            .toArray();
    for (int sign : signs) {
      boolean apart = !Character.isLetter(sign) && !isNumber(sign);
      if (!apart) {
        words.append(between && words.length() > 0 ? " " : "").appendCodePoint(sign);
      }
      between = apart;
    }
    return words.toString();
  }

  /** Tests whether a sign is a digit of any script or a numeral. */
  private static boolean isNumber(int sign) {
    return switch (Character.getType(sign)) {
      case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
      default -> false;
    };
  }
}
