package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.view.ShipView;
import java.util.List;
import java.util.Optional;

/**
 * How a ship would stand when attacks begin.
 *
 * @param pose where
 * @param focus whether it would have a focus token
 * @param evades how many evade tokens
 * @param lock whom it would have locked on to
 * @param cloaked whether it would be cloaked
 * @param touching whom it would touch
 */
record Stance(
    Pose pose,
    boolean focus,
    int evades,
    Optional<String> lock,
    boolean cloaked,
    List<String> touching) {

  /** Returns how a ship stands with the tokens that it has. */
  static Stance of(ShipView ship, Pose pose) {
    return new Stance(
        pose,
        ship.markers().focus() > 0,
        ship.markers().evade(),
        ship.lock(),
        ship.markers().cloak() > 0,
        List.of());
  }

  Stance withFocus() {
    return new Stance(pose, true, evades, lock, cloaked, touching);
  }

  Stance withEvade() {
    return new Stance(pose, focus, evades + 1, lock, cloaked, touching);
  }

  Stance withLock(String target) {
    return new Stance(pose, focus, evades, Optional.of(target), cloaked, touching);
  }

  Stance withCloak() {
    return new Stance(pose, focus, evades, lock, true, touching);
  }

  Stance uncloaked() {
    return new Stance(pose, focus, evades, lock, false, touching);
  }

  Stance at(Pose other) {
    return new Stance(other, focus, evades, lock, cloaked, touching);
  }

  Stance touching(List<String> others) {
    return new Stance(pose, focus, evades, lock, cloaked, others);
  }
}
