package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.arithmetic.Elementary;
import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.geom.Coordinate;

/**
 * The signed separation of two line segments: their distance or, if they cross, minus the length of
 * the shortest shift that separates them.
 *
 * <p>Pulling back an end of one to the other's line separates two crossing segments. So the depth
 * is the least distance of an end from the line through the other segment. The result is in
 * millimeters; its error is below 1e-14 of the coordinates.
 *
 * <pre>{@code
 * Point left = new Point(-10, 0);
 * Point right = new Point(10, 0);
 * SegmentSeparation.between(left, right, new Point(7, -5), new Point(7, 5))    // -3.0
 * SegmentSeparation.between(left, right, new Point(13, -5), new Point(13, 5))  // 3.0
 * }</pre>
 */
public final class SegmentSeparation {

  private SegmentSeparation() {}

  /** Returns the signed separation of the segments from a to b and from c to d. */
  public static double between(Point a, Point b, Point c, Point d) {
    double aSide = side(c, d, a);
    double bSide = side(c, d, b);
    double cSide = side(a, b, c);
    double dSide = side(a, b, d);
    if (aSide * bSide < 0 && cSide * dSide < 0) {
      double fromSecond = Math.min(Math.abs(aSide), Math.abs(bSide)) / length(c, d);
      double fromFirst = Math.min(Math.abs(cSide), Math.abs(dSide)) / length(a, b);
      return -Math.min(fromSecond, fromFirst);
    }
    return Distance.segmentToSegment(coordinate(a), coordinate(b), coordinate(c), coordinate(d));
  }

  private static Coordinate coordinate(Point p) {
    return new Coordinate(p.x(), p.y());
  }

  /** Returns twice the area of a triangle, positive if its corners turn left. */
  private static double side(Point from, Point to, Point p) {
    return (to.x() - from.x()) * (p.y() - from.y()) - (to.y() - from.y()) * (p.x() - from.x());
  }

  private static double length(Point from, Point to) {
    return Elementary.hypot(to.x() - from.x(), to.y() - from.y());
  }
}
