package io.github.flightstand.rules.engine.flow.score;

import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.rules.BoardingRules;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.Boarding.Prize;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * When a game is over and which side has won. Sides win and lose as a whole: a player without ships
 * stays in while his side has ships (000-180 to -183, -206, -210 to -213; 001-046, -047). The
 * standard score decides if the last ships of all sides of an epic battle go together, and after
 * its last round (003-039). In games with boarding the prizes decide; a side that has left with a
 * prize is not destroyed (004-054).
 */
public final class Endings {

  /**
   * Ends a game at once if all ships of all sides but one are gone. It waits for ships that may
   * still attack, the last ship's damage cards and all ships that one bomb reaches. If two huge
   * ships collide, both are dealt their cards first (002-042).
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
        || state.agenda().stream().anyMatch(task -> dealsCards(task, state))
        || state.ships().stream().anyMatch(ShipState::lingers)) {
      return false;
    }
    Optional<Over> over = destroyed(state);
    over.ifPresent(how -> play.happen(new RoundEvent.Ended(how)));
    return over.isPresent();
  }

  /** Huge ships that collide are dealt their cards together: both may be crippled. */
  private static boolean dealsCards(Task task, State state) {
    return task instanceof HugeTask.Collision collision
        ? collision.owed().stream().anyMatch(owed -> owed.kind() == DamageOwed.Kind.CARD)
        : task instanceof DamageTask.Damage damage && state.ship(damage.ship()).card().inSections();
  }

  /** Returns how a game ends with its present round, if it does. */
  public static Optional<Over> afterRound(State state) {
    if (state.mission().isPresent()) {
      return MissionScore.afterRound(state);
    }
    Optional<Over> destroyed = destroyed(state);
    return destroyed.isPresent() ? destroyed : rounds(state);
  }

  private static Optional<Over> destroyed(State state) {
    List<String> left = state.teams();
    left.removeIf(team -> !takesPart(state, team));
    boolean disabled = false;
    for (ShipState ship : state.ships()) {
      disabled |= ship.lies() && !left.contains(state.team(ship));
    }
    Optional<BoardingRules> boarding = state.rules().game().boarding();
    boolean playsOn =
        disabled && boarding.orElseThrow().lastMovable() == BoardingRules.LastMovable.PLAYS_ON;
    if (left.size() > (playsOn ? 0 : 1)) {
      return Optional.empty();
    }
    if (broughtHome(state, left)) {
      return Optional.of(byScores(state, Over.Reason.BROUGHT_HOME));
    }
    Over.Reason reason = disabled ? Over.Reason.LAST_MOVABLE : Over.Reason.DESTROYED;
    if (left.isEmpty() && boarding.isPresent()) {
      Over prizes = byScores(state, reason);
      if (prizes.winner().isPresent()) {
        return Optional.of(prizes);
      }
    }
    Optional<String> winner = left.stream().findFirst();
    if (winner.isEmpty() && state.rules().game().initiativeWinsMutualLoss()) {
      winner = state.initiative();
    }
    if (winner.isEmpty() && state.rules().game().epic().halfHealth()) {
      return Optional.of(byScores(state, reason));
    }
    return Optional.of(new Over(winner, reason, state.round(), Scores.of(state)));
  }

  /** Tests whether a side that is gone has left with a prize: its own ship's cards are one too. */
  private static boolean broughtHome(State state, List<String> left) {
    for (Prize prize : state.boarding().orElse(Boarding.NONE).prizes()) {
      ShipState ship = state.ship(prize.ship());
      if (prize.seat().equals(ship.seat()) && !left.contains(state.team(ship))) {
        return true;
      }
    }
    return false;
  }

  private static boolean takesPart(State state, String team) {
    for (ShipState ship : state.ships()) {
      if (ship.takesPart() && state.team(ship).equals(team)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Over> rounds(State state) {
    if (state.lastRound().isEmpty() || state.round() < state.lastRound().get()) {
      return Optional.empty();
    }
    return Optional.of(byScores(state, Over.Reason.ROUNDS));
  }

  /** Returns the end by score: the highest wins; a tie is a draw (000-212, 003-043). */
  private static Over byScores(State state, Over.Reason reason) {
    Map<String, Integer> scores = Scores.of(state);
    return Scores.over(state, reason, scores, Scores.most(scores));
  }
}
