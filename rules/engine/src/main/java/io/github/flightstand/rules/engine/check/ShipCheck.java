package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.flow.Outside.need;

import io.github.flightstand.rules.engine.flow.piece.Wings;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.DialFace;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import java.util.List;

/** Finds where a ship of a state that came from outside contradicts itself or the agenda. */
final class ShipCheck {

  /** More tokens of a kind than any game sees. */
  private static final int MOST = 1_000_000;

  /** Throws IllegalArgumentException, naming the ship, if one contradicts itself. */
  static void check(State state) {
    for (ShipState ship : state.ships()) {
      card(state, ship);
      if (ship.inPlay()) {
        need(
            !ship.lingers() || state.phase() == Phase.COMBAT,
            "the ship '%s' lingers, which ships do in the combat phase only",
            ship.id());
        need(
            ship.dial().isPresent() || !needsDial(state, ship),
            "the ship '%s' has no dial, expected one in this state of the round",
            ship.id());
      } else if (ship.status() == ShipState.Status.WAITING) {
        need(
            ship.equals(waiting(ship)),
            "the ship '%s' waits to be set up, expected its shields and nothing else beside it",
            ship.id());
      } else if (ship.status() == ShipState.Status.RESERVE) {
        need(
            ship.tokens().equals(Tokens.NONE)
                && ship.suffered().isEmpty()
                && ship.dial().isEmpty()
                && ship.lock().isEmpty()
                && !ship.lingers(),
            "the ship '%s' is in reserve, expected its shields and nothing else beside it",
            ship.id());
      } else if (!ship.lies()) {
        gone(state, ship);
      }
    }
  }

  /** Returns a ship as it waits to be set up; it may have split from its wing already. */
  private static ShipState waiting(ShipState ship) {
    ShipState waiting = ShipState.of(ship.card()).with(ShipState.Status.WAITING);
    ShipState winged = ship.wing().map(waiting::with).orElse(waiting);
    return ship.boarding()
        .map(aboard -> winged.with(ShipBoarding.of(aboard.crew())))
        .orElse(winged);
  }

  private static void card(State state, ShipState ship) {
    boolean huge = ship.card().inSections();
    need(
        ship.sections().stream()
            .map(SectionState::section)
            .toList()
            .equals(huge ? ship.card().sections() : List.of()),
        "the ship '%s' has other sections than its card",
        ship.id());
    need(
        huge || ship.tokens().of(TokenType.ENERGY) + ship.tokens().of(TokenType.REINFORCEMENT) == 0,
        "the ship '%s' is not huge, expected no energy beside it",
        ship.id());
    need(
        ship.dial().filter(DialFace::hidden).isEmpty(),
        "the ship '%s' has a hidden dial, which only a view has",
        ship.id());
    need(
        ship.maneuver().isEmpty() || ship.card().dial().maneuvers().contains(ship.maneuver().get()),
        "the ship '%s' shows a maneuver that is not on its dial",
        ship.id());
    need(
        !ship.dialOpen() || ship.dial().isPresent(),
        "the ship '%s' has an open dial that shows nothing",
        ship.id());
    need(
        !ship.dialOpen() || turned(state, ship),
        "the ship '%s' has an open dial, which it has once it was activated",
        ship.id());
    for (TokenType marker : TokenType.values()) {
      need(
          ship.tokens().of(marker) <= MOST,
          "the ship '%s' has at most %s tokens of a kind, found %s",
          ship.id(),
          MOST,
          ship.tokens().of(marker));
    }
    need(
        !ship.ionised() || ship.dial().isEmpty(),
        "the ship '%s' is ionised and has a dial all the same",
        ship.id());
  }

  /** Tells whether a ship may have turned up its dial this round. */
  private static boolean turned(State state, ShipState ship) {
    return switch (state.phase()) {
      case SETUP, PLANNING, SYSTEM -> false;
      case ACTIVATION ->
          state.agenda().stream()
              .noneMatch(
                  task ->
                      task instanceof ActivationTask.Activations activations
                          && !activations.done().contains(ship.id()));
      case COMBAT, END -> true;
    };
  }

  private static void gone(State state, ShipState ship) {
    need(
        ship.tokens().equals(Tokens.NONE) && ship.shieldsLeft() == 0 && !ship.lingers(),
        "the ship '%s' is gone, expected no tokens beside it",
        ship.id());
    need(
        ship.suffered().isEmpty() || state.agenda().contains(new DamageTask.Discarding(ship.id())),
        "the ship '%s' is gone, expected no damage cards beside it",
        ship.id());
  }

  /** A dial lies beside every ship whose player is done, and until the ship was activated. */
  private static boolean needsDial(State state, ShipState ship) {
    return !ship.ionised()
        && !ship.inFormation()
        && state.agenda().stream()
            .anyMatch(
                task ->
                    (task instanceof PhaseTask.Planning planning
                            && planning.ready().contains(ship.seat()))
                        || (task instanceof ActivationTask.Activations activations
                            && state.boarding().isEmpty()
                            && !activations.done().contains(ship.id())
                            && !Wings.withoutDial(ship)));
  }
}
