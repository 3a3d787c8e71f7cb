package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;

/**
 * The JSON form of a pose: {@code {"x": 200, "y": 100, "heading": 90}}.
 *
 * @param x the center's first coordinate, from -1e6 to 1e6
 * @param y the center's second coordinate, from -1e6 to 1e6
 * @param heading the heading in degrees, from -1e6 to 1e6
 */
public record PoseJson(
    @In(NumberRange.COORDINATE) double x,
    @In(NumberRange.COORDINATE) double y,
    @In(NumberRange.HEADING) double heading) {

  /** Returns a pose in the table's own frame; its heading is in [0, 360). */
  public static PoseJson of(Pose pose) {
    Point there = CoordinateFrame.TABLE.pointThere(pose.position());
    return new PoseJson(there.x(), there.y(), CoordinateFrame.TABLE.headingThere(pose));
  }

  /**
   * Returns the pose on the table.
   *
   * @throws FaultException if the pose is more than 1e6 mm from the table's origin, or not before
   *     the frame's horizon
   */
  public Pose on(CoordinateFrame frame) {
    Point here = PointJson.here(frame, x, y, "an object");
    return new Pose(here.x(), here.y(), frame.headingHere(new Point(x, y), heading));
  }
}
