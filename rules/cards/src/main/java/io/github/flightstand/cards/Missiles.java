package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Missiles. */
final class Missiles {

  private Missiles() {}

  static List<Card> cards() {
    return List.of();
  }
}
