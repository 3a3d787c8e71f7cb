package io.github.flightstand.protocol.squad;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/**
 * Something in a file that was passed over.
 *
 * @param message what it is, in a sentence
 * @param at where it stands, a JSON Pointer
 */
@JsonClassDescription("Something that was passed over.")
public record Ignored(
    String message, @JsonPropertyDescription("A JSON Pointer into the query.") String at) {

  Ignored under(String place) {
    return new Ignored(message, place + at);
  }
}
