package io.github.flightstand.geometry.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.shape.Wedge;
import org.junit.jupiter.api.Test;

/** Separations worked out by hand. */
class SeparationTest {

  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);

  /** A left turn 1 from the origin: centre (0, 35), radii 25 and 45, from (0, 0) to (35, 35). */
  private static final ArcBand TURN = new ArcBand(Pose.at(0, 0, 0), 35, 90, 10);

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
  void twoTurns() {
    // concentric, one quarter after the other with one degree between: the inner corners are
    // nearest
    ArcBand next = new ArcBand(TURN.end(), 35, 90, 10).placedIn(Pose.IDENTITY);
    assertSeparation(0, TURN, next);
    // side by side about one centre
    assertSeparation(3, TURN, new ArcBand(Pose.at(0, -23, 0), 58, 90, 10));
    assertSeparation(-4, TURN, new ArcBand(Pose.at(0, -16, 0), 51, 90, 10));
    // back to back: outer arcs with 10 between on the line of the centres
    double d = 100 * Math.sqrt(0.5);
    Point otherCentre = new Point(d, 35 - d);
    Pose start = new Pose(otherCentre.x(), otherCentre.y() + 35, Direction.ofDegrees(180));
    assertSeparation(10, TURN, new ArcBand(start, 35, 90, 10));
  }

  @Test
  void wedgesAndBases() {
    Wedge quadrant = new Wedge(Point.ORIGIN, Direction.EAST, 90);
    assertSeparation(5, quadrant, box(-15, 10, 20, 4));
    assertSeparation(5, quadrant, box(-8, -9, 10, 10));
    // six over the y axis
    assertSeparation(-6, quadrant, box(-4, 30, 20, 20));
    // far inside: out over the x axis
    assertSeparation(-40, quadrant, box(100, 30, 20, 20));
  }

  @Test
  void aWedgeBeyond180DegreesIsTwoHalfPlanes() {
    // everything but the fourth quadrant
    Wedge three = new Wedge(Point.ORIGIN, Direction.EAST, 270);
    assertSeparation(4, three, box(10, -10, 12, 12));
    assertSeparation(-3, three, box(10, -3, 12, 12));
    assertSeparation(-9, three, box(-3, -30, 12, 12));
  }

  @Test
  void wedgesAgainstWedges() {
    Wedge quadrant = new Wedge(Point.ORIGIN, Direction.EAST, 90);
    Wedge below = new Wedge(new Point(5, -3), Direction.ofDegrees(180), 180);
    assertSeparation(3, quadrant, below);
    assertSeparation(-7, quadrant, new Wedge(new Point(5, 7), Direction.ofDegrees(180), 180));
    assertSeparation(5, quadrant, new Wedge(new Point(-3, -4), Direction.ofDegrees(180), 90));
    // beside each other along the y axis
    assertSeparation(0, quadrant, new Wedge(Point.ORIGIN, Direction.NORTH, 90));
    assertSeparation(
        Double.NEGATIVE_INFINITY,
        quadrant,
        new Wedge(new Point(-9, -9), Direction.ofDegrees(80), 90));
  }

  @Test
  void wedgesAndTurnsAndRocks() {
    // the turn's lowest point is (0, −10), its rightmost end (45, 35)
    assertSeparation(2, TURN, new Wedge(new Point(0, -12), Direction.ofDegrees(180), 180));
    assertSeparation(5, TURN, new Wedge(new Point(48, 39), Direction.EAST, 90));
    assertSeparation(-7, TURN, new Wedge(new Point(38, 0), Direction.ofDegrees(270), 180));
    SimplePolygon rock =
        SimplePolygon.of(new Point(0, 0), new Point(30, 10), new Point(20, 0), new Point(30, -10));
    assertSeparation(3, rock, new Wedge(new Point(-3, 0), Direction.ofDegrees(90), 180));
    assertSeparation(-2, rock, new Wedge(new Point(2, 0), Direction.ofDegrees(90), 180));
  }
}
