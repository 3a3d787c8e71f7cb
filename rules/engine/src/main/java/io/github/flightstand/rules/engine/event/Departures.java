package io.github.flightstand.rules.engine.event;

import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;

/** Departures of ships from the game. */
final class Departures {

  /** Returns the state without a ship and without the locks on it (000-203). */
  static State without(State state, String id, ShipState.Status status) {
    State left =
        unlocked(state, id).with(state.ship(id).gone(status)).with(state.table().without(id));
    return left.boarding().isEmpty() ? left : left.with(left.boarding().get().without(id));
  }

  /** Returns the state without the locks on a ship. */
  static State unlocked(State state, String id) {
    State left = state;
    for (int i = 0; i < state.ships().size(); i++) {
      ShipState ship = state.ships().get(i);
      if (ship.lockedOn(id)) {
        left = left.with(ship.unlocking(id));
      }
    }
    return left;
  }
}
