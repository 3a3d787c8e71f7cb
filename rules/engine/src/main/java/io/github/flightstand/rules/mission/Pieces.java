package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import java.util.Optional;

/**
 * The pieces that a rule is about: ships or remotes.
 *
 * @param ships the role that owns the ships
 * @param remotes the kind of the remotes, or {@code all} for every kind
 * @param ofRole the role that owns the remotes; every player if absent
 * @param carrying whether only pieces with victory tokens or cargo on their cards count
 * @param leaders whether only leaders of wings count
 */
public record Pieces(
    @Names(Thing.ROLE) Optional<String> ships,
    @Names(Thing.KINDS) Optional<String> remotes,
    @Names(Thing.ROLE) Optional<String> ofRole,
    @Default("false") boolean carrying,
    @Default("false") boolean leaders) {

  /** Throws IllegalArgumentException unless it names either ships or remotes. */
  public Pieces {
    if (ships.isPresent() == remotes.isPresent()) {
      throw new IllegalArgumentException(
          "a rule is about 'ships' or about 'remotes', found "
              + (ships.isPresent() ? "both" : "neither"));
    }
  }
}
