package io.github.flightstand.referee;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.codec.JsonLine;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.Ground;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.log.LogFormats;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Reads the lines of logs. */
final class LogLines {

  /** One codec for all logs, because each finds out for itself how the kinds of line are read. */
  static final Codec CODEC = new Codec(LogFormats.all());

  private static final Codec.Reader<LogHeader.HeaderLine> HEADER =
      CODEC.reader(LogHeader.HeaderLine.class);

  /** The readers of the kinds of line, by the name of the first component. */
  private static final Map<String, Codec.Reader<? extends LogEvent.Written>> KINDS =
      new LinkedHashMap<>();

  static {
    for (Class<?> kind : CODEC.members(LogEvent.Written.class)) {
      KINDS.put(CODEC.firstComponent(kind), CODEC.reader(kind.asSubclass(LogEvent.Written.class)));
    }
  }

  private LogLines() {}

  static LogHeader header(Line line) {
    JsonLine json = new JsonLine(text(line));
    // A missing name of the format is reported before any other fault.
    CODEC.text(json, "log");
    return CODEC.read(HEADER, json).header();
  }

  /**
   * Returns the event of a line, and applies it to the pieces on the table.
   *
   * @param ground what the line's places refer to
   */
  static LogEvent event(Line line, Ground ground, PiecesOnTable pieces) {
    try {
      LogEvent.Written event = event(new JsonLine(text(line)), ground, pieces);
      pieces.take(event);
      return event;
    } catch (FaultException fault) {
      return new LogEvent.Unreadable(fault.getMessage());
    }
  }

  private static LogEvent.Written event(JsonLine line, Ground ground, PiecesOnTable pieces) {
    Optional<String> kind = CODEC.firstName(line, KINDS::containsKey);
    if (kind.isPresent()) {
      LogFormats.Actor actor = () -> pieces.footprint(CODEC.text(line, kind.get()));
      Map<Class<?>, Object> given = Map.of(Ground.class, ground, LogFormats.Actor.class, actor);
      return read(Objects.requireNonNull(KINDS.get(kind.get())), given, line);
    }
    throw CODEC
        .firstName(line, name -> true)
        .map(
            name ->
                FaultException.about(
                    FaultCode.UNKNOWN_FIELD,
                    Pointer.ROOT.append(name),
                    " is not known in the line, expected one of "
                        + String.join(", ", KINDS.keySet())))
        .orElseGet(
            () ->
                FaultException.of(
                    FaultCode.MISSING_FIELD, Pointer.ROOT, "the line's object is empty"));
  }

  private static <T extends LogEvent.Written> T read(
      Codec.Reader<T> reader, Map<Class<?>, Object> given, JsonLine line) {
    return CODEC.read(new Codec.Reader<>(reader.type(), reader.shape(), given), line);
  }

  private static String text(Line line) {
    return text(line, ", the rest of the log is not read");
  }

  /**
   * Returns a line's text; {@code ending} is said of a log that ends with a line too long.
   *
   * @throws FaultException if the line is not text of at most the limit
   */
  static String text(Line line, String ending) {
    if (line instanceof Line.Text text) {
      return text.text();
    }
    throw FaultException.notJson(
        line instanceof Line.TooLong
            ? "the line is longer than " + LineReader.MAX_BYTES + " bytes" + ending
            : "the line is not UTF-8");
  }
}
