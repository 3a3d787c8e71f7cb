package io.github.flightstand.protocol.squad;

/**
 * Something in a file that was passed over.
 *
 * @param message what it is, in a sentence
 * @param at where it stands: a JSON Pointer, in an answer one into the query
 */
public record Ignored(String message, String at) {

  Ignored under(String place) {
    return new Ignored(message, place + at);
  }
}
