package io.github.flightstand.rules.engine.check;

import io.github.flightstand.rules.engine.flow.Expansions;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.DialFace;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import java.util.List;

/** A check that a ship of a state from outside does not contradict itself or the agenda. */
record ShipCheck(State state, ShipState ship, Expansions expansions) {

  /** More tokens of a kind than in any game. */
  private static final int MOST = 1_000_000;

  /** Throws an {@link IllegalArgumentException} that names a ship that contradicts itself. */
  static void check(State state, Expansions expansions) {
    state.ships().forEach(ship -> new ShipCheck(state, ship, expansions).check());
  }

  private void check() {
    card();
    if (ship.inPlay()) {
      need(
          !ship.lingers() || state.phase() == Phase.COMBAT,
          "lingers, which ships do in the combat phase only");
      need(
          ship.dial().isPresent() || !needsDial(),
          "has no dial, expected one in this state of the round");
    } else if (ship.status() == ShipState.Status.WAITING) {
      need(
          ship.equals(ship.asItWaits()),
          "waits to be set up, expected its shields and nothing else beside it");
    } else if (ship.status() == ShipState.Status.RESERVE) {
      need(
          ship.tokens().equals(Tokens.NONE)
              && ship.suffered().isEmpty()
              && ship.dial().isEmpty()
              && ship.lock().isEmpty()
              && !ship.lingers(),
          "is in reserve, expected its shields and nothing else beside it");
    } else if (!ship.onTable()) {
      gone();
    }
  }

  private void card() {
    need(
        ship.sections().stream()
            .map(SectionState::section)
            .toList()
            .equals(ship.card().inSections() ? ship.card().sections() : List.of()),
        "has other sections than its card");
    need(
        ship.dial().filter(DialFace::hidden).isEmpty(), "has a hidden dial, which only a view has");
    need(
        ship.maneuver().isEmpty() || ship.card().dial().maneuvers().contains(ship.maneuver().get()),
        "shows a maneuver that is not on its dial");
    need(!ship.dialOpen() || ship.dial().isPresent(), "has an open dial that shows nothing");
    need(
        ship.shown().isEmpty() || (ship.dial().isPresent() && !ship.dialOpen()),
        "has a dial that was shown, expected one that is hidden");
    need(!ship.dialOpen() || turned(), "has an open dial, which it has once it was activated");
    for (TokenType marker : TokenType.values()) {
      need(
          ship.tokens().of(marker) <= MOST,
          "has at most %s tokens of a kind, found %s",
          MOST,
          ship.tokens().of(marker));
    }
    need(!ship.ionised() || ship.dial().isEmpty(), "is ionised and has a dial all the same");
  }

  /** Tests whether a ship may have turned up its dial this round. */
  private boolean turned() {
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

  private void gone() {
    need(
        ship.tokens().equals(Tokens.NONE) && ship.shieldsLeft() == 0 && !ship.lingers(),
        "is gone, expected no tokens beside it");
    need(
        ship.suffered().isEmpty() || state.agenda().contains(new DamageTask.Discarding(ship.id())),
        "is gone, expected no damage cards beside it");
  }

  /** Tests whether the ship needs a dial: its player is ready and it is not yet activated. */
  private boolean needsDial() {
    return !ship.ionised()
        && expansions.first(one -> one.noDial(state, ship)).isEmpty()
        && state.agenda().stream()
            .anyMatch(
                task ->
                    (task instanceof PhaseTask.Planning planning
                            && planning.ready().contains(ship.seat()))
                        || (task instanceof ActivationTask.Activations activations
                            && !activations.done().contains(ship.id())));
  }

  private void need(boolean holds, String what, Object... about) {
    UntrustedState.need(holds, "the ship '%s' %s", ship.id(), holds ? "" : what.formatted(about));
  }
}
