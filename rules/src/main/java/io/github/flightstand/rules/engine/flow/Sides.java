package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;

/** Why a ship is no enemy: it is friendly, or allied (003-061). */
final class Sides {

  private Sides() {}

  /** Returns the clause that spares a ship that is no enemy: the one given if it is friendly. */
  static String clause(String ofFriends, State state, ShipState ship, ShipState other) {
    return state.friendly(ship, other) ? ofFriends : "003-061";
  }

  /** Returns the reason in words. */
  static String noEnemy(State state, ShipState ship, ShipState other) {
    return "'"
        + other.id()
        + "' is "
        + (state.friendly(ship, other) ? "friendly" : "allied")
        + ", expected an enemy";
  }
}
