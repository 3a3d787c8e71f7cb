package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;

/** How a ship flies a maneuver. */
public interface Flight {

  /** Returns where the ship ends, and what it meets. */
  Resolution resolution();

  /** Moves the ship; {@code code} is the maneuver that it counts as. */
  void fly(Transition play, String code, Maneuver flown);
}
