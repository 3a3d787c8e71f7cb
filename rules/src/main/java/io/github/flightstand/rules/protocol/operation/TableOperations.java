package io.github.flightstand.rules.protocol.operation;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.github.flightstand.rules.protocol.form.KeptTable;
import io.github.flightstand.rules.protocol.form.KeptTables;
import io.github.flightstand.rules.protocol.form.TableJson;
import java.util.Optional;

/** {@code table} and {@code forget}: a table is sent once and asked about by name. */
final class TableOperations {

  private final KeptTables tables;

  TableOperations(KeptTables tables) {
    this.tables = tables;
  }

  @JsonClassDescription(
      "Keeps a table, to be named in later queries; one of the same name is replaced.")
  record TableQuery(
      TableJson table, @JsonPropertyDescription("The name that it gets.") String keep) {}

  @JsonClassDescription("Drops a table that is kept under that name.")
  record ForgetQuery(String table) {}

  @JsonClassDescription("The name of the table that is kept, or no longer.")
  record TableResult(String table, Optional<NoConfidence> confidence) {}

  TableResult keep(Query<TableQuery> query) {
    TableQuery asked = query.asked();
    tables.keep(asked.keep(), new KeptTable(asked.table(), query.table(asked.table())));
    return new TableResult(asked.keep(), query.noConfidence());
  }

  TableResult forget(Query<ForgetQuery> query) {
    tables.forget(query.asked().table());
    return new TableResult(query.asked().table(), query.noConfidence());
  }
}
