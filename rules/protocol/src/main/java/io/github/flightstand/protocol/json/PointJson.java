package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import java.util.ArrayList;
import java.util.List;

/**
 * The JSON form of a point: {@code [300, 310]}.
 *
 * @param x the first coordinate, from -1e6 to 1e6
 * @param y the second coordinate, from -1e6 to 1e6
 */
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
public record PointJson(@In(NumberRange.COORDINATE) double x, @In(NumberRange.COORDINATE) double y)
    implements OriginJson {

  /** Returns a point's coordinates unchanged. */
  public static PointJson of(Point point) {
    return new PointJson(point.x(), point.y());
  }

  /** Returns the coordinates unchanged, in the frame in which they were written. */
  public Point bare() {
    return new Point(x, y);
  }

  /**
   * Returns the point on the table.
   *
   * @throws FaultException if the point is more than 1e6 mm from the table's origin, or not before
   *     the frame's horizon
   */
  public Point on(CoordinateFrame frame) {
    return here(frame, x, y, "a list");
  }

  /**
   * Converts a point of an answer to the reader's frame.
   *
   * @throws FaultException if the point is not before the frame's horizon
   */
  static Point there(CoordinateFrame frame, Point here) {
    try {
      return frame.pointThere(here);
    } catch (IllegalArgumentException beyond) {
      throw FaultException.badValue("/frame", "the answer's place " + beyond.getMessage());
    }
  }

  static Point here(CoordinateFrame frame, double x, double y, String found) {
    Point here;
    try {
      here = frame.pointHere(new Point(x, y));
    } catch (IllegalArgumentException beyond) {
      throw FaultException.about(FaultCode.BAD_VALUE, Pointer.ROOT, ": " + beyond.getMessage());
    }
    if (!NumberRange.COORDINATE.contains(here.x()) || !NumberRange.COORDINATE.contains(here.y())) {
      throw FaultException.unexpected(
          Pointer.ROOT, found, "a place within 1000000 mm of the table's origin");
    }
    return here;
  }

  /**
   * Returns an outline on the table, from corners in clockwise or counterclockwise order.
   *
   * @throws FaultException if they enclose no proper region or exceed {@link Limits#CORNERS}
   */
  public static SimplePolygon outline(List<PointJson> corners, CoordinateFrame frame) {
    Limits.checkCorners(corners.size());
    List<Point> here = new ArrayList<>(corners.size());
    for (PointJson corner : corners) {
      try {
        here.add(corner.on(frame));
      } catch (FaultException fault) {
        throw fault.under(Pointer.ROOT.append(here.size()));
      }
    }
    try {
      return SimplePolygon.of(here);
    } catch (BadOutlineException refused) {
      throw FaultException.about(FaultCode.BAD_OUTLINE, Pointer.ROOT, ": " + refused.getMessage());
    }
  }
}
