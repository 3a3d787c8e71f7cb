package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A kept table that a query names.
 *
 * @param written the table as it was sent
 * @param built the table as it was built from {@code written}
 * @param parts the parts that were kept with it
 */
public record KeptTable(TableJson written, Table built, OwnParts parts) implements TableJson {

  @Override
  public Table on(CoordinateFrame frame, PartsCatalogue parts) {
    return built;
  }

  @Override
  public PlayArea area() {
    return built.playArea();
  }

  @Override
  public Stream<Base> bases(PartsCatalogue parts) {
    return built.ships().stream().map(Ship::base);
  }

  @Override
  public Optional<List<FiringArc>> arcsOf(String id) {
    return written.arcsOf(id);
  }

  @Override
  public Optional<Map<String, Color>> colors() {
    return written.colors();
  }
}
