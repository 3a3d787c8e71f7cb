package io.github.flightstand.protocol.squad;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.github.flightstand.protocol.format.OrNull;
import java.util.Optional;

/**
 * Why a squad is not legal.
 *
 * @param clause the clause of the rulebooks that it breaks, by its number in the project's list;
 *     none: a card is not in the catalogue
 * @param message what is wrong, in a sentence
 * @param at where in the squad's text, a JSON Pointer
 */
@JsonClassDescription("Why a squad is not legal.")
public record Reason(
    @JsonPropertyDescription(
            "The clause of the rulebooks that it breaks, by its number in the project's list; null"
                + " where a card is not in the catalogue.")
        @OrNull
        Optional<String> clause,
    String message,
    @JsonPropertyDescription("A JSON Pointer into the query.") String at) {

  Reason under(String place) {
    return new Reason(clause, message, place + at);
  }
}
