package io.github.flightstand.rules.player;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.player.Memory.Placed;
import java.util.List;

/**
 * An enemy ship and where it may stand when attacks begin.
 *
 * @param moves whether it is still to move, so that it may act as well
 * @param places its possible places, the likeliest first; never empty
 */
record Rival(ShipState ship, boolean moves, List<Place> places) {

  /** A possible place of the ship, and its probability. */
  record Place(Placed placed, double weight) {

    Ship ship() {
      return placed.ship();
    }
  }

  Rival {
    places = List.copyOf(places);
  }

  Ship likeliest() {
    return places.get(0).ship();
  }
}
