package io.github.flightstand.movement.maneuver;

import java.util.OptionalDouble;

/**
 * How close a ship that has moved is to what would change the verdict.
 *
 * <p>A maneuver's resolution does not hold them: to measure the gap to the nearest ship takes
 * longer than most maneuvers, and a search that goes through thousands wants none of them.
 *
 * <pre>{@code
 * Resolution result = resolver.resolve(table, "red", Maneuver.parse("3BW"));
 * resolver.margins(table, "red", result.finalPose())    // Margins[ships=-1.0E-6, edge=159.87…]
 * }</pre>
 *
 * @param ships signed separation to the nearest other ship in millimetres, negative by the depth of
 *     an overlap; empty if there is no other ship
 * @param edge how far inside the play area the base (no guides) is, in millimetres; negative
 *     outside
 */
public record Margins(OptionalDouble ships, double edge) {

  /** Returns the margins, where no other ship is at an infinite distance. */
  public static Margins of(double nearestShip, double edge) {
    return new Margins(
        nearestShip == Double.POSITIVE_INFINITY
            ? OptionalDouble.empty()
            : OptionalDouble.of(nearestShip),
        edge);
  }
}
