package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import java.util.Optional;

/**
 * Which pieces a rule is about: ships or remotes.
 *
 * @param remotes the kind of remotes; {@code all}: of every kind
 * @param ofRole the role whose remotes; everybody's if absent
 * @param carrying whether only those with victory tokens or cargo on their cards
 * @param leaders whether only leaders of wings
 */
public record Pieces(
    @Names(Thing.ROLE) Optional<String> ships,
    @Names(Thing.KINDS) Optional<String> remotes,
    @Names(Thing.ROLE) Optional<String> ofRole,
    @Default("false") boolean carrying,
    @Default("false") boolean leaders) {

  /** Throws IllegalArgumentException unless it names ships or remotes, and not both. */
  public Pieces {
    if (ships.isPresent() == remotes.isPresent()) {
      throw new IllegalArgumentException(
          "a rule is about 'ships' or about 'remotes', found "
              + (ships.isPresent() ? "both" : "neither"));
    }
  }
}
