package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Systems. */
final class Systems {

  private Systems() {}

  static List<Card> cards() {
    return List.of();
  }
}
