package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.internal.ConvexView;
import io.github.flightstand.geometry.shape.ConvexPolygon;

/**
 * The signed separation of two convex polygons by the separating axis theorem (see {@link
 * ConvexView}). It allocates nothing, because searches call it in their loops.
 *
 * <p><b>Error.</b> At most 4u D for the doubles of the corners and normals, with u = 2⁻⁵³ and both
 * polygons within D mm. See {@link Separation} for the error that placing adds.
 */
final class ConvexSeparation {

  static double between(ConvexPolygon a, ConvexPolygon b) {
    ConvexView p = a.view();
    ConvexView q = b.view();
    double overP = p.greatestBefore(q);
    double overQ = q.greatestBefore(p);
    double best = Math.max(overP, overQ);
    boolean straight =
        best <= 0
            || (overP == best && p.facesCorner(best, q))
            || (overQ == best && q.facesCorner(best, p));
    return straight ? best : ConvexView.gap(p, q);
  }
}
