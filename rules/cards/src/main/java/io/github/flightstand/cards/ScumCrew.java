package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Scum's crew. */
final class ScumCrew {

  private ScumCrew() {}

  static List<Card> cards() {
    return List.of();
  }
}
