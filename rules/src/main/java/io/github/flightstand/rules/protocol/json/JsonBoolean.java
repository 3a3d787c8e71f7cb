package io.github.flightstand.rules.protocol.json;

/**
 * JSON's {@code true} or {@code false}.
 *
 * @param position the place in the order of the document
 * @param value which of the two
 */
public record JsonBoolean(int position, boolean value) implements JsonValue {}
