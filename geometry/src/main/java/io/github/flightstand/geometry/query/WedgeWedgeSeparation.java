package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.Wedge;

/**
 * The signed separation of two wedges of at most 180 degrees each.
 *
 * <p>With a line between them, which must be parallel to a ray of one of them, the wedges are
 * parted by sliding one out over that line; if no such line exists they have directions in common,
 * and no translation parts them: the separation is −∞.
 */
final class WedgeWedgeSeparation {

  private WedgeWedgeSeparation() {}

  static double between(Wedge a, Wedge b) {
    WedgeField p = WedgeField.of(a);
    WedgeField q = WedgeField.of(b);
    double best = Math.max(best(p, q), best(q, p));
    if (best <= 0) {
      return best;
    }
    NearestPair pair = new NearestPair();
    pair.wedges(a, b);
    return pair.distance();
  }

  /** Returns how far q's apex lies outside a line of p that q does not lead back over. */
  private static double best(WedgeField p, WedgeField q) {
    double best = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < p.size(); k++) {
      double nx = p.axisX(k, 0, 0);
      double ny = p.axisY(k, 0, 0);
      if (q.least(-nx, -ny) >= -WedgeField.PARALLEL) {
        best = Math.max(best, -p.at(k, q.apexX(), q.apexY()));
      }
    }
    return best;
  }
}
