package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import java.util.Optional;

/**
 * A ship that counts as an obstacle where it stands: a disabled one, or one that is docked and
 * boards (004-016, -024).
 *
 * @param pose its base's centre and the heading of its front
 * @param disabledIn the round in which it was disabled, to the end of the game; none: it is docked,
 *     and active again when it no longer is
 */
public record Hulk(Pose pose, Optional<Integer> disabledIn) {

  /** Tells whether it is disabled. */
  public boolean disabled() {
    return disabledIn.isPresent();
  }
}
