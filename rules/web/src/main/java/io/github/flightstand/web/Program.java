package io.github.flightstand.web;

import io.github.flightstand.protocol.answer.Answerer;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.web.library.SecondPart;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.core.JSString;

/** An answerer of the host's lines. */
final class Program {

  private final Kept<KeptTable> tables;
  private final Answerer answerer;
  private long turn;

  Program(Codec codec, Kept<KeptTable> tables, Kept<KeptGame> games, Operations operations) {
    this.tables = tables;
    answerer = new Answerer(codec, tables, games, operations, Program::failed);
  }

  /** Throws on what only the second part answers; of a defect, the answer tells. */
  private static void failed(Throwable thrown) {
    if (thrown instanceof SecondPart.Needed needed) {
      throw needed;
    }
  }

  JSString answer(JSString line, double milliseconds) {
    Deadline.begin(milliseconds);
    return JSString.valueOf(answerer.answer(line.stringValue(), ++turn).json());
  }

  /**
   * Returns the name of a kept table, or null if there are fewer.
   *
   * @param place from 0, the place among those that were used longer ago
   */
  @Nullable JSString kept(int place) {
    List<String> names = tables.names();
    return place < names.size() ? JSString.valueOf(names.get(place)) : null;
  }
}
