package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.internal.ConvexView;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * The convex hull of some convex polygons: its outline, and which of its edges are edges of the
 * polygons.
 *
 * <p>By JTS, which decides turns exactly. Immutable; millimetres in the polygons' frame.
 */
final class Hull {

  private final ConvexView outline;
  private final boolean[] wall;

  /** The hull of some convex polygons; it has no corners if there are none. */
  Hull(ConvexView... parts) {
    List<Coordinate> corners = new ArrayList<>();
    for (ConvexView part : parts) {
      for (int i = 0; i < part.size(); i++) {
        corners.add(new Coordinate(part.x(i), part.y(i)));
      }
    }
    // Clockwise, the first corner at the end again.
    Coordinate[] ring =
        new ConvexHull(corners.toArray(new Coordinate[0]), new GeometryFactory())
            .getConvexHull()
            .getCoordinates();
    int n = Math.max(0, ring.length - 1);
    double[] x = new double[n];
    double[] y = new double[n];
    double[] normalX = new double[n];
    double[] normalY = new double[n];
    wall = new boolean[n];
    for (int i = 0; i < n; i++) {
      Coordinate from = ring[n - i];
      Coordinate to = ring[n - i - 1];
      double length = from.distance(to);
      x[i] = from.getX();
      y[i] = from.getY();
      normalX[i] = (to.getY() - from.getY()) / length;
      normalY[i] = (from.getX() - to.getX()) / length;
      wall[i] = isEdge(from, to, parts);
    }
    outline = new ConvexView(x, y, normalX, normalY);
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

  /** Returns its corners and edges. */
  ConvexView outline() {
    return outline;
  }

  /** Tells whether the edge from a corner to the next one is one of a polygon. */
  boolean isWall(int i) {
    return wall[i];
  }
}
