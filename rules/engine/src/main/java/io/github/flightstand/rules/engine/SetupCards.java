package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * A check of the cards that the ships of a set-up bring (000, headings on limited and on unique
 * cards; 000-061, -064; 001-050).
 */
final class SetupCards {

  private final CardSet cards;

  /** For each team, its unique cards and the ship that has each of them. */
  private final Map<String, Map<String, String>> unique = new HashMap<>();

  private SetupCards(CardSet cards) {
    this.cards = cards;
  }

  /**
   * Throws IllegalArgumentException if the engine does not know a card of the set-up, a ship has a
   * limited card twice, or a team has a unique card twice.
   */
  static void check(Setup setup, CardSet cards) {
    SetupCards brought = new SetupCards(cards);
    for (Seat seat : setup.seats()) {
      for (ShipCard ship : setup.ships()) {
        if (ship.seat().equals(seat.id())) {
          brought.check(ship, seat.team());
        }
      }
    }
  }

  private void check(ShipCard ship, String team) {
    Set<String> own = new HashSet<>();
    for (String id : ship.cards()) {
      Card card = cards.card(id).orElseThrow(() -> unknown(ship, id));
      if (card.copies() == Card.Copies.LIMITED && !own.add(id)) {
        throw new IllegalArgumentException(
            "the ship '" + ship.id() + "' has one card '" + id + "' at most, found two");
      }
      if (card.copies() == Card.Copies.UNIQUE) {
        Map<String, String> had = unique.computeIfAbsent(team, any -> new HashMap<>());
        if (had.containsKey(id)) {
          throw new IllegalArgumentException(
              "the card '%s' is unique, expected one in a squad, found it on '%s' and '%s'"
                  .formatted(id, had.get(id), ship.id()));
        }
        had.put(id, ship.id());
      }
    }
  }

  private static IllegalArgumentException unknown(ShipCard ship, String card) {
    return new IllegalArgumentException(
        "the ship '%s' has the card '%s', which the engine does not know, expected one of its"
                .formatted(ship.id(), card)
            + " own or of a jar given by '--cards'");
  }
}
