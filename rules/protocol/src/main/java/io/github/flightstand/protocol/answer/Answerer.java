package io.github.flightstand.protocol.answer;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.geometry.Interruption.InterruptedWorkException;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.codec.JsonLine;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.json.Outlines;
import io.github.flightstand.protocol.json.TableFigures;
import io.github.flightstand.protocol.operation.Operation;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.protocol.operation.Query;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.protocol.squad.IllegalSquadException;
import io.github.flightstand.protocol.squad.Reason;
import io.github.flightstand.rules.engine.hook.CardException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A program that answers queries line by line, on the objects that it keeps. A line may hold
 * anything. Not safe for use by several threads at once.
 */
public final class Answerer {

  /** The message about a defect of the program. */
  public static final String DEFECT =
      "this is a defect of the program, not a fault of its input, please report it with the input";

  private final Outlines outlines = new Outlines();
  private final Map<String, Served<?, ?>> served = new HashMap<>();
  private final Codec codec;
  private final Keeping keeping;
  private final Operations operations;
  private final Consumer<Throwable> defects;

  /**
   * Creates an answerer.
   *
   * @param operations work on what is kept
   * @param defects receives what was thrown behind each answer with the error {@code internal}
   */
  public Answerer(
      Codec codec, Keeping keeping, Operations operations, Consumer<Throwable> defects) {
    this.codec = codec;
    this.keeping = keeping;
    this.operations = operations;
    this.defects = defects;
  }

  /** The answer to a line: one JSON object, and whether it is a result and not an error. */
  public record Answer(String json, boolean ok) {}

  /**
   * Answers a line with its result, or with one of its faults.
   *
   * @param turn says how lately what is kept was used
   */
  public Answer answer(String text, long turn) {
    keeping.begin(turn);
    JsonLine line = new JsonLine(text);
    try {
      Answer answer = new Answer(operation(codec.text(line, "op")).answer(codec, line), true);
      keeping.settle(true);
      return answer;
    } catch (RuntimeException | Error thrown) {
      // Whatever a caller sends, and whatever fails at it, the next line is answered.
      Fault fault = fault(thrown);
      return error(codec.id(line), fault);
    }
  }

  /** Answers a line that cannot be read with its fault. */
  public Answer refused(FaultException fault) {
    return error(Optional.empty(), fault(fault));
  }

  /**
   * Returns the picture, an SVG document, of a query and its answer, whether or not the query asks
   * for a picture, or of a table alone. A fault is thrown.
   *
   * @param text a query about a table, or a table as in a query; it may contain line breaks
   */
  public String svg(String text) {
    JsonLine line = new JsonLine(text);
    return codec.firstName(line, "op"::equals).isPresent()
        ? operation(codec.text(line, "op")).svg(codec, line)
        : picture(codec.read(TableFigures.class, text)).svg();
  }

  private static TablePicture picture(TableFigures table) {
    return TablePicture.of(table.on(CoordinateFrame.TABLE, PartsCatalogue.standard()))
        .colors(table.colors().orElse(Map.of()));
  }

  private <Q extends Record, R> Served<Q, R> served(String name, Operation<Q, R> operation) {
    return new Served<>(
        name,
        operation,
        codec
            .reader(Query.class, operation.query())
            .with(KeptTable.class, keeping.tables())
            .with(KeptGame.class, keeping.games())
            .with(Outlines.class, outlines));
  }

  private Served<?, ?> operation(String name) {
    Served<?, ?> known = served.get(name);
    if (known != null) {
      return known;
    }
    Served<?, ?> made =
        operations
            .named(name)
            .<Served<?, ?>>map(operation -> served(name, operation))
            .orElseThrow(
                () ->
                    FaultException.of(
                        FaultCode.UNKNOWN_OP,
                        Pointer.of("/op"),
                        "'op' is %s, expected one of %s"
                            .formatted(
                                Excerpt.quoted(name), String.join(", ", operations.names()))));
    served.put(name, made);
    return made;
  }

  /** Returns the fault of a line's length or of what it needs. */
  public static FaultException tooLarge(String message) {
    return FaultException.of(FaultCode.TOO_LARGE, Pointer.ROOT, message);
  }

  /** Returns the fault that says why there is no result. */
  public Fault fault(Throwable thrown) {
    if (thrown instanceof IllegalSquadException illegal) {
      return fault(illegal);
    }
    FaultException fault =
        thrown instanceof FaultException found
            ? found
            : thrown instanceof InterruptedWorkException
                ? tooSlow()
                : thrown instanceof CardException failed
                    ? FaultException.badValue(Pointer.ROOT, String.valueOf(failed.getMessage()))
                    : thrown instanceof OutOfMemoryError
                        // What the line needed is garbage now, so the next line has room.
                        ? tooLarge("the query needs more memory than this process has")
                        : internal(thrown);
    return new Fault(
        fault.code(),
        fault.getMessage(),
        fault.at().map(Pointer::toString),
        Optional.of(new Refusal(fault.clause(), Optional.empty()))
            .filter(any -> fault.code() == FaultCode.REFUSED));
  }

  private static FaultException tooSlow() {
    return FaultException.of(
        FaultCode.TOO_SLOW,
        Pointer.ROOT,
        "the query was given up at the time limit, expected one that is answered sooner");
  }

  private FaultException internal(Throwable defect) {
    defects.accept(defect);
    return FaultException.of(
        FaultCode.INTERNAL,
        Pointer.ROOT,
        DEFECT + " (" + Excerpt.quoted(String.valueOf(defect)) + ")");
  }

  private Answer error(Optional<JsonText> id, Fault fault) {
    keeping.settle(false);
    try {
      return new Answer(codec.failure(new Failure(id, false, fault)), false);
    } catch (FaultException tooLong) {
      return error(id, fault(tooLong));
    }
  }

  private static Fault fault(IllegalSquadException illegal) {
    return new Fault(
        FaultCode.REFUSED,
        illegal.getMessage(),
        Optional.of(illegal.at()),
        Optional.of(
            new Refusal(illegal.reasons().get(0).clause(), Optional.of(illegal.reasons()))));
  }

  /** An operation with the reader of its queries. */
  private record Served<Q extends Record, R>(
      String name, Operation<Q, R> operation, Codec.Reader<Query> reader) {

    @SuppressWarnings("unchecked") // The reader reads this operation's queries.
    String answer(Codec codec, JsonLine line) {
      Query<Q> query = (Query<Q>) codec.read(reader, line);
      if (query.picture()) {
        Operation.Pictured<R> answer = pictured(query);
        return told(codec, query, answer, new Drawn<>(answer.result(), query.drawn(answer).svg()));
      }
      if (query.extent().isPresent()) {
        throw FaultException.badValue(
            "/extent", "'extent' is found without 'picture': true, expected none or both");
      }
      Operation.Pictured<R> answer = operation.handler().answer(query);
      return told(codec, query, answer, answer.result());
    }

    private String told(Codec codec, Query<Q> query, Operation.Pictured<R> answer, Object result) {
      return codec.answer(
          new Success<>(query.id(), true, result, answer.note(query)), answer.frame(query));
    }

    /** Checks for a picture first, because answering may change what is kept. */
    private Operation.Pictured<R> pictured(Query<Q> query) {
      if (!operation.drawn()) {
        throw FaultException.badValue(
            "/picture",
            "'picture' is true, expected false or nothing, because %s is not about a table"
                .formatted(name));
      }
      return operation.handler().answer(query);
    }

    @SuppressWarnings("unchecked") // The reader reads this operation's queries.
    String svg(Codec codec, JsonLine line) {
      Query<Q> query = (Query<Q>) codec.read(reader, line);
      return query.drawn(pictured(query)).svg();
    }
  }

  /**
   * The answer to a query that has a result.
   *
   * @param id the query's id
   * @param ok true
   * @param result the result
   * @param note a doubt about the query, such as a play area that is too small for its pieces
   */
  public record Success<R>(
      Optional<JsonText> id,
      @SchemaMembers("{\"const\": true}") boolean ok,
      R result,
      Optional<String> note) {}

  /**
   * A result with its picture, which is written as the last field.
   *
   * @param result the result
   * @param svg the picture
   */
  public record Drawn<R>(@JsonUnwrapped R result, String svg) {}

  /**
   * The answer to a line with a fault.
   *
   * @param id the query's id, if it could be read
   * @param ok false
   * @param error the fault
   */
  public record Failure(
      Optional<JsonText> id, @SchemaMembers("{\"const\": false}") boolean ok, Fault error) {}

  /**
   * A fault.
   *
   * @param code the kind of fault
   * @param message a sentence with what was found and what was expected
   * @param at a JSON Pointer into the query; absent for not-json
   * @param refusal present for refused only
   */
  @SchemaMembers(
      """
      {"if": {"properties": {"code": {"const": "not-json"}}},
       "then": {"not": {"required": ["at"]}},
       "else": {"required": ["code", "message", "at"]}}
      """)
  public record Fault(
      FaultCode code,
      @SchemaMembers("{\"maxLength\": 4194304}") String message,
      @SchemaMembers(
              "{\"minLength\": 0, \"maxLength\": 4194304, \"pattern\": \"^(/([^~]|~[01])*)?$\"}")
          Optional<String> at,
      @JsonUnwrapped Optional<Refusal> refusal) {}

  /**
   * The refusal of a command or a squad.
   *
   * @param clause the number, in the project's list, of the rulebook clause that forbids the
   *     command; null if there is none
   * @param reasons the reasons why a squad is refused; present for squads only
   */
  public record Refusal(@OrNull Optional<String> clause, Optional<List<Reason>> reasons) {}
}
