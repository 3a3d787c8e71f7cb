package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.interop.Covariance;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The errors with which ships were set down: the covariance of each ship's errors in x, y (mm) and
 * heading (degrees). They are normally distributed and independent of those of other ships.
 *
 * <pre>{@code
 * Uncertainty.of(0.5, 1)                           // every ship
 * Uncertainty.ofShips(Map.of("red", covariance))   // all others stand exactly
 * }</pre>
 *
 * @param ships the errors of some ships by their ids
 * @param others the errors of all other ships; empty if they stand exactly
 */
public record Uncertainty(Map<String, Covariance> ships, Optional<Covariance> others) {

  /** In standard deviations; larger errors have a probability of at most 6e-7. */
  private static final double FARTHEST = 5;

  public Uncertainty {
    // Not Map.copyOf, which takes quadratic time if names collide.
    ships = Collections.unmodifiableMap(new HashMap<>(ships));
  }

  /**
   * Returns the same independent errors for every ship: the standard deviations of x and of y in
   * mm, and of the heading in degrees.
   *
   * @throws IllegalArgumentException if one is negative or not finite
   */
  public static Uncertainty of(double position, double heading) {
    return new Uncertainty(
        Map.of(), Optional.of(Covariance.ofDeviations(position, position, heading)));
  }

  /** Returns the errors of some ships; the others stand exactly. */
  public static Uncertainty ofShips(Map<String, Covariance> ships) {
    return new Uncertainty(ships, Optional.empty());
  }

  /** Throws an {@link UnknownShipException} if a named ship is not on the table. */
  void checkShips(Table table) {
    for (String id : ships.keySet()) {
      if (table.ship(id).isEmpty()) {
        throw new UnknownShipException(id);
      }
    }
  }

  /** Returns the errors of a ship; empty if it stands exactly. */
  Optional<Covariance> errorsOf(Ship ship) {
    return Optional.ofNullable(ships.get(ship.id())).or(() -> others);
  }

  /**
   * Returns the distance in mm by which errors may move a point {@code lever} mm from a ship's
   * center.
   */
  double reach(Ship ship, double lever) {
    return errorsOf(ship)
        .map(
            errors ->
                FARTHEST
                    * (Elementary.hypot(errors.deviation(0), errors.deviation(1))
                        + Elementary.toRadians(errors.deviation(2)) * lever))
        .orElse(0.0);
  }
}
