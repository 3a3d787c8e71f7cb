package io.github.flightstand.rules.engine.event;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;

/** An event about a dial (000, headings on the planning phase and on activation). */
public sealed interface DialEvent extends Event {

  /** A dial was set. Others do not see the maneuver. */
  record DialSet(String ship, String player, Optional<Maneuver> maneuver) implements DialEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDial(maneuver, false, false));
    }

    @Override
    public Event seenBy(String seat) {
      return seat.equals(player) ? this : new DialSet(ship, player, Optional.empty());
    }

    @Override
    public Event seenBy(String seat, State game) {
      return game.sharesDials(seat, player) ? this : seenBy(seat);
    }
  }

  /** A player is ready, or took that back. */
  record Readied(String player, boolean ready) implements DialEvent {}

  /** A ship is ionized and gets no dial this round (000-116). */
  record Ionised(String ship) implements DialEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDial(Optional.empty(), false, true));
    }
  }

  /** A dial was turned up and stays open (000-022). */
  record Revealed(String ship, Maneuver maneuver) implements DialEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDial(Optional.of(maneuver), true, false));
    }
  }

  /** A player looked at another's hidden dial. The others do not see the maneuver. */
  record Shown(String ship, String player, Optional<Maneuver> maneuver) implements DialEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDialShownTo(player));
    }

    @Override
    public Event seenBy(String seat) {
      return seat.equals(player) ? this : new Shown(ship, player, Optional.empty());
    }
  }

  /** An opponent picked the maneuver of a stressed ship. */
  record Picked(String ship, String player, Maneuver maneuver) implements DialEvent {}
}
