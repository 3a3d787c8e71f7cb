package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.shape.UnboundedPolygon;
import java.util.List;

/**
 * The signed separation of two shapes, the number behind every verdict: the gap between them in
 * millimeters, or minus the depth of their overlap.
 *
 * <p>The gap is the least distance of their points. The depth depends on the kinds of shapes:
 *
 * <table>
 * <caption>The depth of an overlap</caption>
 * <tr><th>pair</th><th>depth</th></tr>
 * <tr><td>two convex polygons, a convex polygon and an unbounded one</td>
 *     <td>the length of the shortest translation that separates them</td></tr>
 * <tr><td>two simple polygons</td><td>that of the deepest pair of their convex parts</td></tr>
 * <tr><td>a simple polygon and a convex polygon, a polygon and an annular sector</td>
 *     <td>the {@linkplain InnerDepth inner depth} of the first in the second: a lower bound of the shortest translation</td></tr>
 * </table>
 *
 * <p>The separation of a compound is the least of its parts' separations: the gap of the nearest
 * part, or the depth of the deepest.
 *
 * <p><b>Error.</b> The error is measured against the exact separation of the shapes that the
 * doubles describe, with coordinates and radii up to M mm and both shapes within D mm. It is at
 * most 1.5e-14 (M + D), and at most 4e-15 (M + D) (1 + D/ℓ) if the query uses the stored normals of
 * a {@linkplain ConvexPolygon#placedIn placed} convex polygon with edges of ℓ mm or more. With u =
 * 2⁻⁵³:
 *
 * <ul>
 *   <li>a point on an edge, a foot or a crossing, has an error of at most 4u M + 4u D in each
 *       coordinate, and a depth or distance changes no more than the point moves;
 *   <li>a distance from a line through exact points, given its normal, has an error of at most 4u
 *       D; a distance from a circle, 4u D + 2u M;
 *   <li>a stored normal rotates along with the corners; the rotation adds an error of 8u, while the
 *       corners' rounding (at most 4u M each) turns an edge of length ℓ by up to 12u M / ℓ, which
 *       counts D times for a point D away.
 * </ul>
 *
 * <p>In all that is less than 32u (M + D) (1 + D/ℓ), because straight sides of annular sectors are
 * at least as long as the sector is wide. It is 2e-11 mm for bases on a table and 1e-9 mm for their
 * guides. The tests, with 50-digit numbers, never see more than 1e-14 M + 1e-15 M D/ℓ. Shapes that
 * overlap by less than the error may get a gap: at most the error divided by the sine of half the
 * sharpest corner's angle.
 *
 * <p>The result is symmetric in the arguments, to the bit.
 *
 * <pre>{@code
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
 * Separation.between(base, base.placedIn(Pose.at(50, 0, 0)))  // 10.0: a gap
 * Separation.between(base, base.placedIn(Pose.at(30, 5, 0)))  // -10.0: a shift of 10 mm separates them
 * }</pre>
 */
public final class Separation {

  private Separation() {}

  /**
   * Sines up to this count as 0, so that rays and edges along each other count as parallel: each
   * component of a direction has an error of 2⁻⁵², an edge's normal a few times that.
   */
  private static final double PARALLEL = 4e-15;

  /**
   * Returns the signed separation of two shapes in millimeters.
   *
   * @throws IllegalArgumentException if both are annular sectors
   */
  public static double between(Shape a, Shape b) {
    Interruption.check();
    if (a instanceof Compound c) {
      return b instanceof Compound d ? ofParts(c.parts(), d.parts()) : ofParts(c.parts(), b);
    }
    if (b instanceof Compound c) {
      return ofParts(c.parts(), a);
    }
    if (a instanceof AnnularSector p) {
      return ofPolygonAndSector(b, p);
    }
    if (b instanceof AnnularSector q) {
      return ofPolygonAndSector(a, q);
    }
    if (a instanceof SimplePolygon p) {
      return b instanceof SimplePolygon q
          ? ofParts(p.parts(), q.parts())
          : ofSimpleAndConvex(p, (ConvexPolygon) b);
    }
    return b instanceof SimplePolygon q
        ? ofSimpleAndConvex(q, (ConvexPolygon) a)
        : ConvexSeparation.between((ConvexPolygon) a, (ConvexPolygon) b);
  }

  private static double ofParts(List<ConvexPolygon> parts, List<ConvexPolygon> others) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < parts.size(); i++) {
      ConvexPolygon p = parts.get(i);
      for (int j = 0; j < others.size(); j++) {
        ConvexPolygon q = others.get(j);
        if (p.leastSeparation(q) < least) {
          least = Math.min(least, ConvexSeparation.between(p, q));
        }
      }
    }
    return least;
  }

  private static double ofParts(List<ConvexPolygon> parts, Shape other) {
    double least = Double.POSITIVE_INFINITY;
    for (ConvexPolygon part : parts) {
      if (!(other instanceof Polygon polygon) || part.leastSeparation(polygon) < least) {
        least = Math.min(least, between(part, other));
      }
    }
    return least;
  }

  private static double ofSimpleAndConvex(SimplePolygon a, ConvexPolygon b) {
    double depth = InnerDepth.of(a, b);
    if (depth > 0) {
      return -depth;
    }
    NearestPair pair = new NearestPair();
    pair.polygons(a, b);
    return pair.distance();
  }

  private static double ofPolygonAndSector(Shape a, AnnularSector b) {
    if (!(a instanceof Polygon polygon)) {
      throw new IllegalArgumentException(
          "a separation needs a polygon or compound, found two annular sectors");
    }
    double depth = InnerDepth.of(polygon, b);
    if (depth > 0) {
      return -depth;
    }
    NearestPair pair = new NearestPair();
    pair.polygonAndSector(polygon, b);
    return pair.distance();
  }

  /**
   * Returns the signed separation of a convex polygon and an unbounded one in millimeters. It is
   * the gap, or minus the length of the shortest translation that separates them. Allocates nothing
   * unless they are apart.
   *
   * <p>The search is that for convex polygons, with an exception. The unbounded polygon has a least
   * distance in front of an edge only if none of its directions leads back through the edge's line.
   * That distance is then that of a ray's start.
   */
  public static double between(ConvexPolygon a, UnboundedPolygon b) {
    double best = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < b.size(); k++) {
      double deepest = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < a.size(); i++) {
        deepest = Math.max(deepest, b.depth(k, a.x(i), a.y(i)));
      }
      best = Math.max(best, -deepest);
    }
    // Opposite rays bound a half-plane, so the direction between them counts as well: that of the
    // sum of both normals, which is zero for a strip.
    double midX = b.normalX(0) + b.normalX(1);
    double midY = b.normalY(0) + b.normalY(1);
    for (int i = 0; i < a.size(); i++) {
      double nx = a.normalX(i);
      double ny = a.normalY(i);
      if (nx * b.rightRayX() + ny * b.rightRayY() >= -PARALLEL
          && nx * b.leftRayX() + ny * b.leftRayY() >= -PARALLEL
          && nx * midX + ny * midY >= -PARALLEL) {
        double right = (b.rightX() - a.x(i)) * nx + (b.rightY() - a.y(i)) * ny;
        double left = (b.leftX() - a.x(i)) * nx + (b.leftY() - a.y(i)) * ny;
        best = Math.max(best, Math.min(right, left));
      }
    }
    if (best <= 0) {
      return best;
    }
    NearestPair pair = new NearestPair();
    pair.polygonAndUnbounded(a, b);
    return pair.distance();
  }
}
