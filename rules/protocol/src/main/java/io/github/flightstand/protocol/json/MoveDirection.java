package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;

/** The direction of an action's move: each action has its own words. */
public sealed interface MoveDirection {

  /** Returns the side to which the ship moves. */
  default Side side() {
    return equals(Roll.LEFT) || equals(Boost.LEFT) || equals(Decloak.LEFT)
        ? Side.LEFT
        : equals(Roll.RIGHT) || equals(Boost.RIGHT) || equals(Decloak.RIGHT)
            ? Side.RIGHT
            : Side.AHEAD;
  }

  /**
   * Checks the degrees of a turn on the spot.
   *
   * @throws FaultException if they are not 90, -90 or 180
   */
  static void checkTurn(int degrees) {
    if (degrees != 180 && Math.abs(degrees) != 90) {
      throw FaultException.unexpected(Pointer.of("/turn"), "" + degrees, "one of 90, -90, 180");
    }
  }

  /** The directions of a barrel roll. */
  enum Roll implements MoveDirection {
    /** To the ship's left. */
    LEFT,
    /** To the ship's right. */
    RIGHT
  }

  /** The directions of a boost. */
  enum Boost implements MoveDirection {
    /** Along the straight 1. */
    STRAIGHT,
    /** Along the bank 1 left. */
    LEFT,
    /** Along the bank 1 right. */
    RIGHT
  }

  /** The directions of a decloak. */
  enum Decloak implements MoveDirection {
    /** To the ship's left. */
    LEFT,
    /** To the ship's right. */
    RIGHT,
    /** Straight ahead. */
    FORWARD
  }
}
