package io.github.flightstand.movement.maneuver;

import io.github.flightstand.movement.table.Table;
import java.util.Objects;

/**
 * A maneuver to be executed, one of many: see {@link Resolver#resolveAll}.
 *
 * @param table the table before the maneuver
 * @param ship the id of the ship that flies
 * @param maneuver what it flies
 */
public record Flight(Table table, String ship, Maneuver maneuver) {

  /** Checks that nothing is null. */
  public Flight {
    Objects.requireNonNull(table, "a flight has a table");
    Objects.requireNonNull(ship, "a flight has a ship");
    Objects.requireNonNull(maneuver, "a flight has a maneuver");
  }
}
