package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;

/**
 * Bounds of the error that inner depths and gaps worked out in doubles carry.
 *
 * <p>Let u be 2⁻⁵³, M the largest coordinate or radius and D the distance across both shapes.
 *
 * <ul>
 *   <li>A point on an edge, a foot or a crossing, is off by at most 4u M + 4u D in each coordinate;
 *       a depth or distance changes no more than the point moves.
 *   <li>A distance from a line through exact points, given its normal, is off by at most 4u D; from
 *       a circle by 4u D + 2u M.
 *   <li>A stored normal is rotated along with the corners; it is off by 8u from the rotation, while
 *       the corners' rounding (at most 4u M each) turns an edge of length ℓ by up to 12u M / ℓ. A
 *       point D away sees that as D times the angle.
 * </ul>
 *
 * <p>In all less than 32u (M + D) (1 + D/ℓ), straight sides of arc bands having the length of a
 * band's width or more. The factor is doubled for shapes that were placed twice and for the
 * rounding of the bound itself.
 */
final class RelationError {

  private static final double FACTOR = 64 * 0x1p-53;

  private RelationError() {}

  static double of(Polygon a, ConvexPolygon b) {
    double shortest = Double.POSITIVE_INFINITY;
    int n = b.size();
    for (int i = 0, j = n - 1; i < n; j = i++) {
      double ex = b.x(i) - b.x(j);
      double ey = b.y(i) - b.y(j);
      shortest = Math.min(shortest, ex * ex + ey * ey);
    }
    double dx = b.centreX() - a.centreX();
    double dy = b.centreY() - a.centreY();
    double across = Math.sqrt(dx * dx + dy * dy) + a.radius() + b.radius();
    double size =
        Math.max(
            Math.abs(a.centreX()) + Math.abs(a.centreY()) + a.radius(),
            Math.abs(b.centreX()) + Math.abs(b.centreY()) + b.radius());
    return FACTOR * (size + across) * (1 + across / Math.sqrt(shortest));
  }

  static double of(Polygon a, ArcBand b) {
    double dx = b.centre().x() - a.centreX();
    double dy = b.centre().y() - a.centreY();
    double across = Math.sqrt(dx * dx + dy * dy) + a.radius() + b.outerRadius();
    double size =
        Math.max(
            Math.abs(a.centreX()) + Math.abs(a.centreY()) + a.radius(),
            Math.abs(b.centre().x()) + Math.abs(b.centre().y()) + b.outerRadius());
    return 2 * FACTOR * (size + across);
  }
}
