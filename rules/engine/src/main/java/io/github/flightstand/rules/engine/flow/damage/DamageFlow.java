package io.github.flightstand.rules.engine.flow.damage;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Window;
import java.util.Optional;

/**
 * Damage, one after the other, all normal damage before critical damage: a shield token while there
 * is one, else a card, face down for normal and face up for critical damage; surplus cards too
 * (000, headings on damage, shields and critical damage; 000-047, -132 to -144).
 */
public final class DamageFlow implements Flow<DamageTask.Damage> {

  /** A ship suffers damage, unless cards prevent it. */
  public static void suffer(Transition play, String ship, int normal, int critical) {
    suffer(play, ship, Optional.empty(), normal, critical);
  }

  /**
   * The same of a ship that may be huge.
   *
   * @param section the section that is concerned, if one is named
   */
  public static void suffer(
      Transition play, String ship, Optional<SectionName> section, int normal, int critical) {
    play.push(DamageTasks.damage(play.ship(ship), section, normal, critical));
    if (play.context().triggers().listens(play.state(), Window.BEFORE_DAMAGE)) {
      // Not put off: once the damage is suffered nothing is left to prevent.
      play.push(AbilityTask.Opportunity.of(Window.BEFORE_DAMAGE, Optional.of(ship)));
    }
  }

  @Override
  public void proceed(DamageTask.Damage task, Transition play) {
    ShipState ship = play.ship(task.ship());
    if (!ship.inPlay()) {
      play.pop();
      return;
    }
    if (task.normal() + task.critical() == 0) {
      play.pop();
      Destruction.check(play, ship);
      return;
    }
    boolean critical = task.normal() == 0;
    play.become(
        new DamageTask.Damage(
            ship.id(),
            Math.max(0, task.normal() - 1),
            critical ? task.critical() - 1 : task.critical()));
    Proposals.propose(play, new Proposed.Damage(ship.id(), critical));
  }
}
