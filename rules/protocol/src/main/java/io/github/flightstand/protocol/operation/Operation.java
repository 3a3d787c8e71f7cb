package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.picture.TablePicture;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * An operation that a query can name. It need not be thread-safe.
 *
 * @param query the record of the fields that its queries have beyond those of every {@link Query}
 * @param result the record of its results, or a sealed interface of several
 * @param drawn whether its results are about a table, so that they have pictures
 * @param handler answers its queries
 */
public record Operation<Q extends Record, R>(
    Class<Q> query, Class<R> result, boolean drawn, Handler<Q, Pictured<R>> handler) {

  /** Creates an operation whose results are not about a table. */
  public Operation(Class<Q> query, Class<R> result, Handler<Q, R> handler) {
    this(query, result, false, asked -> new Pictured<>(handler.answer(asked), Operation::none));
  }

  /** The picture of a result that is not about a table: there is none. */
  public static TablePicture none() {
    throw new IllegalStateException("the result is not about a table");
  }

  /**
   * A result and its picture, on the query's table and in that table's own frame.
   *
   * @param own the frame in which the result is written; the query's if empty
   * @param doubt the note on a result that is not about the query's table
   */
  public record Pictured<R>(
      R result,
      Supplier<TablePicture> picture,
      Optional<CoordinateFrame> own,
      Optional<String> doubt) {

    public Pictured(R result, Supplier<TablePicture> picture) {
      this(result, picture, Optional.empty(), Optional.empty());
    }

    /** Returns the note for the caller beside the result. */
    public Optional<String> note(Query<?> query) {
      return doubt.or(query::note);
    }

    /** Returns the frame in which the result of a query is written. */
    public CoordinateFrame frame(Query<?> query) {
      return own.orElseGet(query::coordinates);
    }
  }

  /** A handler of one operation's queries. */
  public interface Handler<Q extends Record, R> {

    /** Returns the result, or throws a {@link FaultException} with its place in the query. */
    R answer(Query<Q> query);
  }
}
