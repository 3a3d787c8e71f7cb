package io.github.flightstand.rules.protocol.json;

/**
 * A value in a JSON document, with its place in the order of the document.
 *
 * <p>The tree keeps what the strict reading of a protocol needs and common trees lose: which of two
 * values comes first, and the digits of a number as they were written.
 */
public sealed interface JsonValue
    permits JsonObject, JsonArray, JsonString, JsonNumber, JsonBoolean, JsonNull {

  /** Returns a number that grows through the document: a container's is below its contents'. */
  int position();
}
