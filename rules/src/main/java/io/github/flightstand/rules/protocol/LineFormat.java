package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.lines.ShortestLines;
import io.github.flightstand.rules.protocol.json.JsonWriter;

/**
 * Lines as the protocol writes them: {@code [[x, y], [x, y]]}, from one piece to another, in the
 * frame of the writer.
 */
public final class LineFormat {

  private LineFormat() {}

  /** Writes the middle one of the shortest lines. */
  public static void write(JsonWriter out, ShortestLines lines) {
    out.startArray();
    PointFormat.write(out, lines.onFirst());
    PointFormat.write(out, lines.onSecond());
    out.endArray();
  }
}
