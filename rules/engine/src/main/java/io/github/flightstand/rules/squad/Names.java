package io.github.flightstand.rules.squad;

import java.text.Normalizer;
import java.util.Locale;

/** Names on cards, compared loosely. */
final class Names {

  /** Returns a name without accents, spaces, quotes and capitals, such as {@code wingedgundark}. */
  static String plain(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9]", "");
  }

  /** Tests whether a name has another as whole words: "TIE/fo Fighter" has "TIE" (000-062). */
  static boolean holds(String name, String type) {
    String whole = " " + words(name) + " ";
    return whole.contains(" " + words(type) + " ");
  }

  private static String words(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}]+", " ")
        .trim();
  }
}
