package io.github.flightstand.rules.engine.event;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;

/** What becomes of dials (000, headings on the planning phase and on activation). */
public sealed interface DialEvent extends Event {

  /** A dial was set to a maneuver, which only the player who set it learns. */
  record DialSet(String ship, String player, Optional<Maneuver> maneuver) implements DialEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDial(maneuver, false, false));
    }

    @Override
    public Event seenBy(String seat) {
      return seat.equals(player) ? this : new DialSet(ship, player, Optional.empty());
    }
  }

  /** A player said that he is done with his dials, or that he is not. */
  record Readied(String player, boolean ready) implements DialEvent {}

  /** A ship is ionised and gets no dial this round (000-116). */
  record Ionised(String ship) implements DialEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDial(Optional.empty(), false, true));
    }
  }

  /** A dial was turned up, and lies open from now on (000-022). */
  record Revealed(String ship, Maneuver maneuver) implements DialEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDial(Optional.of(maneuver), true, false));
    }
  }

  /** An opponent picked the maneuver of a stressed ship. */
  record Picked(String ship, String player, Maneuver maneuver) implements DialEvent {}
}
