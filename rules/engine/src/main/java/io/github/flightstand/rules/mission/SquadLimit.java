package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import java.util.List;
import java.util.Optional;

/**
 * A limit on what ships cost (003-057), in threat and in points: one threat is 25 points (003-041).
 *
 * @param role the role it limits; every player if absent
 * @param team whether it limits a whole side, whose players share it evenly; otherwise each player
 * @param bands ranges of threat, with one ship in each; any ships if empty
 * @param wing whether all ships of a player must form one wing (003-115)
 */
public record SquadLimit(
    @Names(Thing.ROLE) Optional<String> role,
    int threat,
    int points,
    boolean team,
    Optional<More> more,
    @Default("[]") List<Count> bands,
    @Default("false") boolean wing) {

  /** What is added to the limit for each player of a role beyond a number of players. */
  public record More(@Names(Thing.ROLE) String role, int beyond, int threat, int points) {}

  /** Copies the list; throws IllegalArgumentException unless the numbers are positive. */
  public SquadLimit {
    bands = List.copyOf(bands);
    if (threat < 1 || points < 1) {
      throw new IllegalArgumentException(
          "a limit is at least 1 threat and 1 point, found " + threat + " and " + points);
    }
  }
}
