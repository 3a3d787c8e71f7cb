package io.github.flightstand.rules.engine.event;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/** A ship gains or loses tokens or a target lock (000, headings on tokens). */
public sealed interface MarkerEvent extends Event {

  /** A ship gained tokens. Some kinds do not stay with a huge ship (002-050). */
  record Gained(String ship, TokenType marker, int count) implements MarkerEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return now.keeps(marker) ? state.with(now.plus(marker, count)) : state;
    }
  }

  /** A ship lost tokens. They went to the supply (000-068). */
  record Lost(String ship, TokenType marker, int count) implements MarkerEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).plus(marker, -count));
    }
  }

  /**
   * A ship locked on to another. The lock may be on a section of a corvette (002-051); its earlier
   * lock is gone (000-197).
   *
   * @param most how many locks it keeps
   */
  record Locked(String ship, String target, Optional<SectionName> section, @Default("1") int most)
      implements MarkerEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).locking(new LockOn(target, section), most));
    }
  }

  /**
   * A ship lost a lock.
   *
   * @param target the locked ship; absent if there was no other
   */
  record Unlocked(String ship, Optional<String> target) implements MarkerEvent {

    /** Returns the loss of a ship's lock on another. */
    public static Unlocked of(ShipState ship, String target) {
      return new Unlocked(
          ship.id(), ship.moreLocks().isEmpty() ? Optional.empty() : Optional.of(target));
    }

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return state.with(target.map(now::unlocking).orElseGet(() -> now.withLocks(List.of())));
    }
  }
}
