package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.picture.TablePicture;
import java.util.Optional;

/**
 * Something that a query can ask for: a record for the question, a record for the result, what
 * leads from one to the other, and what draws it. It need not be safe for several threads.
 *
 * @param query the record of the members that its queries have beside those of every {@link Query}
 * @param result the record of its results, or a sealed interface of several
 * @param handler answers its queries
 * @param drawing draws the results, if they are about a table
 */
public record Operation<Q extends Record, R>(
    Class<Q> query, Class<R> result, Handler<Q, R> handler, Optional<Drawing<Q, R>> drawing) {

  /** Creates an operation whose results are not about a table. */
  public Operation(Class<Q> query, Class<R> result, Handler<Q, R> handler) {
    this(query, result, handler, Optional.empty());
  }

  /** Returns the same operation with its results drawn. */
  Operation<Q, R> drawn(Drawing<Q, R> by) {
    return new Operation<>(query, result, handler, Optional.of(by));
  }

  /** Draws the results of one operation, on the query's table. */
  public interface Drawing<Q extends Record, R> {

    /** Returns the picture of a result. */
    TablePicture of(Query<Q> query, R result);
  }

  /** Answers the queries of one operation. */
  public interface Handler<Q extends Record, R> {

    /**
     * Works out the result.
     *
     * @throws FaultException if the query cannot be answered; the fault says where in it and why
     */
    R answer(Query<Q> query);
  }
}
