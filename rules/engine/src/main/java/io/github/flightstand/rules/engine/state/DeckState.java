package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.List;

/**
 * A damage deck in play.
 *
 * <p>A shuffle makes a pool of cards without an order. The deck is dealt from the last pool; the
 * faces of a pool that nobody has seen are those of its cards in the deck and of its cards that lie
 * face down beside ships, and any of them is as likely as any other.
 *
 * @param pools for each shuffle, in order, the faces that nobody has seen yet
 * @param undealt how many cards are in the deck, all of them of the last pool
 */
public record DeckState(
    DamageDeck composition, List<CardPile> pools, int undealt, CardPile discard) {

  /** Copies the list. */
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

  /** Returns the number of the pool from which cards are dealt. */
  public int current() {
    return pools.size() - 1;
  }

  /** Returns the deck with its discard pile shuffled into a new deck (000-143). */
  public DeckState reshuffled() {
    return new DeckState(composition, Lists.plus(pools, discard), discard.size(), CardPile.EMPTY);
  }

  /** Returns the deck with one card fewer, dealt unseen. */
  public DeckState dealt() {
    return new DeckState(composition, pools, undealt - 1, discard);
  }

  /** Returns the deck with one card of the last pool shuffled back into it, unseen (003-051). */
  public DeckState takenBack() {
    return new DeckState(composition, pools, undealt + 1, discard);
  }

  /** Returns the deck after a card of a pool was seen to be that one. */
  public DeckState seen(int pool, String card) {
    return new DeckState(
        composition, Lists.with(pools, pool, pools.get(pool).without(card)), undealt, discard);
  }

  /** Returns the deck with a card more on the discard pile. */
  public DeckState discarding(String card) {
    return new DeckState(composition, pools, undealt, discard.with(card));
  }
}
