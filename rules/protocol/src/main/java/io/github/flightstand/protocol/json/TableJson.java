package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A query's table: written out, or the name of a kept table. */
public sealed interface TableJson permits TableFigures, KeptTable {

  /**
   * Returns the table; a kept table is returned as it was built, in every frame.
   *
   * @throws FaultException if the table is impossible; the fault's place is within the table
   */
  Table on(CoordinateFrame frame, PartsCatalogue parts);

  /** Returns the play area. */
  PlayArea area();

  /** Returns the ships' bases. */
  Stream<Base> bases(PartsCatalogue parts);

  /** Returns a ship's arcs, if the ship lists them. */
  Optional<List<FiringArc>> arcsOf(String id);

  /** Returns the colors of players' ships in pictures, if the table lists them. */
  Optional<Map<String, Color>> colors();

  /** Returns the fault for an id that two pieces share. */
  static FaultException duplicate(String id) {
    return FaultException.of(
        FaultCode.DUPLICATE_ID,
        Pointer.of("/id"),
        ("the id %s stands twice on the table, expected ids that differ across ships, "
                + "obstacles and tokens")
            .formatted(Excerpt.quoted(id)));
  }

  /** Returns the fault for an id that no piece of a kind has. */
  static FaultException missing(String what, String id, Pointer at) {
    return FaultException.of(
        FaultCode.UNKNOWN_SHIP, at, "no " + what + " " + Excerpt.quoted(id) + " on the table");
  }
}
