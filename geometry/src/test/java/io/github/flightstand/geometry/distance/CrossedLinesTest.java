package io.github.flightstand.geometry.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.region.JtsPolygons;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** Which lines pass through a polygon, by hand and against JTS's lengths of intersections. */
class CrossedLinesTest {

  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);
  private static final GeometryFactory JTS = new GeometryFactory();

  private static SimplePolygon polygon(double... xy) {
    Point[] corners = new Point[xy.length / 2];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = new Point(xy[2 * i], xy[2 * i + 1]);
    }
    return SimplePolygon.of(corners);
  }

  private static IntervalSet crossed(ShortestLines lines, SimplePolygon polygon) {
    return CrossedLines.of(lines, 0, polygon, Tolerance.STANDARD);
  }

  private static void assertMembers(double lo, double hi, IntervalSet set) {
    assertEquals(1, set.intervals().size(), set::toString);
    assertEquals(lo, set.intervals().get(0).lo(), 1e-5, set::toString);
    assertEquals(hi, set.intervals().get(0).hi(), 1e-5, set::toString);
  }

  /** Members are numbered along the family, whichever way its lines lead. */
  @Test
  void membersAreThoseThroughThePolygonInAnyDirection() {
    for (double x : new double[] {-60, 0, 60}) {
      for (double y : new double[] {-60, 0, 60}) {
        if ((x == 0) != (y == 0)) {
          ShortestLines family =
              ShortestLines.between(BASE, BASE.placedIn(Pose.at(x, y, 0)), Tolerance.STANDARD);
          // A square of 4 in the middle of the gap, 7 beside the middle line.
          Point middle = new Point(x / 2 + 7 * Math.abs(y) / 60, y / 2 + 7 * Math.abs(x) / 60);
          SimplePolygon beside =
              polygon(
                  middle.x() - 2,
                  middle.y() - 2,
                  middle.x() + 2,
                  middle.y() - 2,
                  middle.x() + 2,
                  middle.y() + 2,
                  middle.x() - 2,
                  middle.y() + 2);
          IntervalSet members = crossed(family, beside);
          double t = (members.intervals().get(0).lo() + members.intervals().get(0).hi()) / 2;
          Point start = family.startOf(t);
          Point end = family.endOf(t);
          assertEquals(middle.x(), (start.x() + end.x()) / 2, 1e-5);
          assertEquals(middle.y(), (start.y() + end.y()) / 2, 1e-5);
        }
      }
    }
  }

  /** With a tolerance of a quarter: a line through a plate that is just as thick. */
  @Test
  void justTheToleranceInsideIsNotThrough() {
    ShortestLines line = ShortestLines.between(BASE, new Point(100, 0));
    Tolerance quarter = new Tolerance(0.25);
    SimplePolygon plate = polygon(60, -5, 60.25, -5, 60.25, 5, 60, 5);
    assertTrue(CrossedLines.of(line, 0, plate, quarter).isEmpty());
    SimplePolygon thicker = polygon(60, -5, 60.5, -5, 60.5, 5, 60, 5);
    assertFalse(CrossedLines.of(line, 0, thicker, quarter).isEmpty());
  }

  /** Strips 10 wide, and lines that need more than 10 inside. */
  @Nested
  class OfWideStrips {

    /** From (20, y) to (120, y), where |y| is at most 20, numbered by y or by −y. */
    private final ShortestLines family =
        ShortestLines.between(BASE, BASE.placedIn(Pose.at(140, 0, 0)), Tolerance.STANDARD);

    private void assertHeights(double lo, double hi, IntervalSet set) {
      boolean up = family.along().y() > 0;
      assertMembers(up ? lo : -hi, up ? hi : -lo, set);
    }

    private IntervalSet ofStrips(ShortestLines lines, double lo, double hi) {
      return CrossedLines.of(
          lines, 10, polygon(60, lo, 80, lo, 80, hi, 60, hi), Tolerance.STANDARD);
    }

    /** The strip about the line from (20, 0) to (100, 0) reaches from −5 to 5. */
    @Test
    void theSideOfTheOneStripOnlyTouches() {
      ShortestLines line = ShortestLines.between(BASE, new Point(100, 0));
      assertTrue(ofStrips(line, 5, 9).isEmpty());
      assertTrue(ofStrips(line, -9, -5).isEmpty());
      assertFalse(ofStrips(line, 4.99, 9).isEmpty());
      assertFalse(ofStrips(line, -9, -4.99).isEmpty());
      assertFalse(ofStrips(line, -9, 9).isEmpty());
    }

    @Test
    void stripsReachHalfTheirWidthFartherThanLines() {
      assertHeights(-8, 9, ofStrips(family, -3, 4));
      assertHeights(18, 20, ofStrips(family, 23, 40));
      assertHeights(-20, -18, ofStrips(family, -40, -23));
      assertHeights(19.99, 20, ofStrips(family, 24.99, 40));
      assertHeights(-20, 20, ofStrips(family, -15, 15));
      assertTrue(ofStrips(family, 25, 40).isEmpty());
      assertTrue(ofStrips(family, -40, -25).isEmpty());
    }

    /** At height y, 10 + |y| of a line lie inside; at the waist that is too little by 4e-10. */
    @Test
    void aGapNarrowerThanAGrazeIsRounding() {
      SimplePolygon glass = polygon(60, -10, 80, -10, 75, 0, 80, 10, 60, 10, 65, 0);
      assertHeights(-10, 10, CrossedLines.of(family, 0, glass, new Tolerance(10 + 4e-10)));
      assertEquals(
          2, CrossedLines.of(family, 0, glass, new Tolerance(10 + 1e-6)).intervals().size());
    }

    /** A triangle 20 high on a base of 20: at height y, 20 − y of a line lie inside. */
    @Test
    void linesNeedMoreThanTheToleranceInside() {
      Tolerance ten = new Tolerance(10);
      assertHeights(0, 10, CrossedLines.of(family, 0, polygon(60, 0, 80, 0, 70, 20), ten));
      assertHeights(-10, 0, CrossedLines.of(family, 0, polygon(60, 0, 80, 0, 70, -20), ten));
      // Upside down, and with its tip beyond the lines: 20 is 15 above the tip.
      assertHeights(10, 20, CrossedLines.of(family, 0, polygon(60, 20, 80, 20, 70, 0), ten));
      assertHeights(15, 20, CrossedLines.of(family, 0, polygon(60, 25, 80, 25, 70, 5), ten));
      assertHeights(-20, -15, CrossedLines.of(family, 0, polygon(60, -25, 80, -25, 70, -5), ten));
    }

    /** What lies before the first end of the lines or behind the other does not count. */
    @Test
    void onlyWhatLiesBetweenTheEndsCounts() {
      Tolerance ten = new Tolerance(10);
      double[] before = {0, -5, 31, -5, 31, 5, 0, 5};
      double[] tooFarBefore = {0, -5, 29, -5, 29, 5, 0, 5};
      double[] behind = {109, -5, 140, -5, 140, 5, 109, 5};
      double[] tooFarBehind = {111, -5, 140, -5, 140, 5, 111, 5};
      assertHeights(-5, 5, CrossedLines.of(family, 0, polygon(before), ten));
      assertTrue(CrossedLines.of(family, 0, polygon(tooFarBefore), ten).isEmpty());
      assertHeights(-5, 5, CrossedLines.of(family, 0, polygon(behind), ten));
      assertTrue(CrossedLines.of(family, 0, polygon(tooFarBehind), ten).isEmpty());
    }
  }

  /** From (20, 0) to (100, 0). */
  @Nested
  class OfOneLine {

    private final ShortestLines line = ShortestLines.between(BASE, new Point(100, 0));

    private boolean crosses(double... xy) {
      IntervalSet set = crossed(line, polygon(xy));
      assertTrue(set.isEmpty() || set.equals(IntervalSet.of(Interval.at(0))), set::toString);
      return !set.isEmpty();
    }

    @Test
    void throughTheMiddleOrPastIt() {
      assertEquals(true, crosses(50, -10, 60, -10, 60, 10, 50, 10));
      assertEquals(false, crosses(50, 1, 60, 1, 60, 10, 50, 10));
      assertEquals(false, crosses(101, -10, 120, -10, 120, 10, 101, 10));
      assertEquals(false, crosses(-10, -10, 19, -10, 19, 10, -10, 10));
    }

    @Test
    void anEdgeAlongTheLineGrazesItOnEitherSide() {
      assertEquals(false, crosses(50, 0, 60, 0, 60, 10, 50, 10));
      assertEquals(false, crosses(50, -10, 60, -10, 60, 0, 50, 0));
      assertEquals(true, crosses(50, -10, 60, -10, 60, 1e-6, 50, 1e-6));
    }

    @Test
    void aCornerOnTheLineTouchesIt() {
      assertEquals(false, crosses(50, 0, 60, 10, 40, 10));
      // A corner that reaches h below the line cuts off 2h: 2e-6 is more than the tolerance.
      assertEquals(true, crosses(50, -1e-6, 60, 10, 40, 10));
      assertEquals(false, crosses(50, -0.4e-6, 60, 10, 40, 10));
    }

    @Test
    void aNotchThatTheLineRunsThroughIsOutside() {
      // A fork from the right whose notch is open along the line and closes at x = 90.
      assertEquals(false, crosses(110, -9, 110, -5, 50, -5, 50, -9));
      assertEquals(true, crosses(95, -20, 95, 20, 50, 20, 50, 5, 90, 5, 90, -5, 50, -5, 50, -20));
      assertEquals(
          false, crosses(130, -20, 130, 20, 50, 20, 50, 5, 105, 5, 105, -5, 50, -5, 50, -20));
    }

    @Test
    void whatIsUnderItsEndsCountsAsFarAsItSticksOut() {
      assertEquals(true, crosses(0, -5, 21, -5, 21, 5, 0, 5));
      assertEquals(false, crosses(0, -5, 20, -5, 20, 5, 0, 5));
      assertEquals(true, crosses(99, -5, 140, -5, 140, 5, 99, 5));
    }

    @Test
    void aLineWithoutLengthIsClear() {
      ShortestLines point = ShortestLines.between(BASE, new Point(20, 0));
      assertEquals(IntervalSet.EMPTY, crossed(point, polygon(10, -5, 30, -5, 30, 5, 10, 5)));
    }
  }

  /** From x = 20 to x = 120 for every y from −20 to 20, counted upwards. */
  @Nested
  class OfAFamily {

    private final ShortestLines lines =
        ShortestLines.between(BASE, BASE.placedIn(Pose.at(140, 0, 0)), Tolerance.STANDARD);

    private double at(double t) {
      return lines.startOf(t).y();
    }

    /** Checks the members by their y. */
    private void assertFrom(double lo, double hi, SimplePolygon polygon) {
      double sense = at(1) - at(0);
      assertMembers(
          Math.min(lo * sense, hi * sense),
          Math.max(lo * sense, hi * sense),
          crossed(lines, polygon));
    }

    @Test
    void upToTheEdgeOfARectangle() {
      assertFrom(5, 20, polygon(60, 5, 80, 5, 80, 50, 60, 50));
      assertFrom(-20, 20, polygon(60, -25, 80, -25, 80, 50, 60, 50));
      assertEquals(IntervalSet.EMPTY, crossed(lines, polygon(60, 20, 80, 20, 80, 50, 60, 50)));
      assertEquals(IntervalSet.EMPTY, crossed(lines, polygon(121, 0, 180, 0, 180, 50, 121, 50)));
    }

    @Test
    void whereTheChordOfACornerGrowsLongEnough() {
      // Right angle at (70, 0) pointing down: at y the chord is 2y long, so it is 2 long at y = 1.
      SimplePolygon wedge = polygon(70, 0, 100, 30, 40, 30);
      IntervalSet set = CrossedLines.of(lines, 0, wedge, new Tolerance(2));
      double sense = at(1) - at(0);
      assertMembers(Math.min(sense, 20 * sense), Math.max(sense, 20 * sense), set);
    }

    @Test
    void whereTheEndsOfTheLinesCutItOff() {
      // Reaches from under the first base to x = 20 + y: sticks out more than the tolerance of 4
      // from y = 4 on.
      SimplePolygon slope = polygon(-10, -30, 50, 30, -10, 30);
      double sense = at(1) - at(0);
      assertMembers(
          Math.min(4 * sense, 20 * sense),
          Math.max(4 * sense, 20 * sense),
          CrossedLines.of(lines, 0, slope, new Tolerance(4)));
    }

    @Test
    void combsHaveGaps() {
      SimplePolygon comb =
          polygon(60, -30, 90, -30, 90, -28, 65, -28, 65, 10, 90, 10, 90, 15, 60, 15, 60, -30);
      assertFrom(-20, 15, comb);
      SimplePolygon teeth =
          polygon(130, -15, 130, 15, 60, 15, 60, 10, 125, 10, 125, -10, 60, -10, 60, -15);
      IntervalSet set = crossed(lines, teeth);
      assertEquals(2, set.intervals().size());
      // What runs along an edge, or next to nothing beside it, is clear.
      assertEquals(-15, set.intervals().get(0).lo(), 2e-9);
      assertEquals(-10, set.intervals().get(0).hi(), 2e-9);
      assertEquals(10, set.intervals().get(1).lo(), 2e-9);
      assertEquals(15, set.intervals().get(1).hi(), 2e-9);
    }
  }

  /** Against the length that JTS finds of members that are sampled densely. */
  @Property(tries = 300, seed = "20150404", edgeCases = EdgeCasesMode.NONE)
  void membersArePreciselyThoseWithLengthInside(@ForAll long seed) {
    RandomShapes random = new RandomShapes(seed);
    Pose frame = random.pose(10);
    double gap = random.between(5, 120);
    ConvexPolygon a = BASE.placedIn(frame);
    ConvexPolygon b = BASE.placedIn(frame.shiftedBy(40 + gap, random.between(-35, 35)));
    ShortestLines lines = ShortestLines.between(a, b, Tolerance.STANDARD);
    Pose middle = frame.shiftedBy(20 + gap / 2, 0);
    SimplePolygon rock =
        random
            .simplePolygon(0)
            .placedIn(Pose.at(-200, -200, 0))
            .placedIn(middle.shiftedBy(random.between(-60, 60), random.between(-40, 40)));
    Tolerance tolerance = new Tolerance(random.between(1e-6, 10));
    IntervalSet set = CrossedLines.of(lines, 0, rock, tolerance);
    for (int i = 1; i < 40; i++) {
      double t = lines.reach() * (i / 20.0 - 1);
      Point p = lines.startOf(t);
      Point q = lines.endOf(t);
      double inside =
          JTS.createLineString(
                  new Coordinate[] {new Coordinate(p.x(), p.y()), new Coordinate(q.x(), q.y())})
              .intersection(JtsPolygons.toJts(rock))
              .getLength();
      if (Math.abs(inside - tolerance.contact()) > 1e-7) {
        assertEquals(inside > tolerance.contact(), set.contains(t), "member " + t + " of " + set);
      }
    }
  }

  @Nested
  class OfStrips {

    /** Bases of 40 face each other at 100; the rock covers members from 15 on, or all but a bit. */
    @Test
    void aStripIsCrossedIfALineInItIs() {
      ShortestLines lines =
          ShortestLines.between(BASE, BASE.placedIn(Pose.at(140, 0, 0)), Tolerance.STANDARD);
      SimplePolygon rock = polygon(60, 15, 80, 15, 80, 50, 60, 50);
      assertFromTo(5, 20, CrossedLines.of(lines, 20, rock, Tolerance.STANDARD));
      // Beside the family by 5, so that only strips wider than 10 reach it.
      SimplePolygon beside = rock.placedIn(Pose.at(0, 10, 0));
      assertEquals(IntervalSet.EMPTY, CrossedLines.of(lines, 9.9, beside, Tolerance.STANDARD));
      assertFromTo(15, 20, CrossedLines.of(lines, 20, beside, Tolerance.STANDARD));
    }

    private static void assertFromTo(double from, double to, IntervalSet set) {
      assertEquals(1, set.intervals().size());
      assertEquals(from, set.intervals().get(0).lo(), 2e-9);
      assertEquals(to, set.intervals().get(0).hi(), 2e-9);
    }

    @Test
    void aSingleLinesStripIsAsWideAsItIs() {
      // Corner to edge: the line runs along y = 0 from (20, 0) to the corner at 100.
      double corner = 100 + 20 * StrictMath.sqrt(2);
      ShortestLines line =
          ShortestLines.between(BASE, BASE.placedIn(Pose.at(corner, 0, 45)), Tolerance.STANDARD);
      SimplePolygon rock = polygon(50, 6, 70, 6, 70, 30, 50, 30);
      assertFalse(line.many());
      assertEquals(IntervalSet.EMPTY, CrossedLines.of(line, 11.9, rock, Tolerance.STANDARD));
      assertEquals(
          IntervalSet.of(Interval.at(0)), CrossedLines.of(line, 12.1, rock, Tolerance.STANDARD));
    }

    @Test
    void aWidthIsNotNegative() {
      ShortestLines lines =
          ShortestLines.between(BASE, BASE.placedIn(Pose.at(140, 0, 0)), Tolerance.STANDARD);
      SimplePolygon rock = polygon(50, 6, 70, 6, 70, 30, 50, 30);
      assertThrows(
          IllegalArgumentException.class,
          () -> CrossedLines.of(lines, -1, rock, Tolerance.STANDARD));
      assertThrows(
          IllegalArgumentException.class,
          () -> CrossedLines.of(lines, Double.POSITIVE_INFINITY, rock, Tolerance.STANDARD));
    }
  }
}
