package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.Side;

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
