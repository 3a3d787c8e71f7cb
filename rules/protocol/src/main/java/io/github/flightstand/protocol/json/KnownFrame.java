package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import io.github.flightstand.geometry.interop.Similarity;
import io.github.flightstand.movement.table.PlayArea;

/**
 * The frames of usual units, and of the two common table tools, for pieces that face up the table
 * when they are not turned.
 *
 * <p>The tools' scales and directions are those with which the tools draw the printed parts. The
 * origin depends on the play area: its center, or its upper left corner.
 *
 * <pre>{@code
 * KnownFrame.VASSAL.frame(PlayArea.STANDARD).pointThere(new Point(200, 100)) // (565, 2300.68)
 * KnownFrame.TTS.frame(PlayArea.EPIC).pointThere(new Point(1014.4, 457.2))   // (3.637, 0)
 * }</pre>
 */
public enum KnownFrame implements FrameJson {
  /** The table's own frame: millimeters from the play area's lower left corner, y up. */
  MM {
    @Override
    public CoordinateFrame frame(PlayArea area) {
      return CoordinateFrame.TABLE;
    }
  },
  /** The table's own frame in centimeters. */
  CM {
    @Override
    public CoordinateFrame frame(PlayArea area) {
      return ofUnit(PlayAreaJson.Unit.CM);
    }
  },
  /** The table's own frame in inches. */
  INCH {
    @Override
    public CoordinateFrame frame(PlayArea area) {
      return ofUnit(PlayAreaJson.Unit.INCH);
    }
  },
  /**
   * Tabletop Simulator's table: 0.03637 units per millimeter from the play area's center, x right,
   * z up the table (the second coordinate); headings clockwise.
   */
  TTS {
    @Override
    public CoordinateFrame frame(PlayArea area) {
      return new SimilarityFrame(
          new Similarity(
              0.03637, Direction.EAST, new Point(area.width() / 2, area.height() / 2), false),
          Direction.NORTH,
          true);
    }
  },
  /**
   * VASSAL's board: 2.825 pixels per millimeter from the play area's upper left corner, y down;
   * headings counterclockwise with 0 up the table.
   */
  VASSAL {
    @Override
    public CoordinateFrame frame(PlayArea area) {
      return new SimilarityFrame(
          new Similarity(2.825, Direction.EAST, new Point(0, area.height()), true),
          Direction.NORTH,
          false);
    }
  };

  private static CoordinateFrame ofUnit(PlayAreaJson.Unit unit) {
    return SimilarityFrame.ofAxes(
        new Similarity(1 / unit.millimeters(), Direction.EAST, Point.ORIGIN, false));
  }
}
