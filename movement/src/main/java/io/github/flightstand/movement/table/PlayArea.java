package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;

/**
 * The rectangle that ships must not leave: from (0, 0) to (width, height) in millimeters.
 *
 * @param width millimeters, positive and at most 1e6
 * @param height millimeters, positive and at most 1e6
 */
public record PlayArea(double width, double height) {

  /** The usual square of 3 feet. */
  public static final PlayArea STANDARD = new PlayArea(914.4, 914.4);

  /** The double-width table of epic games. */
  public static final PlayArea EPIC = new PlayArea(1828.8, 914.4);

  /**
   * Checks the sides.
   *
   * @throws IllegalArgumentException if a side is not positive and at most 1e6 mm
   */
  public PlayArea {
    if (!(width > 0) || !(height > 0) || width > 1e6 || height > 1e6) {
      throw new IllegalArgumentException(
          "a play area's sides are positive and at most 1e6 mm, found " + width + " by " + height);
    }
  }

  /** Returns the rectangle on the table. */
  public ConvexPolygon outline() {
    return ConvexPolygon.rectangle(width, height).placedIn(Pose.at(width / 2, height / 2, 0));
  }
}
