package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.List;

/**
 * A damage deck in play.
 *
 * <p>Each shuffle makes a pool of cards without an order; cards are dealt from the last pool. The
 * unseen faces of a pool belong to its cards in the deck and to its cards that lie face down beside
 * ships. Each face is equally likely.
 *
 * @param pools for each shuffle in order, the faces not seen yet
 * @param undealt how many cards are in the deck, all from the last pool
 */
public record DeckState(
    DamageDeck composition, List<CardPile> pools, int undealt, CardPile discard) {

  public DeckState {
    pools = List.copyOf(pools);
  }

  /** Returns a fresh, shuffled deck. */
  public static DeckState shuffled(DamageDeck composition) {
    return new DeckState(
        composition,
        List.of(new CardPile(composition.counts())),
        composition.size(),
        CardPile.EMPTY);
  }

  /** Returns the index of the pool that cards are dealt from. */
  public int current() {
    return pools.size() - 1;
  }

  /** Returns a copy with its discard pile shuffled into a new deck (000-143). */
  public DeckState reshuffled() {
    return new DeckState(composition, Lists.plus(pools, discard), discard.size(), CardPile.EMPTY);
  }

  /** Returns a copy with one card fewer, dealt unseen. */
  public DeckState dealt() {
    return new DeckState(composition, pools, undealt - 1, discard);
  }

  /** Returns a copy with one card of the last pool shuffled back, unseen (003-051). */
  public DeckState takenBack() {
    return new DeckState(composition, pools, undealt + 1, discard);
  }

  /** Returns a copy after a card of a pool was seen to be {@code card}. */
  public DeckState seen(int pool, String card) {
    return new DeckState(
        composition, Lists.with(pools, pool, pools.get(pool).without(card)), undealt, discard);
  }

  /** Returns a copy with one more card on the discard pile. */
  public DeckState discarding(String card) {
    return new DeckState(composition, pools, undealt, discard.with(card));
  }
}
