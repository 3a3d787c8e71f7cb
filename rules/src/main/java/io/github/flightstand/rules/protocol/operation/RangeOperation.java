package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.measure.Range;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.measure.RangeRuler;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.LineFormat;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.RulesFormat;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.TableReading;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code range}: how far it is from a ship to another piece, and which band that is. */
final class RangeOperation implements Operation {

  private final TableReader tables;
  private final Tolerance tolerance;

  RangeOperation(TableReader tables, Tolerance tolerance) {
    this.tables = tables;
    this.tolerance = tolerance;
  }

  @Override
  public String name() {
    return "range";
  }

  @Override
  public List<String> fields() {
    return List.of("table", "from", "to");
  }

  @Override
  public Optional<Result> answer(Fields query) {
    TableReading reading = tables.tableOf(query);
    Optional<String> from = query.required("from").flatMap(reading::ship);
    Optional<String> to = query.required("to").flatMap(reading::piece);
    RangeRuler ruler = new RangeRuler(RulesFormat.of(query).edition(), tolerance);
    Optional<Table> table = reading.table();
    return table.isEmpty() || from.isEmpty() || to.isEmpty()
        ? Optional.empty()
        : range(ruler, table.get(), table.get().ship(from.get()).orElseThrow(), to.get())
            .map(range -> out -> write(out, range));
  }

  private static Optional<Range> range(RangeRuler ruler, Table table, Ship from, String to) {
    return Stream.of(
            table.ships().stream()
                .filter(ship -> ship.id().equals(to))
                .map(ship -> ruler.between(from, ship)),
            table.tokens().stream()
                .filter(token -> token.id().equals(to))
                .map(token -> ruler.to(from, token)),
            table.obstacles().stream()
                .filter(obstacle -> obstacle.id().equals(to))
                .map(obstacle -> ruler.to(from, obstacle)))
        .flatMap(found -> found)
        .findFirst();
  }

  private static void write(JsonWriter out, Range range) {
    out.startObject().name("distance").number(range.distance()).name("range");
    range.band().map(RangeBand::number).ifPresentOrElse(out::number, out::nothing);
    LineFormat.write(out.name("line"), range.lines());
    out.name("many").bool(range.lines().many()).endObject();
  }
}
