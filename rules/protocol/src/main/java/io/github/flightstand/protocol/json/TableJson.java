package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;

/** A query's table: written out, or the name of one that was kept. */
public sealed interface TableJson permits TableFigures, KeptTable {

  /**
   * Returns the table; a kept one as it was built, whatever the frame.
   *
   * @throws FaultException if there can be no such table; its place is that in the table
   */
  Table on(CoordinateFrame frame, PartsCatalogue parts);

  /** Returns the arcs that a ship says it has, if it says so. */
  Optional<List<FiringArc>> arcsOf(String id);

  /** Returns the fault of a piece whose id another has. */
  static FaultException duplicate(String id) {
    return FaultException.of(
        FaultCode.DUPLICATE_ID,
        Pointer.of("/id"),
        ("the id %s stands twice on the table, expected ids that differ over ships, "
                + "obstacles and tokens")
            .formatted(Excerpt.quoted(id)));
  }

  /** Returns the fault of an id that is on no piece of a kind. */
  static FaultException missing(String what, String id, Pointer at) {
    return FaultException.of(
        FaultCode.UNKNOWN_SHIP, at, "no " + what + " " + Excerpt.quoted(id) + " on the table");
  }
}
