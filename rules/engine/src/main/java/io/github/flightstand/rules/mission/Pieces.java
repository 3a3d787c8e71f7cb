package io.github.flightstand.rules.mission;

import java.util.Optional;

/**
 * Which pieces a rule is about: ships or remotes.
 *
 * @param ships the role whose ships
 * @param remotes the kind of remotes; {@code all}: of every kind
 * @param ofRole the role whose remotes; everybody's if absent
 * @param carrying whether only those with victory tokens or cargo on their cards
 * @param leaders whether only leaders of wings
 */
public record Pieces(
    Optional<String> ships,
    Optional<String> remotes,
    Optional<String> ofRole,
    Optional<Boolean> carrying,
    Optional<Boolean> leaders) {

  /**
   * Checks that it names ships or remotes.
   *
   * @throws IllegalArgumentException if it names neither or both
   */
  public Pieces {
    if (ships.isPresent() == remotes.isPresent()) {
      throw new IllegalArgumentException(
          "a rule is about 'ships' or about 'remotes', found "
              + (ships.isPresent() ? "both" : "neither"));
    }
  }
}
