package io.github.flightstand.movement.parts;

/** The side to which a template curves, seen along it. */
public enum Side {
  /** Counterclockwise. */
  LEFT(1),
  /** No curve: straight ahead. */
  AHEAD(0),
  /** Clockwise. */
  RIGHT(-1);

  private final int sign;

  Side(int sign) {
    this.sign = sign;
  }

  /** Returns the sign of a turn to this side: 1 for left, 0 for ahead, −1 for right. */
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
