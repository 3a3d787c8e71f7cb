package io.github.flightstand.movement.maneuver;

/** What a ship does on the spot once it stands at the end of its template. */
public enum EndRotation {
  /** Nothing. */
  NONE,
  /** Turns round by 180°. */
  HALF_TURN,
  /** Turns a further 90° to the inside of the curve, its side flush on the template's end. */
  QUARTER_TURN_INWARD
}
