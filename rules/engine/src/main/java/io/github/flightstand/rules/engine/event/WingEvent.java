package io.github.flightstand.rules.engine.event;

import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.WingState;

/** A wingmate splits or rejoins (003, headings on splitting and on rejoining). */
public sealed interface WingEvent extends Event {

  /** A wingmate split from its wing (003, heading on splitting; 003-018, -020). */
  record Split(String ship, String leader, Reason reason) implements WingEvent {

    /** Why a wingmate splits. */
    public enum Reason {
      /** It could not be put in its place. */
      BLOCKED,
      /** It is ionized. */
      IONISED,
      /** It is stressed, and the leader executes a red maneuver. */
      STRESSED,
      /** It was moved, but not by a maneuver. */
      MOVED,
      /** The leader is gone. */
      LEADER_GONE,
      /** The leader is ionized. */
      LEADER_IONISED,
      /** Its player chose to split. */
      CHOSEN
    }

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).with(WingState.SPLIT));
    }
  }

  /** A ship rejoined its wing (003, heading on rejoining; 003-024). */
  record Rejoined(String ship, String leader) implements WingEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).with(WingState.IN_FORMATION));
    }
  }
}
