package io.github.flightstand.rules.engine.event;

import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An event of the game's course: phases, rounds and the end. */
public sealed interface RoundEvent extends Event {

  /** A phase began. */
  record PhaseBegan(int round, Phase phase) implements RoundEvent {

    @Override
    public State applyTo(State state) {
      State begun = state.at(round, phase);
      return begun.boarding().isEmpty() ? begun : begun.withShips(nowOnNoWay(begun.ships()));
    }

    /** Ends all announced approaches, which are valid for one phase (004-020). */
    private static List<ShipState> nowOnNoWay(List<ShipState> ships) {
      return ships.stream()
          .map(
              ship ->
                  ship.boarding()
                      .filter(boarding -> boarding.approach().isPresent())
                      .map(boarding -> ship.with(boarding.withApproach(Optional.empty())))
                      .orElse(ship))
          .toList();
    }
  }

  /** A member of a team named what should come next for the team (003-059). */
  record Named(String player, String name) implements RoundEvent {}

  /** A team agreed on what comes next, or a lot decided it (003-059, -060). */
  record TeamChose(String team, String name) implements RoundEvent {}

  /** A round ended. */
  record RoundEnded(int round) implements RoundEvent {

    @Override
    public State applyTo(State state) {
      List<ShipState> ships = new ArrayList<>(state.ships().size());
      for (ShipState ship : state.ships()) {
        ships.add(ship.atTheEndOfARound().withBeside(SideBySide.atTheEndOfARound(state, ship)));
      }
      return state.withShips(ships);
    }
  }

  /** Time is up: the game ends with this round (000-210). */
  record LastRound(int round) implements RoundEvent {

    @Override
    public State applyTo(State state) {
      return state.withLastRound(round);
    }
  }

  /** The game is over. */
  record Ended(Over over) implements RoundEvent {

    @Override
    public State applyTo(State state) {
      return state.ended(over);
    }
  }
}
