package io.github.flightstand.rules.engine.state;

import java.util.List;
import java.util.function.UnaryOperator;

/** An ability of a card, by its index among the card's abilities. */
public record AbilityRef(CardRef card, int ability) {

  /** Returns the abilities after cards have moved, without those of cards that are gone. */
  static List<AbilityRef> withCards(List<AbilityRef> abilities, UnaryOperator<CardRef> moved) {
    return abilities.stream()
        .map(one -> new AbilityRef(moved.apply(one.card), one.ability))
        .filter(one -> one.card.place() != CardRef.Place.DISCARDED)
        .toList();
  }
}
