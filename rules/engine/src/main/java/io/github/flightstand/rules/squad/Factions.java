package io.github.flightstand.rules.squad;

import java.util.Locale;
import java.util.Map;

/**
 * The three factions {@value #REBEL}, with the Resistance, {@value #IMPERIAL}, with the First
 * Order, and {@value #SCUM} (000-065).
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
   * The faction that a name stands for however it is spelt: {@code "rebel"} for {@code
   * "Resistance"}; an unknown name itself, in plain letters.
   */
  public static String main(String written) {
    String plain = Names.plain(written);
    return MAIN.getOrDefault(plain, plain.isEmpty() ? written.toLowerCase(Locale.ROOT) : plain);
  }
}
