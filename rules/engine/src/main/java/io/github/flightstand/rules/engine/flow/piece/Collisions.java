package io.github.flightstand.rules.engine.flow.piece;

import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.rules.engine.event.HugeEvent;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.Hulks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collisions of huge ships: rammed pieces go at once, then damage is dealt (002-042 to -047). */
final class Collisions {

  static void owe(Transition play, Resolution resolution) {
    Optional<HugeEncounter> huge = resolution.huge();
    if (huge.isPresent() && !huge.get().owed().isEmpty()) {
      play.push(new HugeTask.Collision(huge.get().owed()));
    }
  }

  static void clear(Transition play, String ship, Resolution resolution) {
    Optional<HugeEncounter> huge = resolution.huge();
    if (huge.isEmpty()) {
      return;
    }
    HugeEncounter encounter = huge.get();
    List<String> removed = new ArrayList<>();
    // Asked once: a ship that is released from another under the huge ship is there no longer.
    List<String> hulks = Hulks.lying(play.state());
    for (String obstacle : encounter.removed()) {
      if (hulks.contains(obstacle)) {
        Docks.release(play, obstacle);
        Destruction.leave(play, obstacle, new LossEvent.Destroyed(obstacle));
        Destruction.discard(play, obstacle);
      } else {
        removed.add(obstacle);
      }
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
