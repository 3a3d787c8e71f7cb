package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;

/**
 * All shortest lines between two shapes: one line, or a family of parallel lines.
 *
 * <p>Two convex polygons that are apart have one shortest line, unless an edge of one faces a
 * parallel edge of the other. Then every line at right angles between the two edges is as short.
 * Such a family is stored as its middle line and the distance that the line may slide to either
 * side along the edges. Member t is the middle line moved by t mm in the direction {@link #along}.
 * Edges count as parallel up to {@link #PARALLEL} radians, and lines as equally short up to the
 * contact tolerance. A family no wider than the tolerance is one line.
 *
 * <p>Shapes in contact are apart or overlap by at most the tolerance. They have lines of almost no
 * length, and a family of them if they stand edge to edge. The distance is then the gap, or 0 if
 * there is none. Shapes that overlap by more have one line of length 0 at a common point.
 *
 * <p><b>Error.</b> As for {@link ClosestPoints}. The middle line of a family between edges that are
 * not quite parallel may be longer than the distance, by at most the tolerance.
 *
 * <pre>{@code
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
 * ShortestLines.between(base, base.placedIn(Pose.at(140, 10, 0)), Tolerance.STANDARD)
 *     // 100 mm long, the middle line from (20, 5) to (120, 5), up to 15 mm to either side
 * }</pre>
 *
 * @param onFirst the start of the middle line, on the first shape
 * @param onSecond the end of the middle line, on the second shape
 * @param distance the length of the shortest line, in millimeters
 * @param along the unit vector along which a family's lines slide; zero for a single line
 * @param reach the distance in mm that the middle line may slide to either side; 0 for a single
 *     line
 */
public record ShortestLines(
    Point onFirst, Point onSecond, double distance, Vector along, double reach) {

  /** The greatest angle in radians between edges that count as parallel. */
  public static final double PARALLEL = 1e-9;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if the distance or the reach is negative or not a number
   */
  public ShortestLines {
    if (!(distance >= 0) || !(reach >= 0)) {
      throw new IllegalArgumentException(
          "shortest lines have a length and a reach of at least 0, found %s and %s"
              .formatted(distance, reach));
    }
  }

  /** Returns the shortest line between two points. */
  static ShortestLines single(Point onFirst, Point onSecond, double distance) {
    return new ShortestLines(onFirst, onSecond, distance, Vector.ZERO, 0);
  }

  /** Returns the line of length 0 at a point that two shapes share. */
  public static ShortestLines at(Point common) {
    return single(common, common, 0);
  }

  /** Returns the shortest lines between two convex polygons. */
  public static ShortestLines between(ConvexPolygon a, ConvexPolygon b, Tolerance tolerance) {
    return ConvexLines.between(a, b, tolerance.contact());
  }

  /**
   * Returns the shortest lines between a convex polygon and a polygon. If several parts of the
   * polygon are equally near, all lines lead to one of them.
   */
  public static ShortestLines between(ConvexPolygon a, Polygon b, Tolerance tolerance) {
    return b instanceof SimplePolygon simple
        ? toNearest(a, simple.parts(), tolerance)
        : between(a, (ConvexPolygon) b, tolerance);
  }

  /**
   * Returns the shortest lines between a convex polygon and a compound. If several parts of the
   * compound are equally near, all lines lead to one of them.
   */
  public static ShortestLines between(ConvexPolygon a, Compound b, Tolerance tolerance) {
    return toNearest(a, b.parts(), tolerance);
  }

  /** Returns the shortest line between a convex polygon and a point. */
  public static ShortestLines between(ConvexPolygon a, Point b) {
    ClosestPoints nearest = ClosestPoints.between(a, b);
    return single(nearest.onFirst(), b, nearest.distance());
  }

  private static ShortestLines toNearest(
      ConvexPolygon a, List<ConvexPolygon> parts, Tolerance tolerance) {
    ShortestLines nearest = between(a, parts.get(0), tolerance);
    for (ConvexPolygon part : parts.subList(1, parts.size())) {
      if (a.leastSeparation(part) < nearest.distance) {
        ShortestLines lines = between(a, part, tolerance);
        if (lines.distance < nearest.distance) {
          nearest = lines;
        }
      }
    }
    return nearest;
  }

  /** Tests whether there is more than one line. */
  public boolean many() {
    return reach > 0;
  }

  /** Returns the numbers t of all members of the family; 0 is the middle line. */
  public Interval members() {
    return many() ? new Interval(-reach, reach) : Interval.at(0);
  }

  /** Returns the start of member {@code t}, on the first shape. */
  public Point startOf(double t) {
    return onFirst.plus(along.times(t));
  }

  /** Returns the end of member {@code t}, on the second shape. */
  public Point endOf(double t) {
    return onSecond.plus(along.times(t));
  }

  /** Returns the same lines from the second shape to the first. */
  public ShortestLines reversed() {
    return new ShortestLines(onSecond, onFirst, distance, along, reach);
  }
}
