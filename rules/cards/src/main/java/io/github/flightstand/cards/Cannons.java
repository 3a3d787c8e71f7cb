package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Cannons. */
final class Cannons {

  private Cannons() {}

  static List<Card> cards() {
    return List.of();
  }
}
