package io.github.flightstand.rules.protocol;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.protocol.json.Excerpt;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A table as far as it could be read.
 *
 * @param ships the ships by their ids, the first of an id that is there twice; none if a ship could
 *     not be read
 * @param ids the ids met, of pieces of any kind, whether they could be read or not
 * @param arcs the arcs of the ships that say which they have, by the ships' ids
 * @param table the table; absent if a fault was noted that leaves none
 */
public record TableReading(
    Map<String, Ship> ships,
    Set<String> ids,
    Map<String, Set<FiringArc>> arcs,
    Optional<Table> table) {

  /** What is read where there is no table, or nothing that could be one. */
  static final TableReading NOTHING =
      new TableReading(Map.of(), Set.of(), Map.of(), Optional.empty());

  /**
   * Reads the id of a ship on this table, and notes if it is not there. A ship that could not be
   * read is not there; that does no harm, because its own faults come before an unknown ship.
   *
   * @return the id, if the table has such a ship
   */
  public Optional<String> ship(Field field) {
    return field.id().filter(id -> ships.containsKey(id) || isMissing(field, "ship", id));
  }

  /**
   * Returns the ship of that id, though there may be no table for faults in other pieces; nothing
   * if it could not be read.
   */
  public Optional<Ship> shipRead(String id) {
    return Optional.ofNullable(ships.get(id));
  }

  /** Reads the id of a ship, obstacle or token on this table, and notes if it is not there. */
  public Optional<String> piece(Field field) {
    return field
        .id()
        .filter(id -> ids.contains(id) || isMissing(field, "ship, obstacle or token", id));
  }

  /** Notes that a piece is not there; never true, for use in filters. */
  private static boolean isMissing(Field field, String what, String id) {
    field.fault(FaultCode.UNKNOWN_SHIP, "no " + what + " " + Excerpt.quoted(id) + " on the table");
    return false;
  }

  /**
   * Reads an arc, and notes if it is none or if the ship that is to fire from it says which arcs it
   * has and this is not among them.
   *
   * @param ship the ship's id, if that could be read
   */
  public Optional<FiringArc> arc(Field field, Optional<String> ship) {
    return ArcFormat.read(field)
        .filter(
            arc -> {
              Optional<Set<FiringArc>> own = ship.map(arcs::get);
              if (own.isPresent() && !own.get().contains(arc)) {
                field.unexpected(
                    "an arc that ship "
                        + Excerpt.quoted(ship.get())
                        + " lists: "
                        + words(own.get()));
                return false;
              }
              return true;
            });
  }

  private static String words(Set<FiringArc> arcs) {
    return arcs.isEmpty()
        ? "it lists none"
        : String.join(", ", arcs.stream().sorted().map(FiringArc::word).toList());
  }
}
