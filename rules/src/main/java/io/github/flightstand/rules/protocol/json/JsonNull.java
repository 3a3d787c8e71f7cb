package io.github.flightstand.rules.protocol.json;

/**
 * JSON's {@code null}.
 *
 * @param position the place in the order of the document
 */
public record JsonNull(int position) implements JsonValue {}
