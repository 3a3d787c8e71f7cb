package io.github.flightstand.geometry.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** The deepest point of a convex polygon, by hand and against a trial of all triples of edges. */
class DepthFieldTest {

  private static final MathContext DIGITS = new MathContext(60);

  private static double depth(ConvexPolygon polygon) {
    DepthField field = new DepthField.InConvex(polygon);
    Point deepest = field.deepest();
    return field.at(deepest.x(), deepest.y());
  }

  /**
   * A house 80 wide, its walls 40 high and its roof at 45 degrees. On its middle line a point at
   * the height y is y above the floor, 40 from both walls and (80 − y)/√2 below the roof, so it is
   * deepest where the first and the last are equal: at 80 / (1 + √2) = 33.1.
   */
  @Test
  void theDeepestPointOfAHouse() {
    ConvexPolygon house =
        ConvexPolygon.of(
            new Point(0, 0),
            new Point(80, 0),
            new Point(80, 40),
            new Point(40, 80),
            new Point(0, 40));
    Point deepest = new DepthField.InConvex(house).deepest();
    double height = 80 / (1 + StrictMath.sqrt(2));
    assertEquals(40, deepest.x(), 1e-12);
    assertEquals(height, deepest.y(), 1e-12);
    assertEquals(height, depth(house), 1e-12);
  }

  /** Between (−20, 0) and (20, 0) all points are as deep. */
  @Test
  void ofEquallyDeepPointsOneEndIsTold() {
    Point deepest = new DepthField.InConvex(ConvexPolygon.rectangle(80, 40)).deepest();
    assertEquals(new Point(20, 0), deepest);
  }

  /** A largest inscribed circle touches three edges, so it is found among all triples of them. */
  @Property(seed = "1351", tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void noTripleOfEdgesHasADeeperPoint(@ForAll long seed) {
    ConvexPolygon polygon = new RandomShapes(seed).convexPolygon(500);
    DepthField field = new DepthField.InConvex(polygon);
    double most = 0;
    for (int i = 0; i < polygon.size(); i++) {
      for (int j = 0; j < i; j++) {
        for (int k = 0; k < j; k++) {
          most = Math.max(most, depthBetween(polygon, i, j, k));
        }
      }
    }
    Point deepest = field.deepest();
    assertEquals(most, field.at(deepest.x(), deepest.y()), 1e-9);
  }

  /** The depth of the point as deep behind three edges, by Cramer's rule; 0 if there is none. */
  private static double depthBetween(ConvexPolygon polygon, int i, int j, int k) {
    double ax = polygon.normalX(i) - polygon.normalX(k);
    double ay = polygon.normalY(i) - polygon.normalY(k);
    double bx = polygon.normalX(j) - polygon.normalX(k);
    double by = polygon.normalY(j) - polygon.normalY(k);
    double a = line(polygon, i) - line(polygon, k);
    double b = line(polygon, j) - line(polygon, k);
    double det = ax * by - ay * bx;
    double x = (a * by - b * ay) / det;
    double y = (ax * b - bx * a) / det;
    return Double.isFinite(x) && Double.isFinite(y) ? new DepthField.InConvex(polygon).at(x, y) : 0;
  }

  /** Where the walk ends 24 mm beside the deepest point, 2.4e-7 mm less deep. */
  @Test
  void almostParallelEdgesDoNotMoveTheDeepestPoint() {
    ConvexPolygon bar =
        ConvexPolygon.of(
            new Point(2.906812474632011E-7, -3.396241404932303E-7),
            new Point(-37.98631709246181, -32.512147172263845),
            new Point(-75.97263350666738, -65.02429513698402),
            new Point(-70.56503726172545, -86.72125233672749),
            new Point(-37.643562663577995, -58.54405786919206),
            new Point(-12.319351914561786, -36.869292332962516),
            new Point(13.004858403815541, -15.194526293586097));
    assertEquals(10.000000793073, depth(bar), 1e-12);
  }

  /**
   * Thin bars whose long sides bend by 2⁻⁵ to 2⁻⁴⁵ of their length: against all triples of edges,
   * worked out with 60 digits. An angle of 1e-8 once moved the point by half the bar's length.
   */
  @Property(seed = "1352", tries = 400, edgeCases = EdgeCasesMode.NONE)
  void betweenNearlyParallelEdgesNoPointIsDeeper(@ForAll long seed) {
    Random random = new Random(seed);
    double bulge = Math.scalb(50.0, -5 - random.nextInt(41));
    double other = Math.scalb(50.0, -5 - random.nextInt(41));
    double x = 20 + 60 * random.nextDouble();
    ConvexPolygon bar =
        ConvexPolygon.of(
                new Point(0, 0),
                new Point(x, -bulge),
                new Point(100, 0),
                new Point(100 - 10 * random.nextDouble(), 20),
                new Point(67, 20 + other),
                new Point(33, 20 + other * (0.9 + 0.2 * random.nextDouble())),
                new Point(10 * random.nextDouble() - 5, 20))
            .placedIn(Pose.at(0, 0, 360 * random.nextDouble()));
    BigDecimal most = BigDecimal.ZERO;
    for (int i = 0; i < bar.size(); i++) {
      for (int j = 0; j < i; j++) {
        for (int k = 0; k < j; k++) {
          most = most.max(exactDepthBetween(bar, i, j, k));
        }
      }
    }
    assertEquals(most.doubleValue(), depth(bar), 1e-12);
  }

  /** What {@link #depthBetween} returns, with 60 digits. */
  private static BigDecimal exactDepthBetween(ConvexPolygon polygon, int i, int j, int k) {
    BigDecimal[] a = exactLine(polygon, i);
    BigDecimal[] b = exactLine(polygon, j);
    BigDecimal[] c = exactLine(polygon, k);
    for (int at = 0; at < 3; at++) {
      a[at] = a[at].subtract(c[at]);
      b[at] = b[at].subtract(c[at]);
    }
    BigDecimal det = a[0].multiply(b[1]).subtract(a[1].multiply(b[0]));
    if (det.signum() == 0) {
      return BigDecimal.ZERO;
    }
    BigDecimal x = a[2].multiply(b[1]).subtract(b[2].multiply(a[1])).divide(det, DIGITS);
    BigDecimal y = a[0].multiply(b[2]).subtract(b[0].multiply(a[2])).divide(det, DIGITS);
    BigDecimal least = exactDepth(exactLine(polygon, 0), x, y);
    for (int edge = 1; edge < polygon.size(); edge++) {
      least = least.min(exactDepth(exactLine(polygon, edge), x, y));
    }
    return least;
  }

  private static BigDecimal exactDepth(BigDecimal[] line, BigDecimal x, BigDecimal y) {
    return line[2].subtract(line[0].multiply(x)).subtract(line[1].multiply(y));
  }

  /** An edge's normal, and where it meets its line. */
  private static BigDecimal[] exactLine(ConvexPolygon polygon, int edge) {
    BigDecimal normalX = new BigDecimal(polygon.normalX(edge));
    BigDecimal normalY = new BigDecimal(polygon.normalY(edge));
    BigDecimal at =
        normalX
            .multiply(new BigDecimal(polygon.x(edge)))
            .add(normalY.multiply(new BigDecimal(polygon.y(edge))));
    return new BigDecimal[] {normalX, normalY, at};
  }

  /** Where an edge's normal n meets its line, n·p, for every point p of the line. */
  private static double line(ConvexPolygon polygon, int edge) {
    return polygon.normalX(edge) * polygon.x(edge) + polygon.normalY(edge) * polygon.y(edge);
  }

  /**
   * A bar 20 wide whose near end is slanted. Its long sides bend outward by less than 2e-11 at
   * their corners, so the inscribed circle's radius is 10 but for that. Lines so nearly parallel
   * meet somewhere along the bar by rounding only, and the search goes back along it from there.
   */
  @Test
  void betweenNearlyParallelEdgesTheDepthIsStillFound() {
    for (int bits = 40; bits <= 52; bits++) {
      double bulge = Math.scalb(20.0, -bits);
      for (int degrees = 0; degrees < 360; degrees += 7) {
        ConvexPolygon bar =
            ConvexPolygon.of(
                    new Point(0, 0),
                    new Point(50, -bulge),
                    new Point(100, 0),
                    new Point(100, 20),
                    new Point(67, 20 + bulge),
                    new Point(33, 20 + bulge),
                    new Point(-10, 20))
                .placedIn(Pose.at(0, 0, degrees));
        double found = depth(bar);
        assertTrue(Math.abs(found - 10) < 1e-10, bits + ", " + degrees + ": " + found);
      }
    }
  }
}
