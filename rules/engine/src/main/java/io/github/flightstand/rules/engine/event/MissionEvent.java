package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/** An event that a mission's rule causes (003). */
public sealed interface MissionEvent extends Event {

  /** A rule of the mission takes effect. */
  record RuleApplied(String rule) implements MissionEvent {}

  /** Attack dice were rolled for a rule of the mission. */
  record MissionRolled(String player, List<Die> dice) implements MissionEvent {

    public MissionRolled {
      dice = List.copyOf(dice);
    }
  }

  /** A player earned victory tokens. A negative count loses them (003-036, -037). */
  record Earned(String player, int count) implements MissionEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().earning(player, count));
    }
  }

  /** Victory tokens were put on a ship's card. A negative count removes them (003-036). */
  record TokensPut(String ship, int count) implements MissionEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().putting(ship, count));
    }
  }

  /** A place was chosen for the mission. */
  record SpotChosen(String name, Pose pose) implements MissionEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().withSpot(name, pose));
    }
  }

  /** An edge was chosen for the mission. */
  record EdgeChosen(String name, TableEdge edge) implements MissionEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().withEdge(name, edge));
    }
  }

  /** A ship went into reserve (003-064a). */
  record Reserved(String ship) implements MissionEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).with(ShipState.Status.RESERVE));
    }
  }
}
