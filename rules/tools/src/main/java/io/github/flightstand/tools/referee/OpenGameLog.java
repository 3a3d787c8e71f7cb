package io.github.flightstand.tools.referee;

import io.github.flightstand.tools.serve.line.Line;
import io.github.flightstand.tools.serve.line.LineReader;
import java.io.IOException;
import java.util.Optional;

/**
 * A game log that is being read: its header, and its lines one after the other, so that a log of
 * any length takes no more memory than what stands on its table and the ids of what has left it.
 *
 * <p>Its lines fit each other as those of a {@link GameLog} do. Not for use by several threads at
 * once.
 *
 * <pre>{@code
 * OpenGameLog log = new GameLogReader(PartsCatalogue.standard()).open(in);
 * for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
 *   ...
 * }
 * }</pre>
 */
public final class OpenGameLog {

  private final GameLogReader reader;
  private final LogHeader header;
  private final LineReader lines;
  private final PiecesOnTable pieces;

  OpenGameLog(GameLogReader reader, LogHeader header, LineReader lines, PiecesOnTable pieces) {
    this.reader = reader;
    this.header = header;
    this.lines = lines;
    this.pieces = pieces;
  }

  /** Returns what holds for the whole game. */
  public LogHeader header() {
    return header;
  }

  /**
   * Reads the next line that is not blank; nothing at the end of the log, which is also after a
   * line of more than {@link LineReader#MAX_BYTES} bytes.
   *
   * @throws IOException if the input cannot be read
   */
  public Optional<LogEntry> next() throws IOException {
    Optional<Line> line = lines.next();
    return line.map(next -> new LogEntry(next.number(), reader.event(next, pieces)));
  }
}
