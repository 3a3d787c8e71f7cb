package io.github.flightstand.protocol.operation;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.TablePicture;
import java.util.Optional;

/** {@code table} and {@code forget}: keep a table to ask about by name; drop a table or game. */
record TableOperations(Kept<KeptTable> tables, Kept<KeptGame> games) {

  /**
   * Keeps a table with the query's own parts, which later queries can name; it replaces a table of
   * the same name.
   *
   * @param keep the table's name
   */
  record TableQuery(TableJson table, String keep) implements OnTable {}

  /** Drops the table or the game of that name. */
  @SchemaMembers("{\"oneOf\": [{\"required\": [\"table\"]}, {\"required\": [\"game\"]}]}")
  record ForgetQuery(Optional<String> table, Optional<String> game) {}

  /** The name of the table or game that is now kept, or no longer kept. */
  @SchemaMembers("{\"oneOf\": [{\"required\": [\"table\"]}, {\"required\": [\"game\"]}]}")
  record KeptResult(
      Optional<String> table, Optional<String> game, Optional<NoConfidence> confidence) {}

  Operation<TableQuery, KeptResult> keep() {
    return new Operation<>(TableQuery.class, KeptResult.class, true, this::keep);
  }

  private Pictured<KeptResult> keep(Query<TableQuery> query) {
    TableQuery asked = query.asked();
    Table table = query.table(asked.table());
    tables.keep(asked.keep(), new KeptTable(asked.table(), table, query.parts(asked.table())));
    return new Pictured<>(
        new KeptResult(Optional.of(asked.keep()), Optional.empty(), query.noConfidence()),
        () -> TablePicture.of(table));
  }

  Operation<ForgetQuery, KeptResult> forget() {
    return new Operation<>(ForgetQuery.class, KeptResult.class, this::forget);
  }

  private KeptResult forget(Query<ForgetQuery> query) {
    ForgetQuery asked = query.asked();
    Query.checkEither("table", asked.table(), "game", asked.game());
    asked.table().ifPresent(tables::forget);
    asked.game().ifPresent(games::forget);
    return new KeptResult(asked.table(), asked.game(), query.noConfidence());
  }
}
