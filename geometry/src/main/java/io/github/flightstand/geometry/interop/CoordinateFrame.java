package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;

/**
 * Another program's way to write down where things are and which way they face.
 *
 * <p>Points go through a {@link Similarity}. Headings are degrees there too, but need not be
 * counted from the +x axis: they start at a direction of the program's choice and grow clockwise or
 * counter-clockwise, both as seen on the table here.
 *
 * <pre>{@code
 * // Pixels with y down, headings counter-clockwise with 0 up the table.
 * CoordinateFrame pixels = new CoordinateFrame(
 *     new Similarity(2.825, Direction.EAST, new Point(0, 914.4), true), Direction.NORTH, false);
 * pixels.headingThere(Direction.ofDegrees(90))    // 0.0
 * pixels.headingThere(Direction.ofDegrees(80))    // 350.0
 * pixels.headingHere(45).degrees()                // 135.0
 * }</pre>
 *
 * @param points where the points are
 * @param zero the direction here of heading 0 there
 * @param clockwise whether headings there grow clockwise, seen from here
 */
public record CoordinateFrame(Similarity points, Direction zero, boolean clockwise) {

  /** The table's own frame: everything stays as it is, to the bit. */
  public static final CoordinateFrame TABLE = ofAxes(Similarity.IDENTITY);

  /**
   * Returns the frame whose headings are the mathematical angles of its own axes: 0 along its +x
   * axis, growing towards its +y axis.
   */
  public static CoordinateFrame ofAxes(Similarity points) {
    return new CoordinateFrame(points, points.turn(), points.mirrored());
  }

  /** Returns the point's coordinates there. */
  public Point pointThere(Point here) {
    return points.apply(here);
  }

  /** Returns the point here, in millimetres, that has these coordinates there. */
  public Point pointHere(Point there) {
    return points.invert(there);
  }

  /** Returns what a direction is called there: degrees in [0, 360). */
  public double headingThere(Direction here) {
    double degrees = clockwise ? zero.degrees() - here.degrees() : here.degrees() - zero.degrees();
    return Direction.ofDegrees(degrees).degrees();
  }

  /**
   * Returns the direction here that is called so there.
   *
   * @param thereDegrees degrees as they are written there, with any number of whole turns
   * @throws IllegalArgumentException if the angle is infinite or not a number
   */
  public Direction headingHere(double thereDegrees) {
    return zero.turnedBy(clockwise ? -thereDegrees : thereDegrees);
  }
}
