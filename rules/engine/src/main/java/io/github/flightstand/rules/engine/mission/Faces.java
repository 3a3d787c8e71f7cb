package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.mission.DieFace;
import java.util.List;

/** The faces of a mission's dice. */
final class Faces {

  /** Returns how many dice show one of the given results. */
  static int count(Pool dice, List<DieFace> faces) {
    return faces.stream().mapToInt(face -> dice.count(of(face))).sum();
  }

  private static Face of(DieFace face) {
    return switch (face) {
      case HIT -> Face.HIT;
      case CRITICAL -> Face.CRITICAL;
      case FOCUS -> Face.FOCUS;
      case BLANK -> Face.BLANK;
    };
  }
}
