package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.Event.Skipped;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Task.AttackStep;
import io.github.flightstand.rules.engine.state.Task.Shot;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;

/**
 * The first step of an attack: weapon, then target; or none, since attacking is voluntary (000,
 * heading on attacks; 000-031 to -036).
 */
final class CombatTurnFlow implements Flow<Task.CombatTurn> {

  private static final String PRIMARY = "primary:";

  /** The turn ends with the attack. */
  @Override
  public boolean waits(Task.CombatTurn task, State state) {
    return true;
  }

  @Override
  public void ask(Task.CombatTurn task, State state, Asking asking) {
    ShipState ship = state.ship(task.ship());
    asking.put(
        Kind.ATTACK,
        ship.id(),
        ship.seat(),
        Optional.of(ship.id()),
        options -> {
          options.offer(Option.of("pass"));
          for (FiringArc arc : ship.card().arcs()) {
            List<String> targets =
                task.shots().stream().filter(shot -> shot.arc() == arc).map(Shot::target).toList();
            if (!targets.isEmpty()) {
              options.offer(Option.of(PRIMARY + arc.word(), new Domain.OneOf(targets)));
            }
            if (options.explaining()) {
              explain(asking.gear(), state, ship, arc, targets, options);
            }
          }
        });
  }

  private static void explain(
      Gear gear,
      State state,
      ShipState ship,
      FiringArc arc,
      List<String> targets,
      Asking.Options options) {
    for (ShipState target : state.ships()) {
      if (!targets.contains(target.id())) {
        Shots.Obstacle why = Shots.whyNot(gear, state, ship, target, arc);
        options.forbid(PRIMARY + arc.word(), target.id(), why.clause(), why.message());
      }
    }
  }

  @Override
  public void answer(Task.CombatTurn task, Play play, Decision decision, Command command) {
    if (command.key().equals("pass")) {
      play.pop();
      play.happen(new Skipped(task.ship(), Skipped.Chance.ATTACK, Skipped.Reason.PASSED));
      return;
    }
    String arc = command.key().substring(PRIMARY.length());
    String target = command.value().orElseThrow();
    Shot shot =
        task.shots().stream()
            .filter(s -> s.arc().word().equals(arc) && s.target().equals(target))
            .findFirst()
            .orElseThrow();
    play.happen(
        new Event.Attacked(task.ship(), target, shot.arc(), shot.range(), shot.obstructed()));
    play.become(
        new Task.Attack(task.ship(), shot, AttackStep.ROLL_ATTACK, Pool.EMPTY, Pool.EMPTY, 0));
  }
}
