package io.github.flightstand.rules.engine.expansion.huge;

import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.rules.engine.event.HugeEvent;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;
import java.util.Optional;

/** Collisions of huge ships: rammed pieces go at once, then damage is dealt (002-042 to -047). */
public final class Collisions {

  /** Owes the damage of a collision, which is dealt later. */
  public static void owe(Transition play, Resolution resolution) {
    Optional<HugeEncounter> huge = resolution.huge();
    if (huge.isPresent() && !huge.get().owed().isEmpty()) {
      play.push(new HugeTask.Collision(huge.get().owed()));
    }
  }

  /** Removes what a huge ship has rammed. */
  public static void clear(Transition play, String ship, Resolution resolution) {
    Optional<HugeEncounter> huge = resolution.huge();
    if (huge.isEmpty()) {
      return;
    }
    HugeEncounter encounter = huge.get();
    List<String> removed = encounter.removed();
    for (Expansion one : play.context().expansions().inForce()) {
      removed = one.removing(play, removed);
    }
    if (!removed.isEmpty()) {
      play.happen(new HugeEvent.ObstaclesRemoved(ship, removed));
    }
    if (!encounter.rammed().isEmpty()) {
      play.happen(new HugeEvent.Rammed(ship, encounter.rammed()));
      encounter.rammed().forEach(rammed -> Destruction.destroy(play, rammed));
    }
  }

  /**
   * Returns whose move it was that hurts a ship: that of the one that moved, for that itself of the
   * first one that it met.
   */
  static Optional<String> mover(State state, ShipState hurt) {
    Optional<HugeTask.Collision> collision = Optional.empty();
    for (int i = state.agenda().size() - 1; i >= 0; i--) {
      Task task = state.agenda().get(i);
      if (task instanceof HugeTask.Collision happened) {
        collision = Optional.of(happened);
      } else if (task instanceof HugeTask.HugeActivation moving) {
        return collision.flatMap(met -> rammed(state, hurt, moving.ship(), met));
      } else if (task instanceof ActivationTask.Activation
          || task instanceof AbilityTask.Resolving) {
        return Optional.empty(); // Another ship's move, or no move.
      }
    }
    return Optional.empty();
  }

  private static Optional<String> rammed(
      State state, ShipState hurt, String mover, HugeTask.Collision collision) {
    return mover.equals(hurt.id())
        ? collision.owed().stream()
            .map(owed -> state.ship(owed.ship()).seat())
            .filter(seat -> state.opponents(seat, hurt.seat()))
            .findFirst()
        : Optional.of(state.ship(mover).seat());
  }

  /** Tests whether huge ships that collide are being dealt their cards: both may be crippled. */
  static boolean dealsCards(State state) {
    for (Task task : state.agenda()) {
      if (task instanceof HugeTask.Collision collision
          ? collision.owed().stream().anyMatch(owed -> owed.kind() == DamageOwed.Kind.CARD)
          : task instanceof DamageTask.Damage damage
              && state.ship(damage.ship()).card().inSections()) {
        return true;
      }
    }
    return false;
  }
}
