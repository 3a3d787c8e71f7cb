package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.SectionState;
import java.util.Optional;

/** The damage decks of ships, sections and remotes (000-143 to -145). */
public final class Decks {

  /** Makes a new deck of the discard pile if the deck is empty; false if no card is left. */
  public static boolean restock(Transition play, String piece, Optional<SectionName> section) {
    SectionState suffers = play.state().section(piece, section);
    DeckState deck = play.state().deck(piece, section);
    if (deck.undealt() == 0 && deck.discard().size() > 0) {
      play.happen(
          suffers.deck().isPresent()
              ? new SectionEvent.SectionReshuffled(piece, section)
              : new DamageEvent.Reshuffled(play.state().deckFor(piece)));
    }
    return play.state().deck(piece, section).undealt() > 0;
  }

  /** Replaces stand-ins with cards while cards are left (000-144). */
  public static void replaceStandIns(Transition play, String piece, Optional<SectionName> section) {
    for (DealtCard card : play.state().section(piece, section).damage()) {
      if (card.standsIn() && restock(play, piece, section)) {
        play.happen(new DamageEvent.StandInReplaced(piece, section));
      }
    }
  }
}
