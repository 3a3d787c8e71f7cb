package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.confidence.Verdicts;
import io.github.flightstand.rules.measure.Range;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.measure.RangeRuler;
import io.github.flightstand.rules.protocol.Field;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.LineFormat;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.RulesFormat;
import io.github.flightstand.rules.protocol.SectionFormat;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.TableReading;
import io.github.flightstand.rules.protocol.json.Excerpt;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code range}: how far it is from a ship to another piece, and which band that is. */
final class RangeOperation implements Operation {

  private final TableReader tables;

  RangeOperation(TableReader tables) {
    this.tables = tables;
  }

  @Override
  public String name() {
    return "range";
  }

  @Override
  public List<String> fields() {
    return List.of("table", "from", "to", "section");
  }

  @Override
  public Optional<Result> answer(Fields query) {
    TableReading reading = tables.tableOf(query);
    Optional<String> from = query.required("from").flatMap(reading::ship);
    Optional<String> to = query.required("to").flatMap(reading::piece);
    Optional<Field> section = query.optional("section");
    Optional<SectionName> name = section.flatMap(SectionFormat::read);
    RangeRuler ruler = new RangeRuler(RulesFormat.of(query).rules());
    Optional<Table> table = reading.table();
    if (table.isEmpty()
        || from.isEmpty()
        || to.isEmpty()
        || section.isPresent() != name.isPresent()
        || !section.map(field -> hasSections(field, table.get(), to.get())).orElse(true)) {
      return Optional.empty();
    }
    return measure(ruler, table.get(), from.get(), to.get(), name)
        .map(range -> new Measured(ruler, table.get(), from.get(), to.get(), name, range));
  }

  private static boolean hasSections(Field section, Table table, String to) {
    boolean huge = table.ship(to).filter(ship -> ship.base().size().isHuge()).isPresent();
    if (!huge) {
      section.unexpected("no section, since " + Excerpt.quoted(to) + " is no huge ship");
    }
    return huge;
  }

  private static Optional<Range> measure(
      RangeRuler ruler, Table table, String fromId, String to, Optional<SectionName> section) {
    Ship from = table.ship(fromId).orElseThrow();
    return Stream.of(
            table.ships().stream()
                .filter(ship -> ship.id().equals(to))
                .map(
                    ship ->
                        section
                            .map(name -> ruler.to(from, ship, name))
                            .orElseGet(() -> ruler.between(from, ship))),
            table.tokens().stream()
                .filter(token -> token.id().equals(to))
                .map(token -> ruler.to(from, token)),
            table.obstacles().stream()
                .filter(obstacle -> obstacle.id().equals(to))
                .map(obstacle -> ruler.to(from, obstacle)))
        .flatMap(found -> found)
        .findFirst();
  }

  /** A range that was measured. */
  private record Measured(
      RangeRuler ruler,
      Table table,
      String from,
      String to,
      Optional<SectionName> section,
      Range range)
      implements Result {

    @Override
    public void write(JsonWriter out) {
      out.name("distance").number(range.distance()).name("range");
      range.band().map(RangeBand::number).ifPresentOrElse(out::number, out::nothing);
      LineFormat.write(out.name("line"), range.lines());
      out.name("many").bool(range.lines().many());
    }

    @Override
    public void writeConfidence(JsonWriter out, Uncertainty uncertainty) {
      new Verdicts(table, uncertainty)
          .ofRange(from, to, strayed -> measure(ruler, strayed, from, to, section).orElseThrow())
          .forEach((name, probability) -> out.name(name).number(probability));
    }
  }
}
