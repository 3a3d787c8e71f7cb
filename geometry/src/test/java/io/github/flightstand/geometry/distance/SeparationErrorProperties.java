package io.github.flightstand.geometry.distance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The error that separations promise, held against fifty digits and against the same shapes near
 * the origin.
 */
class SeparationErrorProperties {

  private static final MathContext FIFTY = new MathContext(50);

  /** A shift that takes a table far out, up to 1e6 mm, or not at all. */
  private static Pose out(RandomShapes draw) {
    double far = Math.pow(10, draw.between(2, 6));
    return draw.between(0, 1) < 0.5
        ? Pose.IDENTITY
        : new Pose(draw.between(-far, far), draw.between(-far, far), Direction.EAST);
  }

  private static double size(Polygon... polygons) {
    double size = 0;
    for (Polygon p : polygons) {
      for (int i = 0; i < p.size(); i++) {
        size = Math.max(size, Math.max(Math.abs(p.x(i)), Math.abs(p.y(i))));
      }
    }
    return size;
  }

  private static double shortestEdge(Polygon p) {
    double shortest = Double.POSITIVE_INFINITY;
    for (int i = 0, j = p.size() - 1; i < p.size(); j = i++) {
      shortest = Math.min(shortest, Math.hypot(p.x(i) - p.x(j), p.y(i) - p.y(j)));
    }
    return shortest;
  }

  /** 1e-14 M and, for placed convex polygons, 1e-15 M D / ℓ: less than the proven bound. */
  private static double promise(double size, double across, double shortest) {
    return 1e-14 * size + 1e-15 * size * across / shortest;
  }

  private static double across(Polygon a, Polygon b) {
    return Math.hypot(a.centreX() - b.centreX(), a.centreY() - b.centreY())
        + a.radius()
        + b.radius();
  }

  /** The greatest least distance of corners before an edge, from the corners, to fifty digits. */
  private static BigDecimal overBestEdge(ConvexPolygon p, ConvexPolygon q) {
    BigDecimal best = null;
    for (int i = 0, h = p.size() - 1; i < p.size(); h = i++) {
      BigDecimal ex = new BigDecimal(p.x(i)).subtract(new BigDecimal(p.x(h)));
      BigDecimal ey = new BigDecimal(p.y(i)).subtract(new BigDecimal(p.y(h)));
      BigDecimal least = null;
      for (int j = 0; j < q.size(); j++) {
        BigDecimal dx = new BigDecimal(q.x(j)).subtract(new BigDecimal(p.x(h)));
        BigDecimal dy = new BigDecimal(q.y(j)).subtract(new BigDecimal(p.y(h)));
        BigDecimal cross = dx.multiply(ey).subtract(dy.multiply(ex));
        least = least == null ? cross : least.min(cross);
      }
      BigDecimal over = least.divide(ex.multiply(ex).add(ey.multiply(ey)).sqrt(FIFTY), FIFTY);
      best = best == null ? over : best.max(over);
    }
    return best;
  }

  @Property(tries = 500, seed = "2501", edgeCases = EdgeCasesMode.NONE)
  void convexPolygonsKeepThePromise(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Pose out = out(draw);
    ConvexPolygon a = draw.convexPolygon(45).placedIn(out);
    ConvexPolygon b = draw.convexPolygon(45).placedIn(out);
    double exact = overBestEdge(a, b).max(overBestEdge(b, a)).doubleValue();
    if (exact > 0) {
      exact = gap(a, b).min(gap(b, a)).doubleValue();
    }
    double error = Math.abs(Separation.between(a, b) - exact);
    double shortest = Math.min(shortestEdge(a), shortestEdge(b));
    assertTrue(error <= promise(size(a, b), across(a, b), shortest), "off by " + error);
  }

  /** The least distance of corners from edges, to fifty digits. */
  private static BigDecimal gap(Polygon p, Polygon q) {
    BigDecimal least = null;
    for (int i = 0; i < p.size(); i++) {
      for (int k = 0, j = q.size() - 1; k < q.size(); j = k++) {
        BigDecimal ex = new BigDecimal(q.x(k)).subtract(new BigDecimal(q.x(j)));
        BigDecimal ey = new BigDecimal(q.y(k)).subtract(new BigDecimal(q.y(j)));
        BigDecimal dx = new BigDecimal(p.x(i)).subtract(new BigDecimal(q.x(j)));
        BigDecimal dy = new BigDecimal(p.y(i)).subtract(new BigDecimal(q.y(j)));
        BigDecimal t =
            dx.multiply(ex)
                .add(dy.multiply(ey))
                .divide(ex.multiply(ex).add(ey.multiply(ey)), FIFTY)
                .max(BigDecimal.ZERO)
                .min(BigDecimal.ONE);
        BigDecimal ox = dx.subtract(t.multiply(ex));
        BigDecimal oy = dy.subtract(t.multiply(ey));
        BigDecimal squared = ox.multiply(ox).add(oy.multiply(oy));
        least = least == null ? squared : least.min(squared);
      }
    }
    return least.sqrt(FIFTY);
  }

  /** A polygon's corners as they are, to the bit, but about the origin, where doubles are finer. */
  private static List<Point> seenFrom(double x, double y, Polygon polygon) {
    return polygon.corners().stream().map(p -> new Point(p.x() - x, p.y() - y)).toList();
  }

  @Property(tries = 400, seed = "2502", edgeCases = EdgeCasesMode.NONE)
  void rocksAndTemplatesKeepThePromiseFarOut(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    // A power of two apart from the origin, so that going back there rounds nothing.
    double far = Math.scalb(1.0, 10 + (int) draw.between(0, 10));
    Pose out = new Pose(far, far, Direction.EAST);
    SimplePolygon rock = draw.simplePolygon(45).placedIn(out);
    ConvexPolygon base = draw.convexPolygon(45).placedIn(out);
    double exact =
        Separation.between(
            SimplePolygon.of(seenFrom(far, far, rock)), ConvexPolygon.of(seenFrom(far, far, base)));
    double off = Math.abs(Separation.between(rock, base) - exact);
    double size = size(rock, base);
    assertTrue(off <= promise(size, across(rock, base), shortestEdge(base)), "off by " + off);
    AnnularSector sector = draw.annularSector(45).placedIn(out);
    AnnularSector near = sector.placedIn(new Pose(-far, -far, Direction.EAST));
    exact = Separation.between(SimplePolygon.of(seenFrom(far, far, rock)), near);
    off = Math.abs(Separation.between(rock, sector) - exact);
    assertTrue(off <= 1e-14 * Math.max(size, sector.outerRadius()), "off by " + off);
  }
}
