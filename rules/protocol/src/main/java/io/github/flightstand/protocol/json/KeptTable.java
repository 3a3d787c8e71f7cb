package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;

/** A table that a query names: it was sent before and is built already. */
public final class KeptTable implements TableJson {

  private final TableJson written;
  private final Table built;

  /** Creates a kept table from what was sent and what was built from it. */
  public KeptTable(TableJson written, Table built) {
    this.written = written;
    this.built = built;
  }

  @Override
  public Table on(CoordinateFrame frame, PartsCatalogue parts) {
    return built;
  }

  @Override
  public Optional<List<FiringArc>> arcsOf(String id) {
    return written.arcsOf(id);
  }
}
