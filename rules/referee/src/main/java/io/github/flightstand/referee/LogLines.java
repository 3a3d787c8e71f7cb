package io.github.flightstand.referee;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.codec.JsonLine;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.log.LogFormats;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A reader of the lines of logs whose places are in one frame. */
final class LogLines {

  private final Codec codec;
  private final Codec.Reader<LogHeader.HeaderLine> header;

  /** The readers of the kinds of line, by the name of the first component. */
  private final Map<String, Codec.Reader<? extends LogEvent.Written>> kinds = new LinkedHashMap<>();

  LogLines(CoordinateFrame frame, PartsCatalogue parts) {
    codec = new Codec(LogFormats.in(frame, parts));
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

  /** Returns the event of a line, and applies it to the pieces on the table. */
  LogEvent event(Line line, PiecesOnTable pieces) {
    try {
      LogEvent.Written event = event(new JsonLine(text(line)));
      pieces.take(event);
      return event;
    } catch (FaultException fault) {
      return new LogEvent.Unreadable(fault.getMessage());
    }
  }

  private LogEvent.Written event(JsonLine line) {
    Optional<Codec.Reader<? extends LogEvent.Written>> kind =
        codec.firstName(line, kinds::containsKey).map(kinds::get);
    if (kind.isPresent()) {
      return codec.read(kind.get(), line);
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
