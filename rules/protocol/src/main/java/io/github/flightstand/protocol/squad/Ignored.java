package io.github.flightstand.protocol.squad;

/**
 * A part of a file that was ignored.
 *
 * @param message a sentence that says what was ignored and why
 * @param at its place: a JSON Pointer, in an answer a pointer into the query
 */
public record Ignored(String message, String at) {

  Ignored under(String place) {
    return new Ignored(message, place + at);
  }
}
