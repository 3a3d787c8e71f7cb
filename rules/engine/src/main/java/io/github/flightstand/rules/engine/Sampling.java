package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.check.StateCheck;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;

/**
 * A sampler of whole states that a player cannot distinguish from the real one.
 *
 * <p>The prior never excludes the truth. Each hidden dial shows any of its maneuvers with equal
 * probability, independent of the other dials. A maneuver that a card forbids now may have been set
 * before. Damage cards need no drawing. Unseen cards are an unordered pool in the state too, and
 * each has the same probability when a face is turned up. An unrevealed combat card has 0 to 125
 * points. Each value from 12 to 40 is ten times as likely as any other (004-004). {@link
 * View#support} lists what may be drawn.
 */
final class Sampling {

  /** The points of most combat cards, and how much likelier each of those is than any other. */
  private static final int FEWEST = 12;

  private static final int MOST = 40;
  private static final int LIKELIER = 10;

  /**
   * Returns a state with this view; {@code below} maps n to a number from 0 to n − 1, all with
   * equal probability. Throws IllegalArgumentException if the view contradicts itself.
   */
  static State state(View view, CardSet cards, IntUnaryOperator below) {
    PublicState open = view.open();
    State seen =
        new State(
            open.rules(),
            open.seats(),
            open.initiative(),
            open.round(),
            open.phase(),
            view.ships(),
            open.table(),
            open.decks(),
            open.lastRound(),
            open.agenda(),
            open.over(),
            open.mission(),
            open.remotes(),
            open.boarding(),
            open.cardSets());
    String player = seen.seat(view.player()).id();
    State told =
        seen.withShips(
            view.ships().stream()
                .map(ship -> told(ship, seen.knowsDial(player, ship), below))
                .toList());
    StateCheck.check(told, cards);
    return told;
  }

  /** Returns a ship as the view shows it, with its hidden dial and combat cards drawn. */
  private static ShipState told(ShipState ship, boolean known, IntUnaryOperator below) {
    ShipState crewed =
        ship.boarding()
            .map(had -> ship.with(had.with(drawn(had.crew(), ship.id(), below))))
            .orElse(ship);
    if (ship.dial().isEmpty()) {
      return crewed;
    }
    if (ship.dial().get().hidden() == known) {
      throw new IllegalArgumentException(
          "the dial of '%s' is %s"
              .formatted(
                  ship.id(),
                  known ? "hidden, expected what it shows" : "shown, expected a hidden one"));
    }
    List<Maneuver> on = ship.card().dial().maneuvers();
    return known
        ? crewed
        : crewed.withDial(Optional.of(on.get(below.applyAsInt(on.size()))), false, false);
  }

  /** Returns the crew with a card drawn for each hidden one, each under a name of its own. */
  private static Crew drawn(Crew crew, String ship, IntUnaryOperator below) {
    AtomicInteger hidden = new AtomicInteger();
    return crew.withMembers(
        member ->
            member.card().isPresent()
                ? member
                : new CrewMember(
                    new CombatCard(ship + ":" + hidden.incrementAndGet(), points(below), false),
                    member.shown(),
                    member.hits()));
  }

  private static int points(IntUnaryOperator below) {
    int likely = MOST - FEWEST + 1;
    int drawn = below.applyAsInt(CombatCard.MOST_POINTS + 1 + (LIKELIER - 1) * likely);
    return drawn <= CombatCard.MOST_POINTS
        ? drawn
        : FEWEST + (drawn - CombatCard.MOST_POINTS - 1) % likely;
  }
}
