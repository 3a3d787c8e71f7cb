package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.rules.engine.state.Over;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a game ended, as an answer writes it.
 *
 * @param winner the winning team, null in a draw
 * @param reason why it is over
 * @param round the last round
 * @param scores for each team the points of the enemy ships that were destroyed
 * @param drawn the teams among which it is a draw
 */
@JsonClassDescription("How a game ended.")
public record OverJson(
    @JsonPropertyDescription("The winning side; null: a draw.") @OrNull Optional<String> winner,
    Over.Reason reason,
    int round,
    Map<String, Integer> scores,
    @JsonPropertyDescription("The sides among which it is a draw; none if one has won.")
        List<String> drawn) {

  /** Returns how a game ended as an answer writes it. */
  public static OverJson of(Over over) {
    return new OverJson(over.winner(), over.reason(), over.round(), over.scores(), over.drawn());
  }
}
