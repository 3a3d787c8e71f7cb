package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import java.util.List;
import java.util.Optional;

/** The cards beside a ship, a section or a remote as they lie after an event. */
final class CardLists {

  /** Returns cards where the first stand-in has been exchanged for one of a deck (000-144). */
  static List<DealtCard> withoutStandIn(List<DealtCard> cards, DeckState deck) {
    int standIn = 0;
    while (!cards.get(standIn).standsIn()) {
      standIn++;
    }
    DealtCard dealt = new DealtCard(Optional.of(deck.current()), Optional.empty());
    return Lists.with(cards, standIn, dealt);
  }

  /** Returns a deck after all have seen what a card is that was dealt from it. */
  static DeckState seen(DeckState deck, DealtCard card, String face) {
    return card.known().isPresent() ? deck : deck.seen(card.pool().orElseThrow(), face);
  }

  /** Returns a deck after a card has gone to its discard pile; a stand-in goes nowhere. */
  static DeckState discarded(DeckState deck, DealtCard card) {
    return card.name().map(deck::discarding).orElse(deck);
  }

  /** Returns a deck after cards have gone to its discard pile. */
  static DeckState discarded(DeckState deck, List<DealtCard> cards) {
    DeckState after = deck;
    for (DealtCard card : cards) {
      after = discarded(after, card);
    }
    return after;
  }
}
