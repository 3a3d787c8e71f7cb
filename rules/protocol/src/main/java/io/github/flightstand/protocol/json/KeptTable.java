package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;

/**
 * A table that a query names.
 *
 * @param written as it was sent before
 * @param built as it was built from that
 */
public record KeptTable(TableJson written, Table built) implements TableJson {

  @Override
  public Table on(CoordinateFrame frame, PartsCatalogue parts) {
    return built;
  }

  @Override
  public Optional<List<FiringArc>> arcsOf(String id) {
    return written.arcsOf(id);
  }
}
