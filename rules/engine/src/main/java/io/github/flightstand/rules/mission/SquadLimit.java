package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import java.util.List;
import java.util.Optional;

/**
 * How much the ships may cost (003-057), in threat or in points: a threat is 25 points (003-041).
 *
 * @param role whom it limits; everybody if absent
 * @param team whether a whole side has it, which its players then share evenly; else each player
 * @param bands of one ship each: its least and its most threat; any ships if absent
 * @param wing whether a player's ships are one wing, all of them (003-115)
 */
public record SquadLimit(
    @Names(Thing.ROLE) Optional<String> role,
    int threat,
    int points,
    boolean team,
    Optional<More> more,
    @Default("[]") List<Count> bands,
    @Default("false") boolean wing) {

  /** What comes on top for each player of a role beyond a number of players. */
  public record More(@Names(Thing.ROLE) String role, int beyond, int threat, int points) {}

  /** Checks that the numbers are positive. */
  public SquadLimit {
    bands = List.copyOf(bands);
    if (threat < 1 || points < 1) {
      throw new IllegalArgumentException(
          "a limit is at least 1 threat and 1 point, found " + threat + " and " + points);
    }
  }
}
