package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.Side;

/** Where an action moves a ship: each action has its own words. */
public sealed interface MoveDirection {

  /** Returns the side to which the ship moves. */
  Side side();

  /** Where a barrel roll goes. */
  enum Roll implements MoveDirection {
    /** To the ship's left. */
    LEFT,
    /** To the ship's right. */
    RIGHT;

    @Override
    public Side side() {
      return this == LEFT ? Side.LEFT : Side.RIGHT;
    }
  }

  /** Where a boost goes. */
  enum Boost implements MoveDirection {
    /** Along the straight 1. */
    STRAIGHT,
    /** Along the bank 1 left. */
    LEFT,
    /** Along the bank 1 right. */
    RIGHT;

    @Override
    public Side side() {
      return switch (this) {
        case STRAIGHT -> Side.AHEAD;
        case LEFT -> Side.LEFT;
        case RIGHT -> Side.RIGHT;
      };
    }
  }

  /** Where a decloak goes. */
  enum Decloak implements MoveDirection {
    /** To the ship's left. */
    LEFT,
    /** To the ship's right. */
    RIGHT,
    /** Straight ahead. */
    FORWARD;

    @Override
    public Side side() {
      return switch (this) {
        case LEFT -> Side.LEFT;
        case RIGHT -> Side.RIGHT;
        case FORWARD -> Side.AHEAD;
      };
    }
  }
}
