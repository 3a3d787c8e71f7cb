package io.github.flightstand.movement.formation;

import io.github.flightstand.movement.maneuver.Resolution;

/**
 * What came of the maneuver that was to take a ship to the one that it docks to.
 *
 * @param flight the maneuver, as if the other ship were not there
 * @param gap the signed separation of the two bases at its end, guides included, in millimetres
 * @param reached whether the ship may dock: no gap was left, and it has not fled
 */
public record Approach(Resolution flight, double gap, boolean reached) {}
