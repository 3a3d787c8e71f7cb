package io.github.flightstand.rules.engine.state;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How a game ended.
 *
 * @param winner the winning team; none in a draw
 * @param scores for each team the points of the enemy ships that were destroyed; in an epic battle
 *     half of those at half health too
 * @param drawn the teams among which it is a draw (003-043); none if one has won
 */
public record Over(
    Optional<String> winner,
    Reason reason,
    int round,
    Map<String, Integer> scores,
    List<String> drawn) {

  /** Creates the end of a game that one team has won or that is a draw among all that score. */
  public Over(Optional<String> winner, Reason reason, int round, Map<String, Integer> scores) {
    this(
        winner,
        reason,
        round,
        scores,
        winner.isPresent() ? List.of() : scores.keySet().stream().sorted().toList());
  }

  /** Why a game is over. */
  public enum Reason {
    /** All ships of all others are destroyed, or all ships there were. */
    DESTROYED,
    /** Of all others only disabled ships are left, or of all (004-054). */
    LAST_MOVABLE,
    /** The last round that was agreed on is over. */
    ROUNDS,
    /** The mission's aim is reached, or it is over for another reason of its own (000-182). */
    MISSION
  }

  /** Sorts the scores, copies the list. */
  public Over {
    drawn = List.copyOf(drawn);
    scores = Collections.unmodifiableMap(new TreeMap<>(scores));
  }
}
