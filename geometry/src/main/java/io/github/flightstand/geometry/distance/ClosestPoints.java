package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.Comparator;
import java.util.List;

/**
 * The two points, one on each shape, that are nearest to each other.
 *
 * <p>If several pairs are equally near, as between parallel edges, this is one of them. For shapes
 * that overlap, the distance is 0 and both points are the same common point.
 *
 * <p><b>Error.</b> Each point lies within 1e-14 (M + D) of its shape, and the distance is within
 * 1e-14 (M + D) of the gap. Coordinates and radii are at most M mm, and the shapes lie within D mm.
 *
 * <pre>{@code
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
 * ClosestPoints.between(base, base.placedIn(Pose.at(50, 50, 0)))
 *     // (20, 20) and (30, 30), 14.142135623730951 apart
 * }</pre>
 *
 * @param onFirst the point of the first shape
 * @param onSecond the point of the second shape
 * @param distance their distance in millimeters
 */
public record ClosestPoints(Point onFirst, Point onSecond, double distance) {

  /**
   * Returns the nearest points of two shapes.
   *
   * @throws IllegalArgumentException if both are annular sectors
   */
  public static ClosestPoints between(Shape a, Shape b) {
    if (a instanceof AnnularSector && b instanceof AnnularSector) {
      throw new IllegalArgumentException(
          "closest points need a polygon or compound, found two annular sectors");
    }
    List<? extends Shape> others = pieces(b);
    return pieces(a).stream()
        .flatMap(p -> others.stream().map(q -> ofPieces(p, q)))
        .min(Comparator.comparingDouble(ClosestPoints::distance))
        .orElseThrow();
  }

  /** Returns the nearest points of a polygon and a point. */
  public static ClosestPoints between(Polygon a, Point b) {
    if (a.contains(b.x(), b.y())) {
      return at(b);
    }
    NearestPair pair = new NearestPair();
    pair.polygonAndPoint(a, b);
    return of(pair);
  }

  private static List<? extends Shape> pieces(Shape shape) {
    if (shape instanceof Compound compound) {
      return compound.parts();
    }
    return shape instanceof SimplePolygon polygon ? polygon.parts() : List.of(shape);
  }

  /** Returns the nearest points of a convex polygon and a convex polygon or annular sector. */
  private static ClosestPoints ofPieces(Shape a, Shape b) {
    if (!(a instanceof ConvexPolygon p)) {
      return ofPieces(b, a).reversed();
    }
    NearestPair pair = new NearestPair();
    DepthField region;
    if (b instanceof AnnularSector sector) {
      region = new DepthField.InSector(sector);
      pair.polygonAndSector(p, sector);
    } else {
      region = new DepthField.InConvex((ConvexPolygon) b);
      pair.polygons(p, (ConvexPolygon) b);
    }
    DeepestPoint common = DeepestPoint.of(p, region);
    return common.found() ? at(common.point()) : of(pair);
  }

  private static ClosestPoints at(Point common) {
    return new ClosestPoints(common, common, 0);
  }

  private static ClosestPoints of(NearestPair pair) {
    return new ClosestPoints(
        new Point(pair.firstX(), pair.firstY()),
        new Point(pair.secondX(), pair.secondY()),
        pair.distance());
  }

  private ClosestPoints reversed() {
    return new ClosestPoints(onSecond, onFirst, distance);
  }
}
