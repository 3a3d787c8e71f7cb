package io.github.flightstand.rules.engine.expansion.boarding;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.BoardingRules;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.event.AttackEvent.Rolled;
import io.github.flightstand.rules.engine.event.CrewEvent;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.state.BoardingTask;
import io.github.flightstand.rules.engine.state.BoardingTask.ExchangeStep;
import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/**
 * An exchange between two fighters. Each attacks once unless overpowered first, and rolls one die
 * for every six of his points; the other rolls defense dice by his own points. Only hits and
 * critical hits, counted alike, and the defense dice's evades matter (004-030 to -036).
 */
final class ExchangeFlow extends Flow<BoardingTask.Exchange> {

  @Override
  public Optional<ChanceNode> chance(BoardingTask.Exchange task, State state) {
    return switch (task.step()) {
      case ATTACK -> dice(state, Kind.BOARDING_DICE, task.attacker(), Face.ATTACK);
      case DEFENCE -> dice(state, Kind.GUARD_DICE, task.defender(), Face.DEFENCE);
      case COMPARE -> Optional.empty();
    };
  }

  private static Optional<ChanceNode> dice(State state, Kind kind, String ship, List<Face> faces) {
    int count = fighter(state, ship).known().points() / rules(state).pointsPerDie();
    return ChanceNode.Dice.of(kind, ship, faces, count);
  }

  private static CrewMember fighter(State state, String ship) {
    return Docks.crew(state, ship).fighting().lowest();
  }

  private static BoardingRules rules(State state) {
    return state.rules().game().boarding().orElseThrow();
  }

  @Override
  public void answer(
      BoardingTask.Exchange task, Transition play, Decision decision, Command command) {
    Pool pool = Pool.parse(command.key());
    boolean attacks = decision.kind() == Kind.BOARDING_DICE;
    play.happen(
        attacks
            ? Rolled.of(task.attacker(), Rolled.Roll.BOARDING, pool)
            : Rolled.of(task.defender(), Rolled.Roll.GUARD, pool));
    rolled(task, play, pool);
  }

  /** A fighter without dice rolls none (004-030). */
  @Override
  public void proceed(BoardingTask.Exchange task, Transition play) {
    if (task.step() == ExchangeStep.COMPARE) {
      compare(task, play);
    } else {
      rolled(task, play, Pool.EMPTY);
    }
  }

  private static void rolled(BoardingTask.Exchange task, Transition play, Pool pool) {
    boolean attacks = task.step() == ExchangeStep.ATTACK;
    // Without an attack there is no defense.
    boolean defends = attacks && pool.size() > 0;
    play.become(
        new BoardingTask.Exchange(
            task.attacker(),
            task.defender(),
            task.answer(),
            defends ? ExchangeStep.DEFENCE : ExchangeStep.COMPARE,
            attacks ? pool : task.attack(),
            attacks ? Pool.EMPTY : pool));
  }

  /** Each hit beyond the evades is a body hit (004-032). */
  private static void compare(BoardingTask.Exchange task, Transition play) {
    int hits = task.attack().count(Face.HIT) + task.attack().count(Face.CRITICAL);
    int through = hits - task.defence().count(Face.EVADE);
    if (through > 0) {
      String name = fighter(play.state(), task.defender()).known().name();
      play.happen(new CrewEvent.BodyHit(task.defender(), name, through));
    }
    CrewMember struck = fighter(play.state(), task.defender());
    if (struck.hits() >= rules(play.state()).bodyHits()) {
      play.pop();
      overpower(play, task.defender(), struck.known(), task.attacker());
    } else if (task.answer()) {
      play.pop();
    } else {
      String striking = task.defender();
      String parrying = task.attacker();
      play.become(BoardingTask.Exchange.of(striking, parrying, true));
    }
  }

  private static void overpower(Transition play, String id, CombatCard card, String by) {
    String winner = play.ship(by).seat();
    int worth = Docks.crew(play.state(), id).worth(card);
    play.happen(new CrewEvent.Overpowered(id, card.name(), by, winner, worth));
    Crew left = Docks.crew(play.state(), id);
    if (left.ready().isEmpty()) {
      plunder(play, id, winner);
      return;
    }
    if (!left.fighting().fights()) {
      play.happen(new CrewEvent.StackPicked(id, play.ship(id).seat(), left.ready().get(0)));
    }
    HandToHandFlow.show(play, id, Docks.crew(play.state(), id).stack());
  }

  private static void plunder(Transition play, String id, String winner) {
    ShipState ship = play.ship(id);
    int upgrades = Docks.crew(play.state(), id).upgrades(ship.card().points(), rules(play.state()));
    Docks.release(play, id);
    play.happen(new DockingEvent.Plundered(id, winner, upgrades));
    Destruction.discard(play, id);
  }

  @Override
  public void check(BoardingTask.Exchange task, UntrustedState in) {
    ShipState attacker = in.ship(task.attacker());
    ShipState defender = in.ship(task.defender());
    need(
        attacker.lies()
            && defender.lies()
            && in.state().enemies(attacker, defender)
            && Docks.of(in.state()).cluster(attacker.id()).contains(defender.id()),
        "'%s' and '%s' fight, expected docked enemies",
        attacker.id(),
        defender.id());
    in.dice(attacker.id(), task.attack(), task.defence());
  }
}
