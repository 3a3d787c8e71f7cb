package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.state.CardPile;
import io.github.flightstand.rules.engine.state.DamageDeck;
import java.util.List;

/**
 * A damage deck in play. What nobody has seen can be told from what all have seen: it is what was
 * shuffled without what was turned up since.
 *
 * @param composition what the whole deck is made of
 * @param unseen for each shuffle, in order, the cards that nobody has seen since
 * @param undealt how many cards are in the deck, all of the last shuffle
 * @param discard the discard pile, which may be looked at any time (000-142)
 */
public record DeckView(
    DamageDeck composition, List<CardPile> unseen, int undealt, CardPile discard) {

  /** Copies the list. */
  public DeckView {
    unseen = List.copyOf(unseen);
  }
}
