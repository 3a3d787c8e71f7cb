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

/** A reader of the lines of logs. Threads may share it. */
final class LogLines {

  private final Codec codec;
  private final Codec.Reader<LogHeader.HeaderLine> header;

  /** The readers of the kinds of line, by the name of the first component. */
  private final Map<String, Codec.Reader<? extends LogEvent.Written>> kinds = new LinkedHashMap<>();

  LogLines() {
    codec = new Codec(LogFormats.all());
    header = codec.reader(LogHeader.HeaderLine.class);
    for (Class<?> kind : codec.members(LogEvent.Written.class)) {
      kinds.put(codec.firstComponent(kind), codec.reader(kind.asSubclass(LogEvent.Written.class)));
    }
  }

  LogHeader header(Line line) {
    JsonLine json = new JsonLine(text(line));
    // A missing name of the format is reported before any other fault.
    codec.text(json, "log");
    return codec.read(header, json).header();
  }

  /**
   * Returns the event of a line, and applies it to the pieces on the table.
   *
   * @param ground what the line's places refer to
   */
  LogEvent event(Line line, Ground ground, PiecesOnTable pieces) {
    try {
      LogEvent.Written event = event(new JsonLine(text(line)), ground, pieces);
      pieces.take(event);
      return event;
    } catch (FaultException fault) {
      return new LogEvent.Unreadable(fault.getMessage());
    }
  }

  private LogEvent.Written event(JsonLine line, Ground ground, PiecesOnTable pieces) {
    Optional<String> kind = codec.firstName(line, kinds::containsKey);
    if (kind.isPresent()) {
      LogFormats.Actor actor = () -> pieces.footprint(codec.text(line, kind.get()));
      Map<Class<?>, Object> given = Map.of(Ground.class, ground, LogFormats.Actor.class, actor);
      return read(Objects.requireNonNull(kinds.get(kind.get())), given, line);
    }
    throw codec
        .firstName(line, name -> true)
        .map(
            name ->
                FaultException.about(
                    FaultCode.UNKNOWN_FIELD,
                    Pointer.ROOT.append(name),
                    " is not known in the line, expected one of "
                        + String.join(", ", kinds.keySet())))
        .orElseGet(
            () ->
                FaultException.of(
                    FaultCode.MISSING_FIELD, Pointer.ROOT, "the line's object is empty"));
  }

  private <T extends LogEvent.Written> T read(
      Codec.Reader<T> reader, Map<Class<?>, Object> given, JsonLine line) {
    return codec.read(new Codec.Reader<>(reader.type(), reader.shape(), given), line);
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
