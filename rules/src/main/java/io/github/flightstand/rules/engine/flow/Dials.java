package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.List;

/** What may be set on dials (000, heading on the planning phase; 000-166). */
public final class Dials {

  private Dials() {}

  /** Returns the maneuvers that a ship's player may set on its dial, red ones under stress too. */
  public static List<Maneuver> settable(ShipState ship) {
    return ship.card().dial().maneuvers();
  }
}
