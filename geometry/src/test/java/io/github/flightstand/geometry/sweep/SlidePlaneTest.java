package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Vector;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Pairs of slides up to 10 mm either way, with polygons cut by hand. */
class SlidePlaneTest {

  private static final double ROOM = 1e-13;
  private static final Interval RANGE = new Interval(-10, 10);
  private static final IntervalSet ALL = IntervalSet.of(RANGE);

  private final SlidePlane plane = new SlidePlane(10, new Vector(0, 1), new Vector(1, 0));

  /** Forbids where each inequality {ofFirst, ofSecond, bound} holds. */
  private boolean forbid(double[]... inequalities) {
    plane.begin();
    boolean left = true;
    for (double[] each : inequalities) {
      left = left && plane.cut(each[0], each[1], each[2]);
    }
    return left && plane.end();
  }

  private SlideShadows shadows() {
    return plane.project(ALL, ROOM);
  }

  @Test
  void withoutPolygonsAllIsAllowed() {
    assertTrue(plane.isEmpty());
    assertEquals(ALL, shadows().first());
    assertEquals(ALL, shadows().second());
    assertEquals(10 * Math.sqrt(2), plane.reach(), 1e-12);
  }

  @Test
  void anEdgeLeavesATriangle() {
    assertTrue(forbid(new double[] {1, 1, 15}));
    assertEquals(IntervalSet.of(new Interval(5, 10)), shadows().first());
    assertEquals(IntervalSet.of(new Interval(5, 10)), shadows().second());
    assertEquals(IntervalSet.of(new Interval(7, 10)), plane.allowed(true, 8, RANGE, 0));
  }

  @Test
  void aDiamondInTheMiddleTakesNoSlideAwayAltogether() {
    forbid(
        new double[] {1, 1, 5},
        new double[] {1, -1, 5},
        new double[] {-1, 1, 5},
        new double[] {-1, -1, 5});
    assertEquals(ALL, shadows().first());
    assertEquals(
        IntervalSet.of(new Interval(-10, -5), new Interval(5, 10)),
        plane.allowed(false, 0, RANGE, 0));
    assertEquals(4, plane.outlines(0).get(0).size());
  }

  @Test
  void polygonsThatTouchLeaveALineBetween() {
    forbid(new double[] {1, 0, 3});
    forbid(new double[] {-1, 0, -3});
    assertEquals(IntervalSet.of(Interval.at(3)), shadows().first());
    assertEquals(ALL, shadows().second());
    assertEquals(IntervalSet.of(Interval.at(3)), plane.allowed(true, 0, RANGE, 0));
  }

  @Test
  void threePolygonsMayLeaveAPoint() {
    // The lines a + b = 0 and a − b = 0 meet at the middle, and so does a = 0 from the right.
    forbid(new double[] {1, 1, 0}, new double[] {1, 0, 9});
    forbid(new double[] {1, -1, 0}, new double[] {1, 0, 9});
    forbid(new double[] {-1, 0, 0});
    assertEquals(IntervalSet.of(Interval.at(0)), shadows().first());
    assertEquals(IntervalSet.of(Interval.at(0)), shadows().second());
  }

  @Test
  void whatCoversTheSquareLeavesNothing() {
    forbid(new double[] {1, 0, 3});
    forbid(new double[] {-1, 0, -2});
    assertEquals(IntervalSet.EMPTY, shadows().first());
    assertEquals(IntervalSet.EMPTY, shadows().second());
  }

  @Test
  void whatOnlyTouchesTheSquareForbidsNothing() {
    assertFalse(forbid(new double[] {1, 0, -10}));
    assertFalse(plane.cut(1, 0, -11) || plane.end(), "nothing of it is left");
    assertFalse(forbid(new double[] {1, 1, -20}));
    assertFalse(forbid(new double[] {1, 0, 4}, new double[] {-1, 0, -5}));
    assertTrue(plane.isEmpty());
  }

  @Test
  void whatLiesInAnotherIsCountedButNotKept() {
    forbid(new double[] {1, 0, 3});
    assertTrue(forbid(new double[] {1, 0, 2}, new double[] {0, 1, 5}));
    assertEquals(1, plane.outlines(0).size());
  }

  @Test
  void onlyPartOfTheFirstSlideMayBeJudged() {
    forbid(new double[] {1, 1, 15});
    IntervalSet range = IntervalSet.of(new Interval(-10, 6), new Interval(9, 9));
    SlideShadows some = plane.project(range, ROOM);
    assertEquals(IntervalSet.of(new Interval(5, 6), Interval.at(9)), some.first());
    assertEquals(IntervalSet.of(new Interval(6, 10)), some.second());
  }

  @Test
  void shadowsAgreeWithLinesAtRandom() {
    Random random = new Random(69);
    for (int round = 0; round < 2000; round++) {
      SlidePlane some = new SlidePlane(10, new Vector(0, 1), new Vector(1, 0));
      int polygons = 1 + random.nextInt(6);
      for (int k = 0; k < polygons; k++) {
        some.begin();
        double x = 30 * random.nextDouble() - 15;
        double y = 30 * random.nextDouble() - 15;
        int edges = 3 + random.nextInt(4);
        boolean left = true;
        for (int i = 0; i < edges && left; i++) {
          double angle = 2 * Math.PI * (i + 0.8 * random.nextDouble()) / edges;
          double c = Math.cos(angle);
          double s = Math.sin(angle);
          left = some.cut(c, s, c * x + s * y + 2 + 8 * random.nextDouble());
        }
        if (left) {
          some.end();
        }
      }
      SlideShadows shadows = some.project(ALL, ROOM);
      for (int i = 0; i <= 40; i++) {
        double at = i / 2.0 - 10;
        assertEquals(
            !some.allowed(false, at, RANGE, 0).isEmpty(), shadows.first().contains(at), "" + round);
        assertEquals(
            !some.allowed(true, at, RANGE, 0).isEmpty(), shadows.second().contains(at), "" + round);
      }
    }
  }

  /** Edges of parts that continue one another are cut twice, and rounding bends them either way. */
  @Test
  void outlinesOfEdgesInLineAreConvex() {
    Random random = new Random(690);
    for (int round = 0; round < 2000; round++) {
      SlidePlane some = new SlidePlane(10, new Vector(0, 1), new Vector(1, 0));
      some.begin();
      for (int i = 0; i < 16; i++) {
        int side = i / 2;
        double angle = 2 * Math.PI * (side + 1e-15 * random.nextInt(9)) / 8;
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        some.cut(c, s, 3 * c + 2 * s + 5 - 1e-15 * random.nextInt(9));
      }
      assertTrue(some.end());
      assertTrue(some.outlines(5e-7).get(0).size() >= 8, "" + round);
    }
  }

  /** Forbids all within 3 mm of the square up to 2 mm about a pair. */
  private boolean forbidAround(double a, double b) {
    plane.beginNear(3);
    return plane.cut(1, 0, 2 + a)
        && plane.cut(-1, 0, 2 - a)
        && plane.cut(0, 1, 2 + b)
        && plane.cut(0, -1, 2 - b)
        && plane.endRounded(3);
  }

  @Test
  void aRoundedSquareForbidsLessAtItsCorners() {
    assertTrue(forbidAround(0, 0));
    assertFalse(plane.isEmpty());
    assertGap(-5, 5, plane.allowed(true, 0, RANGE, 0));
    assertGap(-5, 5, plane.allowed(false, 2, RANGE, 0));
    // At 4 mm it is 2 mm beyond the square, whose corners then forbid the root of 9 - 4 more.
    assertGap(-2 - Math.sqrt(5), 2 + Math.sqrt(5), plane.allowed(true, 4, RANGE, 0));
    assertEquals(ALL, plane.allowed(true, 5, RANGE, 0));
    assertEquals(ALL, shadows().first());
  }

  private static void assertGap(double from, double to, IntervalSet set) {
    assertEquals(2, set.intervals().size(), set::toString);
    assertEquals(from, set.intervals().get(0).hi(), 1e-12);
    assertEquals(to, set.intervals().get(1).lo(), 1e-12);
  }

  @Test
  void whatIsBeyondTheRadiusOfTheSquareForbidsNothing() {
    assertFalse(forbidAround(15, 0));
    assertFalse(forbidAround(14.5, 14.5));
    assertTrue(forbidAround(14, 14));
  }

  /**
   * Two rounded squares side by side and an edge between them leave the first slide to where the
   * arcs meet: the corners are 2 mm from the middle, so that is the root of 9 - 4 before them.
   */
  @Test
  void aShadowEndsWhereArcsCross() {
    assertTrue(forbidAround(8, 4));
    assertTrue(forbidAround(8, -4));
    assertTrue(forbid(new double[] {0, 1, -0.5}));
    assertTrue(forbid(new double[] {0, -1, -0.5}));
    IntervalSet first = shadows().first();
    assertEquals(1, first.intervals().size());
    assertEquals(-10, first.intervals().get(0).lo());
    assertEquals(6 - Math.sqrt(5), first.intervals().get(0).hi(), 1e-12);
  }

  /** A strip of 2 mm across the square: its corners are farther than the radius from the square. */
  @Test
  void aRoundedStripForbidsTheMiddle() {
    plane.beginNear(3);
    assertTrue(plane.cut(1, 0, 1) && plane.cut(-1, 0, 1));
    assertTrue(plane.endRounded(3));
    assertGap(-4, 4, plane.allowed(true, 0, RANGE, 0));
  }

  /** About a line of pairs; with a radius of nothing, the outline would be the line itself. */
  @Test
  void aRoundedLineHasAnOutline() {
    plane.beginNear(3);
    assertTrue(plane.cut(1, 0, 0) && plane.cut(-1, 0, 0));
    assertTrue(plane.cut(0, 1, 5) && plane.cut(0, -1, 5));
    assertTrue(plane.endRounded(3));
    assertGap(-3, 3, plane.allowed(true, 0, RANGE, 0));
    assertEquals(1, plane.outlines(0).size());
    assertEquals(List.of(), plane.outlines(-3));
  }

  @Test
  void aPolygonThatShrinksToNothingHasNoOutline() {
    assertTrue(forbid(new double[] {1, 0, 1}, new double[] {-1, 0, 1}));
    assertEquals(1, plane.outlines(0).size());
    assertEquals(List.of(), plane.outlines(-1));
    assertEquals(List.of(), plane.outlines(-2));
  }

  /** The corner of what is near the square is 14 mm from the square: a point is no polygon. */
  @Test
  void aRoundedPointForbidsNothing() {
    plane.beginNear(3);
    assertTrue(plane.cut(1, 0, -14) && plane.cut(0, 1, -14));
    assertFalse(plane.endRounded(3));
    assertTrue(plane.isEmpty());
  }

  /** Ten strips of 1 mm, 1 mm apart, cut by four edges each. */
  @Test
  void manyPolygonsAreKept() {
    for (int k = -10; k < 10; k += 2) {
      assertTrue(
          forbid(
              new double[] {1, 0, k + 1},
              new double[] {-1, 0, -k},
              new double[] {1, 0.01, k + 1},
              new double[] {-1, 0.01, -k}));
    }
    IntervalSet allowed = plane.allowed(true, -1, RANGE, 0);
    assertEquals(10, allowed.intervals().size());
    assertEquals(new Interval(1, 2), allowed.intervals().get(5));
  }
}
