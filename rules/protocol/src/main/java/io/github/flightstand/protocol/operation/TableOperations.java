package io.github.flightstand.protocol.operation;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.TablePicture;
import java.util.Optional;

/** {@code table} and {@code forget}: keep a table to ask about by name; drop what is kept. */
record TableOperations(Keeping keeping) {

  /**
   * Keeps a table, with the query's own parts, under a name; it replaces a table of the same name.
   *
   * @param table the table
   * @param keep the name
   */
  record TableQuery(TableJson table, String keep) implements OnTable {}

  private static final String ONE =
      """
      {"oneOf": [{"required": ["table"]}, {"required": ["game"]}, {"required": ["log"]}]}
      """;

  /**
   * Drops a table, a game or a log that is kept.
   *
   * @param table the table's name
   * @param game the game's name
   * @param log the log's name
   */
  @SchemaMembers(ONE)
  record ForgetQuery(Optional<String> table, Optional<String> game, Optional<String> log) {}

  /**
   * The name of what is now kept, or no longer kept.
   *
   * @param table the table's name
   * @param game the game's name
   * @param log the log's name
   * @param confidence empty; present with {@code uncertainty}
   */
  @SchemaMembers(ONE)
  record KeptResult(
      Optional<String> table,
      Optional<String> game,
      Optional<String> log,
      Optional<NoConfidence> confidence) {}

  Operation<TableQuery, KeptResult> keep() {
    return new Operation<>(TableQuery.class, KeptResult.class, true, this::keep);
  }

  private Pictured<KeptResult> keep(Query<TableQuery> query) {
    TableQuery asked = query.asked();
    Table table = query.table(asked.table());
    keeping
        .tables()
        .keep(asked.keep(), new KeptTable(asked.table(), table, query.parts(asked.table())));
    return new Pictured<>(
        new KeptResult(
            Optional.of(asked.keep()), Optional.empty(), Optional.empty(), query.noConfidence()),
        () -> TablePicture.of(table));
  }

  Operation<ForgetQuery, KeptResult> forget() {
    return new Operation<>(ForgetQuery.class, KeptResult.class, this::forget);
  }

  private KeptResult forget(Query<ForgetQuery> query) {
    ForgetQuery asked = query.asked();
    if (asked.table().isEmpty() && asked.game().isEmpty() && asked.log().isEmpty()) {
      throw FaultException.of(
          FaultCode.MISSING_FIELD,
          Pointer.of("/table"),
          "'table', 'game' or 'log' is missing, expected one of them");
    }
    if (asked.log().isEmpty() || asked.table().isPresent()) {
      Query.checkEither("table", asked.table(), "game", asked.game().or(asked::log));
    } else {
      Query.checkEither("game", asked.game(), "log", asked.log());
    }
    asked.table().ifPresent(keeping.tables()::forget);
    asked.game().ifPresent(keeping.games()::forget);
    asked.log().ifPresent(keeping.logs()::forget);
    return new KeptResult(asked.table(), asked.game(), asked.log(), query.noConfidence());
  }
}
