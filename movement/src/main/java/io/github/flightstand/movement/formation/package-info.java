/**
 * Ships that move or stand together: wings in formation, and ships docked to another.
 *
 * <p>{@link FormationFlight} moves wings. {@link Docking} and {@link AlongsideDocking} dock ships.
 *
 * <pre>{@code
 * Wing wing = new Wing("red-1", Map.of(WingPlace.LEFT_FLANK, "red-2"));
 * FormationFlight flight = new FormationFlight(MovementRules.STANDARD);
 * flight.fly(table, wing, Maneuver.parse("2FW")).wingmates().get(0).finalPose() // red-2's
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.movement.formation;

import org.jspecify.annotations.NullMarked;
