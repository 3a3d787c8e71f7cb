package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.json.TableJson;
import java.util.Optional;

/** The fields of a query that is about a table or about something else. */
public interface MayBeOnTable {

  /** Returns the table as the query has it. */
  Optional<TableJson> table();
}
