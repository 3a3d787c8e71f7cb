package io.github.flightstand.rules.engine.event;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;

/** What becomes of dials (000, headings on the planning phase and on activation). */
public sealed interface DialEvent extends Event {

  /**
   * A dial was set.
   *
   * @param ship the ship
   * @param player who set it; he alone learns what it shows
   * @param maneuver what it shows
   */
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

  /**
   * A player said that he is done with his dials, or that he is not.
   *
   * @param player who
   * @param ready whether he is
   */
  record Readied(String player, boolean ready) implements DialEvent {}

  /**
   * A ship is ionised and gets no dial this round (000-116).
   *
   * @param ship the ship
   */
  record Ionised(String ship) implements DialEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDial(Optional.empty(), false, true));
    }
  }

  /**
   * A dial was turned up, and lies open from now on (000-022).
   *
   * @param ship the ship
   * @param maneuver what it shows
   */
  record Revealed(String ship, Maneuver maneuver) implements DialEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).withDial(Optional.of(maneuver), true, false));
    }
  }

  /**
   * An opponent picked the maneuver of a stressed ship.
   *
   * @param ship the ship
   * @param player who picked
   * @param maneuver the maneuver
   */
  record Picked(String ship, String player, Maneuver maneuver) implements DialEvent {}
}
