package io.github.flightstand.rules.referee.log;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.rules.protocol.Fault;
import io.github.flightstand.rules.protocol.Faults;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.json.JsonDocument;
import io.github.flightstand.rules.protocol.json.JsonReader;
import io.github.flightstand.rules.protocol.json.Line;
import io.github.flightstand.rules.protocol.json.LineReader;
import io.github.flightstand.rules.protocol.json.NotJsonException;
import io.github.flightstand.rules.protocol.json.TooDeepException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads game logs: one JSON object a line, UTF-8, the first the header.
 *
 * <p>A log is read whole before anything in it is judged, and a log with a fault in any line is
 * unreadable: a referee who guesses what a broken line meant would judge a game that nobody played.
 * Faults are whatever is not JSON or not a log's line, figures out of range, unknown maneuvers,
 * bases or fields, ids placed twice, and pieces that are not on the table when they are moved or
 * removed. Of claims that are not judged yet only what moves ships is read; their other fields are
 * left to the version that judges them.
 *
 * <pre>{@code
 * try (InputStream in = Files.newInputStream(path)) {
 *   GameLog log = new GameLogReader(PartsCatalogue.standard()).read(in);
 * }
 * }</pre>
 */
public final class GameLogReader {

  private final PartsCatalogue parts;
  private final JsonReader json = new JsonReader();

  /** Creates a reader that takes bases from a catalogue. */
  public GameLogReader(PartsCatalogue parts) {
    this.parts = parts;
  }

  /**
   * Reads a log to its end.
   *
   * @param in the log; it stays the caller's to close
   * @throws UnreadableLogException if a line is at fault; the message names the line, what was
   *     found there and what was expected
   * @throws IOException if the input itself cannot be read
   */
  public GameLog read(InputStream in) throws IOException, UnreadableLogException {
    LineReader lines = new LineReader(in);
    TableReader tables = new TableReader(parts);
    Line first =
        lines
            .next()
            .orElseThrow(
                () -> new UnreadableLogException(1, "the log is empty, expected its header"));
    LogHeader header = read(first, line -> new HeaderReader(tables).read(line));
    LogEntryReader entries = new LogEntryReader(tables);
    List<LogEntry> read = new ArrayList<>();
    for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
      int number = line.get().number();
      read.add(read(line.get(), fields -> entries.read(number, fields)));
    }
    return new GameLog(header, read);
  }

  private <T> T read(Line line, Reading<T> reading) throws UnreadableLogException {
    JsonDocument document = document(line);
    Faults faults = new Faults();
    Optional<T> result = reading.of(Fields.of(document.root(), faults));
    Optional<Fault> fault = faults.first();
    if (fault.isPresent()) {
      throw new UnreadableLogException(line.number(), fault.get().message());
    }
    return result.orElseThrow(
        () -> new UnreadableLogException(line.number(), "the line's object says nothing"));
  }

  private JsonDocument document(Line line) throws UnreadableLogException {
    if (line instanceof Line.TooLong) {
      throw new UnreadableLogException(
          line.number(), "the line is longer than " + LineReader.MAX_BYTES + " bytes");
    }
    if (!(line instanceof Line.Text text)) {
      throw new UnreadableLogException(line.number(), "the line is not UTF-8");
    }
    try {
      JsonDocument document = json.read(text.text());
      if (document.tooDeep().isPresent()) {
        throw new UnreadableLogException(
            line.number(), "values are nested more than " + JsonReader.MAX_NESTING + " deep");
      }
      return document;
    } catch (NotJsonException notJson) {
      throw new UnreadableLogException(line.number(), notJson.getMessage());
    } catch (TooDeepException tooDeep) {
      throw new UnreadableLogException(line.number(), tooDeep.getMessage());
    }
  }

  /** Reads a line's object; a fault is noted in its fields, and then there may be no result. */
  private interface Reading<T> {
    Optional<T> of(Fields line);
  }
}
