package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/** The moments of setting up at which the core asks an {@link Expansion}. */
public interface SetUpMoments {

  /** How a ship comes onto the table. */
  enum Arrival {
    /** Its player or a card sets it down by itself. */
    ALONE,
    /** A mission sets it up. */
    SET_UP,
    /** A mission returns it after it was gone. */
    RETURNED
  }

  /** Returns the ships among those that wait from which the next is set up, by pilot skill. */
  default List<ShipState> settingUp(State state, List<ShipState> waiting) {
    return waiting;
  }

  /** Returns how deep the zone in which a ship is set up has to be, in mm; 0 asks for nothing. */
  default double zoneDepth(State state, ShipState ship) {
    return 0;
  }

  /** Sets a ship up without asking its player and returns true, or returns false. */
  default boolean setsUp(Transition play, ShipState ship) {
    return false;
  }

  /** Reacts after a ship was set down. */
  default void arrived(Transition play, String ship, Arrival how) {}
}
