package io.github.flightstand.geometry.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.region.JtsPolygons;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** Wedges, strips and half-planes, and what polygons have in common with them. */
class UnboundedPolygonTest {

  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);

  @Test
  void depthsBehindTheLinesOfAWedge() {
    // The rays run along (4, −3) and (4, 3), five long: (10, 0) is 10 · 3/5 from either line.
    UnboundedPolygon wedge =
        UnboundedPolygon.wedge(Point.ORIGIN, new Vector(4, -3), new Vector(4, 3));
    assertEquals(2, wedge.size());
    assertEquals(6, wedge.depth(0, 10, 0), 1e-15);
    assertEquals(6, wedge.depth(1, 10, 0), 1e-15);
    assertEquals(-8, wedge.depth(0, 0, -10), 1e-15);
    assertEquals(8, wedge.depth(1, 0, -10), 1e-15);
    assertEquals(0.8, wedge.rightRayX(), 1e-15);
    assertEquals(-0.6, wedge.rightRayY(), 1e-15);
    assertEquals(0.8, wedge.leftRayX(), 1e-15);
    assertEquals(0.6, wedge.leftRayY(), 1e-15);
  }

  @Test
  void depthsBehindTheLinesOfAStripThatWasPlaced() {
    UnboundedPolygon strip =
        UnboundedPolygon.strip(new Point(20, -7.4), new Point(20, 7.4))
            .placedIn(Pose.at(100, 200, 90));
    // At (95, 250): 5 left of the middle, 50 ahead of it.
    assertEquals(3, strip.size());
    assertEquals(12.4, strip.depth(0, 95, 250), 1e-12);
    assertEquals(2.4, strip.depth(1, 95, 250), 1e-12);
    assertEquals(30, strip.depth(2, 95, 250), 1e-12);
    assertEquals(1, strip.rightRayY(), 0);
    assertEquals(1, strip.leftRayY(), 0);
  }

  /** The edge from (0, 0) to (3, 4) is 5 long, so the normals are 3/5 and 4/5. */
  @Test
  void theNormalsOfASlantedStrip() {
    UnboundedPolygon strip = UnboundedPolygon.strip(new Point(0, 0), new Point(3, 4));
    assertEquals(5, strip.depth(0, 3, 4), 1e-15);
    assertEquals(0, strip.depth(1, 3, 4), 1e-15);
    assertEquals(5, strip.depth(1, 0, 0), 1e-15);
    // (4, −3) is one edge's length ahead of the origin.
    assertEquals(5, strip.depth(2, 4, -3), 1e-15);
    assertEquals(0, strip.depth(0, 4, -3), 1e-15);
    assertEquals(5, strip.depth(1, 4, -3), 1e-15);
  }

  @Test
  void raysFromOnePointBoundAWedge() {
    UnboundedPolygon wedge =
        UnboundedPolygon.between(Point.ORIGIN, new Vector(4, -3), Point.ORIGIN, new Vector(4, 3));
    assertEquals(2, wedge.size());
    assertEquals(6, wedge.depth(0, 10, 0), 1e-15);
    assertEquals(6, wedge.depth(1, 10, 0), 1e-15);
  }

  /** With cosine 3/5 and sine 4/5, (5, 10) lands at (3 − 8, 4 + 6) from (100, 200). */
  @Test
  void theRaysStartWhereTheirPointsArePlaced() {
    Direction heading = Direction.of(new Vector(3, 4));
    UnboundedPolygon strip =
        UnboundedPolygon.strip(new Point(5, 10), new Point(10, 20))
            .placedIn(new Pose(100, 200, heading));
    assertEquals(95, strip.rightX(), 1e-12);
    assertEquals(210, strip.rightY(), 1e-12);
    assertEquals(90, strip.leftX(), 1e-12);
    assertEquals(220, strip.leftY(), 1e-12);
  }

  @Test
  void whatIsNoRegionIsRefused() {
    Vector ahead = new Vector(1, 0);
    assertThrows(
        IllegalArgumentException.class,
        () -> UnboundedPolygon.wedge(Point.ORIGIN, new Vector(0, 1), ahead));
    assertThrows(
        IllegalArgumentException.class, () -> UnboundedPolygon.wedge(Point.ORIGIN, ahead, ahead));
    assertThrows(
        IllegalArgumentException.class,
        () -> UnboundedPolygon.wedge(Point.ORIGIN, ahead, Vector.ZERO));
    assertThrows(
        IllegalArgumentException.class,
        () -> UnboundedPolygon.halfPlane(Point.ORIGIN, Vector.ZERO));
    assertThrows(
        IllegalArgumentException.class, () -> UnboundedPolygon.strip(Point.ORIGIN, Point.ORIGIN));
  }

  @Test
  void clippingCutsCornersOff() {
    // x ≥ 15 keeps five by forty; the diagonal y ≤ x − 20 keeps the triangle below (20, 0).
    ConvexPolygon slice =
        BASE.clippedTo(UnboundedPolygon.halfPlane(new Point(15, 0), new Vector(1, 0)))
            .orElseThrow();
    assertEquals(
        ConvexPolygon.rectangle(5, 40).placedIn(Pose.at(17.5, 0, 0)).corners().stream()
            .sorted(UnboundedPolygonTest::order)
            .toList(),
        slice.corners().stream().sorted(UnboundedPolygonTest::order).toList());
    ConvexPolygon triangle =
        BASE.clippedTo(UnboundedPolygon.halfPlane(new Point(20, 0), new Vector(1, -1)))
            .orElseThrow();
    assertEquals(
        List.of(new Point(0, -20), new Point(20, -20), new Point(20, 0)),
        triangle.corners().stream().sorted(UnboundedPolygonTest::order).toList());
    assertEquals(1, Math.hypot(triangle.normalX(0), triangle.normalY(0)), 1e-15);
  }

  private static int order(Point a, Point b) {
    return a.x() == b.x() ? Double.compare(a.y(), b.y()) : Double.compare(a.x(), b.x());
  }

  @Test
  void aLineThroughCornersMakesNoOthers() {
    // x ≥ y runs through two corners: a triangle is left, with no corner twice.
    ConvexPolygon half =
        BASE.clippedTo(UnboundedPolygon.halfPlane(Point.ORIGIN, new Vector(1, -1))).orElseThrow();
    assertEquals(3, half.size());
    assertEquals(
        List.of(new Point(-20, -20), new Point(20, -20), new Point(20, 20)),
        half.corners().stream().sorted(UnboundedPolygonTest::order).toList());
    // All normals are square to the edges, that of the cut too.
    for (int i = 0; i < half.size(); i++) {
      int j = half.after(i);
      double across =
          half.normalX(i) * (half.x(j) - half.x(i)) + half.normalY(i) * (half.y(j) - half.y(i));
      assertEquals(0, across, 1e-13);
    }
  }

  @Test
  void theirTextTellsWhereTheRaysStartAndLead() {
    assertEquals(
        "UnboundedPolygon[from (30.0, 10.0) along (0.0, 1.0) to (20.0, 10.0) along (0.0, 1.0)]",
        UnboundedPolygon.strip(new Point(30, 10), new Point(20, 10)).toString());
  }

  @Test
  void whatLiesInsideStaysAndWhatLiesOutsideGoes() {
    Vector ahead = new Vector(1, 0);
    assertSame(
        BASE, BASE.clippedTo(UnboundedPolygon.halfPlane(new Point(-20, 0), ahead)).orElseThrow());
    assertEquals(
        Optional.empty(), BASE.clippedTo(UnboundedPolygon.halfPlane(new Point(20, 0), ahead)));
    // Between the lines of the wedge to the right of (25, 0), which opens away from the base.
    assertFalse(
        BASE.clippedTo(
                UnboundedPolygon.wedge(new Point(25, 0), new Vector(1, -0.1), new Vector(1, 0.1)))
            .isPresent());
  }

  /** Against JTS, for which the region is cut off ten metres away. */
  @Property(tries = 400, seed = "20150401", edgeCases = EdgeCasesMode.NONE)
  void clippedPolygonsHaveTheAreaThatJtsFinds(@ForAll long seed) {
    RandomShapes random = new RandomShapes(seed);
    ConvexPolygon polygon = random.convexPolygon(80);
    Pose frame = random.pose(80);
    double half = Math.toRadians(random.between(2, 88));
    double x = 1e4 * Math.cos(half);
    double y = 1e4 * Math.sin(half);
    UnboundedPolygon wedge =
        UnboundedPolygon.wedge(Point.ORIGIN, new Vector(x, -y), new Vector(x, y)).placedIn(frame);
    Point right = frame.place(new Point(x, -y));
    Point left = frame.place(new Point(x, y));
    org.locationtech.jts.geom.Polygon region =
        new GeometryFactory()
            .createPolygon(
                new Coordinate[] {
                  new Coordinate(frame.x(), frame.y()),
                  new Coordinate(right.x(), right.y()),
                  new Coordinate(left.x(), left.y()),
                  new Coordinate(frame.x(), frame.y())
                });
    double expected = JtsPolygons.toJts(polygon).intersection(region).getArea();
    Optional<ConvexPolygon> part = polygon.clippedTo(wedge);
    double found = part.map(kept -> JtsPolygons.toJts(kept).getArea()).orElse(0.0);
    assertEquals(expected, found, 1e-7);
    part.ifPresent(
        kept -> {
          for (int i = 0; i < kept.size(); i++) {
            int j = (i + 1) % kept.size();
            double dx = kept.x(j) - kept.x(i);
            double dy = kept.y(j) - kept.y(i);
            assertEquals(0, dx * kept.normalX(i) + dy * kept.normalY(i), 1e-11);
            assertTrue(dy * kept.normalX(i) - dx * kept.normalY(i) >= -1e-11);
          }
        });
  }
}
