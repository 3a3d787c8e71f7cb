package io.github.flightstand.rules.squad;

import java.util.Optional;

/**
 * A rule that a squad breaks.
 *
 * @param clause the clause of the rulebooks, by its number in the project's list; none: what is
 *     wrong is not a matter of rules, as an unknown card is not
 * @param message what is wrong, in a sentence
 * @param ship the index of the ship that breaks it; none: the squad as a whole does
 * @param upgrade the index of the ship's upgrade that breaks it; none: the ship does
 */
public record BrokenRule(
    Optional<String> clause, String message, Optional<Integer> ship, Optional<Integer> upgrade) {

  static BrokenRule ofSquad(String clause, String message) {
    return new BrokenRule(Optional.of(clause), message, Optional.empty(), Optional.empty());
  }
}
