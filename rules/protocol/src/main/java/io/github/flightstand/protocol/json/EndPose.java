package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.Grid;
import java.util.Optional;

/**
 * A pose where a move ends, exact or rounded.
 *
 * @param pose the pose on the table
 * @param grid the grid whose place and heading it has; they are written without rounding errors
 */
public record EndPose(Pose pose, Optional<Grid> grid) {

  /** Returns an exact pose. */
  public static EndPose exact(Pose pose) {
    return new EndPose(pose, Optional.empty());
  }

  /** Returns the pose in a reader's frame. */
  PoseJson there(CoordinateFrame frame) {
    Point there =
        grid.isPresent()
            ? grid.get().nearestThere(pose.position())
            : PointJson.there(frame, pose.position());
    double heading = grid.isPresent() ? grid.get().headingThere(pose) : frame.headingThere(pose);
    return new PoseJson(there.x(), there.y(), heading);
  }
}
