package io.github.flightstand.rules.engine.expansion.boarding;

import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.combat.AttackFlow;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.state.CombatTask.Attack;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Window;

/** A precision shot: it needs a critical hit, and disables its target (004-012 to -015). */
final class PrecisionAttackFlow extends AttackFlow {

  /** Without a critical hit no defense is needed against it (004-015). */
  @Override
  protected void defend(Attack task, Transition play) {
    if (critical(task.attack())) {
      super.defend(task, play);
    } else {
      step(task, play, AttackStep.COMPARE, Window.BEFORE_COMPARE, Window.AFTER_MODIFY_ATTACK);
    }
  }

  @Override
  protected boolean succeeds(Pool left) {
    return critical(left);
  }

  private static boolean critical(Pool pool) {
    return pool.count(Face.CRITICAL) > 0;
  }

  /**
   * Disables the target if a critical hit is left (004-015), or destroys it if it was already
   * doomed.
   */
  @Override
  protected void damage(Attack task, Transition play) {
    ShipState target = play.ship(task.defender());
    if (!critical(task.attack())) {
      return;
    }
    if (target.lingers()) {
      Destruction.destroy(play, target.id());
    } else if (target.inPlay()) {
      play.happen(new DockingEvent.Disabled(target.id(), task.attacker()));
    }
  }
}
