package io.github.flightstand.rules.engine.flow.damage;

import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Task;

/**
 * When ships are destroyed: as soon as their damage reaches the hull value, but in the combat phase
 * a ship of the active ship's skill stays until it had its chance to attack (000, headings on
 * destroying ships and on simultaneous attacks; 000-109 to -114, -134, -141).
 */
public final class Destruction {

  private Destruction() {}

  /** Destroys a ship that has too much damage, now or after its chance to attack. */
  public static void check(Transition play, ShipState ship) {
    if (ship.huge().isPresent()) {
      Crippling.check(play, ship.id());
      return;
    }
    if (!ship.inPlay() || ship.lingering() || survives(play, ship)) {
      return;
    }
    if (firesFirst(play, ship)) {
      play.happen(new LossEvent.Lingering(ship.id(), true));
    } else {
      destroy(play, ship.id());
    }
  }

  /** Destroys a ship that lingered, unless it was saved meanwhile (000-111, -112). */
  public static void afterItsChance(Transition play, ShipState ship) {
    if (ship.huge().isPresent()) {
      Crippling.afterItsChance(play, ship.id());
    } else if (survives(play, ship)) {
      play.happen(new LossEvent.Lingering(ship.id(), false));
    } else {
      destroy(play, ship.id());
    }
  }

  /** Destroys a ship at once, unless a card takes the place of that. */
  public static void destroy(Transition play, String id) {
    Proposals.propose(play, new Proposed.Destruction(id));
  }

  /** Begins to discard the damage cards of a ship that is gone. */
  public static void discard(Transition play, String id) {
    play.push(
        play.ship(id).huge().isPresent()
            ? new HugeTask.SectionDiscarding(id)
            : new DamageTask.Discarding(id));
  }

  private static boolean survives(Transition play, ShipState ship) {
    return play.context().cards().damageOn(play.state(), ship) < ship.card().hull();
  }

  /** Tells whether a ship that has too much damage still has its chance to attack. */
  static boolean firesFirst(Transition play, ShipState ship) {
    for (Task task : play.state().agenda()) {
      if (task instanceof CombatTask.Combat combat) {
        return !combat.done().isEmpty()
            && combat.skill() == play.context().cards().skill(play.state(), ship)
            && !combat.done().contains(ship.id());
      }
    }
    return false;
  }
}
