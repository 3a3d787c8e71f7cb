package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.HugeState;
import io.github.flightstand.rules.engine.state.ShipState;

/** Energy tokens on a huge ship's card (002, heading on energy; 002-007 to -012, -034). */
final class Energy {

  private Energy() {}

  /**
   * Gains what the dial shows, less by an ion token each (002-009, -011); what is above the limit
   * goes at once.
   */
  static void gain(Play play, String id) {
    ShipState ship = play.ship(id);
    int shown = ship.card().dial().energy(ship.dial().orElseThrow()).orElse(0);
    int gained = Math.max(0, shown - ship.markers().ion());
    if (gained > 0) {
      play.happen(new Event.EnergyGained(id, gained));
      limit(play, id);
    }
  }

  /** Takes away what is above the card's limit. */
  static void limit(Play play, String id) {
    ShipState ship = play.ship(id);
    HugeState huge = ship.huge().orElseThrow();
    int surplus = huge.energy() - huge.energyLimit(ship.card());
    if (surplus > 0) {
      play.happen(new Event.EnergyLost(id, surplus));
    }
  }
}
