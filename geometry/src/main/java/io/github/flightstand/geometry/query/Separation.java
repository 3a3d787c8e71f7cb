package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.OpenPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.shape.Wedge;

/**
 * The signed separation of two shapes, the one number behind every verdict: the gap between them in
 * millimetres, or minus the depth of their overlap.
 *
 * <p>The gap is the least distance of their points. The depth depends on the kinds:
 *
 * <table>
 * <caption>What the depth of an overlap is</caption>
 * <tr><th>pair</th><th>depth</th></tr>
 * <tr><td>two convex polygons, a convex polygon and a wedge, two wedges</td>
 *     <td>the length of the shortest translation that parts them</td></tr>
 * <tr><td>two simple polygons</td><td>that of the deepest pair of their convex parts</td></tr>
 * <tr><td>a simple polygon and a convex polygon, an arc band or a wedge; an arc band and a polygon
 *     or a wedge</td>
 *     <td>the {@linkplain InnerDepth inner depth} of the former in the latter (of the polygon in the
 *     arc band, of the arc band in the wedge): a lower bound of the shortest translation</td></tr>
 * <tr><td>two arc bands</td><td>the greater of their inner depths in each other, a lower bound
 *     too</td></tr>
 * </table>
 *
 * <p>For a compound the separation is the least of those of its parts: the gap of the nearest, the
 * depth of the deepest. A wedge of more than 180 degrees counts as the two half-planes whose union
 * it is. Two wedges that share directions overlap by an infinite depth.
 *
 * <p><b>Error.</b> Against the exact separation of the shapes as their doubles describe them, with
 * coordinates and radii up to M mm and both shapes lying within D mm: at most 1.5e-14 (M + D), and
 * at most 4e-15 (M + D) (1 + D/ℓ) where the stored normals of a {@linkplain ConvexPolygon#placedIn
 * placed} convex polygon with edges from ℓ mm on come in (the argument is with {@code
 * RelationError}). That is 2e-11 mm for bases on a table and 1e-9 mm for their guides; the tests,
 * with numbers of fifty digits, never see more than 1e-14 M + 1e-15 M D/ℓ. Shapes that overlap by
 * less than the error may come out with a gap, at most the error over the sine of half the sharpest
 * corner's angle.
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

  /** Returns the signed separation of two shapes in millimetres. */
  public static double between(Shape a, Shape b) {
    if (a instanceof ConvexPolygon p && b instanceof ConvexPolygon q) {
      return ConvexConvexSeparation.between(p, q);
    }
    if (a instanceof Compound c && b instanceof Compound d) {
      return PartsSeparation.between(c.parts(), d.parts());
    }
    if (a instanceof Compound c) {
      return compoundAndOther(c, b);
    }
    if (b instanceof Compound c) {
      return compoundAndOther(c, a);
    }
    if (a instanceof Wedge w) {
      return wedgeAndOther(w, b);
    }
    if (b instanceof Wedge w) {
      return wedgeAndOther(w, a);
    }
    if (a instanceof ArcBand p && b instanceof ArcBand q) {
      return ArcArcSeparation.between(p, q);
    }
    if (a instanceof ArcBand p) {
      return PolygonFieldSeparation.between((Polygon) b, new BandField(p));
    }
    if (b instanceof ArcBand q) {
      return PolygonFieldSeparation.between((Polygon) a, new BandField(q));
    }
    if (a instanceof SimplePolygon p && b instanceof SimplePolygon q) {
      return PartsSeparation.between(p.parts(), q.parts());
    }
    return a instanceof SimplePolygon p
        ? PolygonFieldSeparation.between(p, new ConvexField((ConvexPolygon) b))
        : PolygonFieldSeparation.between((SimplePolygon) b, new ConvexField((ConvexPolygon) a));
  }

  /**
   * Returns the signed separation of a convex polygon and an open one in millimetres: the gap, or
   * minus the length of the shortest translation that parts them.
   */
  public static double between(ConvexPolygon a, OpenPolygon b) {
    return ConvexOpenSeparation.between(a, b);
  }

  private static double compoundAndOther(Compound compound, Shape other) {
    double least = Double.POSITIVE_INFINITY;
    for (ConvexPolygon part : compound.parts()) {
      if (!(other instanceof Polygon polygon)
          || PartsSeparation.leastPossible(part, polygon) < least) {
        least = Math.min(least, between(part, other));
      }
    }
    return least;
  }

  private static double wedgeAndOther(Wedge wedge, Shape other) {
    if (wedge.sweepDegrees() > 180) {
      double least = Double.POSITIVE_INFINITY;
      for (Wedge half : WedgeHalves.of(wedge)) {
        least = Math.min(least, wedgeAndOther(half, other));
      }
      return least;
    }
    if (other instanceof Wedge w) {
      return w.sweepDegrees() > 180
          ? wedgeAndOther(w, wedge)
          : WedgeWedgeSeparation.between(wedge, w);
    }
    if (other instanceof ConvexPolygon p) {
      return ConvexWedgeSeparation.between(p, wedge);
    }
    return other instanceof ArcBand band
        ? ArcWedgeSeparation.between(band, wedge)
        : SimpleWedgeSeparation.between((SimplePolygon) other, wedge);
  }
}
