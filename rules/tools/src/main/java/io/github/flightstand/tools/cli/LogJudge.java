package io.github.flightstand.tools.cli;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.tools.referee.GameLog.LogEntry;
import io.github.flightstand.tools.referee.GameLogReader;
import io.github.flightstand.tools.referee.GameLogReader.OpenGameLog;
import io.github.flightstand.tools.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.tools.referee.GameReferee;
import io.github.flightstand.tools.referee.GameReferee.GameRuling;
import io.github.flightstand.tools.referee.GameReferee.UnjudgeableGameException;
import io.github.flightstand.tools.referee.LogHeader;
import io.github.flightstand.tools.referee.Referee;
import io.github.flightstand.tools.referee.Ruling;
import io.github.flightstand.tools.serve.line.Line;
import io.github.flightstand.tools.serve.line.LineReader;
import io.github.flightstand.tools.serve.line.LostOutputException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** Judges a log of either kind: its first line tells which it is. */
final class LogJudge {

  private static final int CHUNK = 1 << 16;

  private LogJudge() {}

  /** Something that was found in a log. */
  interface Finding {
    void tell(Findings to) throws IOException;
  }

  /** Takes the findings as they are made. */
  interface Sink {
    void take(Finding finding) throws IOException;
  }

  /** What comes of a log, in its order. */
  interface Findings {

    /** A log of claims begins. */
    void began(LogHeader header) throws IOException;

    /** The log of a whole game begins. */
    void beganGame() throws IOException;

    /** A line of a log of claims was read, and judged if it holds a claim. */
    void found(LogEntry entry, Optional<Ruling> ruling) throws IOException;

    /** A line of a whole game was judged. */
    void found(GameRuling ruling) throws IOException;

    /** The log could be read to its end. */
    void ended() throws IOException;
  }

  /**
   * Judges a log while it is read, or a whole game's once it is read. Returns why it could not be
   * read to its end, in a sentence.
   *
   * @throws LostOutputException if the findings cannot be written
   */
  static Optional<String> judge(LogSource source, Sink sink) throws IOException {
    try (InputStream in = new BufferedInputStream(source.opening().open(), CHUNK)) {
      if (isWholeGame(in)) {
        game(in, sink);
      } else {
        claims(in, sink);
      }
      sink.take(Findings::ended);
      return Optional.empty();
    } catch (LostOutputException | NewFile.UnwrittenException lost) {
      throw lost;
    } catch (IOException unreadable) {
      return Optional.of(InputFile.words(source.name(), unreadable, "a game log"));
    } catch (UnreadableLogException | UnjudgeableGameException unreadable) {
      return Optional.of("'" + source.name() + "', " + unreadable.getMessage());
    }
  }

  /** Whether a log is that of a whole game by its first line; goes back to its beginning. */
  static boolean isWholeGame(InputStream in) throws IOException {
    GameReferee games = new GameReferee();
    in.mark(2 * LineReader.MAX_BYTES);
    Optional<Line> first = LineReader.toTooLong(new FirstLines(in)).next();
    in.reset();
    return first
        .filter(line -> line instanceof Line.Text text && games.isHeader(text.text()))
        .isPresent();
  }

  private static void claims(InputStream in, Sink sink) throws IOException, UnreadableLogException {
    OpenGameLog log = new GameLogReader(PartsCatalogue.standard()).open(in);
    Referee.Game game = new Referee().begin(log.header());
    sink.take(to -> to.began(log.header()));
    for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
      LogEntry read = entry.get();
      Optional<Ruling> ruling = game.next(read);
      sink.take(to -> to.found(read, ruling));
    }
  }

  private static void game(InputStream in, Sink sink) throws IOException, UnjudgeableGameException {
    List<GameRuling> rulings = new GameReferee().judge(in);
    sink.take(Findings::beganGame);
    for (GameRuling ruling : rulings) {
      sink.take(to -> to.found(ruling));
    }
  }

  /** A stream that gives no more than is there at once, so that nobody waits for a second line. */
  private static final class FirstLines extends InputStream {

    private final InputStream in;

    FirstLines(InputStream in) {
      this.in = in;
    }

    @Override
    public int read() throws IOException {
      return in.read();
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      if (length == 0) {
        return 0;
      }
      int next = in.read();
      if (next < 0) {
        return -1;
      }
      bytes[from] = (byte) next;
      return 1;
    }
  }
}
