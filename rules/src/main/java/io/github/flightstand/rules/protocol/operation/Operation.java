package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.rules.protocol.codec.FaultException;

/**
 * Something that a query can ask for: a name, a record for the question, a record for the result,
 * and what leads from one to the other. It need not be safe for several threads.
 *
 * @param name the name in a query's {@code op}
 * @param query the record of the members that its queries have beside those of every {@link Query}
 * @param result the record of its results, or a sealed interface of several
 * @param handler answers its queries
 */
public record Operation<Q extends Record, R>(
    String name, Class<Q> query, Class<R> result, Handler<Q, R> handler) {

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
