package io.github.flightstand.movement.parts;

/** A form of maneuver template, with the angle that it turns by. */
public enum TemplateKind {
  /** Straight ahead. */
  STRAIGHT(0, 5),
  /** A gentle curve of 45°. */
  BANK(45, 3),
  /** A sharp curve of 90°. */
  TURN(90, 3);

  private final double sweepDegrees;
  private final int fastest;

  TemplateKind(double sweepDegrees, int fastest) {
    this.sweepDegrees = sweepDegrees;
    this.fastest = fastest;
  }

  /** Returns the angle from the center line's start to its end, in degrees. */
  public double sweepDegrees() {
    return sweepDegrees;
  }

  /** Returns the highest speed for which there is a template of this kind; the lowest is 1. */
  public int fastest() {
    return fastest;
  }
}
