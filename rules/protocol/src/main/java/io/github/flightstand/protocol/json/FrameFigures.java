package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.Similarity;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import java.util.Optional;

/**
 * How a caller writes places and headings, as it is seen on the table in millimetres and degrees
 * counter-clockwise from +x. Poses, outlines, zones and lines are in the frame, in queries and
 * answers. Lengths are not: the play area's sides, offsets, shifts, separations, distances,
 * margins, places along a template and uncertainties stay millimetres. Sides of a ship and names of
 * the table's edges stay what they are.
 *
 * <pre>{@code
 * {"scale": 2.825, "origin": [0, 914.4], "mirrored": true,
 *  "heading": {"zero": 90, "clockwise": false}, "turn": 0}
 * }</pre>
 *
 * <p>In this frame the place (200, 100) is called (565, 2300.68), and the heading 90 is called 0.
 *
 * @param scale the caller's units a millimetre
 * @param origin the point of the table where both of the caller's coordinates are 0
 * @param mirrored whether the caller's +y axis is clockwise of the +x axis
 * @param heading how the caller counts headings
 * @param turn the heading on the table of the caller's +x axis; 0 if absent
 */
public record FrameFigures(
    @In(NumberRange.SCALE) double scale,
    PointJson origin,
    boolean mirrored,
    Headings heading,
    @In(NumberRange.HEADING) Optional<Double> turn)
    implements FrameJson {

  /**
   * How a caller counts headings.
   *
   * @param zero the heading on the table that the caller calls 0
   * @param clockwise whether the caller's headings grow clockwise
   */
  public record Headings(@In(NumberRange.HEADING) double zero, boolean clockwise) {}

  /** Returns a frame as it can be sent with a query. */
  public static FrameFigures of(CoordinateFrame frame) {
    return new FrameFigures(
        frame.points().scale(),
        PointJson.of(frame.points().origin()),
        frame.points().mirrored(),
        new Headings(frame.zero().degrees(), frame.clockwise()),
        Optional.of(frame.points().turn().degrees()));
  }

  /** Tells whether a frame, if it is written, can be read. */
  public static boolean holds(CoordinateFrame frame) {
    Point origin = frame.points().origin();
    return NumberRange.SCALE.contains(frame.points().scale())
        && NumberRange.COORDINATE.contains(origin.x())
        && NumberRange.COORDINATE.contains(origin.y());
  }

  @Override
  public CoordinateFrame frame() {
    Direction axis = turn.map(Direction::ofDegrees).orElse(Direction.EAST);
    return new CoordinateFrame(
        new Similarity(scale, axis, origin.bare(), mirrored),
        Direction.ofDegrees(heading.zero()),
        heading.clockwise());
  }
}
