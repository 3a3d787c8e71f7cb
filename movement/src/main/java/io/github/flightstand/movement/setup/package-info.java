/**
 * Setting up the table: which places of obstacles, ships and tokens are legal, and why others are
 * not.
 *
 * <p>{@link Placement} judges one place, {@link FreeRegion} finds all legal places at one heading,
 * and {@link PlacementSpace} finds a legal pose.
 *
 * <pre>{@code
 * Ship red = new Ship("red", small, Pose.at(200, 100, 90));
 * SimplePolygon zone = TableEdge.BOTTOM.zone(table.playArea(), 100);
 * new Placement(MovementRules.STANDARD).ship(table, red, Optional.of(zone))
 *     // [PlacementRefusal[code=OUTSIDE_ZONE, distance=-20.0, required=0.0, of=zone]]
 * new PlacementSpace.OfShip(MovementRules.STANDARD, table, red, zone).sample() // a legal pose
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.movement.setup;

import org.jspecify.annotations.NullMarked;
