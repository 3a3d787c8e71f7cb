package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.triangulate.polygon.ConstrainedDelaunayTriangulator;
import org.locationtech.jts.triangulate.tri.Tri;

/**
 * A cut of a simple outline into convex parts, whose corners are all corners of the outline.
 *
 * <p>JTS makes a constrained Delaunay triangulation, but no parts larger than triangles. So this
 * class removes diagonals one after the other wherever the merged part is convex (Hertel and
 * Mehlhorn, "Fast triangulation of simple polygons", 1983). That makes at most four times as many
 * parts as the best cut. Fewer parts are better because a search tests every part, and the depth
 * between two such polygons is that of their parts. All other queries use the outline itself.
 */
final class ConvexParts {

  private final List<Point> corners;
  private final Map<Long, Integer> halfEdgeOf = new HashMap<>();

  /** The corner at which half-edge h starts; half-edges of one part run counterclockwise. */
  private final int[] origin;

  private final int[] next;
  private final int[] previous;
  private final boolean[] gone;

  private ConvexParts(List<Point> corners, List<Tri> triangles) {
    this.corners = corners;
    int count = 3 * triangles.size();
    origin = new int[count];
    next = new int[count];
    previous = new int[count];
    gone = new boolean[count];
    Map<Coordinate, Integer> indexOf = new HashMap<>();
    for (int i = 0; i < corners.size(); i++) {
      indexOf.put(coordinate(corners.get(i)), i);
    }
    for (int t = 0; t < triangles.size(); t++) {
      for (int k = 0; k < 3; k++) {
        // JTS triangles run clockwise.
        origin[3 * t + k] = indexOf.getOrDefault(triangles.get(t).getCoordinate(2 - k), -1);
        next[3 * t + k] = 3 * t + (k + 1) % 3;
        previous[3 * t + k] = 3 * t + (k + 2) % 3;
      }
    }
    for (int h = 0; h < count; h++) {
      halfEdgeOf.put(key(origin[h], origin[next[h]]), h);
    }
  }

  /**
   * Returns the parts of an outline.
   *
   * @param corners a mended simple outline, counterclockwise
   * @throws BadOutlineException if it is too narrow somewhere for a triangulation in doubles
   */
  static List<ConvexPolygon> of(List<Point> corners) {
    if (isConvex(corners)) {
      return List.of(new ConvexPolygon(corners));
    }
    return of(new GeometryFactory().createPolygon(OutlineCheck.ring(corners)), corners);
  }

  /**
   * Returns the parts of a piece with holes.
   *
   * @param corners those of its shell, then those of its holes
   * @throws BadOutlineException if it is too narrow somewhere for a triangulation in doubles
   */
  static List<ConvexPolygon> of(Region.Piece piece, List<Point> corners) {
    return of(OutlineCheck.toJts(piece), List.copyOf(corners));
  }

  private static List<ConvexPolygon> of(Polygon polygon, List<Point> corners) {
    List<Tri> triangles;
    try {
      triangles = new ConstrainedDelaunayTriangulator(polygon).getTriangles();
    } catch (IllegalStateException unable) {
      throw new BadOutlineException(
          "an outline is as wide as doubles can tell everywhere, but this one is narrower"
              + " somewhere, so it cannot be cut into triangles");
    }
    ConvexParts parts = new ConvexParts(corners, triangles);
    parts.merge();
    return parts.collect();
  }

  private static boolean isConvex(List<Point> corners) {
    int n = corners.size();
    for (int i = 0; i < n; i++) {
      if (OutlineCheck.turn(corners.get(i), corners.get((i + 1) % n), corners.get((i + 2) % n))
          < 0) {
        return false;
      }
    }
    return true;
  }

  private void merge() {
    for (int h = 0; h < origin.length; h++) {
      Integer twin = halfEdgeOf.get(key(origin[next[h]], origin[h]));
      if (twin == null || twin < h) {
        continue;
      }
      // Without the diagonal, the outline leads from `previous` on one side to `next` on the other.
      if (convexAt(origin[previous[h]], origin[h], origin[next[next[twin]]])
          && convexAt(origin[previous[twin]], origin[twin], origin[next[next[h]]])) {
        link(previous[h], next[twin]);
        link(previous[twin], next[h]);
        gone[h] = true;
        gone[twin] = true;
      }
    }
  }

  private boolean convexAt(int before, int at, int after) {
    return OutlineCheck.turn(corners.get(before), corners.get(at), corners.get(after)) >= 0;
  }

  private void link(int first, int second) {
    next[first] = second;
    previous[second] = first;
  }

  private List<ConvexPolygon> collect() {
    List<ConvexPolygon> parts = new ArrayList<>();
    for (int h = 0; h < origin.length; h++) {
      List<Point> ring = new ArrayList<>();
      for (int walk = h; !gone[walk]; walk = next[walk]) {
        gone[walk] = true;
        ring.add(corners.get(origin[walk]));
      }
      List<Point> bent = withoutFlat(ring);
      if (!bent.isEmpty()) {
        parts.add(new ConvexPolygon(bent));
      }
    }
    return List.copyOf(parts);
  }

  /** Returns a ring without corners in line with their neighbors, which merging may leave. */
  private static List<Point> withoutFlat(List<Point> ring) {
    int n = ring.size();
    List<Point> bent = new ArrayList<>(n);
    for (int i = 0; i < n; i++) {
      if (OutlineCheck.turn(ring.get((i + n - 1) % n), ring.get(i), ring.get((i + 1) % n)) > 0) {
        bent.add(ring.get(i));
      }
    }
    return bent;
  }

  private static Coordinate coordinate(Point p) {
    return new Coordinate(p.x(), p.y());
  }

  private static long key(int from, int to) {
    return ((long) from << 32) | to;
  }
}
