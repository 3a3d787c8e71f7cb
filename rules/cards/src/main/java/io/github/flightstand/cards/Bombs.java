package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Bombs. */
final class Bombs {

  private Bombs() {}

  static List<Card> cards() {
    return List.of();
  }
}
