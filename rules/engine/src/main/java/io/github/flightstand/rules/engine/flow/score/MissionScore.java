package io.github.flightstand.rules.engine.flow.score;

import io.github.flightstand.rules.engine.mission.Sides;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.Scoring;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The result of a mission: a side's victory tokens, plus the standard score if the mission says so.
 * Casualties or a role may decide ties; otherwise they are draws (003-036 to -043, -065).
 */
public final class MissionScore {

  /**
   * Returns how a mission ends with this round by no rule of its own: it was the last round agreed
   * on, or no ship in play or in reserve is left that could act (the project's choice).
   */
  static Optional<Over> afterRound(State state) {
    boolean last = state.lastRound().isPresent() && state.round() >= state.lastRound().get();
    boolean none =
        state.ships().stream()
            .noneMatch(ship -> ship.takesPart() || ship.status() == ShipState.Status.RESERVE);
    boolean returns =
        Scenario.of(state.mission().orElseThrow().mission()).rules().stream()
            .anyMatch(rule -> rule.rule() instanceof MissionRule.BringBack);
    return last || (none && !returns) ? Optional.of(over(state)) : Optional.empty();
  }

  public static Over over(State state) {
    MissionState mission = state.mission().orElseThrow();
    Scoring scoring = Scenario.of(mission.mission()).score();
    Map<String, Integer> standard = Scores.standard(state);
    Map<String, Integer> scores = new TreeMap<>();
    for (String team : state.teams()) {
      int tokens = 0;
      for (Seat seat : state.seats()) {
        if (seat.team().equals(team)) {
          tokens += mission.earnedBy(seat.id()) + collected(state, mission, seat);
        }
      }
      scores.put(
          team,
          tokens * scoring.pointsPerToken()
              + (scoring.standard() ? standard.getOrDefault(team, 0) : 0));
    }
    return Scores.over(state, Over.Reason.MISSION, scores, best(state, scoring, scores));
  }

  /** Returns a player's tokens collected from his pieces' cards at the end (003-081, -124). */
  private static int collected(State state, MissionState mission, Seat seat) {
    Optional<String> role = Scenario.of(mission.mission()).score().collects();
    if (role.isEmpty() || !Sides.of(state, role.get()).contains(seat)) {
      return 0;
    }
    int onShips =
        state.ships().stream()
            .filter(ship -> ship.seat().equals(seat.id()))
            .mapToInt(ship -> mission.tokensOn(ship.id()))
            .sum();
    int onRemotes =
        state.remotes().stream()
            .filter(remote -> remote.seat().equals(seat.id()))
            .mapToInt(RemoteState::tokens)
            .sum();
    return onShips + onRemotes;
  }

  /** Returns the winner, or the sides that share a draw (003-043). */
  private static List<String> best(State state, Scoring scoring, Map<String, Integer> scores) {
    List<String> best = Scores.most(scores);
    if (best.size() > 1 && scoring.tie().isPresent()) {
      Scoring.Tie tie = scoring.tie().get();
      if (tie.role().isPresent()) {
        best =
            best.stream()
                .filter(
                    team ->
                        Sides.of(state, tie.role().get()).stream()
                            .anyMatch(seat -> seat.team().equals(team)))
                .toList();
      } else {
        Map<String, Integer> lost = Scores.casualties(state);
        Map<String, Integer> spared = new TreeMap<>();
        best.forEach(team -> spared.put(team, -lost.getOrDefault(team, 0)));
        best = Scores.most(spared);
      }
    }
    return best;
  }
}
