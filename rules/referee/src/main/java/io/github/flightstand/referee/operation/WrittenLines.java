package io.github.flightstand.referee.operation;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.line.Line;
import java.util.ArrayList;
import java.util.List;

/** The lines of a log in a query: each an object, or the line as a text. */
final class WrittenLines {

  private WrittenLines() {}

  /** Returns the lines that are not blank, numbered from 1. */
  static List<Line.Text> of(Codec codec, List<JsonText> written) {
    List<Line.Text> lines = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      String json = written.get(i).text();
      String text = json.startsWith("\"") ? String.valueOf(codec.tree(json)) : json;
      if (!text.isBlank()) {
        lines.add(new Line.Text(i + 1, text));
      }
    }
    return lines;
  }
}
