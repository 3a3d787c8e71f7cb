package io.github.flightstand.geometry.region;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * The Minkowski sum of two convex polygons: every sum of a point of one and a point of the other.
 *
 * <p>A body that slides without turning meets a body at rest exactly if its origin lies in the sum
 * of the body at rest and the sliding body turned by 180 degrees about its origin.
 *
 * <p><b>Error.</b> Corners are sums of corners, each rounded once.
 *
 * <pre>{@code
 * MinkowskiSum.of(ConvexPolygon.rectangle(40, 40), ConvexPolygon.rectangle(10, 20)) // 50 by 60
 * }</pre>
 */
public final class MinkowskiSum {

  /**
   * Returns the sum: the convex hull of all sums of corners. JTS decides its turns exactly, so
   * rounded corners never make an outline that is not convex.
   */
  public static ConvexPolygon of(ConvexPolygon a, ConvexPolygon b) {
    return of(a.corners(), b);
  }

  /** Returns the sum of a segment and a polygon. */
  public static ConvexPolygon of(Point from, Point to, ConvexPolygon b) {
    return of(List.of(from, to), b);
  }

  private static ConvexPolygon of(List<Point> a, ConvexPolygon b) {
    Interruption.check();
    Coordinate[] sums = new Coordinate[a.size() * b.size()];
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        sums[i * b.size() + j] = new Coordinate(a.get(i).x() + b.x(j), a.get(i).y() + b.y(j));
      }
    }
    List<Point> corners = new ArrayList<>();
    for (Coordinate c :
        new ConvexHull(sums, new GeometryFactory()).getConvexHull().getCoordinates()) {
      corners.add(new Point(c.getX(), c.getY()));
    }
    return ConvexPolygon.of(corners);
  }
}
