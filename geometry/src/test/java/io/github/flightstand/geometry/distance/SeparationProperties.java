package io.github.flightstand.geometry.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** Laws of separations, and separations against ones found in another way. */
class SeparationProperties {

  private static final GeometryFactory JTS = new GeometryFactory();

  /** Shapes are drawn so that about half of the pairs overlap. */
  private static final double REACH = 45;

  private static Geometry jts(List<Point> corners) {
    Coordinate[] ring = new Coordinate[corners.size() + 1];
    for (int i = 0; i < ring.length; i++) {
      Point p = corners.get(i % corners.size());
      ring[i] = new Coordinate(p.x(), p.y());
    }
    return JTS.createPolygon(ring);
  }

  private static Geometry point(double x, double y) {
    return JTS.createPoint(new Coordinate(x, y));
  }

  // Laws.

  @Property(tries = 1000, seed = "2001", edgeCases = EdgeCasesMode.NONE)
  void separationIsSymmetricToTheBit(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Shape a = draw.shape(REACH);
    Shape b = draw.polygonal(REACH);
    assertEquals(Separation.between(a, b), Separation.between(b, a), 0);
  }

  @Property(tries = 1000, seed = "2002", edgeCases = EdgeCasesMode.NONE)
  void movingBothShapesChangesNothing(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Shape a = draw.shape(REACH);
    Shape b = draw.polygonal(REACH);
    Pose frame = draw.pose(300);
    assertEquals(
        Separation.between(a, b), Separation.between(a.placedIn(frame), b.placedIn(frame)), 1e-10);
  }

  @Property(tries = 1000, seed = "2003", edgeCases = EdgeCasesMode.NONE)
  void mirrorImagesAreAsFarApart(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Shape a = draw.shape(REACH);
    Shape b = draw.polygonal(REACH);
    double separation = Separation.between(a, b);
    double reflected = Separation.between(mirrored(a), mirrored(b));
    if (a instanceof SimplePolygon && b instanceof SimplePolygon) {
      // The cut into parts need not be mirrored, and the depth of two rocks hangs on it.
      assertEquals(Math.max(0, separation), Math.max(0, reflected), 1e-10);
    } else {
      assertEquals(separation, reflected, 1e-10);
    }
  }

  private static Shape mirrored(Shape shape) {
    if (shape instanceof ConvexPolygon p) {
      return ConvexPolygon.of(mirrored(p.corners()));
    }
    if (shape instanceof SimplePolygon p) {
      return SimplePolygon.of(mirrored(p.corners()));
    }
    if (shape instanceof Compound c) {
      return new Compound(
          c.parts().stream().map(p -> ConvexPolygon.of(mirrored(p.corners()))).toList());
    }
    AnnularSector sector = (AnnularSector) shape;
    Pose start =
        Pose.at(sector.start().x(), -sector.start().y(), -sector.start().heading().degrees());
    return new AnnularSector(start, sector.radius(), -sector.sweepDegrees(), sector.halfWidth());
  }

  private static List<Point> mirrored(List<Point> corners) {
    return corners.stream().map(p -> new Point(p.x(), -p.y())).toList();
  }

  @Property(tries = 1000, seed = "2004", edgeCases = EdgeCasesMode.NONE)
  void separationChangesNoFasterThanTheShapesMove(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Shape a = draw.shape(REACH);
    Shape b = draw.polygonal(REACH);
    double step = draw.between(0, 5);
    Shape moved = b.placedIn(new Pose(step, 0, Direction.EAST));
    assertTrue(Math.abs(Separation.between(a, b) - Separation.between(a, moved)) <= step + 1e-10);
  }

  // Polygons against JTS.

  @Property(tries = 1500, seed = "2005", edgeCases = EdgeCasesMode.NONE)
  void convexPolygonsAgreeWithTheirMinkowskiDifference(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    ConvexPolygon a = draw.convexPolygon(REACH);
    ConvexPolygon b = draw.convexPolygon(REACH);
    List<Coordinate> differences = new ArrayList<>();
    for (Point p : a.corners()) {
      for (Point q : b.corners()) {
        differences.add(new Coordinate(p.x() - q.x(), p.y() - q.y()));
      }
    }
    Geometry hull =
        JTS.createMultiPointFromCoords(differences.toArray(Coordinate[]::new)).convexHull();
    Geometry origin = point(0, 0);
    double expected =
        hull.contains(origin) ? -hull.getBoundary().distance(origin) : hull.distance(origin);
    assertEquals(expected, Separation.between(a, b), 2e-11);
  }

  @Property(tries = 1000, seed = "2006", edgeCases = EdgeCasesMode.NONE)
  void gapsOfPolygonsAreThoseOfJts(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    SimplePolygon a = draw.simplePolygon(REACH);
    for (Polygon b : List.of(draw.simplePolygon(REACH), draw.convexPolygon(REACH))) {
      double distance =
          jts(a.corners())
              .distance(
                  b instanceof SimplePolygon s
                      ? jts(s.corners())
                      : jts(((ConvexPolygon) b).corners()));
      double separation = Separation.between(a, b);
      assertEquals(distance, Math.max(0, separation), 1e-12);
      assertEquals(distance > 0, separation > 0);
    }
  }

  @Property(tries = 400, seed = "2007", edgeCases = EdgeCasesMode.NONE)
  void translatingByTheDepthAlongSomeDirectionPartsConvexPolygonsAndLessDoesNot(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    ConvexPolygon a = draw.convexPolygon(20);
    ConvexPolygon b = draw.convexPolygon(20);
    double depth = -Separation.between(a, b);
    if (depth <= 0) {
      return;
    }
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < a.size(); i++) {
      Pose shift = new Pose(depth * a.normalX(i), depth * a.normalY(i), Direction.EAST);
      best = Math.max(best, Separation.between(a, b.placedIn(shift)));
    }
    for (int i = 0; i < b.size(); i++) {
      Pose shift = new Pose(depth * b.normalX(i), depth * b.normalY(i), Direction.EAST);
      best = Math.max(best, Separation.between(a.placedIn(shift), b));
    }
    assertEquals(0, best, 1e-10);
    for (int k = 0; k < 72; k++) {
      Direction way = Direction.ofDegrees(5 * k);
      Pose shift = new Pose(0.999 * depth * way.cos(), 0.999 * depth * way.sin(), Direction.EAST);
      assertTrue(Separation.between(a, b.placedIn(shift)) < 0);
    }
  }

  // Inner depths against samples: a depth changes no faster than the point moves.

  private static final double STEP = 0.5;

  /** Points on a polygon's edges, every STEP. */
  private static List<Point> outline(Polygon polygon) {
    List<Point> samples = new ArrayList<>();
    for (int i = 0; i < polygon.size(); i++) {
      int j = (i + 1) % polygon.size();
      Point from = new Point(polygon.x(i), polygon.y(i));
      addSegment(samples, from, new Point(polygon.x(j), polygon.y(j)));
    }
    return samples;
  }

  private static void addSegment(List<Point> samples, Point from, Point to) {
    Vector whole = from.vectorTo(to);
    int n = (int) Math.ceil(whole.length() / STEP);
    for (int k = 0; k <= n; k++) {
      samples.add(from.plus(whole.times((double) k / n)));
    }
  }

  /** The outline's points and a grid of the inside, every millimetre. */
  private static List<Point> samples(Polygon polygon) {
    List<Point> samples = outline(polygon);
    double r = polygon.radius();
    for (double dx = -r; dx < r; dx++) {
      for (double dy = -r; dy < r; dy++) {
        if (polygon.contains(polygon.centreX() + dx, polygon.centreY() + dy)) {
          samples.add(new Point(polygon.centreX() + dx, polygon.centreY() + dy));
        }
      }
    }
    return samples;
  }

  private static void assertDepth(double depth, double sampled) {
    assertTrue(sampled <= depth + 1e-10, sampled + " is deeper than " + depth);
    // Either the deepest point lies on an edge, or it is inside with a grid point within √½.
    assertTrue(Math.max(0, sampled) >= depth - 0.75, sampled + " is far from " + depth);
  }

  private static double distanceFromLine(Point p, Point a, Point b) {
    double length = Math.hypot(b.x() - a.x(), b.y() - a.y());
    return ((b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x())) / length;
  }

  @Property(tries = 150, seed = "2008", edgeCases = EdgeCasesMode.NONE)
  void innerDepthInAConvexPolygonIsTheDeepestSample(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    SimplePolygon body = draw.simplePolygon(REACH);
    ConvexPolygon region = draw.convexPolygon(REACH);
    assertDepth(InnerDepth.of(body, region), deepest(samples(body), p -> depthIn(region, p)));
  }

  @Property(tries = 150, seed = "2009", edgeCases = EdgeCasesMode.NONE)
  void innerDepthInAnAnnularSectorIsTheDeepestSample(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Polygon body = draw.simplePolygon(REACH);
    AnnularSector region = draw.annularSector(REACH);
    assertDepth(InnerDepth.of(body, region), deepest(samples(body), p -> depthInSector(region, p)));
  }

  /** The greatest depth of a point, 0 if none lies inside. */
  private static double deepest(List<Point> points, ToDoubleFunction<Point> depth) {
    return Math.max(0, points.stream().mapToDouble(depth).max().orElseThrow());
  }

  private static double depthIn(ConvexPolygon region, Point p) {
    List<Point> corners = region.corners();
    double depth = Double.POSITIVE_INFINITY;
    for (int i = 0; i < corners.size(); i++) {
      Point next = corners.get((i + 1) % corners.size());
      depth = Math.min(depth, distanceFromLine(p, corners.get(i), next));
    }
    return depth;
  }

  /** Through angles, unlike the library. */
  private static double depthInSector(AnnularSector sector, Point p) {
    Pose start = sector.start();
    Pose end = sector.end();
    double rho = sector.centre().distanceTo(p);
    double ahead = start.relative(p).x();
    double beyond = end.relative(p).x();
    return Math.min(
        Math.min(sector.outerRadius() - rho, rho - sector.innerRadius()), Math.min(ahead, -beyond));
  }

  /** The point of a sector so far along its sweep and so far from its centre. */
  private static Point at(AnnularSector sector, double sweep, double distance) {
    double side = Math.copySign(1, sector.sweepDegrees());
    return sector
        .start()
        .shiftedBy(0, side * sector.radius())
        .turnedBy(sweep)
        .shiftedBy(0, -side * distance)
        .position();
  }

  /** Points on a sector's sides and ends, every STEP. */
  private static List<Point> outline(AnnularSector sector) {
    List<Point> samples = new ArrayList<>();
    double inner = sector.innerRadius();
    double outer = sector.outerRadius();
    double sweep = sector.sweepDegrees();
    addSegment(samples, at(sector, 0, inner), at(sector, 0, outer));
    addSegment(samples, at(sector, sweep, inner), at(sector, sweep, outer));
    int n = (int) Math.ceil(outer * Math.toRadians(Math.abs(sweep)) / STEP);
    for (int i = 0; i <= n; i++) {
      samples.add(at(sector, sweep * i / n, inner));
      samples.add(at(sector, sweep * i / n, outer));
    }
    return samples;
  }

  // Gaps of annular sectors against samples.

  private static double nearest(List<Point> first, List<Point> second) {
    double least = Double.POSITIVE_INFINITY;
    for (Point p : first) {
      for (Point q : second) {
        double dx = p.x() - q.x();
        double dy = p.y() - q.y();
        least = Math.min(least, dx * dx + dy * dy);
      }
    }
    return Math.sqrt(least);
  }

  private static void assertGap(double separation, double sampled) {
    // A sample lies within half a step of each nearest point; arcs bend by far less.
    assertTrue(separation <= sampled + 1e-10, separation + " is farther than " + sampled);
    assertTrue(Math.max(0, separation) >= sampled - STEP, separation + " is less than " + sampled);
  }

  @Property(tries = 100, seed = "2011", edgeCases = EdgeCasesMode.NONE)
  void gapsOfAnnularSectorsAreThoseOfSamples(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    AnnularSector sector = draw.annularSector(REACH);
    Polygon polygon = draw.simplePolygon(2 * REACH);
    double toPolygon = Separation.between(sector, polygon);
    if (toPolygon > 0) {
      assertGap(toPolygon, nearest(outline(sector), outline(polygon)));
    }
  }
}
