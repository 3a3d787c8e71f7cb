package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Torpedoes. */
final class Torpedoes {

  private Torpedoes() {}

  static List<Card> cards() {
    return List.of();
  }
}
