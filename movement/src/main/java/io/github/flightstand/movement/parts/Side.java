package io.github.flightstand.movement.parts;

/** To which side a template curves, seen along it. */
public enum Side {
  /** Counter-clockwise. */
  LEFT(1),
  /** Not at all: straight ahead. */
  AHEAD(0),
  /** Clockwise. */
  RIGHT(-1);

  private final int sign;

  Side(int sign) {
    this.sign = sign;
  }

  /** Returns 1 for left, 0 for ahead, −1 for right: the sign of a turn in this frame's sense. */
  public int sign() {
    return sign;
  }

  /** Returns the other side; ahead stays ahead. */
  public Side mirrored() {
    return switch (this) {
      case LEFT -> RIGHT;
      case AHEAD -> AHEAD;
      case RIGHT -> LEFT;
    };
  }
}
