package io.github.flightstand.rules.squad;

import java.util.Optional;

/**
 * A rule that a squad breaks.
 *
 * @param clause the rule's number in the project's list; empty for other faults (unknown cards)
 * @param ship the index of the ship that breaks it; empty if the squad as a whole does
 * @param upgrade the index of the ship's upgrade that breaks it; empty if the ship does
 */
public record BrokenRule(
    Optional<String> clause, String message, Optional<Integer> ship, Optional<Integer> upgrade) {

  static BrokenRule ofSquad(String clause, String message) {
    return new BrokenRule(Optional.of(clause), message, Optional.empty(), Optional.empty());
  }
}
