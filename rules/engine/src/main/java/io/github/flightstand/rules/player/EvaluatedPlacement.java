package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import java.util.Optional;

/** A ship as it would stand when attacks begin: pose, tokens, lock, cloak, ships touched. */
record EvaluatedPlacement(
    Pose pose,
    int focuses,
    int evades,
    Optional<String> lock,
    boolean cloaked,
    List<String> touching) {

  static EvaluatedPlacement of(ShipState ship, Pose pose) {
    return new EvaluatedPlacement(
        pose,
        ship.tokens().of(TokenType.FOCUS),
        ship.tokens().of(TokenType.EVADE),
        ship.lock(),
        ship.tokens().of(TokenType.CLOAK) > 0,
        List.of());
  }

  boolean focus() {
    return focuses > 0;
  }

  EvaluatedPlacement withFocus() {
    return new EvaluatedPlacement(pose, focuses + 1, evades, lock, cloaked, touching);
  }

  EvaluatedPlacement withEvade() {
    return new EvaluatedPlacement(pose, focuses, evades + 1, lock, cloaked, touching);
  }

  EvaluatedPlacement withLock(String target) {
    return new EvaluatedPlacement(pose, focuses, evades, Optional.of(target), cloaked, touching);
  }

  EvaluatedPlacement withCloak() {
    return new EvaluatedPlacement(pose, focuses, evades, lock, true, touching);
  }

  EvaluatedPlacement uncloaked() {
    return new EvaluatedPlacement(pose, focuses, evades, lock, false, touching);
  }

  EvaluatedPlacement at(Pose other) {
    return new EvaluatedPlacement(other, focuses, evades, lock, cloaked, touching);
  }

  EvaluatedPlacement touching(List<String> others) {
    return new EvaluatedPlacement(pose, focuses, evades, lock, cloaked, others);
  }
}
