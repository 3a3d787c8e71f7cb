package io.github.flightstand.movement.parts;

/** The three forms of maneuver template, with the turn that each makes. */
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

  /** Returns how far the centre line turns from its start to its end, in degrees. */
  public double sweepDegrees() {
    return sweepDegrees;
  }

  /** Returns the highest speed for which there is a template of this kind; the lowest is 1. */
  public int fastest() {
    return fastest;
  }
}
