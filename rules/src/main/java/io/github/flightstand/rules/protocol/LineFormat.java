package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.query.ShortestLines;
import io.github.flightstand.rules.protocol.json.JsonWriter;

/** Lines as the protocol writes them: {@code [[x, y], [x, y]]}, from one piece to another. */
public final class LineFormat {

  private LineFormat() {}

  /** Writes the middle one of the shortest lines. */
  public static void write(JsonWriter out, ShortestLines lines) {
    out.startArray();
    write(out, lines.onFirst());
    write(out, lines.onSecond());
    out.endArray();
  }

  private static void write(JsonWriter out, Point point) {
    out.startArray().number(point.x()).number(point.y()).endArray();
  }
}
