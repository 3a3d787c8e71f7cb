package io.github.flightstand.geometry.internal;

/**
 * A convex polygon in flat arrays, for the separating-axis search: its corners, counterclockwise,
 * and the outward unit normals of its edges.
 *
 * <p>For each edge of one polygon, take the least signed distance of the other polygon's corners
 * from the edge's line. Let s be the greatest of these over the edges of both polygons (the
 * separating axis theorem). If s ≤ 0 the polygons overlap, and −s is the length of the shortest
 * translation that separates them, because the normals of the Minkowski difference are the edges'
 * normals. If s &gt; 0 they are at least s apart, and exactly s if the nearest corner lies straight
 * in front of the edge and not to its side. Only where two corners face each other must the
 * distance be searched for. So every query loops over the edges of one view and the corners of the
 * other, then again with the views swapped.
 *
 * <p><b>Error.</b> Let u be 2⁻⁵³. A shape's view subtracts coordinates first: for shapes that lie
 * within D mm, the error of a distance in front of an edge is at most 4u D, wherever they are. A
 * {@linkplain #local() local} view subtracts an edge's offset from the origin last, which is
 * quicker: with corners within R mm of the origin, the error is at most 6u R. Both bounds take the
 * doubles of corners and normals as exact. {@linkplain #place Placing} adds at most 3u R to a
 * corner's coordinate and 2u to a normal's.
 *
 * <p>A view made by the constructor without arguments is scratch space that {@link #place} fills
 * again and again; all other views never change.
 */
public final class ConvexView {

  private double[] x;
  private double[] y;
  private double[] normalX;
  private double[] normalY;
  private int size;
  private final boolean local;

  /** Creates empty scratch space for a local frame. */
  public ConvexView() {
    this(new double[8], new double[8], new double[8], new double[8], 0, true);
  }

  /** Creates a view that shares a shape's arrays, which no one may change. */
  public ConvexView(double[] x, double[] y, double[] normalX, double[] normalY) {
    this(x, y, normalX, normalY, x.length, false);
  }

  private ConvexView(
      double[] x, double[] y, double[] normalX, double[] normalY, int size, boolean local) {
    this.x = x;
    this.y = y;
    this.normalX = normalX;
    this.normalY = normalY;
    this.size = size;
    this.local = local;
  }

  /** Returns this view for use in a frame whose origin lies near the corners. */
  public ConvexView local() {
    return new ConvexView(x, y, normalX, normalY, size, true);
  }

  /** Fills this view with the world coordinates of another view, which is given in a frame. */
  public void place(ConvexView given, double frameX, double frameY, double cos, double sin) {
    if (x.length < given.size) {
      x = new double[given.size];
      y = new double[given.size];
      normalX = new double[given.size];
      normalY = new double[given.size];
    }
    size = given.size;
    for (int i = 0; i < size; i++) {
      double cornerX = given.x[i];
      double cornerY = given.y[i];
      x[i] = frameX + (cos * cornerX - sin * cornerY);
      y[i] = frameY + (sin * cornerX + cos * cornerY);
      double nx = given.normalX[i];
      double ny = given.normalY[i];
      normalX[i] = cos * nx - sin * ny;
      normalY[i] = sin * nx + cos * ny;
    }
  }

  /** Returns the number of corners. */
  public int size() {
    return size;
  }

  /** Returns the x coordinate of corner {@code i}, in millimeters. */
  public double x(int i) {
    return x[i];
  }

  /** Returns the y coordinate of corner {@code i}, in millimeters. */
  public double y(int i) {
    return y[i];
  }

  /** Returns the x component of the unit vector out of edge {@code i}. */
  public double normalX(int i) {
    return normalX[i];
  }

  /** Returns the y component of the unit vector out of edge {@code i}. */
  public double normalY(int i) {
    return normalY[i];
  }

  /** Returns the corner after corner {@code i}. */
  public int next(int i) {
    return i + 1 == size ? 0 : i + 1;
  }

  /** Returns the corner before corner {@code i}. */
  public int previous(int i) {
    return i == 0 ? size - 1 : i - 1;
  }

  /** Returns the corner that is farthest in a direction. */
  public int farthest(double directionX, double directionY) {
    int farthest = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      double far = x[i] * directionX + y[i] * directionY;
      if (far > most) {
        most = far;
        farthest = i;
      }
    }
    return farthest;
  }

  /** Returns the signed distance of edge {@code i}'s line from the origin, along its normal. */
  public double offset(int i) {
    return normalX[i] * x[i] + normalY[i] * y[i];
  }

  /** Returns the least signed distance of another polygon's corners from the line of an edge. */
  public double leastBefore(int edge, ConvexView other) {
    double nx = normalX[edge];
    double ny = normalY[edge];
    double fromX = local ? 0 : x[edge];
    double fromY = local ? 0 : y[edge];
    // Two at a time, because each minimum waits for the one before.
    int i = other.size - 1;
    double least = (other.x[i] - fromX) * nx + (other.y[i] - fromY) * ny;
    for (i--; i > 0; i -= 2) {
      double one = (other.x[i] - fromX) * nx + (other.y[i] - fromY) * ny;
      double two = (other.x[i - 1] - fromX) * nx + (other.y[i - 1] - fromY) * ny;
      least = Math.min(least, Math.min(one, two));
    }
    if (i == 0) {
      least = Math.min(least, (other.x[0] - fromX) * nx + (other.y[0] - fromY) * ny);
    }
    return local ? least - offset(edge) : least;
  }

  /** Returns the greatest {@link #leastBefore} of another polygon over this polygon's edges. */
  public double greatestBefore(ConvexView other) {
    double greatest = Double.NEGATIVE_INFINITY;
    for (int edge = 0; edge < size; edge++) {
      greatest = Math.max(greatest, leastBefore(edge, other));
    }
    return greatest;
  }

  /** Returns the first edge separated from the other polygon by exactly {@code distance}. */
  public int edgeAt(double distance, ConvexView other) {
    int edge = 0;
    while (edge + 1 < size && leastBefore(edge, other) != distance) {
      edge++;
    }
    return edge;
  }

  /** Tests whether all of another polygon is at least {@code distance} mm in front of one edge. */
  public boolean hasEdgeBefore(ConvexView other, double distance) {
    for (int edge = 0; edge < size; edge++) {
      if (leastBefore(edge, other) >= distance) {
        return true;
      }
    }
    return false;
  }

  /** Tests whether a point is at least {@code distance} mm in front of one edge's line. */
  public boolean isBefore(double pointX, double pointY, double distance) {
    for (int edge = 0; edge < size; edge++) {
      if ((pointX - x[edge]) * normalX[edge] + (pointY - y[edge]) * normalY[edge] >= distance) {
        return true;
      }
    }
    return false;
  }

  /**
   * Tests whether a corner of another polygon lies straight in front of the first edge at {@code
   * distance}.
   *
   * @param distance what {@link #greatestBefore} returned
   */
  public boolean facesCorner(double distance, ConvexView other) {
    int edge = edgeAt(distance, other);
    double nx = normalX[edge];
    double ny = normalY[edge];
    int next = next(edge);
    double length = (y[next] - y[edge]) * nx - (x[next] - x[edge]) * ny;
    for (int i = 0; i < other.size; i++) {
      double dx = other.x[i] - x[edge];
      double dy = other.y[i] - y[edge];
      if (dx * nx + dy * ny == distance) {
        double along = dy * nx - dx * ny;
        if (along >= 0 && along <= length) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns the least squared distance of the corners from another polygon's edges. Its error is at
   * most 16u D² for polygons within D mm of each other.
   */
  public double leastSquaredTo(ConvexView other) {
    double least = Double.POSITIVE_INFINITY;
    int n = other.size;
    for (int k = 0, j = n - 1; k < n; j = k++) {
      double startX = other.x[j];
      double startY = other.y[j];
      double ex = other.x[k] - startX;
      double ey = other.y[k] - startY;
      double squared = ex * ex + ey * ey;
      for (int i = 0; i < size; i++) {
        double dx = x[i] - startX;
        double dy = y[i] - startY;
        double along = dx * ex + dy * ey;
        // A division takes as long as all the rest, and most corners are beside the edge.
        double t = along <= 0 ? 0 : along >= squared ? 1 : along / squared;
        double ox = dx - t * ex;
        double oy = dy - t * ey;
        least = Math.min(least, ox * ox + oy * oy);
      }
    }
    return least;
  }

  /**
   * Returns the distance of two polygons that are apart, right to a few units in the last place.
   */
  public static double gap(ConvexView a, ConvexView b) {
    return Math.sqrt(Math.min(a.leastSquaredTo(b), b.leastSquaredTo(a)));
  }
}
