package io.github.flightstand.rules.engine.state;

/**
 * How many tokens of each kind lie beside a ship; the supply has no end (000-069).
 *
 * @param focus focus tokens
 * @param evade evade tokens
 * @param stress stress tokens
 * @param ion ion tokens
 * @param cloak cloak tokens
 */
public record Markers(int focus, int evade, int stress, int ion, int cloak) {

  /** None. */
  public static final Markers NONE = new Markers(0, 0, 0, 0, 0);

  /**
   * Checks the counts.
   *
   * @throws IllegalArgumentException if one is negative
   */
  public Markers {
    if (focus < 0 || evade < 0 || stress < 0 || ion < 0 || cloak < 0) {
      throw new IllegalArgumentException("a ship holds no fewer than 0 tokens of a kind");
    }
  }

  /** Returns how many there are of a kind. */
  public int of(TokenType kind) {
    return switch (kind) {
      case FOCUS -> focus;
      case EVADE -> evade;
      case STRESS -> stress;
      case ION -> ion;
      case CLOAK -> cloak;
    };
  }

  /** Returns these tokens with so many more of a kind, or fewer. */
  public Markers plus(TokenType kind, int more) {
    return switch (kind) {
      case FOCUS -> new Markers(focus + more, evade, stress, ion, cloak);
      case EVADE -> new Markers(focus, evade + more, stress, ion, cloak);
      case STRESS -> new Markers(focus, evade, stress + more, ion, cloak);
      case ION -> new Markers(focus, evade, stress, ion + more, cloak);
      case CLOAK -> new Markers(focus, evade, stress, ion, cloak + more);
    };
  }
}
