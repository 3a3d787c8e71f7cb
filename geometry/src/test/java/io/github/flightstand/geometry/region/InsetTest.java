package io.github.flightstand.geometry.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where bodies lie inside of polygons, worked out by hand. */
class InsetTest {

  private static final ConvexPolygon SQUARE = ConvexPolygon.rectangle(20, 20);

  /** An L of two bars 40 wide, 100 and 100 long. */
  private static final SimplePolygon ANGLE =
      SimplePolygon.of(
          new Point(0, 0),
          new Point(100, 0),
          new Point(100, 40),
          new Point(40, 40),
          new Point(40, 100),
          new Point(0, 100));

  private static double area(SimplePolygon whole, ConvexPolygon... body) {
    return JtsPolygons.toJts(Inset.of(whole, List.of(body))).getArea();
  }

  @Test
  void aSquareInAnAngle() {
    // 10 to 90 by 10 to 30 and the same upright, which share 20 by 20.
    assertEquals(2 * 80 * 20 - 20 * 20, area(ANGLE, SQUARE), 1e-6);
  }

  @Test
  void theBodysOriginIsWhatIsTold() {
    ConvexPolygon aside = SQUARE.placedIn(Pose.at(1000, 500, 0));
    Point corner = Inset.of(ANGLE, List.of(aside)).pieces().get(0).shell().corners().get(0);
    assertTrue(corner.x() <= -910 && corner.x() >= -990, corner::toString);
    assertTrue(corner.y() <= -410 && corner.y() >= -490, corner::toString);
  }

  @Test
  void aConcaveBodyFitsWhereItsHullDoesNot() {
    // The body is an angle too, its bars 60 long and 10 wide, the origin at its corner.
    ConvexPolygon lying = ConvexPolygon.rectangle(60, 10).placedIn(Pose.at(30, 5, 0));
    ConvexPolygon upright = ConvexPolygon.rectangle(10, 60).placedIn(Pose.at(5, 30, 0));
    // Each bar fits into the one of its direction; about (30, 30) the inner corner is in its hull.
    assertEquals(30 * 30, area(ANGLE, lying, upright), 1e-6);
    assertEquals(40 * 30, area(ANGLE, lying), 1e-6);
  }

  @Test
  void eachPieceOfABodyLiesInside() {
    SimplePolygon bar =
        SimplePolygon.of(new Point(0, 0), new Point(100, 0), new Point(100, 40), new Point(0, 40));
    assertEquals(50 * 20, area(bar, SQUARE, SQUARE.placedIn(Pose.at(30, 0, 0))), 1e-6);
    assertEquals(0, area(bar, SQUARE, SQUARE.placedIn(Pose.at(200, 0, 0))));
  }

  @Test
  void noSliverIsLeftInANotch() {
    SimplePolygon notched =
        SimplePolygon.of(
            new Point(0, 0),
            new Point(100, 0),
            new Point(90, 100),
            new Point(50, 50),
            new Point(10, 90));
    for (int heading = 0; heading < 360; heading++) {
      ConvexPolygon body = ConvexPolygon.rectangle(20, 10).placedIn(Pose.at(0, 0, heading));
      assertEquals(1, Inset.of(notched, List.of(body)).pieces().size());
    }
  }

  @Test
  void whatDoesNotFitHasNoPlace() {
    assertTrue(Inset.of(ANGLE, List.of(ConvexPolygon.rectangle(41, 41))).isEmpty());
    // Exactly as wide as the bars: a line is left, which has no area.
    assertTrue(Inset.of(ANGLE, List.of(ConvexPolygon.rectangle(40, 40))).isEmpty());
  }
}
