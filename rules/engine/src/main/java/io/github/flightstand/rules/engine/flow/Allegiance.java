package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;

/** Who is on whose side: why a ship is no enemy, as a friendly or allied one is not (003-061). */
public final class Allegiance {

  /** Returns the clause that spares a ship that is no enemy: the one given if it is friendly. */
  public static String clause(String ofFriends, State state, ShipState ship, ShipState other) {
    return state.friendly(ship, other) ? ofFriends : "003-061";
  }

  /** Returns the reason in words. */
  public static String noEnemy(State state, ShipState ship, ShipState other) {
    return "'"
        + other.id()
        + "' is "
        + (state.friendly(ship, other) ? "friendly" : "allied")
        + ", expected an enemy";
  }

  /** Returns the opponent who picks: the first, in the order of the seats, of another side. */
  public static String opponent(State state, ShipState ship) {
    return state.seatsInOrder().stream()
        .filter(seat -> !seat.team().equals(state.team(ship)))
        .map(Seat::id)
        .findFirst()
        .orElse(ship.seat());
  }
}
