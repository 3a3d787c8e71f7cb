package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Maneuver;
import java.util.Optional;

/** What a set dial shows: none in the view of a player who may not know it, never in a state. */
public record DialFace(Optional<Maneuver> maneuver) {

  /** A dial that lies face down and is somebody else's (000-164). */
  public static final DialFace HIDDEN = new DialFace(Optional.empty());

  /** Returns a dial that shows a maneuver. */
  public static DialFace showing(Maneuver maneuver) {
    return new DialFace(Optional.of(maneuver));
  }

  /** Tells whether the player may not know what it shows. */
  public boolean hidden() {
    return maneuver.isEmpty();
  }
}
