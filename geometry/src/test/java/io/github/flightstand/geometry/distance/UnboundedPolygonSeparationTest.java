package io.github.flightstand.geometry.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.UnboundedPolygon;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/**
 * Separations from regions without a far side: by hand, and against triangles and strips that reach
 * far out.
 */
class UnboundedPolygonSeparationTest {

  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);

  private static double separation(double x, double y, UnboundedPolygon region) {
    return Separation.between(BASE.placedIn(Pose.at(x, y, 0)), region);
  }

  @Test
  void fromAWedge() {
    // Rays along (3, 4) and (3, −4); (x, y) is (4x − 3y) / 5 below the upper one.
    UnboundedPolygon wedge =
        UnboundedPolygon.wedge(Point.ORIGIN, new Vector(3, -4), new Vector(3, 4));
    // Its corner (80, 120) is 8 above the line, (120, 80) is 48 below it.
    assertEquals(-48, separation(100, 100, wedge), 1e-12);
    // The nearest corner (50, 100) is 20 above the line, its foot far up the ray.
    assertEquals(20, separation(30, 120, wedge), 1e-12);
    // Behind the apex: it lies straight in front of the right edge, or (−4, 3) off a corner, at
    // right angles to a ray.
    assertEquals(7, separation(-27, 0, wedge), 1e-12);
    assertEquals(5, separation(-24, 23, wedge), 1e-12);
    // The apex is 12 inside of the right edge: a shift to the left parts them soonest.
    assertEquals(-12, separation(-8, 0, wedge), 1e-12);
  }

  @Test
  void fromAStrip() {
    UnboundedPolygon strip = UnboundedPolygon.strip(new Point(20, -7.4), new Point(20, 7.4));
    assertEquals(-7.4 - 8, separation(100, 12, strip), 1e-12);
    assertEquals(12.6, separation(100, 40, strip), 1e-12);
    assertEquals(-5, separation(5, 0, strip), 1e-12);
    assertEquals(5, separation(-5, 0, strip), 1e-12);
    assertEquals(5, separation(-4, 30.4, strip), 1e-12);
  }

  @Test
  void fromAHalfPlane() {
    UnboundedPolygon ahead = UnboundedPolygon.halfPlane(new Point(10, 0), new Vector(1, 0));
    assertEquals(7, separation(-17, 300, ahead), 1e-12);
    assertEquals(-13, separation(3, 300, ahead), 1e-12);
    // Wholly inside, flush with the line and far from it: out of it leads only the way back.
    assertEquals(-40, separation(30, 0, ahead), 1e-12);
    assertEquals(-500, separation(490, 0, ahead), 1e-12);
  }

  @Property(tries = 500, seed = "20150406", edgeCases = EdgeCasesMode.NONE)
  void aWedgeIsAVeryLargeTriangle(@ForAll long seed) {
    RandomShapes random = new RandomShapes(seed);
    ConvexPolygon polygon = random.convexPolygon(150);
    Point apex = random.point(100);
    Direction from = Direction.ofDegrees(random.between(0, 360));
    double sweep = random.between(1, 120);
    Direction to = from.turnedBy(sweep);
    UnboundedPolygon wedge = UnboundedPolygon.wedge(apex, from.times(7), to.times(31));
    ConvexPolygon triangle =
        ConvexPolygon.of(apex, apex.plus(from.times(1e5)), apex.plus(to.times(1e5)));
    assertEquals(Separation.between(polygon, triangle), Separation.between(polygon, wedge), 1e-8);
  }

  @Property(tries = 500, seed = "20150407", edgeCases = EdgeCasesMode.NONE)
  void aStripIsALongRectangle(@ForAll long seed) {
    RandomShapes random = new RandomShapes(seed);
    ConvexPolygon polygon = random.convexPolygon(150);
    Pose start = random.pose(100);
    double half = random.between(1, 40);
    UnboundedPolygon strip =
        UnboundedPolygon.strip(new Point(0, -half), new Point(0, half)).placedIn(start);
    ConvexPolygon rectangle =
        ConvexPolygon.rectangle(1e4, 2 * half).placedIn(start.shiftedBy(5e3, 0));
    assertEquals(Separation.between(polygon, rectangle), Separation.between(polygon, strip), 1e-9);
  }
}
