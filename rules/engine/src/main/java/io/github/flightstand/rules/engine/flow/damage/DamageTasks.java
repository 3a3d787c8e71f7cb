package io.github.flightstand.rules.engine.flow.damage;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Task;
import java.util.Optional;

/** The tasks by which a ship of its kind suffers damage and is dealt damage cards. */
public final class DamageTasks {

  private DamageTasks() {}

  /**
   * Returns the task by which a ship suffers damage.
   *
   * @param section the section that is concerned; none: the ship is one section, or an opponent
   *     picks (002-031)
   */
  public static Task damage(
      ShipState ship, Optional<SectionName> section, int normal, int critical) {
    return ship.huge().isPresent()
        ? new HugeTask.SectionDamage(ship.id(), section, 0, normal, critical)
        : new DamageTask.Damage(ship.id(), normal, critical);
  }

  /** Returns the task by which a ship is dealt cards face up, whatever its shields (000-086). */
  public static Task cards(ShipState ship, int count) {
    return ship.huge().isPresent()
        ? new HugeTask.SectionDamage(ship.id(), Optional.empty(), count, 0, 0)
        : new DamageTask.FaceUpCards(ship.id(), count);
  }
}
