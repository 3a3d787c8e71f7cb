package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import org.locationtech.jts.math.DD;

/**
 * The distance of two boundaries in double-double arithmetic: slow, for close calls only. It tries
 * the same pairs of pieces as {@link NearestPair} and means as little where shapes overlap.
 */
final class PreciseGap {

  private DD squared = DD.valueOf(Double.POSITIVE_INFINITY);

  private PreciseGap() {}

  static DD between(Polygon a, ConvexPolygon b) {
    PreciseGap search = new PreciseGap();
    search.cornersToEdges(a, b);
    search.cornersToEdges(b, a);
    return search.squared.sqrt();
  }

  static DD between(Polygon a, ArcBand b) {
    PreciseGap search = new PreciseGap();
    Spot centre = Spot.of(b.centre().x(), b.centre().y());
    DD inner = DD.valueOf(b.radius()).subtract(b.halfWidth());
    DD outer = DD.valueOf(b.radius()).add(b.halfWidth());
    Spot from = Spot.of(b.fromX(), b.fromY());
    Spot to = Spot.of(b.toX(), b.toY());
    Spot[][] ends = {
      {centre.plus(from.to(inner)), centre.plus(from.to(outer))},
      {centre.plus(to.to(inner)), centre.plus(to.to(outer))}
    };
    DD arcs = DD.valueOf(Double.POSITIVE_INFINITY);
    int n = a.size();
    for (int i = 0, j = n - 1; i < n; j = i++) {
      Spot p = Spot.of(a.x(j), a.y(j));
      Spot q = Spot.of(a.x(i), a.y(i));
      for (Spot[] end : ends) {
        search.pointToSegment(p, end[0], end[1]);
        search.pointToSegment(end[0], p, q);
        search.pointToSegment(end[1], p, q);
      }
      Spot edge = q.minus(p);
      DD t = centre.minus(p).dot(edge).divide(edge.dot(edge));
      Spot foot = t.doubleValue() > 0 && t.doubleValue() < 1 ? p.plus(edge.times(t)) : p;
      for (Spot candidate : new Spot[] {p, foot}) {
        Spot d = candidate.minus(centre);
        if (from.cross(d).signum() >= 0 && d.cross(to).signum() >= 0) {
          DD distance = d.dot(d).sqrt();
          arcs = arcs.min(distance.subtract(outer).abs()).min(distance.subtract(inner).abs());
        }
      }
    }
    return search.squared.sqrt().min(arcs);
  }

  private void cornersToEdges(Polygon a, Polygon b) {
    int n = b.size();
    for (int i = 0; i < a.size(); i++) {
      Spot p = Spot.of(a.x(i), a.y(i));
      for (int k = 0, j = n - 1; k < n; j = k++) {
        pointToSegment(p, Spot.of(b.x(j), b.y(j)), Spot.of(b.x(k), b.y(k)));
      }
    }
  }

  private void pointToSegment(Spot p, Spot a, Spot b) {
    Spot e = b.minus(a);
    Spot d = p.minus(a);
    DD t = d.dot(e).divide(e.dot(e)).max(DD.valueOf(0)).min(DD.valueOf(1));
    Spot off = d.minus(e.times(t));
    squared = squared.min(off.dot(off));
  }

  /** A point or vector of double-doubles. */
  private record Spot(DD x, DD y) {

    static Spot of(double x, double y) {
      return new Spot(DD.valueOf(x), DD.valueOf(y));
    }

    Spot plus(Spot o) {
      return new Spot(x.add(o.x), y.add(o.y));
    }

    Spot minus(Spot o) {
      return new Spot(x.subtract(o.x), y.subtract(o.y));
    }

    Spot times(DD factor) {
      return new Spot(x.multiply(factor), y.multiply(factor));
    }

    /** Returns the vector in this direction of the given length. */
    Spot to(DD length) {
      return times(length.divide(dot(this).sqrt()));
    }

    DD dot(Spot o) {
      return x.multiply(o.x).add(y.multiply(o.y));
    }

    DD cross(Spot o) {
      return x.multiply(o.y).subtract(y.multiply(o.x));
    }
  }
}
