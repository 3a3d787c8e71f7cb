package io.github.flightstand.rules.engine.flow.score;

import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * When a game is over and which side has won. Sides win and lose as a whole: a player without ships
 * stays in while his side has ships (000-180 to -183, -206, -210 to -213; 001-046, -047). The
 * standard score decides if the last ships of all sides of an epic battle go together, and after
 * its last round (003-039).
 */
public final class Endings {

  /**
   * Ends a game at once if all ships of all sides but one are gone. It waits for ships that may
   * still attack, the last ship's damage cards and all ships that one bomb reaches.
   */
  public static boolean atOnce(Transition play) {
    if (!play.context().rules().game().endsAtOnce()) {
      return false;
    }
    State state = play.state();
    if (state.mission().isPresent()
        || state.round() == 0
        || state.task() instanceof DamageTask.Discarding
        || state.agenda().stream().anyMatch(BombTask.Detonation.class::isInstance)
        || play.context().expansions().any(one -> one.delaysEnd(state))
        || state.ships().stream().anyMatch(ShipState::lingers)) {
      return false;
    }
    Optional<Over> over = destroyed(play);
    over.ifPresent(how -> play.happen(new RoundEvent.Ended(how)));
    return over.isPresent();
  }

  /** Returns how a game ends with its present round, if it does. */
  public static Optional<Over> afterRound(Transition play) {
    State state = play.state();
    if (state.mission().isPresent()) {
      return MissionScore.afterRound(state);
    }
    Optional<Over> destroyed = destroyed(play);
    return destroyed.isPresent() ? destroyed : rounds(play);
  }

  private static Optional<Over> destroyed(Transition play) {
    State state = play.state();
    List<String> left = state.teams();
    left.removeIf(team -> !takesPart(state, team));
    if (left.size() > 1) {
      return Optional.empty();
    }
    Optional<Over> over = Optional.of(usual(play, left));
    for (Expansion one : play.context().expansions().inForce()) {
      over = one.ending(state, left, over);
    }
    return over;
  }

  private static Over usual(Transition play, List<String> left) {
    State state = play.state();
    Optional<String> winner = left.stream().findFirst();
    if (winner.isEmpty() && state.rules().game().initiativeWinsMutualLoss()) {
      winner = state.initiative();
    }
    Map<String, Integer> scores = scores(play);
    return winner.isEmpty() && state.rules().game().epic().halfHealth()
        ? byScores(state, Over.Reason.DESTROYED, scores)
        : new Over(winner, Over.Reason.DESTROYED, state.round(), scores);
  }

  private static boolean takesPart(State state, String team) {
    for (ShipState ship : state.ships()) {
      if (ship.takesPart() && state.team(ship).equals(team)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Over> rounds(Transition play) {
    State state = play.state();
    return state.lastRound().isEmpty() || state.round() < state.lastRound().get()
        ? Optional.empty()
        : Optional.of(byScores(state, Over.Reason.ROUNDS, scores(play)));
  }

  private static Map<String, Integer> scores(Transition play) {
    State state = play.state();
    return play.context()
        .expansions()
        .first(one -> one.scores(state))
        .orElseGet(() -> Scores.standard(state));
  }

  /** Returns the end by score: the highest wins; a tie is a draw (000-212, 003-043). */
  public static Over byScores(State state, Over.Reason reason, Map<String, Integer> scores) {
    return Scores.over(state, reason, scores, Scores.most(scores));
  }
}
