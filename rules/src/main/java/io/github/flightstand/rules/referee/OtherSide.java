package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.maneuver.Resolution;

/**
 * The answer on the other side of a close call.
 *
 * @param answer what would have come of the maneuver
 * @param shift what has to be different for it, in words that follow "with"
 */
record OtherSide(Resolution answer, String shift) {}
