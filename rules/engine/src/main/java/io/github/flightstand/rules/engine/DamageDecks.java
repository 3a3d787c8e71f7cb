package io.github.flightstand.rules.engine;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.deck.CoreDeck;
import io.github.flightstand.rules.engine.deck.ReferenceDeck;
import io.github.flightstand.rules.engine.hook.CardSet;

/** The cards of the game's own box, which are those of both damage decks. */
public final class DamageDecks {

  private static final CardSet CARDS =
      CardSet.none().with(Lists.joined(CoreDeck.cards(), ReferenceDeck.cards()));

  private DamageDecks() {}

  /** Returns the cards of both decks. */
  public static CardSet cards() {
    return CARDS;
  }
}
