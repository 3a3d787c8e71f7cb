package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.Similarity;

/**
 * The frames of the two common table tools, over the usual table of 914.4 mm square.
 *
 * <p>The scales and senses are those that the tools draw the printed parts with. Where the origin
 * lies on a table of another size is for the caller to know, who then writes the frame out.
 */
public final class TableToolFrames {

  private TableToolFrames() {}

  /**
   * Returns the frame of VASSAL's board: 2.825 pixels a millimetre from the table's upper left
   * corner, y down; headings with 0 up the table, counter-clockwise.
   *
   * <pre>{@code
   * TableToolFrames.vassal().pointThere(new Point(200, 100))   // (565, 2300.68)
   * }</pre>
   */
  public static CoordinateFrame vassal() {
    return new CoordinateFrame(
        new Similarity(2.825, Direction.EAST, new Point(0, 914.4), true), Direction.NORTH, false);
  }

  /**
   * Returns the frame of Tabletop Simulator's table: 0.03637 units a millimetre from the table's
   * middle, x right, z up the table (the second coordinate); headings clockwise.
   *
   * <pre>{@code
   * TableToolFrames.tts(Direction.NORTH).pointThere(new Point(557.2, 457.2))   // (3.637, 0)
   * }</pre>
   *
   * @param zero which way a piece faces here that is not turned there: it depends on its model
   */
  public static CoordinateFrame tts(Direction zero) {
    return new CoordinateFrame(
        new Similarity(0.03637, Direction.EAST, new Point(457.2, 457.2), false), zero, true);
  }
}
