package io.github.flightstand.tools;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.ObjectReader;
import io.github.flightstand.geometry.Interruption.InterruptedWorkException;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Kept;
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
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.hook.CardException;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.tools.codec.Codec;
import io.github.flightstand.tools.serve.line.Line;
import io.github.flightstand.tools.serve.line.LineReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A responder that answers queries line by line, whatever a line holds.
 *
 * <pre>{@code
 * new Responder().answer("{\"id\": 7, \"op\": \"fly\"}").json();
 * // {"id":7,"ok":false,"error":{"code":"unknown-op","message":"...","at":"/op"}}
 * }</pre>
 *
 * <p>It keeps the tables and games that queries ask it to keep. Not safe for use by several threads
 * at once. If its thread is interrupted ({@link io.github.flightstand.geometry.Interruption}), the
 * answer is the error {@code too-slow}.
 */
public final class Responder {

  /** The message about a defect of the program. */
  public static final String DEFECT =
      "this is a defect of the program, not a fault of its input, please report it with the input";

  private final Outlines outlines = new Outlines();
  private final Map<String, Served<?, ?>> served = new HashMap<>();
  private final Codec codec;
  private final Kept<KeptTable> tables;
  private final Kept<KeptGame> games;
  private final AtomicLong turns;
  private final BiFunction<Kept<KeptTable>, Kept<KeptGame>, Operations> offer;
  private final Operations operations;
  private final Consumer<Throwable> defects;

  public Responder() {
    this(() -> DamageDecks.cards().withFound(), Responder::log);
  }

  /** Creates a responder that plays games with the given cards. */
  public Responder(CardSet cards) {
    this(() -> cards, Responder::log);
  }

  /**
   * Creates a responder.
   *
   * @param cards the cards that games are played with, asked for by the first query about a game
   * @param defects receives the exception behind each answer with the error {@code internal}
   */
  public Responder(Supplier<CardSet> cards, Consumer<Throwable> defects) {
    this((tables, games) -> new Operations(tables, games, cards), defects);
  }

  /** Creates a responder with other operations. */
  Responder(Operations operations, Consumer<Throwable> defects) {
    this((tables, games) -> operations, defects);
  }

  private Responder(
      BiFunction<Kept<KeptTable>, Kept<KeptGame>, Operations> offer, Consumer<Throwable> defects) {
    this(new Codec(), Kept.tables(), Kept.games(), new AtomicLong(), offer, defects);
  }

  private Responder(
      Codec codec,
      Kept<KeptTable> tables,
      Kept<KeptGame> games,
      AtomicLong turns,
      BiFunction<Kept<KeptTable>, Kept<KeptGame>, Operations> offer,
      Consumer<Throwable> defects) {
    this.codec = codec;
    this.tables = tables;
    this.games = games;
    this.turns = turns;
    this.offer = offer;
    this.operations = offer.apply(tables, games);
    this.defects = defects;
  }

  /** Returns a responder for another thread, with the same kept tables and games. */
  Responder beside() {
    return new Responder(codec, tables.beside(), games.beside(), turns, offer, defects);
  }

  /** Takes the next line's turn, which says how lately a kept table or game was used. */
  long takeTurn() {
    return turns.incrementAndGet();
  }

  /**
   * Tests whether a line surely drops nothing to make room for what it keeps.
   *
   * @param keeping the number of other lines that may keep something meanwhile
   * @param forgetting whether another line may forget something meanwhile
   */
  boolean hasRoom(KeptNames names, int keeping, boolean forgetting) {
    return (!names.tables() || hasRoom(tables, names, keeping, forgetting))
        && (!names.games() || hasRoom(games, names, keeping, forgetting));
  }

  private static boolean hasRoom(Kept<?> kept, KeptNames names, int keeping, boolean forgetting) {
    return (!forgetting && names.kept().stream().allMatch(kept::has))
        || kept.hasRoom(keeping + names.kept().size());
  }

  /** Writes a defect to the system's log, which is standard error by default. */
  private static void log(Throwable defect) {
    System.getLogger(Responder.class.getName()).log(System.Logger.Level.ERROR, DEFECT, defect);
  }

  private <Q extends Record, R> Served<Q, R> served(String name, Operation<Q, R> operation) {
    return new Served<>(
        name,
        operation,
        codec
            .reader(Query.class, operation.query())
            .withAttribute(KeptTable.class, tables)
            .withAttribute(KeptGame.class, games)
            .withAttribute(Outlines.class, outlines));
  }

  /** Answers a line with its result, or with one of its faults. */
  public Answer answer(String line) {
    return answer(line, takeTurn());
  }

  private Answer answer(String line, long turn) {
    tables.begin(turn);
    games.begin(turn);
    try {
      Answer answer = new Answer(operation(codec.text(line, "op")).answer(codec, line), true);
      settle(true);
      return answer;
    } catch (FaultException fault) {
      return error(codec.id(line), fault);
    } catch (IllegalSquadException illegal) {
      return error(codec.id(line), fault(illegal));
    } catch (InterruptedWorkException interrupted) {
      return error(codec.id(line), tooSlow());
    } catch (CardException failed) {
      String sentence = String.valueOf(failed.getMessage());
      return error(codec.id(line), FaultException.badValue(Pointer.ROOT, sentence));
    } catch (RuntimeException defect) {
      // Whatever a caller sends, the next line is answered.
      return error(codec.id(line), internal(defect));
    } catch (OutOfMemoryError full) {
      // What the line needed is garbage now, so the next line has room.
      return error(codec.id(line), tooLarge("the query needs more memory than this process has"));
    }
  }

  /**
   * Returns the picture, an SVG document, of a query and its answer, whether or not the query asks
   * for a picture, or of a table alone.
   *
   * @param text a query about a table, or a table as in a query; it may contain line breaks
   * @throws UndrawableException if the text is neither, or cannot be answered
   */
  public String svg(String text) throws UndrawableException {
    try {
      return codec.firstName(text, "op"::equals).isPresent()
          ? operation(codec.text(text, "op")).svg(codec, text)
          : picture(codec.read(TableFigures.class, text)).svg();
    } catch (FaultException fault) {
      throw new UndrawableException(fault.getMessage());
    } catch (InterruptedWorkException interrupted) {
      throw new UndrawableException(tooSlow().getMessage());
    } catch (RuntimeException defect) {
      throw new UndrawableException(internal(defect).getMessage());
    }
  }

  private static TablePicture picture(TableFigures table) {
    return TablePicture.of(table.on(CoordinateFrame.TABLE, PartsCatalogue.standard()))
        .colors(table.colors().orElse(Map.of()));
  }

  /** Answers a line, which may be too long or malformed. */
  Answer answer(Line line) {
    return answer(line, takeTurn());
  }

  /** Answers a line whose turn was taken when it was read. */
  Answer answer(Line line, long turn) {
    if (line instanceof Line.Text text) {
      return answer(text.text(), turn);
    }
    return error(
        Optional.empty(),
        line instanceof Line.TooLong
            ? tooLarge("the line is longer than " + LineReader.MAX_BYTES + " bytes, expected less")
            : FaultException.notJson("the line is not UTF-8, expected a JSON object"));
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

  private void settle(boolean answered) {
    tables.settle(answered);
    games.settle(answered);
  }

  private static FaultException tooLarge(String message) {
    return FaultException.of(FaultCode.TOO_LARGE, Pointer.ROOT, message);
  }

  private static FaultException tooSlow() {
    return FaultException.of(
        FaultCode.TOO_SLOW,
        Pointer.ROOT,
        "the query was given up at the time limit, expected one that is answered sooner");
  }

  private FaultException internal(RuntimeException defect) {
    defects.accept(defect);
    return FaultException.of(
        FaultCode.INTERNAL,
        Pointer.ROOT,
        DEFECT + " (" + Excerpt.quoted(String.valueOf(defect)) + ")");
  }

  private Answer error(Optional<JsonText> id, FaultException fault) {
    return error(
        id,
        new Fault(
            fault.code(),
            fault.getMessage(),
            fault.at().map(Pointer::toString),
            Optional.of(new Refusal(fault.clause(), Optional.empty()))
                .filter(any -> fault.code() == FaultCode.REFUSED)));
  }

  private Answer error(Optional<JsonText> id, Fault fault) {
    settle(false);
    try {
      return new Answer(codec.failure(new Failure(id, false, fault)), false);
    } catch (FaultException tooLong) {
      return error(id, tooLong);
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
      String name, Operation<Q, R> operation, ObjectReader reader) {

    @SuppressWarnings("unchecked") // The reader reads this operation's queries.
    String answer(Codec codec, String line) {
      Query<Q> query = (Query<Q>) codec.read(reader, Query.class, line);
      if (query.picture()) {
        Operation.Pictured<R> answer = pictured(query);
        Drawn<R> drawn = new Drawn<>(answer.result(), query.drawn(answer).svg());
        return codec.answer(new Success<>(query.id(), true, drawn), query.coordinates());
      }
      if (query.extent().isPresent()) {
        throw FaultException.badValue(
            "/extent", "'extent' is found without 'picture': true, expected none or both");
      }
      R result = operation.handler().answer(query).result();
      return codec.answer(new Success<>(query.id(), true, result), query.coordinates());
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
    String svg(Codec codec, String text) {
      Query<Q> query = (Query<Q>) codec.read(reader, Query.class, text);
      return query.drawn(pictured(query)).svg();
    }
  }

  /**
   * The answer to a query that has a result.
   *
   * @param id the query's id
   * @param ok true
   * @param result the result
   */
  record Success<R>(
      Optional<JsonText> id, @SchemaMembers("{\"const\": true}") boolean ok, R result) {}

  /**
   * A result with its picture, which is written as the last field.
   *
   * @param result the result
   * @param svg the picture
   */
  record Drawn<R>(@JsonUnwrapped R result, String svg) {}

  /**
   * The answer to a line with a fault.
   *
   * @param id the query's id, if it could be read
   * @param ok false
   * @param error the fault
   */
  record Failure(
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
  record Fault(
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
  record Refusal(@OrNull Optional<String> clause, Optional<List<Reason>> reasons) {}

  /**
   * The answer to a line.
   *
   * @param json one JSON object, without a line end
   * @param ok whether it is a result and not an error
   */
  public record Answer(String json, boolean ok) {}

  /** The refusal to draw a text that is neither a table nor an answerable query about one. */
  public static final class UndrawableException extends Exception {

    UndrawableException(String sentence) {
      super(sentence);
    }
  }
}
