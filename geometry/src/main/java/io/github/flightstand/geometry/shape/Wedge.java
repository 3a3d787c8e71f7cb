package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;

/**
 * The unbounded region between two rays from one point, such as the directions that a gun covers.
 *
 * <p>It is what the ray along {@code from} sweeps over when it turns counter-clockwise.
 *
 * <pre>{@code
 * new Wedge(Point.ORIGIN, Direction.EAST, 90)       // the first quadrant
 * new Wedge(Point.ORIGIN, Direction.NORTH, 180)     // everything to the left of the y axis
 * }</pre>
 *
 * @param apex where the rays start
 * @param from the first ray
 * @param sweepDegrees how far the ray turns, above 0 and below 360
 */
public record Wedge(Point apex, Direction from, double sweepDegrees) implements Shape {

  /**
   * Checks the sweep.
   *
   * @throws IllegalArgumentException if the sweep is not between 0 and 360 degrees
   */
  public Wedge {
    if (!(sweepDegrees > 0) || !(sweepDegrees < 360)) {
      throw new IllegalArgumentException(
          "a wedge sweeps more than 0 and less than 360 degrees, found " + sweepDegrees);
    }
  }

  /** Returns the direction of the last ray. */
  public Direction to() {
    return from.turnedBy(sweepDegrees);
  }

  @Override
  public Wedge placedIn(Pose frame) {
    return new Wedge(frame.place(apex), from.turnedBy(frame.heading().degrees()), sweepDegrees);
  }
}
