package io.github.flightstand.rules.engine.flow.score;

import io.github.flightstand.rules.engine.state.Health;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Sides' scores and losses in squad points. A ship counts if it was destroyed or fled (000-211,
 * -213). By rules that count half health, it counts half, rounded up, at half health, and the ships
 * of one quick build count as one ship, gone when all are (003-038 to -042).
 */
final class Scores {

  /**
   * Returns the standard score: what a side's enemies have lost, whoever destroyed it. A team's
   * score counts each enemy ship once (the project's reading of 003-039 and -065).
   */
  static Map<String, Integer> standard(State state) {
    Map<String, Integer> lost = casualties(state);
    int all = lost.values().stream().mapToInt(Integer::intValue).sum();
    Map<String, Integer> scores = new TreeMap<>();
    lost.forEach((team, own) -> scores.put(team, all - own));
    return scores;
  }

  /** Returns the casualties of each side: what it has lost itself (003-042). */
  static Map<String, Integer> casualties(State state) {
    Map<String, Integer> lost = new TreeMap<>();
    for (String team : state.teams()) {
      lost.put(team, 0);
    }
    for (List<ShipState> counted : countedTogether(state)) {
      lost.merge(state.team(counted.get(0)), lost(state, counted), Integer::sum);
    }
    return lost;
  }

  /** Returns the sides with the highest score. */
  static List<String> most(Map<String, Integer> scores) {
    int most = scores.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    return scores.entrySet().stream()
        .filter(entry -> entry.getValue() == most)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns the end of a game: the single best side wins, several share a draw. */
  static Over over(
      State state, Over.Reason reason, Map<String, Integer> scores, List<String> best) {
    return best.size() == 1
        ? new Over(Optional.of(best.get(0)), reason, state.round(), scores, List.of())
        : new Over(Optional.empty(), reason, state.round(), scores, best);
  }

  private static List<List<ShipState>> countedTogether(State state) {
    Map<List<String>, List<ShipState>> together = new LinkedHashMap<>();
    for (ShipState ship : state.ships()) {
      List<String> squad =
          ship.card().build().map(build -> List.of(ship.seat(), build)).orElse(List.of(ship.id()));
      together.computeIfAbsent(squad, any -> new ArrayList<>()).add(ship);
    }
    return List.copyOf(together.values());
  }

  private static int lost(State state, List<ShipState> counted) {
    int points = 0;
    boolean gone = true;
    for (ShipState ship : counted) {
      points += ship.card().points();
      gone &= ship.gone();
    }
    if (gone) {
      return points;
    }
    return state.rules().game().epic().halfHealth() && Health.of(counted).half()
        ? (points + 1) / 2
        : 0;
  }
}
