package io.github.flightstand.rules.squad;

import java.util.Locale;
import java.util.Map;

/**
 * The names of factions. There are three, {@value #REBEL}, {@value #IMPERIAL} and {@value #SCUM};
 * the Resistance counts with the first, the First Order with the second (000-065).
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
          "rebelalliance", REBEL,
          "rebels", REBEL,
          "resistance", REBEL,
          "galacticempire", IMPERIAL,
          "empire", IMPERIAL,
          "firstorder", IMPERIAL,
          "scumandvillainy", SCUM);

  private Factions() {}

  /**
   * Returns the faction that a name stands for, however squad builders spell it: {@code "rebel"}
   * for {@code "Resistance"}. A name that is not known stands for itself, in plain letters.
   */
  public static String main(String written) {
    String plain = Names.plain(written);
    return MAIN.getOrDefault(plain, plain.isEmpty() ? written.toLowerCase(Locale.ROOT) : plain);
  }
}
