package io.github.flightstand.rules.protocol.json;

import java.util.Collections;
import java.util.List;

/**
 * A JSON list.
 *
 * @param position the place in the order of the document
 * @param elements the values in it, in order
 */
public record JsonArray(int position, List<JsonValue> elements) implements JsonValue {

  /** Wraps the elements; whoever hands them over does not change them any more. */
  public JsonArray {
    // A view, not a copy: a line may hold a million elements, and the reader is done with the list.
    elements = Collections.unmodifiableList(elements);
  }
}
