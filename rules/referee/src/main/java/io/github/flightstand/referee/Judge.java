package io.github.flightstand.referee;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.referee.GameLog.LogEntry;
import io.github.flightstand.referee.GameLogReader.OpenGameLog;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.GameReferee.GameRuling;
import io.github.flightstand.referee.GameReferee.UnjudgeableGameException;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A judge of logs of both kinds; the first line of a log says which kind it is. Threads may share a
 * judge.
 *
 * <pre>{@code
 * OpenLog log = new Judge(() -> DamageDecks.cards().withFound()).open(in);
 * for (Optional<Finding> line = log.next(); line.isPresent(); line = log.next()) {
 *   ...
 * }
 * }</pre>
 */
public final class Judge {

  private static final int CHUNK = 1 << 16;

  private final GameLogReader reader = new GameLogReader(PartsCatalogue.standard());
  private final Supplier<CardSet> cards;
  private @Nullable GameReferee games;

  /**
   * Creates a judge.
   *
   * @param cards the cards that whole games are played with; asked for at the first such game
   */
  public Judge(Supplier<CardSet> cards) {
    this.cards = cards;
  }

  /**
   * Opens a log. A log of claims is judged while its lines are asked for, so it may have any
   * length; a whole game is read and judged at once.
   *
   * @param in the log, which the caller must close
   * @throws UnreadableLogException if the header of a log of claims is missing or faulty
   * @throws UnjudgeableGameException if the first line of a whole game's log begins no game
   * @throws IOException if the input cannot be read
   */
  public OpenLog open(InputStream in)
      throws IOException, UnreadableLogException, UnjudgeableGameException {
    InputStream log = new BufferedInputStream(in, CHUNK);
    if (isWholeGame(log)) {
      return new OpenLog(Optional.empty(), new WholeGame(games().judge(log).iterator()));
    }
    OpenGameLog open = reader.open(log);
    return new OpenLog(
        Optional.of(open.header()), new Claims(open, new Referee().begin(open.header())));
  }

  private synchronized GameReferee games() {
    if (games == null) {
      games = new GameReferee(cards.get());
    }
    return games;
  }

  /** Tests whether a log is a whole game's by its first line, and resets the stream. */
  public static boolean isWholeGame(InputStream in) throws IOException {
    in.mark(2 * LineReader.MAX_BYTES);
    Optional<Line> first = LineReader.toTooLong(in).next();
    in.reset();
    return first
        .filter(line -> line instanceof Line.Text text && GameReferee.isHeader(text.text()))
        .isPresent();
  }

  /** A finding about a line of a log. */
  public sealed interface Finding {

    /** A line of a log of claims, with its ruling if it holds a claim or cannot be read. */
    record OfClaim(LogEntry entry, Optional<Ruling> ruling) implements Finding {}

    /** The ruling on a line of a whole game. */
    record OfGame(GameRuling ruling) implements Finding {}
  }

  /** A source of findings, in the order of the lines. */
  private interface Source {
    Optional<Finding> next() throws IOException;
  }

  private record Claims(OpenGameLog log, Referee.Game game) implements Source {

    @Override
    public Optional<Finding> next() throws IOException {
      return log.next().map(entry -> new Finding.OfClaim(entry, game.next(entry)));
    }
  }

  private record WholeGame(Iterator<GameRuling> rulings) implements Source {

    @Override
    public Optional<Finding> next() {
      return rulings.hasNext() ? Optional.of(new Finding.OfGame(rulings.next())) : Optional.empty();
    }
  }

  /** A log that is judged line by line. Not thread-safe. */
  public static final class OpenLog {

    private final Optional<LogHeader> header;
    private final Source source;

    private OpenLog(Optional<LogHeader> header, Source source) {
      this.header = header;
      this.source = source;
    }

    /** Returns the header of a log of claims; empty for a whole game's log. */
    public Optional<LogHeader> header() {
      return header;
    }

    /**
     * Judges the next line that is not blank; returns empty at the end of the log.
     *
     * @throws IOException if the input cannot be read
     */
    public Optional<Finding> next() throws IOException {
      return source.next();
    }
  }
}
