package io.github.flightstand.geometry.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Polygons about circles: never inside, and no farther outside than asked for. */
class CircumscribedPolygonTest {

  @ParameterizedTest
  @CsvSource({"100, 0.01", "100, 1e-4", "100, 200", "0.5, 1e-3", "300, 0.05"})
  void edgesTouchTheCircleAndCornersStayWithinTheError(double radius, double error) {
    ConvexPolygon polygon = CircumscribedPolygon.of(radius, error);
    for (int k = 0; k < polygon.size(); k++) {
      double edge = polygon.x(k) * polygon.normalX(k) + polygon.y(k) * polygon.normalY(k);
      assertEquals(radius, edge, 1e-12 * radius);
      assertTrue(Point.ORIGIN.distanceTo(polygon.corners().get(k)) <= radius + error);
    }
  }

  @Test
  void thereAreNoMoreEdgesThanNeeded() {
    // acos(100 / 100.01) = 0.014142, and π / 0.014142 = 222.1: the next multiple of four is 224.
    assertEquals(224, CircumscribedPolygon.of(100, 0.01).size());
    assertEquals(4, CircumscribedPolygon.of(1, 10).size());
  }

  @Test
  void aCircleOfNoRadiusIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> CircumscribedPolygon.of(0, 1));
    assertThrows(IllegalArgumentException.class, () -> CircumscribedPolygon.of(1, 0));
    assertThrows(IllegalArgumentException.class, () -> CircumscribedPolygon.of(1, Double.NaN));
    double infinite = Double.POSITIVE_INFINITY;
    assertThrows(IllegalArgumentException.class, () -> CircumscribedPolygon.of(infinite, 1));
    assertThrows(IllegalArgumentException.class, () -> CircumscribedPolygon.of(1, infinite));
  }
}
