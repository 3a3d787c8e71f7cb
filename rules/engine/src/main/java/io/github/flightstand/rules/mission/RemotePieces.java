package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
import java.util.List;

/**
 * Remotes or markers of one kind that a mission brings (003-046, -047).
 *
 * @param kind their kind, such as {@code shuttle}; what its card says the engine knows by that name
 * @param role whose they are, each side of it having so many
 * @param inactive whether they begin inactive: they cannot be attacked until they turn active
 * @param moves the templates along one of which they move forward in the system phase, such as 4F;
 *     none: they stay where they are (003-089, -096, -113)
 */
public record RemotePieces(
    @Names(Thing.ITSELF) String kind,
    @Names(Thing.ROLE) String role,
    @Within(least = 1) int count,
    @Default("false") boolean inactive,
    @Names(Thing.TEMPLATE) @Default("[]") List<String> moves) {

  /** Remotes of every kind. */
  public static final String EVERY = "all";

  /** Copies the list; throws IllegalArgumentException for no piece or the kind {@link #EVERY}. */
  public RemotePieces {
    moves = List.copyOf(moves);
    if (kind.equals(EVERY)) {
      throw new IllegalArgumentException(
          "'kind' is 'all', expected another name: that is every kind");
    }
    if (count < 1) {
      throw new IllegalArgumentException("of '" + kind + "' there is at least 1, found " + count);
    }
  }
}
