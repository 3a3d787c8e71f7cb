package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Imperial crew. */
final class ImperialCrew {

  private ImperialCrew() {}

  static List<Card> cards() {
    return List.of();
  }
}
