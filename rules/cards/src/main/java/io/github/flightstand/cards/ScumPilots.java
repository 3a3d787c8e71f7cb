package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Scum's pilots. */
final class ScumPilots {

  private ScumPilots() {}

  static List<Card> cards() {
    return List.of();
  }
}
