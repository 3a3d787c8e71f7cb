package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.rules.engine.state.Over;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param winner the winning side; null: a draw
 * @param reason why it is over
 * @param round the last round
 * @param scores for each team the points of the enemy ships that were destroyed
 * @param drawn the sides among which it is a draw; none if one has won
 */
public record OverJson(
    @OrNull Optional<String> winner,
    Over.Reason reason,
    int round,
    Map<String, Integer> scores,
    List<String> drawn) {

  /** Returns how a game ended as an answer writes it. */
  public static OverJson of(Over over) {
    return new OverJson(over.winner(), over.reason(), over.round(), over.scores(), over.drawn());
  }
}
