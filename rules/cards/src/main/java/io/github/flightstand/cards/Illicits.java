package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Illicit upgrades. */
final class Illicits {

  private Illicits() {}

  static List<Card> cards() {
    return List.of();
  }
}
