package io.github.flightstand.movement;

import java.util.OptionalDouble;

/**
 * How close a final position is to what would change the verdict.
 *
 * @param ships signed separation to the nearest other ship in millimetres, negative by the depth of
 *     an overlap; empty if there is no other ship
 * @param edge how far inside the play area the base (no guides) is, in millimetres; negative
 *     outside
 */
public record Margins(OptionalDouble ships, double edge) {

  /** Returns the margins, where no other ship is at an infinite distance. */
  static Margins of(double nearestShip, double edge) {
    return new Margins(
        nearestShip == Double.POSITIVE_INFINITY
            ? OptionalDouble.empty()
            : OptionalDouble.of(nearestShip),
        edge);
  }
}
