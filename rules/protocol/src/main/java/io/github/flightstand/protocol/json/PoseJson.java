package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;

/**
 * A pose as a line writes it: {@code {"x": 200, "y": 100, "heading": 90}}.
 *
 * @param x the centre's first coordinate, up to 1e6 either way
 * @param y the second
 * @param heading up to 1e6 degrees either way
 */
public record PoseJson(
    @In(NumberRange.COORDINATE) double x,
    @In(NumberRange.COORDINATE) double y,
    @In(NumberRange.HEADING) double heading) {

  /** Returns a pose as it is called in the table's own frame; the heading in [0, 360). */
  public static PoseJson of(Pose pose) {
    Point there = CoordinateFrame.TABLE.pointThere(pose.position());
    return new PoseJson(there.x(), there.y(), CoordinateFrame.TABLE.headingThere(pose));
  }

  /**
   * Returns the pose on the table.
   *
   * @throws FaultException if it is more than 1e6 mm from the table's origin or not before the
   *     frame's horizon
   */
  public Pose on(CoordinateFrame frame) {
    Point here = PointJson.here(frame, x, y, "an object");
    return new Pose(here.x(), here.y(), frame.headingHere(new Point(x, y), heading));
  }
}
