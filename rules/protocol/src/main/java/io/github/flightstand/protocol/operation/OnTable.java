package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.json.TableJson;

/** The fields of a query about a table. */
interface OnTable {

  /** Returns the table as the query has it. */
  TableJson table();
}
