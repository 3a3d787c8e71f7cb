package io.github.flightstand.rules.engine.expansion.huge;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.combat.CombatTurnFlow;
import io.github.flightstand.rules.engine.flow.shooting.Shots;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A huge ship's chance to attack: up to two attacks with its primary weapon and one with each
 * secondary weapon, at any targets, each complete before the next is declared (002-024, -028).
 */
final class HugeCombatTurnFlow extends Flow<HugeTask.HugeCombatTurn> {

  /** The number of a huge ship's attacks with its primary weapon in a round (002-024). */
  private static final int ATTACKS = 2;

  @Override
  public boolean waits(HugeTask.HugeCombatTurn task, State state) {
    return !task.shots().isEmpty();
  }

  @Override
  public void ask(HugeTask.HugeCombatTurn task, State state, DecisionCollector asking) {
    CombatTurnFlow.ask(
        state, state.ship(task.ship()), task.shots(), gun -> left(task, gun.id()), asking);
  }

  @Override
  public void answer(
      HugeTask.HugeCombatTurn task, Transition play, Decision decision, Command command) {
    if (command.key().equals("pass")) {
      play.pop();
      play.happen(new Skipped(task.ship(), Skipped.Chance.ATTACK, Skipped.Reason.PASSED));
      return;
    }
    Optional<String> weapon =
        CombatTurnFlow.shot(play, task.ship(), task.shots(), command).weapon();
    List<String> fired = new ArrayList<>(task.fired());
    weapon.ifPresent(fired::add);
    play.become(
        new HugeTask.HugeCombatTurn(
            task.ship(), task.attacks() + (weapon.isPresent() ? 0 : 1), fired, List.of()));
    CombatTurnFlow.declare(play, task.ship(), task.shots(), command);
  }

  @Override
  public void proceed(HugeTask.HugeCombatTurn task, Transition play) {
    ShipState ship = play.ship(task.ship());
    List<Shot> shots =
        ship.inPlay()
            ? Shots.of(play.context(), play.state(), ship).stream()
                .filter(shot -> left(task, shot.weapon()))
                .toList()
            : List.of();
    if (shots.isEmpty()) {
      play.pop();
    } else {
      play.become(new HugeTask.HugeCombatTurn(task.ship(), task.attacks(), task.fired(), shots));
    }
  }

  private static boolean left(HugeTask.HugeCombatTurn task, Optional<String> weapon) {
    return weapon.isPresent() ? !task.fired().contains(weapon.get()) : task.attacks() < ATTACKS;
  }

  @Override
  public void check(HugeTask.HugeCombatTurn task, UntrustedState in) {
    HugeCheck.ship(in, task.ship());
    need(
        task.attacks() >= 0 && task.attacks() <= ATTACKS,
        "the ship '%s' attacks at most %s times",
        task.ship(),
        ATTACKS);
    need(
        task.fired().stream().distinct().count() == task.fired().size(),
        "the ship '%s' attacks with each secondary weapon once",
        task.ship());
    Shots.checkChoice(
        in,
        task,
        task.shots(),
        () ->
            Shots.of(in.context(), in.state(), in.ship(task.ship())).stream()
                .filter(shot -> left(task, shot.weapon())));
  }
}
