/**
 * Ships that keep together: wings, whose ships keep their places about a leader, and ships that are
 * docked to another.
 */
@NullMarked
package io.github.flightstand.movement.formation;

import org.jspecify.annotations.NullMarked;
