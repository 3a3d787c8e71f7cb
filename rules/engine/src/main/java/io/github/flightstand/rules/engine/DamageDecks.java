package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.deck.CoreDeck;
import io.github.flightstand.rules.engine.deck.ReferenceDeck;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.util.ArrayList;
import java.util.List;

/** The cards of the game's own box, which are those of both damage decks. */
public final class DamageDecks {

  private static final CardSet CARDS = make();

  private DamageDecks() {}

  private static CardSet make() {
    List<Card> cards = new ArrayList<>();
    cards.addAll(CoreDeck.cards());
    cards.addAll(ReferenceDeck.cards());
    return CardSet.none().with(cards);
  }

  /** Returns the cards of both decks. */
  public static CardSet cards() {
    return CARDS;
  }
}
