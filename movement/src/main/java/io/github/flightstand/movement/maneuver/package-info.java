/**
 * What a dial shows: speed, bearing and difficulty, and the community's three-character code for
 * them.
 */
@NullMarked
package io.github.flightstand.movement.maneuver;

import org.jspecify.annotations.NullMarked;
