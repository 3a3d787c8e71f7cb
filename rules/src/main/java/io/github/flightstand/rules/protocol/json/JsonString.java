package io.github.flightstand.rules.protocol.json;

/**
 * A JSON string.
 *
 * @param position the place in the order of the document
 * @param text what it says, escapes resolved; half a surrogate pair stays as it is
 */
public record JsonString(int position, String text) implements JsonValue {}
