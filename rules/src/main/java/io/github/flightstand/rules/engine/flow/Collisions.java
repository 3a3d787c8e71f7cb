package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.Task;
import java.util.Optional;

/**
 * What a maneuver leads to in which a huge ship moves or is bumped: what it ran over is destroyed
 * or taken off the table at once, what is owed is dealt next (002, headings on overlaps; 002-042 to
 * -047).
 */
final class Collisions {

  private Collisions() {}

  /** Carries out what follows from a maneuver. */
  static void follow(Play play, String ship, Resolution resolution) {
    Optional<HugeEncounter> huge = resolution.huge();
    if (huge.isEmpty()) {
      return;
    }
    HugeEncounter encounter = huge.get();
    if (!encounter.owed().isEmpty()) {
      play.push(new Task.Collision(encounter.owed()));
    }
    if (!encounter.removed().isEmpty()) {
      play.happen(new Event.ObstaclesRemoved(ship, encounter.removed()));
    }
    if (!encounter.rammed().isEmpty()) {
      play.happen(new Event.Rammed(ship, encounter.rammed()));
      encounter.rammed().forEach(rammed -> Doom.destroy(play, rammed));
    }
  }
}
