package io.github.flightstand.rules.engine.flow.piece;

import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.rules.engine.event.HugeEvent;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.state.HugeTask;
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
}
