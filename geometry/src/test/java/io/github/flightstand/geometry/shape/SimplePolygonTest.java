package io.github.flightstand.geometry.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What outlines are taken, mended and refused, and how they are cut into convex parts. */
class SimplePolygonTest {

  private static List<Point> points(double... coordinates) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < coordinates.length; i += 2) {
      points.add(new Point(coordinates[i], coordinates[i + 1]));
    }
    return points;
  }

  private static String refusal(double... coordinates) {
    return assertThrows(BadOutlineException.class, () -> SimplePolygon.of(points(coordinates)))
        .getMessage();
  }

  @Test
  void aClockwiseOutlineIsTurnedRound() {
    assertEquals(
        points(10, 0, 10, 10, 0, 10, 0, 0),
        SimplePolygon.of(points(0, 0, 0, 10, 10, 10, 10, 0)).corners());
  }

  @Test
  void repeatedCornersAndCornersInLineAreLeftOut() {
    assertEquals(
        points(0, 0, 10, 0, 10, 10, 0, 10),
        SimplePolygon.of(
                points(0, 0, 0, 0, 5, 0, 10, 0, 10, 10, 10, 10, 10, 10, 0, 10, 0, 5, 0, 0, 0, 0))
            .corners());
  }

  @Test
  void tooFewCorners() {
    assertEquals(
        "an outline needs at least three different corners, found 2 of 4",
        refusal(0, 0, 10, 0, 10, 0, 0, 0));
    assertEquals("an outline needs at least three different corners, found 0 of 0", refusal());
    assertEquals(
        "an outline needs at least three different corners, found 1 of 3",
        refusal(5, 7, 5, 7, 5, 7));
  }

  @Test
  void noArea() {
    assertEquals(
        "an outline encloses an area, but all 3 corners lie in one line from (0.0, 0.0)",
        refusal(0, 0, 10, 10, 4, 4));
  }

  @Test
  void crossingItself() {
    assertEquals(
        "an outline neither crosses nor touches itself, but this one does at (5.0, 5.0)",
        refusal(0, 0, 10, 10, 10, 0, 0, 10));
  }

  @Test
  void touchingItselfAtACornerOrAlongAnEdge() {
    // two triangles that share the corner (10, 0)
    assertTrue(refusal(0, 0, 10, 0, 20, 10, 20, -10, 10, 0, 0, -10).contains("touches itself"));
    // the corner (5, 0) lies on the first edge
    assertTrue(refusal(0, 0, 10, 0, 10, 10, 5, 0, 0, 10).contains("touches itself"));
    // a slit: the way in along x = 5 is the way out
    assertTrue(
        refusal(0, 0, 10, 0, 10, 10, 5, 10, 5, 5, 6, 5, 6, 6, 4, 6, 4, 5, 5, 5, 5, 10, 0, 10)
            .contains("touches itself"));
  }

  @Test
  void turningStraightBack() {
    assertEquals(
        "an outline does not turn straight back on itself, but this one does at corner"
            + " (20.0, 0.0)",
        refusal(0, 0, 20, 0, 10, 0, 10, 10));
  }

  @Test
  void aCornerThatMissesAnEdgeByTheLastBitIsTaken() {
    // The corner (5, y) lies above the first edge by the least amount that doubles can tell.
    assertEquals(
        5, SimplePolygon.of(points(0, 1, 10, 1, 10, 10, 5, Math.nextUp(1.0), 0, 10)).size());
    assertTrue(
        refusal(0, 1, 10, 1, 10, 10, 5, Math.nextDown(1.0), 0, 10).contains("neither crosses"));
  }

  @Test
  void straightBackIsDecidedExactly() {
    // (0, 0) lies on the edge of the two corners before, but double-doubles take it for a turn.
    assertEquals(
        "an outline does not turn straight back on itself, but this one does at corner"
            + " (2.56, 15.36)",
        refusal(2.56, 15.36, -0.01, -0.06, 2.72, 0, 0, 0));
    assertEquals(
        "an outline does not turn straight back on itself, but this one does at corner"
            + " (-0.01, -0.06)",
        refusal(2.56, 15.36, -0.01, -0.06, 0, 0, 0.15, -161.34));
  }

  @Test
  void narrowerThanDoublesCanTell() {
    assertEquals(
        "an outline is as wide as doubles can tell everywhere, but this one is narrower somewhere,"
            + " so it cannot be cut into triangles",
        refusal(
            -6.78,
            -0.88,
            -47.46,
            -6.16,
            -3.39,
            -0.44,
            4.5231544414848495,
            0.5870760927000984,
            27.12,
            3.52));
  }

  @Test
  void aConvexOutlineIsOnePart() {
    SimplePolygon square = SimplePolygon.of(points(0, 0, 10, 0, 10, 10, 0, 10));
    assertEquals(List.of(ConvexPolygon.of(square.corners())), square.parts());
  }

  @Test
  void anLIsTwoParts() {
    SimplePolygon l = SimplePolygon.of(points(0, 0, 20, 0, 20, 10, 10, 10, 10, 20, 0, 20));
    assertEquals(2, l.parts().size());
    assertEquals(300, area(l.parts()), 0);
  }

  /** A bar of three squares by one, and one square above and below its middle. */
  @Test
  void theBarOfACrossIsOnePartWithFourCorners() {
    SimplePolygon cross =
        SimplePolygon.of(
            points(
                0, 10, 10, 10, 10, 0, 20, 0, 20, 10, 30, 10, 30, 20, 20, 20, 20, 30, 10, 30, 10, 20,
                0, 20));
    assertEquals(3, cross.parts().size());
    for (ConvexPolygon part : cross.parts()) {
      assertEquals(4, part.size());
    }
    assertEquals(500, area(cross.parts()), 1e-12);
  }

  /** The ray to the right of a point runs through corners, along an edge, or beside them. */
  @Test
  void aCornerOnTheRayCountsOnce() {
    SimplePolygon diamond = SimplePolygon.of(points(0, -20, 20, 0, 0, 20, -20, 0));
    for (double y : new double[] {-20, -10, 0, 10, 20}) {
      for (double x : new double[] {-30, -15, -5, 5, 15, 30}) {
        assertEquals(Math.abs(x) + Math.abs(y) < 20, diamond.contains(x, y), x + ", " + y);
      }
    }
    // 20 square, without the quarter above and to the right of (10, 10).
    SimplePolygon l = SimplePolygon.of(points(0, 0, 20, 0, 20, 10, 10, 10, 10, 20, 0, 20));
    assertTrue(l.contains(5, 10));
    assertFalse(l.contains(-5, 10));
    assertFalse(l.contains(-5, 20));
    assertFalse(l.contains(15, 15));
    assertTrue(l.contains(15, 5));
  }

  @Test
  void itsTextTellsTheCorners() {
    assertEquals(
        "SimplePolygon[Point[x=0.0, y=0.0], Point[x=10.0, y=0.0], Point[x=0.0, y=5.0]]",
        SimplePolygon.of(points(0, 0, 10, 0, 0, 5)).toString());
  }

  @Test
  void placingMovesOutlineAndParts() {
    SimplePolygon arrow =
        SimplePolygon.of(points(0, 0, 10, 0, 5, 5, 10, 10, 0, 10)).placedIn(Pose.at(100, 50, 90));
    assertEquals(points(100, 50, 100, 60, 95, 55, 90, 60, 90, 50), arrow.corners());
    assertEquals(75, area(arrow.parts()), 1e-12);
    assertEquals(arrow, SimplePolygon.of(arrow.corners()));
  }

  @Test
  void thousandsOfCornersAreCheckedToo() {
    List<Point> star = star(new Random(7), 4000, 1000, 1000);
    SimplePolygon polygon = SimplePolygon.of(star);
    assertEquals(4000, polygon.size());
    List<Point> crossed = new ArrayList<>(star);
    crossed.set(17, star.get(2017));
    assertThrows(BadOutlineException.class, () -> SimplePolygon.of(crossed));
  }

  @Property(tries = 300, seed = "1301", edgeCases = EdgeCasesMode.NONE)
  void partsCoverTheOutlineWithItsOwnCorners(
      @ForAll long seed, @ForAll @IntRange(min = 3, max = 40) int size) {
    List<Point> star = star(new Random(seed), size, 500, 80);
    SimplePolygon polygon = SimplePolygon.of(star);
    for (ConvexPolygon part : polygon.parts()) {
      assertTrue(polygon.corners().containsAll(part.corners()));
      // refuses what is not convex
      assertEquals(part, ConvexPolygon.of(part.corners()));
    }
    assertEquals(area(List.of(polygon)), area(polygon.parts()), 1e-9);
    // Hertel and Mehlhorn: no more than 2 r + 1 parts for r reflex corners
    int reflex = 0;
    for (int i = 0; i < size; i++) {
      if (OutlineCheck.turn(star.get(i), star.get((i + 1) % size), star.get((i + 2) % size)) < 0) {
        reflex++;
      }
    }
    assertTrue(polygon.parts().size() <= 2 * reflex + 1);
  }

  /** A star-shaped outline about (centre, centre). */
  private static List<Point> star(Random random, int size, double centre, double radius) {
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      double angle = 2 * Math.PI * (i + 0.8 * random.nextDouble()) / size;
      double r = radius * (0.3 + 0.7 * random.nextDouble());
      corners.add(new Point(centre + r * Math.cos(angle), centre + r * Math.sin(angle)));
    }
    return corners;
  }

  /** The shoelace formula about the first corner. */
  private static double area(List<? extends Polygon> polygons) {
    double twice = 0;
    for (Polygon p : polygons) {
      for (int i = 1; i + 1 < p.size(); i++) {
        twice +=
            (p.x(i) - p.x(0)) * (p.y(i + 1) - p.y(0)) - (p.x(i + 1) - p.x(0)) * (p.y(i) - p.y(0));
      }
    }
    return twice / 2;
  }
}
