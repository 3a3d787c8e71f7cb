package io.github.flightstand.geometry.internal;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * The convex hull of some convex polygons: its corners, counter-clockwise, and which of its edges
 * are edges of the polygons.
 *
 * <p>By JTS, which decides turns exactly. Immutable; millimetres in the polygons' frame.
 */
public final class Hull {

  private final double[] x;
  private final double[] y;
  private final double[] edgeX;
  private final double[] edgeY;
  private final boolean[] wall;

  private Hull(int corners) {
    x = new double[corners];
    y = new double[corners];
    edgeX = new double[corners];
    edgeY = new double[corners];
    wall = new boolean[corners];
  }

  /** Returns the hull of some convex polygons; it has no corners if there are none. */
  public static Hull of(ConvexView... parts) {
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
    Hull hull = new Hull(n);
    for (int i = 0; i < n; i++) {
      hull.x[i] = ring[n - i].getX();
      hull.y[i] = ring[n - i].getY();
      hull.edgeX[i] = ring[n - i - 1].getX() - hull.x[i];
      hull.edgeY[i] = ring[n - i - 1].getY() - hull.y[i];
      hull.wall[i] = isEdge(ring[n - i], ring[n - i - 1], parts);
    }
    return hull;
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

  /** Returns how many corners there are. */
  public int size() {
    return x.length;
  }

  /** Returns the x coordinate of corner {@code i}, in millimetres. */
  public double x(int i) {
    return x[i];
  }

  /** Returns the y coordinate of corner {@code i}, in millimetres. */
  public double y(int i) {
    return y[i];
  }

  /** Returns the x component of the edge from corner {@code i} to the next one. */
  public double edgeX(int i) {
    return edgeX[i];
  }

  /** Returns the y component of the edge from corner {@code i} to the next one. */
  public double edgeY(int i) {
    return edgeY[i];
  }

  /** Returns the corner after one. */
  public int next(int i) {
    return i + 1 == x.length ? 0 : i + 1;
  }

  /** Returns the corner before one. */
  public int previous(int i) {
    return i == 0 ? x.length - 1 : i - 1;
  }

  /** Tells whether the edge from a corner to the next one is one of a polygon. */
  public boolean isWall(int i) {
    return wall[i];
  }

  /** Returns the corner that is farthest in a direction. */
  public int farthest(double directionX, double directionY) {
    int farthest = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < x.length; i++) {
      double far = x[i] * directionX + y[i] * directionY;
      if (far > most) {
        most = far;
        farthest = i;
      }
    }
    return farthest;
  }
}
