package io.github.flightstand.rules.engine.decision;

import java.util.Optional;

/**
 * Why a command is not carried out. The state stays as it was.
 *
 * @param clause the clause of the rulebooks that forbids it, by its number in the project's list;
 *     none if the command is no answer to what is pending
 * @param message one sentence
 * @param at the member of the command that it is about
 */
public record Refusal(Optional<String> clause, String message, String at) {

  /** Returns a refusal that no clause of a rulebook backs. */
  public static Refusal of(String at, String message) {
    return new Refusal(Optional.empty(), message, at);
  }
}
