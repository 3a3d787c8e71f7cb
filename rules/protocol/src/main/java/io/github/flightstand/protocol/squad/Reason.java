package io.github.flightstand.protocol.squad;

import io.github.flightstand.protocol.format.OrNull;
import java.util.Optional;

/**
 * Why a squad is not legal.
 *
 * @param clause the clause of the rulebooks that it breaks, by its number in the project's list;
 *     null where it is no matter of rules, as that there are no ships
 * @param message what is wrong, in a sentence
 * @param at where in the squad's text: a JSON Pointer, in an answer one into the query
 */
public record Reason(@OrNull Optional<String> clause, String message, String at) {

  Reason under(String place) {
    return new Reason(clause, message, place + at);
  }
}
