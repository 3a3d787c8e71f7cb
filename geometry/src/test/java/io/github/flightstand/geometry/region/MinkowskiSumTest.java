package io.github.flightstand.geometry.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Minkowski sums worked out by hand, and against what they are for. */
class MinkowskiSumTest {

  @Test
  void rectanglesAddTheirSides() {
    ConvexPolygon sum =
        MinkowskiSum.of(ConvexPolygon.rectangle(40, 40), ConvexPolygon.rectangle(10, 20));
    Set<Point> corners =
        Set.of(new Point(25, -30), new Point(25, 30), new Point(-25, 30), new Point(-25, -30));
    assertEquals(corners, Set.copyOf(sum.corners()));
  }

  @Test
  void aTriangleAndASquareGiveFiveCorners() {
    // Edges (4,0) (-4,4) (0,-4) and the square's four: three directions are shared or opposite.
    ConvexPolygon triangle = ConvexPolygon.of(new Point(0, 0), new Point(4, 0), new Point(0, 4));
    ConvexPolygon sum = MinkowskiSum.of(triangle, ConvexPolygon.rectangle(2, 2));
    Set<Point> corners =
        Set.of(
            new Point(-1, -1),
            new Point(5, -1),
            new Point(5, 1),
            new Point(1, 5),
            new Point(-1, 5));
    assertEquals(corners, Set.copyOf(sum.corners()));
  }

  @Test
  void aBodysOriginIsInTheSumExactlyIfItMeetsTheOther() {
    // Independent: the signed separation of the two bodies themselves.
    Random random = new Random(4711);
    ConvexPolygon rock =
        ConvexPolygon.of(
            new Point(30, -10), new Point(25, 20), new Point(-5, 35), new Point(-30, -20));
    for (int i = 0; i < 500; i++) {
      double turn = random.nextDouble() * 360;
      ConvexPolygon body = ConvexPolygon.rectangle(60, 20).placedIn(Pose.at(3, 7, turn));
      ConvexPolygon sum = MinkowskiSum.of(rock, body.placedIn(Pose.at(0, 0, 180)));
      Pose at = Pose.at(random.nextDouble() * 160 - 80, random.nextDouble() * 160 - 80, 0);
      double separation = Separation.between(rock, body.placedIn(at));
      boolean inside = sum.contains(at.x(), at.y());
      assertTrue(Math.abs(separation) < 1e-9 || inside == separation < 0, at::toString);
    }
  }
}
