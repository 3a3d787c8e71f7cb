package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import java.util.List;
import java.util.Optional;

/** The cards beside a ship, a section or a remote after an event. */
final class CardLists {

  /** Returns the cards with the first stand-in exchanged for a card of the deck (000-144). */
  static List<DealtCard> withoutStandIn(List<DealtCard> cards, DeckState deck) {
    int standIn = 0;
    while (!cards.get(standIn).standsIn()) {
      standIn++;
    }
    DealtCard dealt = new DealtCard(Optional.of(deck.current()), Optional.empty());
    return Lists.with(cards, standIn, dealt);
  }

  /** Returns the deck after everyone has seen a card that was dealt from it. */
  static DeckState seen(DeckState deck, DealtCard card, String face) {
    return card.known().isPresent() ? deck : deck.seen(card.pool().orElseThrow(), face);
  }

  /** Returns the deck after a card went to its discard pile; a stand-in goes nowhere. */
  static DeckState discarded(DeckState deck, DealtCard card) {
    return card.name().map(deck::discarding).orElse(deck);
  }

  /** Returns the deck after cards went to its discard pile. */
  static DeckState discarded(DeckState deck, List<DealtCard> cards) {
    DeckState after = deck;
    for (DealtCard card : cards) {
      after = discarded(after, card);
    }
    return after;
  }
}
