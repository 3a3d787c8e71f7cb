package io.github.flightstand.rules.engine.flow.shooting;

import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/** A ship's combat turn: bars to attacking (000-035, -123), the attack, and cards around it. */
public final class FiringFlow extends Flow<CombatTask.Firing> {

  @Override
  public void proceed(CombatTask.Firing task, Transition play) {
    String id = task.ship();
    if (task.over()) {
      play.pop();
      play.open(Window.COMBAT_TURN_END, Optional.of(id));
      return;
    }
    play.become(new CombatTask.Firing(id, true));
    if (!play.ship(id).inPlay()) {
      return;
    }
    Optional<Skipped.Reason> kept = kept(play, play.ship(id));
    List<Shot> shots =
        kept.isPresent() ? List.of() : Shots.of(play.context(), play.state(), play.ship(id));
    if (shots.isEmpty()) {
      play.happen(new Skipped(id, Skipped.Chance.ATTACK, kept.orElse(Skipped.Reason.NOTHING)));
    } else {
      ShipState ship = play.ship(id);
      play.push(
          play.context()
              .expansions()
              .first(one -> one.combatTurn(ship, shots))
              .orElseGet(() -> new CombatTask.CombatTurn(id, shots)));
    }
  }

  private static Optional<Skipped.Reason> kept(Transition play, ShipState ship) {
    if (ship.cloaked()) {
      return Optional.of(Skipped.Reason.CLOAKED);
    }
    if (play.context()
        .cards()
        .forbidding(Value.MAY_ATTACK, play.state(), ship, ValueQuery.PLAIN)
        .isPresent()) {
      return Optional.of(Skipped.Reason.FORBIDDEN);
    }
    boolean onAsteroid =
        play.context()
            .attacks()
            .onAsteroid(
                Shots.tableSeen(play.context(), play.state(), ship),
                play.state().table().ship(ship.id()).orElseThrow());
    return onAsteroid ? Optional.of(Skipped.Reason.ON_OBSTACLE) : Optional.empty();
  }

  /** Lets a ship make one more attack, with these weapons or, if there are none, with any. */
  public static void extraAttack(Transition play, String id, List<String> weapons) {
    if (kept(play, play.ship(id)).isPresent()) {
      return;
    }
    List<Shot> shots =
        Shots.of(play.context(), play.state(), play.ship(id)).stream()
            .filter(
                shot -> weapons.isEmpty() || weapons.contains(shot.weapon().orElse(Shots.PRIMARY)))
            .toList();
    if (!shots.isEmpty()) {
      play.push(new CombatTask.CombatTurn(id, shots));
    }
  }

  /** Makes the present attack once more, without its costs; no target is declared (FAQ). */
  public static void repeat(Transition play) {
    List<Task> agenda = play.state().agenda();
    for (int i = agenda.size() - 1; i >= 0; i--) {
      if (agenda.get(i) instanceof CombatTask.Attack attack) {
        if (play.state().piece(attack.attacker()).inPlay()
            && play.state().piece(attack.defender()).inPlay()) {
          play.push(CombatTask.Attack.of(attack.attacker(), attack.shot()));
          begins(play, attack.attacker(), attack.shot());
        }
        return;
      }
    }
  }

  /** Declares an attack whose task is on the agenda. */
  public static void declared(Transition play, String attacker, Shot shot) {
    begins(play, attacker, shot);
    // The moment opened last comes first.
    play.open(Window.ATTACK_DECLARED, Optional.of(attacker));
  }

  private static void begins(Transition play, String attacker, Shot shot) {
    play.happen(
        new AttackEvent.Attacked(
            attacker,
            shot.target(),
            shot.weapon(),
            shot.arc(),
            shot.range(),
            shot.obstructed(),
            shot.section()));
    play.open(Window.BEFORE_ROLL_ATTACK, Optional.of(attacker));
  }
}
