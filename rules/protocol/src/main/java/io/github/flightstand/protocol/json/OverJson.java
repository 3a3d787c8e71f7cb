package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.rules.engine.state.Over;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The end of a game.
 *
 * @param winner the winning side; null: a draw
 * @param reason the reason for the end
 * @param round the last round
 * @param scores for each team, the points scored by destroying or damaging enemy ships
 * @param drawn the sides that share a draw; empty if a side has won
 */
public record OverJson(
    @OrNull Optional<String> winner,
    Over.Reason reason,
    int round,
    Map<String, Integer> scores,
    List<String> drawn) {

  /** Returns the JSON form of a game's end. */
  public static OverJson of(Over over) {
    return new OverJson(over.winner(), over.reason(), over.round(), over.scores(), over.drawn());
  }
}
