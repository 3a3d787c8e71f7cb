package io.github.flightstand.rules.protocol.json;

import java.util.Optional;
import java.util.Set;

/**
 * One JSON object, read from a line.
 *
 * @param root the object; whatever is nested too deeply is cut off and stands there empty
 * @param tooDeep the first value that is nested more than {@link JsonReader#MAX_NESTING} deep, if
 *     any
 * @param cut the names of the root's members in which something was cut off
 */
public record JsonDocument(JsonObject root, Optional<TooDeep> tooDeep, Set<String> cut) {

  /** Copies the names. */
  public JsonDocument {
    cut = Set.copyOf(cut);
  }

  /**
   * A value that is nested too deeply.
   *
   * @param position its place in the order of the document
   * @param at the JSON Pointer to it
   */
  public record TooDeep(int position, Pointer at) {}
}
