package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Maneuver;
import java.util.Optional;

/** The face of a set dial; empty only in the view of a player who may not know it. */
public record DialFace(Optional<Maneuver> maneuver) {

  /** A face-down dial of another player (000-164). */
  public static final DialFace HIDDEN = new DialFace(Optional.empty());

  /** Returns a dial that shows a maneuver. */
  public static DialFace showing(Maneuver maneuver) {
    return new DialFace(Optional.of(maneuver));
  }

  /** Tests whether the face is hidden from the player. */
  public boolean hidden() {
    return maneuver.isEmpty();
  }
}
