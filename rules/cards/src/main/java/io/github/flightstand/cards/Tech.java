package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Tech upgrades. */
final class Tech {

  private Tech() {}

  static List<Card> cards() {
    return List.of();
  }
}
