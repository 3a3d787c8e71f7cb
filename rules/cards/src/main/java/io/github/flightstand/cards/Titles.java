package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import java.util.List;

/** Titles. */
final class Titles {

  private Titles() {}

  static List<Card> cards() {
    return List.of();
  }
}
