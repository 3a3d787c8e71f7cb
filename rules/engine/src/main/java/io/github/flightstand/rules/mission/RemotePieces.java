package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
import java.util.List;

/**
 * Remotes or markers of one kind that a mission brings (003-046, -047).
 *
 * @param kind the kind, such as {@code shuttle}; the engine knows the card of that name
 * @param role the role that owns them; its players get them in turn
 * @param inactive whether they begin inactive: they cannot be attacked until they turn active
 * @param moves the templates for a move forward in the system phase, such as 4F; empty for none
 */
public record RemotePieces(
    @Names(Thing.ITSELF) String kind,
    @Names(Thing.ROLE) String role,
    @Within(least = 1) int count,
    @Default("false") boolean inactive,
    @Names(Thing.TEMPLATE) @Default("[]") List<String> moves) {

  /** The name of every kind of remote together. */
  public static final String EVERY = "all";

  /** Copies the list; throws IllegalArgumentException for a count below 1 or {@link #EVERY}. */
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
