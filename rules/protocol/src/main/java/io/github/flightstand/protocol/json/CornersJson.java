package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseEdge;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Two corners of a ship's base without its guides, where they are: {@code {"frontLeft": [180, 120],
 * "frontRight": [220, 120]}}. Left and right are the ship's own.
 *
 * @param frontLeft the left end of the front edge
 * @param frontRight the right end of the front edge
 * @param rearLeft the left end of the rear edge
 * @param rearRight the right end of the rear edge
 */
@SchemaMembers("{\"minProperties\": 2, \"maxProperties\": 2}")
public record CornersJson(
    Optional<PointJson> frontLeft,
    Optional<PointJson> frontRight,
    Optional<PointJson> rearLeft,
    Optional<PointJson> rearRight) {

  /**
   * Checks that there are two.
   *
   * @throws FaultException if there are more or fewer
   */
  public CornersJson {
    int found =
        (frontLeft.isPresent() ? 1 : 0)
            + (frontRight.isPresent() ? 1 : 0)
            + (rearLeft.isPresent() ? 1 : 0)
            + (rearRight.isPresent() ? 1 : 0);
    if (found != 2) {
      throw FaultException.about(
          FaultCode.BAD_VALUE,
          Pointer.ROOT,
          " holds "
              + found
              + " of frontLeft, frontRight, rearLeft, rearRight, expected exactly two");
    }
  }

  /**
   * A corner.
   *
   * @param own the corner in the base's own frame
   * @param here its place on the table
   */
  record Corner(Point own, Point here) {}

  /** Returns the two corners of a base. */
  List<Corner> on(CoordinateFrame frame, Base base) {
    BaseEdge front = base.edge("front").orElseThrow();
    Optional<BaseEdge> rear = base.edge("rear");
    List<Corner> corners = new ArrayList<>(2);
    add(corners, "frontLeft", frontLeft, Optional.of(front.left()), frame, base);
    add(corners, "frontRight", frontRight, Optional.of(front.right()), frame, base);
    // The left end of an edge is that of one who looks out over it.
    add(corners, "rearLeft", rearLeft, rear.map(BaseEdge::right), frame, base);
    add(corners, "rearRight", rearRight, rear.map(BaseEdge::left), frame, base);
    return corners;
  }

  private static void add(
      List<Corner> corners,
      String name,
      Optional<PointJson> written,
      Optional<Point> own,
      CoordinateFrame frame,
      Base base) {
    if (written.isPresent()) {
      Pointer at = Pointer.ROOT.append(name);
      Point corner =
          own.orElseThrow(
              () ->
                  FaultException.about(
                      FaultCode.BAD_VALUE,
                      at,
                      " is given for base %s, which has no rear edge, expected frontLeft and frontRight"
                          .formatted(Excerpt.quoted(base.name()))));
      corners.add(new Corner(corner, FaultException.within(at, () -> written.get().on(frame))));
    }
  }
}
