package io.github.flightstand.rules.engine.event;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.Optional;

/** A ship gains or loses tokens or a target lock (000, headings on tokens). */
public sealed interface MarkerEvent extends Event {

  /** A ship gained tokens; some kinds do not stay with a huge ship (002-050). */
  record Gained(String ship, TokenType marker, int count) implements MarkerEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return now.keeps(marker) ? state.with(now.plus(marker, count)) : state;
    }
  }

  /** A ship lost tokens, which went to the supply (000-068). */
  record Lost(String ship, TokenType marker, int count) implements MarkerEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).plus(marker, -count));
    }
  }

  /**
   * A ship locked on to another ship, or to a section of a corvette (002-051); its earlier lock is
   * gone (000-197).
   */
  record Locked(String ship, String target, Optional<SectionName> section) implements MarkerEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withLock(Optional.of(target), section));
    }
  }

  /** A ship lost its lock. */
  record Unlocked(String ship) implements MarkerEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withLock(Optional.empty()));
    }
  }
}
