package io.github.flightstand.protocol.squad;

import io.github.flightstand.protocol.format.OrNull;
import java.util.Optional;

/**
 * A reason why a squad is not legal.
 *
 * @param clause the number of the rulebook clause that the squad breaks; null if it is not a rule
 * @param message a sentence that says what is wrong
 * @param at the place in the squad's text: a JSON Pointer, in an answer a pointer into the query
 */
public record Reason(@OrNull Optional<String> clause, String message, String at) {

  Reason under(String place) {
    return new Reason(clause, message, place + at);
  }
}
