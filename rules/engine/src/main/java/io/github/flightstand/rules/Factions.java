package io.github.flightstand.rules;

import io.github.flightstand.geometry.internal.Digits;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/**
 * The three factions: {@value #REBEL}, which includes the Resistance; {@value #IMPERIAL}, which
 * includes the First Order; and {@value #SCUM} (000-065).
 */
public final class Factions {

  /** The Rebel Alliance. */
  public static final String REBEL = "rebel";

  /** The Galactic Empire. */
  public static final String IMPERIAL = "imperial";

  /** Scum and Villainy. */
  public static final String SCUM = "scum";

  private static final Map<String, String> MAIN =
      Map.of(
          REBEL,
          REBEL,
          "rebels",
          REBEL,
          "rebelalliance",
          REBEL,
          "resistance",
          REBEL,
          IMPERIAL,
          IMPERIAL,
          "empire",
          IMPERIAL,
          "galacticempire",
          IMPERIAL,
          "firstorder",
          IMPERIAL,
          SCUM,
          SCUM,
          "scumandvillainy",
          SCUM);

  private Factions() {}

  /**
   * Returns the faction that a name stands for, however it is spelled: {@code "rebel"} for {@code
   * "Resistance"}. Returns an unknown name in plain lower-case letters.
   */
  public static String main(String written) {
    String plain = plain(written);
    return MAIN.getOrDefault(plain, plain.isEmpty() ? written.toLowerCase(Locale.ROOT) : plain);
  }

  /** Returns a name's letters from a to z and digits, without capitals and accents. */
  public static String plain(String name) {
    StringBuilder plain = new StringBuilder();
    String lower = Normalizer.normalize(name, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
    for (int i = 0; i < lower.length(); i++) {
      char sign = lower.charAt(i);
      if ((sign >= 'a' && sign <= 'z') || Digits.is(sign)) {
        plain.append(sign);
      }
    }
    return plain.toString();
  }

  /** Returns the same for a known name; throws IllegalArgumentException for an unknown one. */
  public static String known(String written) {
    String main = main(written);
    if (!MAIN.containsKey(main)) {
      throw new IllegalArgumentException(
          "the faction '"
              + written
              + "' is not known, expected one of "
              + String.join(", ", new TreeSet<>(MAIN.keySet())));
    }
    return main;
  }
}
