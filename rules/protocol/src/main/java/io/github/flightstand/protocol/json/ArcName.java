package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.Optional;

/**
 * The name of a firing arc: a published one, or an arc of the query's own parts.
 *
 * @param word the name as it is written
 */
public record ArcName(String word) {

  private static final String PUBLISHED = "one of " + String.join(", ", FiringArc.words());

  /** Reads a name. */
  static ArcName read(JsonReader in) {
    return new ArcName(in.text(PUBLISHED));
  }

  /** Returns the published arc of that name, if there is one. */
  public Optional<FiringArc> published() {
    return FiringArc.ofWord(word);
  }
}
