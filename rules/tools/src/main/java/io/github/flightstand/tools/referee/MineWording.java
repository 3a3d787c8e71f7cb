package io.github.flightstand.tools.referee;

import io.github.flightstand.tools.referee.LogEvent.Detonation;
import java.util.OptionalDouble;

/** Says in words what the referee finds about mines that go off. */
final class MineWording {

  /** The ship came over the mine. */
  static String setOff(Detonation claim, String ship) {
    return ship + " set off " + claim.token();
  }

  /** The ship came near the mine, by so many millimetres. */
  static String tooClose(Detonation claim, String ship, double separation) {
    return ship
        + " came within "
        + PoseWording.millimetres(Math.max(0, separation))
        + " of "
        + claim.token()
        + ": too close to tell whether it set it off";
  }

  /** Where the ship flew is too close to call. */
  static String perhapsSetOff(Detonation claim, String ship) {
    return ship
        + " set off "
        + claim.token()
        + " if it flew as recorded, which is too close to call";
  }

  /** The ship did not come near the mine, or nowhere at all. */
  static String notSetOff(Detonation claim, String ship, OptionalDouble separation) {
    return ship
        + " did not set off "
        + claim.token()
        + ": "
        + (separation.isPresent()
            ? "it came no nearer than " + PoseWording.millimetres(separation.getAsDouble())
            : "it has not come near it");
  }

  private MineWording() {}
}
