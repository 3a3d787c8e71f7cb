package io.github.flightstand.tools;

/**
 * The answer to a line.
 *
 * @param json one JSON object, no line end
 * @param ok whether it is a result and not an error
 */
public record Answer(String json, boolean ok) {}
