package io.github.flightstand.geometry.internal;

import io.github.flightstand.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/**
 * The convex hull of some convex polygons: its outline, and for each edge whether it is an edge of
 * one of the polygons.
 *
 * <p>JTS computes it and decides turns exactly. Immutable; in millimeters, in the polygons' frame.
 */
public final class Hull {

  private final ConvexView outline;
  private final double[] edgeX;
  private final double[] edgeY;
  private final boolean[] wall;

  /** Creates the hull of some convex polygons; it has no corners if there are none. */
  public Hull(ConvexView... parts) {
    List<Coordinate> corners = new ArrayList<>();
    for (ConvexView part : parts) {
      for (int i = 0; i < part.size(); i++) {
        corners.add(new Coordinate(part.x(i), part.y(i)));
      }
    }
    // Clockwise, with the first corner repeated at the end.
    Coordinate[] ring =
        new ConvexHull(corners.toArray(new Coordinate[0]), new GeometryFactory())
            .getConvexHull()
            .getCoordinates();
    int n = Math.max(0, ring.length - 1);
    double[] x = new double[n];
    double[] y = new double[n];
    edgeX = new double[n];
    edgeY = new double[n];
    double[] normalX = new double[n];
    double[] normalY = new double[n];
    wall = new boolean[n];
    for (int i = 0; i < n; i++) {
      Coordinate from = ring[n - i];
      Coordinate to = ring[n - i - 1];
      x[i] = from.getX();
      y[i] = from.getY();
      edgeX[i] = to.getX() - x[i];
      edgeY[i] = to.getY() - y[i];
      normalX[i] = edgeY[i] / from.distance(to);
      normalY[i] = -edgeX[i] / from.distance(to);
      wall[i] = isEdge(from, to, parts);
    }
    outline = new ConvexView(x, y, normalX, normalY);
  }

  /**
   * Returns the corners around some points, clockwise, with the first one again at the end; none if
   * the points lie on a line.
   */
  public static List<Point> around(List<Point> points) {
    Coordinate[] all =
        points.stream().map(p -> new Coordinate(p.x(), p.y())).toArray(Coordinate[]::new);
    Geometry hull = new ConvexHull(all, new GeometryFactory()).getConvexHull();
    return hull instanceof Polygon
        ? Stream.of(hull.getCoordinates()).map(c -> new Point(c.getX(), c.getY())).toList()
        : List.of();
  }

  private static boolean isEdge(Coordinate from, Coordinate to, ConvexView... parts) {
    for (ConvexView part : parts) {
      for (int i = 0, j = part.size() - 1; i < part.size(); j = i++) {
        if (part.x(j) == from.getX()
            && part.y(j) == from.getY()
            && part.x(i) == to.getX()
            && part.y(i) == to.getY()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the hull's corners and edges. */
  public ConvexView outline() {
    return outline;
  }

  /** Returns the x component of the edge from corner {@code i} to the next one. */
  public double edgeX(int i) {
    return edgeX[i];
  }

  /** Returns the y component of the edge from corner {@code i} to the next one. */
  public double edgeY(int i) {
    return edgeY[i];
  }

  /** Tests whether the edge from corner {@code i} to the next one is an edge of a polygon. */
  public boolean isWall(int i) {
    return wall[i];
  }
}
