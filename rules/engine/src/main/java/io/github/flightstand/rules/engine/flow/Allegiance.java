package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;

/** Which ships are enemies, and why a friendly or allied ship is not (003-061). */
public final class Allegiance {

  /** Returns the clause that protects a ship that is no enemy; {@code ofFriends} if friendly. */
  public static String clause(String ofFriends, State state, ShipState ship, ShipState other) {
    return state.friendly(ship, other) ? ofFriends : "003-061";
  }

  /** Returns the reason as a sentence. */
  public static String noEnemy(State state, ShipState ship, ShipState other) {
    return "'"
        + other.id()
        + "' is "
        + (state.friendly(ship, other) ? "friendly" : "allied")
        + ", expected an enemy";
  }

  /** Returns the opponent who picks: the first seat, in seat order, of another team. */
  public static String opponent(State state, ShipState ship) {
    for (Seat seat : state.seatsInOrder()) {
      if (!seat.team().equals(state.team(ship))) {
        return seat.id();
      }
    }
    return ship.seat();
  }
}
