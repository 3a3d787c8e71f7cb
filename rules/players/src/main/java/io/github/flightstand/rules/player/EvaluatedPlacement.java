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
        ship.cloaked(),
        List.of());
  }

  /** Returns a ship as it stands now. */
  static EvaluatedPlacement now(Scene scene, ShipState ship) {
    List<String> touching =
        scene.rivals().stream()
            .map(ShipState::id)
            .filter(id -> scene.table().touching(id, ship.id()))
            .toList();
    return of(ship, scene.standing(ship).pose()).touching(touching);
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

  EvaluatedPlacement cloaked(boolean other) {
    return new EvaluatedPlacement(pose, focuses, evades, lock, other, touching);
  }

  EvaluatedPlacement at(Pose other) {
    return new EvaluatedPlacement(other, focuses, evades, lock, cloaked, touching);
  }

  EvaluatedPlacement touching(List<String> others) {
    return new EvaluatedPlacement(pose, focuses, evades, lock, cloaked, others);
  }
}
