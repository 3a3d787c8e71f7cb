/**
 * Maneuvers: what a dial shows, with the community's three-character code for it, and their exact
 * resolution, with the backing up when ships overlap and the damage that huge ships deal.
 */
@NullMarked
package io.github.flightstand.movement.maneuver;

import org.jspecify.annotations.NullMarked;
