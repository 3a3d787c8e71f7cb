package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.internal.ConvexView;
import io.github.flightstand.geometry.shape.ConvexPolygon;

/**
 * The signed separation of two convex polygons by the separating axis theorem, as {@link
 * ConvexView} tells it. Allocates nothing: searches call it in their loops.
 *
 * <p><b>Error.</b> 4u D for the corners and normals as their doubles are, u being 2⁻⁵³ and both
 * polygons lying within D mm; see {@link Separation} for what placing adds.
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
