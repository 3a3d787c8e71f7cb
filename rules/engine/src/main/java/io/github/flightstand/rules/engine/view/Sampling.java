package io.github.flightstand.rules.engine.view;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.check.StateCheck;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.piece.Dials;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Draws whole states that a player cannot tell from the one he sees.
 *
 * <p>The prior: each hidden dial shows any of the maneuvers that its player may set on it as cards
 * now stand, all with the same probability and whatever the other dials show. Cards need no
 * drawing: what nobody has seen is a pool without an order in the state too, and a face is drawn
 * when it is turned up, each unseen card of the pool with the same probability. A combat card that
 * nobody has turned up has 12 to 40 points, each number with the same probability (004-004).
 */
public final class Sampling {

  private Sampling() {}

  /**
   * Returns a state that has this view.
   *
   * @param cards the cards of the game
   * @param below returns for n each of 0 to n − 1 with the same probability
   * @throws IllegalArgumentException if no state has it: it contradicts itself
   */
  public static State state(View view, CardSet cards, IntUnaryOperator below) {
    State told =
        new State(
            view.rules(),
            view.seats(),
            view.initiative(),
            view.round(),
            view.phase(),
            view.ships().stream().map(ship -> ship(ship, view.player(), below)).toList(),
            view.table(),
            view.decks().stream()
                .map(d -> new DeckState(d.composition(), d.unseen(), d.undealt(), d.discard()))
                .toList(),
            view.lastRound(),
            view.agenda(),
            view.over(),
            view.mission(),
            view.remotes().map(all -> all.stream().map(RemoteView::state).toList()),
            view.boarding());
    told.seat(view.player());
    StateCheck.check(told, cards);
    Cards said = RulesContext.of(view.rules(), cards).cards();
    State state = told;
    for (ShipView ship : view.ships()) {
      if (ship.dial().filter(DialFace::hidden).isPresent()) {
        List<Maneuver> settable = Dials.settable(said, told, told.ship(ship.card().id()));
        Maneuver drawn = settable.get(below.applyAsInt(settable.size()));
        state = state.with(told.ship(ship.card().id()).withDial(Optional.of(drawn), false, false));
      }
    }
    return state;
  }

  /** Returns a ship as the view tells; a dial that it hides shows the first maneuver. */
  private static ShipState ship(ShipView ship, String player, IntUnaryOperator below) {
    ShipState known =
        new ShipState(
            ship.card(),
            ship.status(),
            ship.shields(),
            ship.damage().stream().map(CardView::dealt).toList(),
            ship.tokens(),
            ship.lock(),
            ship.dial().flatMap(DialFace::maneuver),
            ship.dialOpen(),
            ship.ionised(),
            ship.actions(),
            ship.lingering(),
            ship.dropped(),
            ship.lockSection(),
            ship.huge().map(HugeView::state),
            ship.cards(),
            ship.wing(),
            ship.boarding().map(boarding -> boarding.boarding(ship.card().id(), below)));
    if (ship.dial().isEmpty()) {
      return known;
    }
    boolean hidden = !ship.dialOpen() && !ship.card().seat().equals(player);
    if (ship.dial().get().hidden() != hidden) {
      throw new IllegalArgumentException(
          "the dial of '"
              + ship.card().id()
              + "' is "
              + (hidden ? "shown, expected a hidden one" : "hidden, expected what it shows"));
    }
    return hidden ? known.withDial(Optional.of(first(known)), false, false) : known;
  }

  private static Maneuver first(ShipState ship) {
    return ship.card().dial().maneuvers().get(0);
  }
}
