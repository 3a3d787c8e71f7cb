package io.github.flightstand.rules.protocol;

import io.github.flightstand.movement.table.UnknownShipException;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;
import java.util.Optional;

/**
 * Something that a query can ask for.
 *
 * <p>An operation is one class that says its name, which fields it knows, how it reads them and how
 * it writes what came of them. It need not be safe for several threads.
 */
public interface Operation {

  /** Returns the name in a query's {@code op}. */
  String name();

  /** Returns the fields a query may have beside {@link Responder#COMMON_FIELDS}. */
  List<String> fields();

  /**
   * Reads the query's fields and works out the result.
   *
   * <p>Every fault is noted with the field that it was found in, not the first alone. Names that
   * are not among {@link #fields()} have been noted already.
   *
   * @return the result; absent only if a fault was noted
   */
  Optional<Result> answer(Fields query);

  /** What came of a query. */
  interface Result {

    /** Writes the members of the result, whose object is begun and ended elsewhere. */
    void write(JsonWriter out);

    /**
     * Writes the members of {@code confidence}: for each verdict the probability that it stands,
     * under the name of the result's member that it is. None if the result holds no verdict that
     * hangs on where ships stand.
     *
     * @throws UnknownShipException if the uncertainty names a ship that is not on the table
     */
    default void writeConfidence(JsonWriter out, Uncertainty uncertainty) {}
  }
}
