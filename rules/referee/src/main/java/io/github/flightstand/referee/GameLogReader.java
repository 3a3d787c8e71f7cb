package io.github.flightstand.referee;

import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.json.Ground;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.referee.GameLog.LogEntry;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A reader of game logs, whole or line by line: one JSON object per line, UTF-8, the header first.
 *
 * <p>A faulty line becomes {@link LogEvent.Unreadable} and does not affect later lines; only a
 * faulty header leaves nothing to read. Faults are text that is not JSON or not a log's line,
 * figures out of range, and unknown maneuvers, bases or fields. So are ids placed twice, and moved
 * or removed pieces that are not on the table.
 *
 * <pre>{@code
 * try (InputStream in = Files.newInputStream(path)) {
 *   GameLog log = new GameLogReader(PartsCatalogue.standard()).read(in);
 * }
 * }</pre>
 */
public final class GameLogReader {

  private final PartsCatalogue parts;

  public GameLogReader(PartsCatalogue parts) {
    this.parts = parts;
  }

  /**
   * Reads a log to its end, or to a line of more than {@link LineReader#MAX_BYTES} bytes, which is
   * unreadable and the last.
   *
   * @param in the log, which the caller must close
   * @throws UnreadableLogException if the header is missing or faulty
   * @throws IOException if the input itself cannot be read
   */
  public GameLog read(InputStream in) throws IOException, UnreadableLogException {
    OpenGameLog log = open(in);
    List<LogEntry> entries = new ArrayList<>();
    for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
      entries.add(entry.get());
    }
    return new GameLog(log.header(), entries);
  }

  /**
   * Reads the header of a log; its lines are read on demand, up to the same end.
   *
   * @param in the log, which the caller must close
   * @throws UnreadableLogException if the header is missing or faulty
   * @throws IOException if the input itself cannot be read
   */
  public OpenGameLog open(InputStream in) throws IOException, UnreadableLogException {
    LineReader lines = LineReader.toTooLong(in);
    Line first = lines.next().orElseThrow(UnreadableLogException::empty);
    return new OpenGameLog(begin(first), lines);
  }

  /** Reads the header of a log whose other lines are given one by one. */
  ReadGameLog begin(Line first) throws UnreadableLogException {
    LogHeader header;
    try {
      header = LogLines.header(first);
    } catch (FaultException fault) {
      throw new UnreadableLogException(first.number(), fault.getMessage());
    }
    Map<String, Base> own = header.bases();
    PartsCatalogue known = own.isEmpty() ? parts : parts.withOwn(own.values());
    Ground ground = new Ground(header.frame(), header.playArea(), known);
    return new ReadGameLog(header, ground, new PiecesOnTable());
  }

  /** The refusal of a log that cannot be read to its end, or whose lines contradict each other. */
  public static final class UnreadableLogException extends Exception {

    public UnreadableLogException(int line, String message) {
      super("line " + line + ": " + message);
    }

    static UnreadableLogException empty() {
      return new UnreadableLogException(1, "the log is empty, expected its header");
    }
  }

  /**
   * A game log whose lines are given one by one.
   *
   * @param ground what its places refer to
   * @param pieces the pieces on the table up to now
   */
  record ReadGameLog(LogHeader header, Ground ground, PiecesOnTable pieces) {

    LogEntry next(Line line) {
      return new LogEntry(line.number(), LogLines.event(line, ground, pieces));
    }

    ReadGameLog copy() {
      return new ReadGameLog(header, ground, pieces.copy());
    }
  }

  /**
   * A game log that is read line by line. A log of any length takes only the memory for the pieces
   * on its table and the ids of those that have left it. Not thread-safe.
   *
   * <pre>{@code
   * OpenGameLog log = new GameLogReader(PartsCatalogue.standard()).open(in);
   * for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
   *   ...
   * }
   * }</pre>
   */
  public static final class OpenGameLog {

    private final ReadGameLog log;
    private final LineReader lines;

    OpenGameLog(ReadGameLog log, LineReader lines) {
      this.log = log;
      this.lines = lines;
    }

    public LogHeader header() {
      return log.header();
    }

    /**
     * Reads the next line that is not blank; returns empty at the end of the log.
     *
     * @throws IOException if the input cannot be read
     */
    public Optional<LogEntry> next() throws IOException {
      return lines.next().map(log::next);
    }
  }
}
