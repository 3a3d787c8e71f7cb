package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.check.StateCheck;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.piece.Dials;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.engine.state.DialFace;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
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
final class Sampling {

  /** The fewest and the most points that are drawn for a card that a player has not seen. */
  private static final int FEWEST = 12;

  private static final int MOST = 40;

  private Sampling() {}

  /**
   * Returns a state that has this view; {@code below} returns for n each of 0 to n − 1 with the
   * same probability. Throws IllegalArgumentException if the view contradicts itself.
   */
  static State state(View view, CardSet cards, IntUnaryOperator below) {
    PublicState open = view.open();
    State told =
        new State(
            open.rules(),
            open.seats(),
            open.initiative(),
            open.round(),
            open.phase(),
            view.ships().stream().map(ship -> told(ship, view.player(), below)).toList(),
            open.table(),
            open.decks(),
            open.lastRound(),
            open.agenda(),
            open.over(),
            open.mission(),
            open.remotes(),
            open.boarding());
    told.seat(view.player());
    StateCheck.check(told, cards);
    Cards said = RulesContext.of(open.rules(), cards).cards();
    State state = told;
    for (ShipState ship : view.ships()) {
      if (ship.dial().filter(DialFace::hidden).isPresent()) {
        List<Maneuver> settable = Dials.settable(said, told, told.ship(ship.id()));
        Maneuver drawn = settable.get(below.applyAsInt(settable.size()));
        state = state.with(told.ship(ship.id()).withDial(Optional.of(drawn), false, false));
      }
    }
    return state;
  }

  /**
   * Returns a ship as the view tells, with its hidden combat cards drawn; a dial that the view
   * hides shows the first maneuver.
   */
  private static ShipState told(ShipState ship, String player, IntUnaryOperator below) {
    ShipState crewed =
        ship.boarding()
            .map(had -> ship.with(had.with(drawn(had.crew(), ship.id(), below))))
            .orElse(ship);
    if (ship.dial().isEmpty()) {
      return crewed;
    }
    boolean hidden = !ship.dialOpen() && !ship.seat().equals(player);
    if (ship.dial().get().hidden() != hidden) {
      throw new IllegalArgumentException(
          "the dial of '"
              + ship.id()
              + "' is "
              + (hidden ? "shown, expected a hidden one" : "hidden, expected what it shows"));
    }
    Maneuver first = ship.card().dial().maneuvers().get(0);
    return hidden ? crewed.withDial(Optional.of(first), false, false) : crewed;
  }

  /** Returns a crew with a card drawn for each that is hidden, by a name that no other has. */
  private static Crew drawn(Crew crew, String ship, IntUnaryOperator below) {
    AtomicInteger hidden = new AtomicInteger();
    return crew.withMembers(
        member ->
            member.card().isPresent()
                ? member
                : new CrewMember(
                    new CombatCard(
                        ship + ":" + hidden.incrementAndGet(),
                        FEWEST + below.applyAsInt(MOST - FEWEST + 1),
                        false),
                    member.shown(),
                    member.hits()));
  }
}
