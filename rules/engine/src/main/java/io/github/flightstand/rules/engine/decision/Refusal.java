package io.github.flightstand.rules.engine.decision;

import java.util.Optional;

/**
 * The reason why a command is refused. The state stays as it was.
 *
 * @param clause the clause of the rulebooks that forbids the command, by its number in the
 *     project's list. It is absent if the command does not answer a pending decision
 * @param message the reason in one sentence
 * @param at the member of the command that is at fault
 */
public record Refusal(Optional<String> clause, String message, String at) {

  /** Returns a refusal without a clause. */
  public static Refusal of(String at, String message) {
    return new Refusal(Optional.empty(), message, at);
  }
}
