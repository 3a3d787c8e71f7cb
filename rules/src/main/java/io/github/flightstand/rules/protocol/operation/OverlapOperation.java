package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.contact.Overlaps;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.confidence.Verdicts;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** {@code overlap}: which things on the table overlap or touch, and how deep. */
final class OverlapOperation implements Operation {

  private final TableReader tables;
  private final Tolerance tolerance;

  OverlapOperation(TableReader tables, Tolerance tolerance) {
    this.tables = tables;
    this.tolerance = tolerance;
  }

  @Override
  public String name() {
    return "overlap";
  }

  @Override
  public List<String> fields() {
    return List.of("table");
  }

  @Override
  public Optional<Result> answer(Fields query) {
    return tables
        .tableOf(query)
        .table()
        .map(table -> new Found(table, Overlaps.of(table, tolerance), tolerance));
  }

  /** The pairs that are not apart on a table. */
  private record Found(Table table, List<Overlaps.Pair> pairs, Tolerance tolerance)
      implements Result {

    @Override
    public void write(JsonWriter out) {
      out.name("pairs").startArray();
      for (Overlaps.Pair pair : pairs) {
        out.startObject().name("a").text(pair.a()).name("b").text(pair.b());
        out.name("separation").number(pair.separation());
        out.name("relation").text(pair.relation().name().toLowerCase(Locale.ROOT)).endObject();
      }
      out.endArray();
    }

    @Override
    public void writeConfidence(JsonWriter out, Uncertainty uncertainty) {
      out.name("pairs").startArray();
      new Verdicts(table, uncertainty).ofOverlaps(pairs, tolerance).forEach(out::number);
      out.endArray();
    }
  }
}
