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
 * The signed separation of two shapes, the one number behind every verdict: the gap between them in
 * millimetres, or minus the depth of their overlap.
 *
 * <p>The gap is the least distance of their points. The depth depends on the kinds:
 *
 * <table>
 * <caption>What the depth of an overlap is</caption>
 * <tr><th>pair</th><th>depth</th></tr>
 * <tr><td>two convex polygons, a convex polygon and an unbounded one</td>
 *     <td>the length of the shortest translation that parts them</td></tr>
 * <tr><td>two simple polygons</td><td>that of the deepest pair of their convex parts</td></tr>
 * <tr><td>a simple polygon and a convex polygon, a polygon and an annular sector</td>
 *     <td>the {@linkplain InnerDepth inner depth} of the former in the latter: a lower bound of the
 *     shortest translation</td></tr>
 * </table>
 *
 * <p>For a compound the separation is the least of those of its parts: the gap of the nearest, the
 * depth of the deepest.
 *
 * <p><b>Error.</b> Against the exact separation of the shapes as their doubles describe them, with
 * coordinates and radii up to M mm and both shapes lying within D mm: at most 1.5e-14 (M + D), and
 * at most 4e-15 (M + D) (1 + D/ℓ) where the stored normals of a {@linkplain ConvexPolygon#placedIn
 * placed} convex polygon with edges from ℓ mm on come in. For, with u = 2⁻⁵³:
 *
 * <ul>
 *   <li>a point on an edge, a foot or a crossing, is off by at most 4u M + 4u D in each coordinate,
 *       and a depth or distance changes no more than the point moves;
 *   <li>a distance from a line through exact points, given its normal, is off by at most 4u D, one
 *       from a circle by 4u D + 2u M;
 *   <li>a stored normal is rotated along with the corners; it is off by 8u from the rotation, while
 *       the corners' rounding (at most 4u M each) turns an edge of length ℓ by up to 12u M / ℓ,
 *       which a point D away sees as D times the angle.
 * </ul>
 *
 * <p>That is less than 32u (M + D) (1 + D/ℓ) in all, straight sides of annular sectors having the
 * length of a sector's width or more. It is 2e-11 mm for bases on a table and 1e-9 mm for their
 * guides; the tests, with numbers of fifty digits, never see more than 1e-14 M + 1e-15 M D/ℓ.
 * Shapes that overlap by less than the error may come out with a gap, at most the error over the
 * sine of half the sharpest corner's angle.
 *
 * <p>Symmetric in its arguments, to the bit.
 *
 * <pre>{@code
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
 * Separation.between(base, base.placedIn(Pose.at(50, 0, 0)))  // 10.0: a gap
 * Separation.between(base, base.placedIn(Pose.at(30, 5, 0)))  // -10.0: shifting by ten parts them
 * }</pre>
 */
public final class Separation {

  private Separation() {}

  /**
   * Sines up to this count as 0, so that rays and edges along each other come out as that: each
   * component of a direction carries an error of 2⁻⁵², an edge's normal a few more.
   */
  private static final double PARALLEL = 4e-15;

  /**
   * Returns the signed separation of two shapes in millimetres.
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
          "separations are those of a polygon or compound and something else, found two annular"
              + " sectors");
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
   * Returns the signed separation of a convex polygon and an unbounded one in millimetres: the gap,
   * or minus the length of the shortest translation that parts them. Allocates nothing unless they
   * are apart.
   *
   * <p>As between convex polygons, but in front of a polygon's edge the unbounded one has a least
   * distance only if none of its directions leads back through the edge's line; it is then that of
   * a ray's start.
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
    // Between opposite rays lies half of the plane, so the direction between them counts as well;
    // it is that of the sum of both normals, which for a strip is zero.
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
