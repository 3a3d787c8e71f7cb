package io.github.flightstand.movement;

/** How a maneuver ended. */
public enum Outcome {
  /** The ship stands where the maneuver takes it. */
  COMPLETED,
  /** The ship overlapped another and backed up. */
  OVERLAPPED
}
