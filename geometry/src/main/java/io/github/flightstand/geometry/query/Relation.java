package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;

/** What two shapes are to each other under a contact tolerance τ, from the closest on. */
public enum Relation {
  /** The signed separation is below −τ. */
  OVERLAP,
  /** The signed separation is from −τ to τ. */
  TOUCHING,
  /** The signed separation is above τ. */
  APART;

  /**
   * Returns the relation at a signed separation.
   *
   * <pre>{@code
   * Relation.of(-1e-7, Tolerance.STANDARD)   // TOUCHING
   * }</pre>
   *
   * @param separation millimetres, not NaN; infinite ones are fine
   */
  public static Relation of(double separation, Tolerance tolerance) {
    if (separation < -tolerance.contact()) {
      return OVERLAP;
    }
    return separation > tolerance.contact() ? APART : TOUCHING;
  }

  /**
   * Returns the relation of two shapes: that of their {@link Separation}, without its error.
   *
   * <p>Decided in stages, as the predicates of Google's S2 library are: in doubles with a bound of
   * the error, if they do not decide in double-double arithmetic, and between convex polygons and
   * compounds at last exactly. So:
   *
   * <ul>
   *   <li>between convex polygons and compounds the answer is right for the corners as they are;
   *   <li>between any polygon and a convex polygon, compound or arc band it is right unless the
   *       separation is within 1e-20 of the coordinates' size of ±τ, where it is {@code TOUCHING};
   *   <li>for two simple polygons, two arc bands and wedges it is right unless the separation is
   *       within the error that {@link Separation} states of ±τ.
   * </ul>
   *
   * <pre>{@code
   * // two small bases side by side, edge on edge
   * Relation.between(base, base.placedIn(Pose.at(0, 40, 0)), Tolerance.STANDARD)  // TOUCHING
   * }</pre>
   */
  public static Relation between(Shape a, Shape b, Tolerance tolerance) {
    double contact = tolerance.contact();
    if (a instanceof Compound c) {
      return closest(c, b, tolerance);
    }
    if (b instanceof Compound c) {
      return closest(c, a, tolerance);
    }
    if (a instanceof ConvexPolygon p && b instanceof ConvexPolygon q) {
      return ConvexConvexRelation.between(p, q, contact);
    }
    if (a instanceof SimplePolygon p && b instanceof ConvexPolygon q) {
      return PolygonFieldRelation.between(p, new ConvexField(q), contact);
    }
    if (a instanceof ConvexPolygon p && b instanceof SimplePolygon q) {
      return PolygonFieldRelation.between(q, new ConvexField(p), contact);
    }
    if (a instanceof Polygon p && b instanceof ArcBand q) {
      return PolygonFieldRelation.between(p, new BandField(q), contact);
    }
    if (a instanceof ArcBand p && b instanceof Polygon q) {
      return PolygonFieldRelation.between(q, new BandField(p), contact);
    }
    return of(Separation.between(a, b), tolerance);
  }

  private static Relation closest(Compound compound, Shape other, Tolerance tolerance) {
    Relation closest = APART;
    for (ConvexPolygon part : compound.parts()) {
      Relation relation = between(part, other, tolerance);
      if (relation.compareTo(closest) < 0) {
        closest = relation;
      }
    }
    return closest;
  }
}
