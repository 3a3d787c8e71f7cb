package io.github.flightstand.rules.engine.expansion.boarding;

import io.github.flightstand.rules.BoardingRules;
import io.github.flightstand.rules.engine.flow.score.Endings;
import io.github.flightstand.rules.engine.state.Boarding.Prize;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The prizes, which alone score, and the ends of games that they decide (004-054, -055). */
final class Prizes {

  /** Returns each side's score. */
  static Map<String, Integer> scores(State state) {
    Map<String, Integer> scores = new TreeMap<>();
    state.teams().forEach(team -> scores.put(team, 0));
    for (Prize prize : Docks.of(state).prizes()) {
      scores.merge(state.seat(prize.seat()).team(), prize.points(), Integer::sum);
    }
    return scores;
  }

  /** A side whose other ships are disabled may play on; one that left with a prize is not lost. */
  static Optional<Over> ending(State state, List<String> left, Optional<Over> usual) {
    boolean disabled = false;
    for (ShipState ship : state.ships()) {
      disabled |= ship.lies() && !left.contains(state.team(ship));
    }
    BoardingRules rules = state.rules().game().boarding().orElseThrow();
    if (disabled && !left.isEmpty() && rules.lastMovable() == BoardingRules.LastMovable.PLAYS_ON) {
      return Optional.empty();
    }
    if (broughtHome(state, left)) {
      return Optional.of(byPrizes(state, Over.Reason.BROUGHT_HOME));
    }
    Over.Reason reason = disabled ? Over.Reason.LAST_MOVABLE : Over.Reason.DESTROYED;
    if (left.isEmpty()) {
      Over prizes = byPrizes(state, reason);
      if (prizes.winner().isPresent()) {
        return Optional.of(prizes);
      }
    }
    return usual.map(over -> over.because(reason));
  }

  /** Tests whether a side that is gone has left with a prize: its own ship's cards are one too. */
  private static boolean broughtHome(State state, List<String> left) {
    for (Prize prize : Docks.of(state).prizes()) {
      ShipState ship = state.ship(prize.ship());
      if (prize.seat().equals(ship.seat()) && !left.contains(state.team(ship))) {
        return true;
      }
    }
    return false;
  }

  private static Over byPrizes(State state, Over.Reason reason) {
    return Endings.byScores(state, reason, scores(state));
  }
}
