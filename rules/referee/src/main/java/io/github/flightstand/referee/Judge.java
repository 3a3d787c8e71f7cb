package io.github.flightstand.referee;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.referee.GameLog.LogEntry;
import io.github.flightstand.referee.GameLogReader.ReadGameLog;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.GameReferee.GameRuling;
import io.github.flightstand.referee.GameReferee.UnjudgeableGameException;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
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
   * length. A whole game is read and judged at once.
   *
   * @param in the log, which the caller must close
   * @throws UnreadableLogException if the header of a log of claims is missing or faulty
   * @throws UnjudgeableGameException if the first line of a whole game's log begins no game
   * @throws IOException if the input cannot be read
   */
  public OpenLog open(InputStream in)
      throws IOException, UnreadableLogException, UnjudgeableGameException {
    LineReader lines = LineReader.toTooLong(in);
    return new OpenLog(begin(lines.next().orElseThrow(UnreadableLogException::empty)), lines);
  }

  /**
   * Begins to judge a log whose lines are given later.
   *
   * @param header the log's first line
   * @throws UnreadableLogException if it is no header
   * @throws UnjudgeableGameException if it is a whole game's, but begins no game
   */
  public Judging begin(Line header) throws UnreadableLogException, UnjudgeableGameException {
    if (header instanceof Line.Text text && GameReferee.isHeader(text.text())) {
      return new WholeGame(games().begin(header));
    }
    ReadGameLog log = reader.begin(header);
    return new Claims(log, new Referee().begin(log.header()));
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

  private record Claims(ReadGameLog log, Referee.Game game) implements Judging {

    @Override
    public Optional<LogHeader> header() {
      return Optional.of(log.header());
    }

    @Override
    public List<Finding> next(List<Line> lines) {
      return lines.stream().map(log::next).map(this::finding).toList();
    }

    private Finding finding(LogEntry entry) {
      return new Finding.OfClaim(entry, game.next(entry));
    }

    @Override
    public Judging copy() {
      return new Claims(log.copy(), game.copy());
    }
  }

  private record WholeGame(GameJudging game) implements Judging {

    @Override
    public Optional<LogHeader> header() {
      return Optional.empty();
    }

    @Override
    public List<Finding> next(List<Line> lines) {
      return game.next(lines).stream().<Finding>map(Finding.OfGame::new).toList();
    }

    @Override
    public Judging copy() {
      return new WholeGame(game.copy());
    }
  }

  /** A log that is judged line by line. Not thread-safe. */
  public static final class OpenLog {

    private final Judging log;
    private final LineReader lines;
    private final Deque<Finding> found = new ArrayDeque<>();

    private OpenLog(Judging log, LineReader lines) {
      this.log = log;
      this.lines = lines;
    }

    /** Returns the header of a log of claims; empty for a whole game's log. */
    public Optional<LogHeader> header() {
      return log.header();
    }

    /**
     * Judges the next line that is not blank; returns empty at the end of the log.
     *
     * @throws IOException if the input cannot be read
     */
    public Optional<Finding> next() throws IOException {
      if (found.isEmpty()) {
        found.addAll(log.next(log.header().isEmpty() ? lines.rest() : nextLine()));
      }
      return Optional.ofNullable(found.poll());
    }

    private List<Line> nextLine() throws IOException {
      return lines.next().map(List::of).orElseGet(List::of);
    }
  }
}
