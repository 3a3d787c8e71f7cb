package io.github.flightstand.rules.protocol;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.protocol.json.Excerpt;
import java.util.Optional;
import java.util.Set;

/**
 * A table as far as it could be read.
 *
 * @param shipIds the ids of the ships; none if a ship could not be read
 * @param ids the ids met, of pieces of any kind, whether they could be read or not
 * @param table the table; absent if a fault was noted that leaves none
 */
public record TableReading(Set<String> shipIds, Set<String> ids, Optional<Table> table) {

  /** What is read where there is no table, or nothing that could be one. */
  static final TableReading NOTHING = new TableReading(Set.of(), Set.of(), Optional.empty());

  /**
   * Reads the id of a ship on this table, and notes if it is not there. Where the ships could not
   * be read, no id is there; that does no harm, because their own faults come before an unknown
   * ship.
   *
   * @return the id, if the table has such a ship
   */
  public Optional<String> ship(Field field) {
    return field
        .id()
        .filter(
            id -> {
              if (!shipIds.contains(id)) {
                field.fault(
                    FaultCode.UNKNOWN_SHIP, "no ship " + Excerpt.quoted(id) + " on the table");
              }
              return shipIds.contains(id);
            });
  }
}
