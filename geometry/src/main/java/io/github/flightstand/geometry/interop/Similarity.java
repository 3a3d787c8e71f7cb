package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;

/**
 * A map between points of the table ("here", in millimeters) and another program's coordinates
 * ("there"): it scales, turns, shifts and perhaps mirrors.
 *
 * <p>The components describe the other program's system as seen from here. Its origin is the
 * table's point {@code origin}, and its +x axis points in the direction {@code turn}. Its +y axis
 * points a quarter turn counterclockwise from that, or clockwise if {@code mirrored}. A millimeter
 * is {@code scale} of its units. So a point's coordinates there are its distances from the origin
 * along the two axes, times the scale.
 *
 * <p>Either way, the error is a few roundings of the numbers given.
 *
 * <pre>{@code
 * // Pixels, 2.825 per millimeter, from the upper left corner of a 914.4 mm table, y down.
 * Similarity pixels = new Similarity(2.825, Direction.EAST, new Point(0, 914.4), true);
 * pixels.apply(new Point(200, 100))      // Point[x=565.0, y=2300.68]: 814.4 below the corner
 * pixels.invert(new Point(565, 2300.68)) // Point[x=200.0, y=100.0]
 * }</pre>
 *
 * @param scale units there per millimeter here, positive
 * @param turn the direction here of the +x axis there
 * @param origin the point here where both coordinates there are 0, in millimeters
 * @param mirrored whether the +y axis there is clockwise of the +x axis, seen from here
 */
public record Similarity(double scale, Direction turn, Point origin, boolean mirrored) {

  /** The table's own coordinates: every point stays the same, to the bit. */
  public static final Similarity IDENTITY = new Similarity(1, Direction.EAST, Point.ORIGIN, false);

  /**
   * Checks the scale.
   *
   * @throws IllegalArgumentException if the scale is not positive and finite
   */
  public Similarity {
    if (!(scale > 0) || !Double.isFinite(scale)) {
      throw new IllegalArgumentException(
          "a similarity's scale is positive and finite, found " + scale);
    }
  }

  /** Returns the coordinates there of a point here. */
  public Point apply(Point here) {
    Vector out = origin.vectorTo(here);
    double along = out.x() * turn.cos() + out.y() * turn.sin();
    double left = out.y() * turn.cos() - out.x() * turn.sin();
    return new Point(scale * along, scale * (mirrored ? -left : left));
  }

  /** Returns the point here, in millimeters, that has these coordinates there. */
  public Point invert(Point there) {
    double along = there.x() / scale;
    double left = (mirrored ? -there.y() : there.y()) / scale;
    return origin.plus(
        new Vector(along * turn.cos() - left * turn.sin(), along * turn.sin() + left * turn.cos()));
  }
}
