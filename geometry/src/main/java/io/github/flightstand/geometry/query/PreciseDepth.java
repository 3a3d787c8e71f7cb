package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.math.DD;

/**
 * The inner depth of a polygon in double-double arithmetic: slow, for close calls only.
 *
 * <p>Another way than that of {@link DeepestPoint}: along each edge of the polygon every place is
 * tried at which the least of the depths can have its top. These are the ends, the foot of the
 * arcs' centre, and wherever two boundaries are equally deep: for two lines the root of a linear
 * equation, for the two arcs the crossings of the centre line, for an arc and a line, squared, the
 * roots of a quadratic one. The normals come from the corners, not from what the polygon stores.
 *
 * <p>Unlike {@link InnerDepth} the result is negative if no point of the polygon lies in the
 * region, and only its being so means anything then.
 */
final class PreciseDepth {

  /** A boundary line by a point on it and its inward normal. */
  private record Line(DD x, DD y, DD normalX, DD normalY) {

    static Line through(double ax, double ay, DD ex, DD ey) {
      DD length = ex.sqr().add(ey.sqr()).sqrt();
      return new Line(
          DD.valueOf(ax), DD.valueOf(ay), ey.negate().divide(length), ex.divide(length));
    }

    DD depth(DD px, DD py) {
      return px.subtract(x).multiply(normalX).add(py.subtract(y).multiply(normalY));
    }
  }

  /** The arcs of a band. */
  private record Arcs(DD x, DD y, DD inner, DD outer) {

    DD squaredDistance(DD px, DD py) {
      return px.subtract(x).sqr().add(py.subtract(y).sqr());
    }
  }

  private final List<Line> lines = new ArrayList<>();
  private final List<Arcs> arcs = new ArrayList<>();
  private DD depth = DD.valueOf(Double.NEGATIVE_INFINITY);

  private PreciseDepth() {}

  static DD of(Polygon body, ConvexPolygon region) {
    PreciseDepth search = new PreciseDepth();
    int n = region.size();
    for (int i = 0, j = n - 1; i < n; j = i++) {
      DD ex = DD.valueOf(region.x(i)).subtract(region.x(j));
      DD ey = DD.valueOf(region.y(i)).subtract(region.y(j));
      search.lines.add(Line.through(region.x(j), region.y(j), ex, ey));
    }
    return search.over(body, new ConvexField(region));
  }

  static DD of(Polygon body, ArcBand region) {
    PreciseDepth search = new PreciseDepth();
    double cx = region.centre().x();
    double cy = region.centre().y();
    search.lines.add(Line.through(cx, cy, DD.valueOf(region.fromX()), DD.valueOf(region.fromY())));
    search.lines.add(Line.through(cx, cy, DD.valueOf(-region.toX()), DD.valueOf(-region.toY())));
    DD radius = DD.valueOf(region.radius());
    search.arcs.add(
        new Arcs(
            DD.valueOf(cx),
            DD.valueOf(cy),
            radius.subtract(region.halfWidth()),
            radius.add(region.halfWidth())));
    return search.over(body, new BandField(region));
  }

  private DD over(Polygon body, DepthField field) {
    Point top = field.deepest().orElseThrow();
    if (PointLocation.inPolygon(body, top.x(), top.y())) {
      offer(DD.valueOf(top.x()), DD.valueOf(top.y()));
    }
    int n = body.size();
    for (int i = 0, j = n - 1; i < n; j = i++) {
      along(
          DD.valueOf(body.x(j)),
          DD.valueOf(body.y(j)),
          DD.valueOf(body.x(i)),
          DD.valueOf(body.y(i)));
    }
    return depth;
  }

  private void offer(DD px, DD py) {
    DD least = DD.valueOf(Double.POSITIVE_INFINITY);
    for (Line line : lines) {
      least = least.min(line.depth(px, py));
    }
    for (Arcs pair : arcs) {
      DD distance = pair.squaredDistance(px, py).sqrt();
      least = least.min(pair.outer.subtract(distance)).min(distance.subtract(pair.inner));
    }
    depth = depth.max(least);
  }

  private void along(DD ax, DD ay, DD bx, DD by) {
    DD ex = bx.subtract(ax);
    DD ey = by.subtract(ay);
    List<DD> places = new ArrayList<>();
    places.add(DD.valueOf(0));
    places.add(DD.valueOf(1));
    for (int k = 0; k < lines.size(); k++) {
      for (int l = 0; l < k; l++) {
        // depths α + β t of both lines
        DD alphas = lines.get(l).depth(ax, ay).subtract(lines.get(k).depth(ax, ay));
        DD ends = lines.get(k).depth(bx, by).subtract(lines.get(l).depth(bx, by));
        places.add(alphas.divide(alphas.add(ends)));
      }
    }
    for (Arcs pair : arcs) {
      // squared distance from the centre: a t² + 2 b t + c
      DD a = ex.sqr().add(ey.sqr());
      DD b = ax.subtract(pair.x).multiply(ex).add(ay.subtract(pair.y).multiply(ey));
      DD c = pair.squaredDistance(ax, ay);
      places.add(b.negate().divide(a));
      addRoots(places, a, b, c.subtract(pair.inner.add(pair.outer).multiply(0.5).sqr()));
      for (Line line : lines) {
        DD alpha = line.depth(ax, ay);
        DD beta = line.depth(bx, by).subtract(alpha);
        DD second = a.subtract(beta.sqr());
        // outer radius − distance = α + β t
        DD outside = pair.outer.subtract(alpha);
        addRoots(places, second, b.add(outside.multiply(beta)), c.subtract(outside.sqr()));
        // distance − inner radius = α + β t
        DD inside = pair.inner.add(alpha);
        addRoots(places, second, b.subtract(inside.multiply(beta)), c.subtract(inside.sqr()));
      }
    }
    for (DD t : places) {
      // Roots at infinity are not numbers and fail this too.
      if (t.doubleValue() >= 0 && t.doubleValue() <= 1) {
        offer(ax.add(ex.multiply(t)), ay.add(ey.multiply(t)));
      }
    }
  }

  /**
   * Adds the roots of a t² + 2 b t + c; a double root that rounding has lifted off the axis too.
   */
  private static void addRoots(List<DD> places, DD a, DD b, DD c) {
    DD root = b.sqr().subtract(a.multiply(c)).max(DD.valueOf(0)).sqrt();
    DD q = b.isNegative() ? root.subtract(b) : b.add(root).negate();
    places.add(q.divide(a));
    places.add(c.divide(q));
  }
}
