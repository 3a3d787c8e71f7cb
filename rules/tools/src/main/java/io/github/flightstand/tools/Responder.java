package io.github.flightstand.tools;

import io.github.flightstand.protocol.answer.Answerer;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.referee.operation.RefereeOperations;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A responder that answers queries line by line. A line may hold anything.
 *
 * <pre>{@code
 * new Responder().answer("{\"id\": 7, \"op\": \"fly\"}").json();
 * // {"id":7,"ok":false,"error":{"code":"unknown-op","message":"...","at":"/op"}}
 * }</pre>
 *
 * <p>It keeps the tables, games and logs that queries ask it to keep. Not safe for use by several
 * threads at once. If its thread is interrupted ({@link
 * io.github.flightstand.geometry.Interruption}), the answer is the error {@code too-slow}.
 */
public final class Responder {

  /** The message about a defect of the program. */
  public static final String DEFECT = Answerer.DEFECT;

  private final Codec codec;
  private final Keeping keeping;
  private final AtomicLong turns;
  private final Function<Keeping, Operations> offer;
  private final Answerer answerer;
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
   * @param defects receives what was thrown behind each answer with the error {@code internal}
   */
  public Responder(Supplier<CardSet> cards, Consumer<Throwable> defects) {
    this(keeping -> RefereeOperations.all(keeping, cards), defects);
  }

  /** Creates a responder with other operations. */
  Responder(Operations operations, Consumer<Throwable> defects) {
    this(keeping -> operations, defects);
  }

  private Responder(Function<Keeping, Operations> offer, Consumer<Throwable> defects) {
    this(new Codec(), new Keeping(), new AtomicLong(), offer, defects);
  }

  private Responder(
      Codec codec,
      Keeping keeping,
      AtomicLong turns,
      Function<Keeping, Operations> offer,
      Consumer<Throwable> defects) {
    this.codec = codec;
    this.keeping = keeping;
    this.turns = turns;
    this.offer = offer;
    this.defects = defects;
    answerer = new Answerer(codec, keeping, offer.apply(keeping), defects);
  }

  /** Returns a responder for another thread, on the same that is kept. */
  Responder beside() {
    return new Responder(codec, keeping.beside(), turns, offer, defects);
  }

  /** Takes the next line's turn, which says how lately what is kept was used. */
  long takeTurn() {
    return turns.incrementAndGet();
  }

  /**
   * Tests whether a line certainly drops no kept object to make room.
   *
   * @param others the number of other lines that may keep an object meanwhile
   * @param forgetting whether another line may forget an object meanwhile
   */
  boolean hasRoom(KeptNames names, int others, boolean forgetting) {
    return (!names.tables() || hasRoom(keeping.tables(), names, others, forgetting))
        && (!names.games() || hasRoom(keeping.games(), names, others, forgetting))
        && (!names.logs() || hasRoom(keeping.logs(), names, others, forgetting));
  }

  private static boolean hasRoom(Kept<?> kept, KeptNames names, int others, boolean forgetting) {
    return (!forgetting && names.kept().stream().allMatch(kept::has))
        || kept.hasRoom(others + names.kept().size());
  }

  /** Writes a defect to the system's log, which is standard error by default. */
  private static void log(Throwable defect) {
    System.getLogger(Responder.class.getName()).log(System.Logger.Level.ERROR, DEFECT, defect);
  }

  /** Answers a line with its result, or with one of its faults. */
  public Answer answer(String line) {
    return answer(new Line.Text(1, line), takeTurn());
  }

  /**
   * Returns the picture, an SVG document, of a query and its answer, or of a table alone. The query
   * need not ask for a picture.
   *
   * @param text a query about a table, or a table as in a query; it may contain line breaks
   * @throws UndrawableException if the text is neither, or cannot be answered
   */
  public String svg(String text) throws UndrawableException {
    try {
      return answerer.svg(text);
    } catch (RuntimeException | Error thrown) {
      throw new UndrawableException(answerer.fault(thrown).message());
    }
  }

  /** Answers a line, which may be too long or malformed; its turn was taken when it was read. */
  Answer answer(Line line, long turn) {
    Answerer.Answer answer =
        line instanceof Line.Text text
            ? answerer.answer(text.text(), turn)
            : answerer.refused(
                line instanceof Line.TooLong
                    ? Answerer.tooLarge(
                        "the line is longer than " + LineReader.MAX_BYTES + " bytes, expected less")
                    : FaultException.notJson("the line is not UTF-8, expected a JSON object"));
    return new Answer(answer.json(), answer.ok());
  }

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
