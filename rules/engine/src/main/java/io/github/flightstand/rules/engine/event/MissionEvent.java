package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/** What the rules of a mission bring about (003). */
public sealed interface MissionEvent extends Event {

  /**
   * A rule of the mission takes effect.
   *
   * @param rule its name
   */
  record RuleApplied(String rule) implements MissionEvent {}

  /**
   * Attack dice were rolled for a rule of the mission.
   *
   * @param player who rolled them
   * @param dice what they show
   */
  record MissionRolled(String player, List<Die> dice) implements MissionEvent {

    /** Copies the dice. */
    public MissionRolled {
      dice = List.copyOf(dice);
    }
  }

  /**
   * A player earned victory tokens, or lost some (003-036, -037).
   *
   * @param player the player
   * @param count how many; negative: how many he lost
   */
  record Earned(String player, int count) implements MissionEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().earning(player, count));
    }
  }

  /**
   * Victory tokens were laid on a ship's card, or taken from it (003-036).
   *
   * @param ship the ship
   * @param count how many; negative: how many were taken
   */
  record TokensPut(String ship, int count) implements MissionEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().putting(ship, count));
    }
  }

  /**
   * A place was chosen for the mission.
   *
   * @param name its name
   * @param pose where
   */
  record SpotChosen(String name, Pose pose) implements MissionEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().withSpot(name, pose));
    }
  }

  /**
   * An edge was chosen for the mission.
   *
   * @param name its name
   * @param edge the edge
   */
  record EdgeChosen(String name, TableEdge edge) implements MissionEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.mission().orElseThrow().withEdge(name, edge));
    }
  }

  /**
   * A ship went into reserve (003-064a).
   *
   * @param ship the ship
   */
  record Reserved(String ship) implements MissionEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).with(ShipState.Status.RESERVE));
    }
  }
}
