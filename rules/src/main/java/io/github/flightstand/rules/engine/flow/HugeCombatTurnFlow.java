package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.Event.Skipped;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;

/**
 * A huge ship's chance to attack: up to two attacks with its primary weapon, each complete before
 * the next is declared, at one target or two (002, heading on attacking; 002-024, -028).
 */
final class HugeCombatTurnFlow implements Flow<Task.HugeCombatTurn> {

  /** How often a huge ship attacks with its primary weapon in a round (002-024). */
  static final int ATTACKS = 2;

  @Override
  public boolean waits(Task.HugeCombatTurn task, State state) {
    return !task.shots().isEmpty();
  }

  @Override
  public void ask(Task.HugeCombatTurn task, State state, Asking asking) {
    CombatTurnFlow.ask(state, state.ship(task.ship()), task.shots(), asking);
  }

  @Override
  public void answer(Task.HugeCombatTurn task, Play play, Decision decision, Command command) {
    if (command.key().equals("pass")) {
      play.pop();
      play.happen(new Skipped(task.ship(), Skipped.Chance.ATTACK, Skipped.Reason.PASSED));
      return;
    }
    play.become(new Task.HugeCombatTurn(task.ship(), task.attacks() + 1, List.of()));
    play.push(CombatTurnFlow.declare(play, task.ship(), task.shots(), command));
  }

  @Override
  public void proceed(Task.HugeCombatTurn task, Play play) {
    ShipState ship = play.ship(task.ship());
    List<Task.Shot> shots =
        ship.inPlay() && task.attacks() < ATTACKS
            ? Shots.of(play.gear(), play.state(), ship)
            : List.of();
    if (shots.isEmpty()) {
      play.pop();
    } else {
      play.become(new Task.HugeCombatTurn(task.ship(), task.attacks(), shots));
    }
  }
}
