package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.ShipState;

/** The damage deck from which a ship's cards come (000, heading on damage; 000-143 to -145). */
public final class Decks {

  private Decks() {}

  /** Makes a new deck of the discard pile if none is left; false if there is no card at all. */
  public static boolean restock(Transition play, ShipState ship) {
    return restock(play, ship.seat());
  }

  /** The same of the deck from which the cards of a player's pieces come. */
  public static boolean restock(Transition play, String seat) {
    int which = play.state().deckOf(seat);
    DeckState deck = play.state().decks().get(which);
    if (deck.undealt() == 0 && deck.discard().size() > 0) {
      play.happen(new DamageEvent.Reshuffled(which));
    }
    return play.state().decks().get(which).undealt() > 0;
  }
}
