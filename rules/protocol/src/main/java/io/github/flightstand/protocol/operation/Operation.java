package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.picture.TablePicture;
import java.util.function.Supplier;

/**
 * Something that a query can ask for. It need not be safe for several threads.
 *
 * @param query the record of the members that its queries have beside those of every {@link Query}
 * @param result the record of its results, or a sealed interface of several
 * @param drawn whether the results are about a table, so that there are pictures of them
 * @param handler answers its queries
 */
public record Operation<Q extends Record, R>(
    Class<Q> query, Class<R> result, boolean drawn, Handler<Q, Pictured<R>> handler) {

  /** Creates an operation whose results are not about a table. */
  public Operation(Class<Q> query, Class<R> result, Handler<Q, R> handler) {
    this(query, result, false, asked -> new Pictured<>(handler.answer(asked), Operation::none));
  }

  private static TablePicture none() {
    throw new IllegalStateException("the result is not about a table");
  }

  /** A result, and what draws it on the query's table and in that table's own frame. */
  public record Pictured<R>(R result, Supplier<TablePicture> picture) {}

  /** Answers the queries of one operation. */
  public interface Handler<Q extends Record, R> {

    /** Works out the result; a {@link FaultException} says where in the query and why not. */
    R answer(Query<Q> query);
  }
}
