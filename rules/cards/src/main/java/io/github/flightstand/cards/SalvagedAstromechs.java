package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Salvaged astromechs. */
final class SalvagedAstromechs {

  private SalvagedAstromechs() {}

  static List<Card> cards() {
    return List.of();
  }
}
