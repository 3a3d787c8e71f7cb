package io.github.flightstand.movement.component;

/**
 * One of the four edges of a base.
 *
 * <pre>{@code
 * BaseEdge.LEFT.facesDegrees()    // 90.0: it faces to the left of the base's front
 * BaseEdge.LEFT.length(base)      // 40.0 for a small base
 * }</pre>
 */
public enum BaseEdge {
  /** The edge ahead. */
  FRONT(0),
  /** The edge to the left. */
  LEFT(90),
  /** The edge behind. */
  REAR(180),
  /** The edge to the right. */
  RIGHT(270);

  private final double facesDegrees;

  BaseEdge(double facesDegrees) {
    this.facesDegrees = facesDegrees;
  }

  /** Returns where the edge faces, in degrees counter-clockwise from the base's front. */
  public double facesDegrees() {
    return facesDegrees;
  }

  /** Returns the edge's length, in millimetres. */
  public double length(Base base) {
    return this == FRONT || this == REAR ? base.width() : base.length();
  }

  /** Returns how far the edge is from the base's centre, in millimetres. */
  public double distance(Base base) {
    return (this == FRONT || this == REAR ? base.length() : base.width()) / 2;
  }
}
