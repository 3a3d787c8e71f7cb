package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Imperial pilots of other ships. */
final class ImperialAces {

  private ImperialAces() {}

  static List<Card> cards() {
    return List.of();
  }
}
