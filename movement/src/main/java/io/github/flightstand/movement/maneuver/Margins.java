package io.github.flightstand.movement.maneuver;

import java.util.OptionalDouble;

/**
 * The distances by which a ship that has moved misses another verdict.
 *
 * <p>A {@link Resolution} does not contain its margins. Measuring the gap to the nearest ship takes
 * longer than most maneuvers, and a search through thousands of maneuvers does not need it.
 *
 * <pre>{@code
 * Resolution result = resolver.resolve(table, "red", Maneuver.parse("3BW"));
 * resolver.margins(table, "red", result.finalPose())    // Margins[ships=-1.0E-6, edge=159.87…]
 * }</pre>
 *
 * @param ships signed separation to the nearest other ship in millimeters, negative by the depth of
 *     an overlap; empty if there is no other ship
 * @param edge how far inside the play area the base is, in millimeters, negative outside; with its
 *     guides if the rules count them when a ship flees
 */
public record Margins(OptionalDouble ships, double edge) {

  /** Returns the margins; an infinite distance means that there is no other ship. */
  public static Margins of(double nearestShip, double edge) {
    return new Margins(
        nearestShip == Double.POSITIVE_INFINITY
            ? OptionalDouble.empty()
            : OptionalDouble.of(nearestShip),
        edge);
  }
}
