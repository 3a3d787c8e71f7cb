package io.github.flightstand.rules.engine.state;

import io.github.flightstand.rules.member.Default;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The end of a game.
 *
 * @param winner the winning team; absent in a draw
 * @param reason why the game is over
 * @param round the last round
 * @param scores each team's points for destroyed enemy ships; in an epic battle, half the points of
 *     those at half health too
 * @param drawn the teams that share a draw (003-043); empty if a team has won
 */
public record Over(
    @Default(value = "null", written = true) Optional<String> winner,
    Reason reason,
    int round,
    Map<String, Integer> scores,
    List<String> drawn) {

  /** Creates the end of a game that one team has won, or that all scoring teams draw. */
  public Over(Optional<String> winner, Reason reason, int round, Map<String, Integer> scores) {
    this(
        winner,
        reason,
        round,
        scores,
        winner.isPresent() ? List.of() : scores.keySet().stream().sorted().toList());
  }

  /** The reason why a game is over. */
  public enum Reason {
    /** All ships of all other sides are destroyed, or all ships there were. */
    DESTROYED,
    /** All other sides, or all sides, have only disabled ships left (004-054). */
    LAST_MOVABLE,
    /** All other sides are gone, and a side that is gone has left with a prize (004-054). */
    BROUGHT_HOME,
    /** The agreed last round is over. */
    ROUNDS,
    /** The mission's aim is reached, or the mission ended for its own reason (000-182). */
    MISSION
  }

  /** Returns a copy with another reason. */
  public Over because(Reason other) {
    return new Over(winner, other, round, scores, drawn);
  }

  /** Sorts the scores and copies the list. */
  public Over {
    drawn = List.copyOf(drawn);
    scores = Collections.unmodifiableMap(new TreeMap<>(scores));
  }
}
