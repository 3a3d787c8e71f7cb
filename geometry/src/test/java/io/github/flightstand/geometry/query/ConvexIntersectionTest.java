package io.github.flightstand.geometry.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Intersections of convex polygons, worked out by hand. */
class ConvexIntersectionTest {

  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);

  @Test
  void basesThatOverlapShareARectangle() {
    ConvexPolygon common =
        ConvexIntersection.of(BASE, BASE.placedIn(Pose.at(30, 10, 0))).orElseThrow();
    Set<Point> corners =
        Set.of(new Point(10, -10), new Point(20, -10), new Point(20, 20), new Point(10, 20));
    assertEquals(corners, Set.copyOf(common.corners()));
  }

  @Test
  void aPolygonWithinAnotherIsAllOfIt() {
    ConvexPolygon triangle = ConvexPolygon.of(new Point(0, 0), new Point(5, 0), new Point(0, 20));
    assertEquals(
        Set.copyOf(triangle.corners()),
        Set.copyOf(ConvexIntersection.of(triangle, BASE).orElseThrow().corners()));
  }

  @Test
  void aSlantingEdgeCutsACornerOff() {
    // The strip's upper edge is x + y = −40 + 20 √2, which meets the square's edge y = −20 at
    // x = −20 + 20 √2; its lower edge passes below the corner.
    ConvexPolygon strip = ConvexPolygon.rectangle(100, 40).placedIn(Pose.at(-20, -20, 135));
    ConvexPolygon corner = ConvexIntersection.of(BASE, strip).orElseThrow();
    assertEquals(3, corner.size());
    assertEquals(
        -20 + 20 * StrictMath.sqrt(2),
        corner.corners().stream().mapToDouble(Point::x).max().orElseThrow(),
        1e-12);
  }

  @Test
  void anEdgeInCommonHasNoArea() {
    assertEquals(Optional.empty(), ConvexIntersection.of(BASE, BASE.placedIn(Pose.at(40, 0, 0))));
    assertEquals(Optional.empty(), ConvexIntersection.of(BASE, BASE.placedIn(Pose.at(90, 0, 0))));
  }

  @Test
  void edgesThatRoundingTiltsDoNoHarm() {
    // The lower edge runs along y = 0 up to rounding, once above and once below.
    ConvexPolygon area = ConvexPolygon.rectangle(914.4, 914.4).placedIn(Pose.at(457.2, 457.2, 0));
    for (int quarter = 0; quarter < 360; quarter++) {
      Pose pose = Pose.at(200 + quarter / 7.0, 20, 90.0 * quarter + 1e-13 * quarter);
      double high =
          ConvexIntersection.of(BASE.placedIn(pose), area).orElseThrow().corners().stream()
              .mapToDouble(Point::y)
              .max()
              .orElseThrow();
      assertEquals(40, high, 1e-9);
    }
  }
}
