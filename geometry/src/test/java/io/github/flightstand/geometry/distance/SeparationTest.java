package io.github.flightstand.geometry.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import org.junit.jupiter.api.Test;

/** Separations worked out by hand. */
class SeparationTest {

  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);

  /** A left turn 1 from the origin: centre (0, 35), radii 25 and 45, from (0, 0) to (35, 35). */
  private static final AnnularSector TURN = new AnnularSector(Pose.at(0, 0, 0), 35, 90, 10);

  private static ConvexPolygon box(double x, double y, double length, double width) {
    return ConvexPolygon.rectangle(length, width).placedIn(Pose.at(x, y, 0));
  }

  private static void assertSeparation(double expected, Shape a, Shape b) {
    assertEquals(expected, Separation.between(a, b), 1e-12);
    assertEquals(Separation.between(a, b), Separation.between(b, a), 0);
  }

  @Test
  void squaresEdgeToEdgeCornerToCornerAndOverlapping() {
    assertSeparation(10, BASE, box(50, 7, 40, 40));
    assertSeparation(Math.hypot(10, 10), BASE, box(50, 50, 40, 40));
    assertSeparation(0, BASE, box(40, 0, 40, 40));
    assertSeparation(-10, BASE, box(30, 5, 40, 40));
    // one inside the other: out by the shorter way
    assertSeparation(-22, BASE, box(3, 0, 10, 10));
  }

  @Test
  void aCornerInFrontOfAnEdge() {
    // a square turned by 45 degrees has its corner 20 √2 from its middle
    assertSeparation(40 - 20 - 20 * Math.sqrt(2) + 10, BASE, BASE.placedIn(Pose.at(50, 3, 45)));
  }

  @Test
  void aCompoundIsAsNearAsItsNearestAndAsDeepAsItsDeepestPart() {
    Compound nosed = Compound.of(BASE, box(21, 0, 2, 4));
    assertSeparation(8, nosed, box(50, 0, 40, 40));
    assertSeparation(-1, nosed, box(41, 0, 40, 40));
    // the base by 5, its nose from x = 20 to 22 by 7
    assertSeparation(-7, nosed, box(35, 0, 40, 40));
    assertSeparation(6, nosed, nosed.placedIn(Pose.at(50, 0, 180)));
  }

  @Test
  void aRockTipInABase() {
    SimplePolygon rock =
        SimplePolygon.of(new Point(17, 0), new Point(60, 30), new Point(50, 0), new Point(60, -30));
    assertSeparation(-3, rock, BASE);
    // 10 to the left: the tip at (7, 0) is 13 deep
    assertSeparation(-13, rock.placedIn(Pose.at(-10, 0, 0)), BASE);
    assertSeparation(5, rock.placedIn(Pose.at(8, 0, 0)), BASE);
    // the tip past the middle: the deepest point of the base, and no more than its inscribed circle
    assertSeparation(-20, rock.placedIn(Pose.at(-30, 0, 0)), BASE);
  }

  @Test
  void aNotchThatHoldsABaseIsAGap() {
    SimplePolygon notched =
        SimplePolygon.of(
            new Point(-30, -30),
            new Point(30, -30),
            new Point(30, 30),
            new Point(24, 30),
            new Point(24, -23),
            new Point(-25, -23),
            new Point(-25, 30),
            new Point(-30, 30));
    assertSeparation(3, notched, BASE);
  }

  @Test
  void aRockThatSwallowsABaseOrLiesInsideOne() {
    SimplePolygon big =
        SimplePolygon.of(
            new Point(-90, -90),
            new Point(90, -90),
            new Point(90, 90),
            new Point(0, 60),
            new Point(-90, 90));
    assertSeparation(-20, big, BASE);
    assertSeparation(-10, big, TURN);
    SimplePolygon small =
        SimplePolygon.of(new Point(12, 0), new Point(18, -4), new Point(16, 0), new Point(18, 4));
    // its point nearest to the middle is (12, 0), eight from the edge
    assertSeparation(-8, small, BASE);
  }

  @Test
  void aRockEdgeAcrossABaseCorner() {
    // The line x + y = 30 cuts the corner (20, 20) off; the triangle reaches beyond it. The deepest
    // point of the cut is (15, 15), five from both edges.
    SimplePolygon rock =
        SimplePolygon.of(new Point(40, -10), new Point(40, 40), new Point(-10, 40));
    assertSeparation(-5, rock, BASE);
  }

  @Test
  void twoRocksByTheirParts() {
    SimplePolygon l =
        SimplePolygon.of(
            new Point(0, 0),
            new Point(20, 0),
            new Point(20, 10),
            new Point(10, 10),
            new Point(10, 20),
            new Point(0, 20));
    // another one, turned by 180 degrees, embraces the corner (10, 10): nearest from (20, 10) to
    // (22, 12), then from (20, y) to (19, y)
    assertSeparation(Math.hypot(2, 2), l, l.placedIn(Pose.at(32, 32, 180)));
    assertSeparation(-1, l, l.placedIn(Pose.at(29, 29, 180)));
  }

  @Test
  void aPointBeforeTheArcsAndEndsOfATurn() {
    // outside, on the ray at −45 degrees from the centre (0, 35): tip 50 away, so 5 from the arc
    double d = 50 * Math.sqrt(0.5);
    SimplePolygon outside =
        SimplePolygon.of(
            new Point(d, 35 - d), new Point(d + 10, 35 - d), new Point(d, 35 - d - 10));
    assertSeparation(5, outside, TURN);
    // inside, around the centre: its corner (6, 35 − 8) is 10 from the centre, so 15 from the arc
    assertSeparation(15, box(3, 35 - 4, 6, 8), TURN);
    // behind the first flat end (x = 0, −10 ≤ y ≤ 10)
    assertSeparation(4, box(-14, 3, 20, 2), TURN);
    // over the last flat end (y = 35, 25 ≤ x ≤ 45), its lower edge at y = 41
    assertSeparation(6, box(30, 46, 4, 10), TURN);
    // off the corner (45, 35): by (3, 4)
    assertSeparation(5, box(53, 44, 10, 10), TURN);
  }

  @Test
  void pointsInsideATurn() {
    // tip on the ray at −45 degrees, 42 from the centre: 3 inside the outer arc
    double d = 42 * Math.sqrt(0.5);
    assertSeparation(
        -3,
        SimplePolygon.of(
            new Point(d, 35 - d), new Point(d + 30, 35 - d), new Point(d, 35 - d - 30)),
        TURN);
    // over the first flat end by 2
    assertSeparation(-2, box(-8, 0, 20, 2), TURN);
    // an edge across the whole strip: its place on the centre line is ten deep
    assertSeparation(-10, box(25, 20, 4, 60), TURN);
  }

  @Test
  void aTurnInsideTheSquareAroundItsCentreIsTouchedFromInside() {
    // the square with corners at distance 25 from the centre touches the inner arc with one corner
    ConvexPolygon square = box(0, 35, 50 * Math.sqrt(0.5), 50 * Math.sqrt(0.5));
    assertSeparation(0, square, TURN);
  }

  @Test
  void twoTurnsHaveNoSeparation() {
    assertThrows(IllegalArgumentException.class, () -> Separation.between(TURN, TURN));
    assertThrows(IllegalArgumentException.class, () -> ClosestPoints.between(TURN, TURN));
  }

  @Test
  void theToleranceItselfTouches() {
    Tolerance half = new Tolerance(0.5);
    assertEquals(Relation.TOUCHING, Relation.of(0.5, half));
    assertEquals(Relation.TOUCHING, Relation.of(-0.5, half));
    assertEquals(Relation.APART, Relation.of(Math.nextUp(0.5), half));
    assertEquals(Relation.OVERLAP, Relation.of(Math.nextDown(-0.5), half));
    assertEquals(Relation.OVERLAP, Relation.of(Double.NEGATIVE_INFINITY, half));
  }

  @Test
  void edgeOnEdgeTouchesAfterAnyTurn() {
    for (int degrees = 0; degrees < 360; degrees += 7) {
      Pose pose = Pose.at(500, 300, degrees);
      double separation =
          Separation.between(BASE.placedIn(pose), BASE.placedIn(pose.shiftedBy(0, 40)));
      assertEquals(Relation.TOUCHING, Relation.of(separation, Tolerance.STANDARD));
    }
  }
}
