package io.github.flightstand.rules.engine.event;

import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ships that leave the game. */
final class Departures {

  private Departures() {}

  /** Returns a state without a ship, and without the locks on it (000-203). */
  static State without(State state, String id, ShipState.Status status) {
    List<ShipState> ships = new ArrayList<>();
    for (ShipState ship : state.ships()) {
      if (ship.id().equals(id)) {
        ships.add(ship.gone(status));
      } else {
        ships.add(ship.lock().equals(Optional.of(id)) ? ship.withLock(Optional.empty()) : ship);
      }
    }
    State left = state.withShips(ships).with(state.table().without(id));
    return left.boarding().isEmpty() ? left : left.with(left.boarding().get().without(id));
  }
}
