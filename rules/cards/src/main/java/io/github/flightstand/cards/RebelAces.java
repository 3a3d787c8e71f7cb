package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Rebel pilots of other ships. */
final class RebelAces {

  private RebelAces() {}

  static List<Card> cards() {
    return List.of();
  }
}
