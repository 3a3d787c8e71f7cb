package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.arithmetic.Elementary;

/**
 * A piece of a path's center line: a straight, an arc of a circle, or a turn at a joint.
 *
 * <pre>{@code
 * new PathPiece.Arc(35, 90, Side.LEFT).length()   // 54.977…
 * }</pre>
 */
public sealed interface PathPiece {

  /** Returns the piece's length along the center line, in millimeters; 0 for a turn. */
  double length();

  /** Returns the angle that the piece turns by, in degrees to the left. */
  double turn();

  /**
   * A straight.
   *
   * @param length millimeters, positive
   */
  record Straight(double length) implements PathPiece {

    /**
     * Checks the length.
     *
     * @throws IllegalArgumentException if it is not positive and finite
     */
    public Straight {
      if (!(length > 0) || !Double.isFinite(length)) {
        throw new IllegalArgumentException(
            "a straight of a path is longer than 0 mm, found " + length);
      }
    }

    @Override
    public double turn() {
      return 0;
    }
  }

  /**
   * An arc of a circle.
   *
   * @param radius the center line's radius in millimeters, positive
   * @param degrees the angle it turns by, above 0 and at most 360
   * @param side the side to which it bends
   */
  record Arc(double radius, double degrees, Side side) implements PathPiece {

    /**
     * Checks the figures.
     *
     * @throws IllegalArgumentException if one is out of its range, or the side is ahead
     */
    public Arc {
      if (!(radius > 0) || !Double.isFinite(radius)) {
        throw new IllegalArgumentException(
            "an arc of a path has a radius above 0 mm, found " + radius);
      }
      if (!(degrees > 0) || !(degrees <= 360)) {
        throw new IllegalArgumentException(
            "an arc of a path turns by more than 0 and at most 360 degrees, found " + degrees);
      }
      if (side == Side.AHEAD) {
        throw new IllegalArgumentException("an arc of a path bends to the left or to the right");
      }
    }

    @Override
    public double length() {
      return radius * Elementary.toRadians(degrees);
    }

    @Override
    public double turn() {
      return side.sign() * degrees;
    }
  }

  /**
   * A joint, at which the center line turns on the spot.
   *
   * @param turn degrees to the left, from −180 to 180
   */
  record Turn(double turn) implements PathPiece {

    /**
     * Checks the angle.
     *
     * @throws IllegalArgumentException if it is not from −180 to 180
     */
    public Turn {
      if (!(Math.abs(turn) <= 180)) {
        throw new IllegalArgumentException(
            "a turn of a path is from -180 to 180 degrees, found " + turn);
      }
    }

    @Override
    public double length() {
      return 0;
    }
  }
}
