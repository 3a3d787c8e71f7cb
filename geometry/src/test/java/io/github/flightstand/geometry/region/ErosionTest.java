package io.github.flightstand.geometry.region;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is left of shapes a margin inside of their boundaries, by hand. */
class ErosionTest {

  private static final ConvexPolygon BAR = ConvexPolygon.rectangle(40, 20);

  private static double area(ConvexPolygon polygon) {
    return JtsPolygons.toJts(polygon).getArea();
  }

  @Test
  void aBarLosesTheMarginOnEachSide() {
    assertEquals(BAR, Erosion.of(BAR, 0).orElseThrow());
    ConvexPolygon left = Erosion.of(BAR.placedIn(Pose.at(100, 50, 90)), 1).orElseThrow();
    assertEquals(38 * 18, area(left), 1e-9);
    assertEquals(100, left.centreX(), 1e-12);
    assertEquals(50, left.centreY(), 1e-12);
    assertEquals(20.5 * 0.5, area(Erosion.of(BAR, 9.75).orElseThrow()), 1e-9);
  }

  @Test
  void aLineOrNothingIsNoArea() {
    assertEquals(Optional.empty(), Erosion.of(BAR, 10));
    assertEquals(Optional.empty(), Erosion.of(BAR, 11));
    // The circle in this triangle has that radius, and rounding leaves three corners at its center.
    ConvexPolygon triangle = ConvexPolygon.of(new Point(0, 0), new Point(58, 0), new Point(47, 18));
    assertEquals(Optional.empty(), Erosion.of(triangle, 8.066513737803279));
  }

  /** Legs of 30 and 40, so the inscribed circle's radius is 10: the legs are left by (1 − r/10). */
  @Test
  void aTriangleKeepsItsShape() {
    ConvexPolygon triangle = ConvexPolygon.of(new Point(0, 0), new Point(30, 0), new Point(0, 40));
    assertEquals(600 * 0.25, area(Erosion.of(triangle, 5).orElseThrow()), 1e-9);
    assertEquals(600 * 0.01, area(Erosion.of(triangle, 9).orElseThrow()), 1e-9);
  }

  @Test
  void aCompoundLosesThePartsThatHaveNothingLeft() {
    Compound both =
        new Compound(List.of(BAR, ConvexPolygon.rectangle(8, 8).placedIn(Pose.at(50, 0, 0))));
    assertEquals(2, Erosion.of(both, 1).orElseThrow().parts().size());
    assertEquals(
        List.of(Erosion.of(BAR, 5).orElseThrow()), Erosion.of(both, 5).orElseThrow().parts());
    assertEquals(Optional.empty(), Erosion.of(both, 10));
  }
}
