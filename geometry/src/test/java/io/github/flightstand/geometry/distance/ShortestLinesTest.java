package io.github.flightstand.geometry.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Single lines and families, by hand and against nearest points. */
class ShortestLinesTest {

  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);

  private static ShortestLines lines(Pose other) {
    return ShortestLines.between(BASE, BASE.placedIn(other), Tolerance.STANDARD);
  }

  private static void assertLine(
      double x1, double y1, double x2, double y2, double distance, ShortestLines lines) {
    assertLine(x1, y1, x2, y2, distance, lines, 1e-9);
  }

  private static void assertLine(
      double x1, double y1, double x2, double y2, double distance, ShortestLines lines, double by) {
    assertEquals(x1, lines.onFirst().x(), by);
    assertEquals(y1, lines.onFirst().y(), by);
    assertEquals(x2, lines.onSecond().x(), by);
    assertEquals(y2, lines.onSecond().y(), by);
    assertEquals(distance, lines.distance(), by);
  }

  @Test
  void edgesThatFaceEachOtherDoSoInAnyDirection() {
    for (Pose other :
        new Pose[] {Pose.at(0, 60, 0), Pose.at(0, -60, 0), Pose.at(60, 0, 0), Pose.at(-60, 0, 0)}) {
      assertEquals(20, lines(other).reach());
    }
  }

  @Test
  void ofEquallyNearPartsTheFirstIsMeant() {
    ConvexPolygon small = ConvexPolygon.rectangle(10, 10);
    Compound parts =
        Compound.of(small.placedIn(Pose.at(100, 30, 0)), small.placedIn(Pose.at(100, -30, 0)));
    assertLine(
        20,
        20,
        95,
        25,
        Math.sqrt(75 * 75 + 5 * 5),
        ShortestLines.between(BASE, parts, Tolerance.STANDARD));
  }

  /** With a tolerance of a quarter: overlaps and edges that face each other by just as much. */
  @Test
  void whatIsJustTheToleranceIsNoMore() {
    Tolerance quarter = new Tolerance(0.25);
    assertTrue(
        ShortestLines.between(BASE, BASE.placedIn(Pose.at(39.75, 0, 0)), quarter).many(),
        "in contact, not overlapping");
    assertFalse(
        ShortestLines.between(BASE, BASE.placedIn(Pose.at(60, 39.75, 0)), quarter).many(),
        "too little to face each other");
    assertTrue(ShortestLines.between(BASE, BASE.placedIn(Pose.at(60, 39.5, 0)), quarter).many());
  }

  /** A square of 1 mm lies half in the base: its edges are shorter than the tolerance. */
  @Test
  void inContactByAShortEdgeTheyHaveAPoint() {
    ConvexPolygon small = ConvexPolygon.rectangle(1, 1).placedIn(Pose.at(20, 0, 0));
    for (ShortestLines lines :
        List.of(
            ShortestLines.between(small, BASE, new Tolerance(2)),
            ShortestLines.between(BASE, small, new Tolerance(2)))) {
      assertEquals(0, lines.distance());
      assertEquals(0, lines.onFirst().distanceTo(lines.onSecond()), 0.5);
      assertEquals(0, ShortestLines.between(small, lines.onFirst()).distance(), 0.5);
      assertEquals(0, ShortestLines.between(BASE, lines.onFirst()).distance(), 0.5);
    }
  }

  /**
   * Edges of 10 m, 30 mm apart at one end and 8e-6 mm more at the other: lines up to the tolerance
   * of 1e-6 mm longer than the shortest are 1,250 mm of them.
   */
  @Nested
  class OfEdgesThatAreNotQuiteParallel {

    private static final ConvexPolygon LONG = ConvexPolygon.rectangle(40, 10_000);

    /** A slanted edge that begins at a height, 30 mm from the other, and the lines' middle. */
    private void assertMiddle(double y, double more, ConvexPolygon slanted) {
      ShortestLines lines = ShortestLines.between(LONG, slanted, Tolerance.STANDARD);
      assertEquals(30 + more, lines.distance(), 1e-9);
      // Half of 1,250 mm from the shortest, a line is 5e-7 mm longer.
      assertLine(20, y, 50 + more + 5e-7, y, 30 + more, lines, 1e-3);
      assertEquals(50 + more + 5e-7, lines.onSecond().x(), 1e-8);
      assertEquals(625, lines.reach(), 1e-3);
      ShortestLines back = ShortestLines.between(slanted, LONG, Tolerance.STANDARD);
      assertLine(50 + more + 5e-7, y, 20, y, 30 + more, back, 1e-3);
      assertEquals(625, back.reach(), 1e-3);
    }

    private static ConvexPolygon slanted(double bottom, double atBottom, double atTop) {
      double top = bottom + 10_000;
      return ConvexPolygon.of(
          new Point(50 + atBottom, bottom),
          new Point(90, bottom),
          new Point(90, top),
          new Point(50 + atTop, top));
    }

    @Test
    void theShortestIsAtTheNearerEnd() {
      assertMiddle(-5000 + 625, 0, slanted(-5000, 0, 8e-6));
      assertMiddle(5000 - 625, 0, slanted(-5000, 8e-6, 0));
    }

    /** The edge begins 2 m farther up or down; there it is as near, or 1.6e-6 mm farther away. */
    @Test
    void theEdgesFaceEachOtherOverAPart() {
      assertMiddle(-3000 + 625, 0, slanted(-3000, 0, 8e-6));
      assertMiddle(-5000 + 625, 1.6e-6, slanted(-7000, 0, 8e-6));
      assertMiddle(3000 - 625, 0, slanted(-7000, 8e-6, 0));
      assertMiddle(5000 - 625, 1.6e-6, slanted(-3000, 8e-6, 0));
    }

    /** From 2 m up to the end of the first edge, 8 m of lines differ by 8e-7 mm. */
    @Test
    void aPartOfTheEdgeNeedsNoLessThanItAll() {
      ShortestLines lines =
          ShortestLines.between(LONG, slanted(-3000, 0, 1e-6), Tolerance.STANDARD);
      assertEquals(4000, lines.reach(), 1e-3);
      assertLine(20, 1000, 50, 1000, 30, lines, 1e-3);
    }

    /** With 8e-8 mm more at the end, no line is more than the tolerance longer. */
    @Test
    void allLinesAreNearlyAsShort() {
      ShortestLines lines =
          ShortestLines.between(LONG, slanted(-5000, 0, 8e-8), Tolerance.STANDARD);
      assertEquals(5000, lines.reach(), 1e-3);
      assertLine(20, 0, 50, 0, 30, lines, 1e-3);
    }
  }

  @Nested
  class OfOne {

    @Test
    void cornerToCorner() {
      ShortestLines lines = lines(Pose.at(70, 80, 0));
      assertLine(20, 20, 50, 60, 50, lines);
      assertFalse(lines.many());
      assertEquals(Vector.ZERO, lines.along());
    }

    @Test
    void cornerToEdgeInEitherOrder() {
      ConvexPolygon turned = BASE.placedIn(Pose.at(80, 5, 45));
      double tip = 80 - 20 * Math.sqrt(2);
      assertLine(20, 5, tip, 5, tip - 20, ShortestLines.between(BASE, turned, Tolerance.STANDARD));
      assertLine(tip, 5, 20, 5, tip - 20, ShortestLines.between(turned, BASE, Tolerance.STANDARD));
    }

    @Test
    void parallelEdgesThatPassEachOther() {
      // The second base begins exactly where the first one's edge ends, or a millimetre farther on.
      assertFalse(lines(Pose.at(90, 40, 0)).many());
      assertLine(20, 20, 70, 20, 50, lines(Pose.at(90, 40, 0)));
      assertLine(20, 20, 70, 21, Math.hypot(50, 1), lines(Pose.at(90, 41, 0)));
    }

    /** Which of two edges is farther from the other base is a matter of rounding here. */
    @Test
    void almostParallelEdgesThatJustReachEachOther() {
      ConvexPolygon base = ConvexPolygon.rectangle(60, 60);
      ConvexPolygon one = base.placedIn(Pose.at(437.24868119768166, 550.0703915122616, 225));
      ConvexPolygon other =
          base.placedIn(Pose.at(394.8222736243318, 592.4967990997536, 45.000000171887336));
      double apart = Separation.between(one, other);
      assertEquals(9.13e-7, apart, 1e-12);
      ShortestLines lines = ShortestLines.between(one, other, Tolerance.STANDARD);
      assertEquals(apart, lines.distance(), 1e-12);
      assertEquals(apart, ShortestLines.between(other, one, Tolerance.STANDARD).distance(), 1e-12);
    }

    @Test
    void overlappingShapesHaveAPoint() {
      ShortestLines lines = lines(Pose.at(30, 10, 20));
      assertEquals(0, lines.distance(), 0);
      assertEquals(lines.onFirst(), lines.onSecond());
      assertFalse(lines.many());
    }

    @Test
    void toAPoint() {
      assertLine(20, 3, 26, 3, 6, ShortestLines.between(BASE, new Point(26, 3)));
      assertLine(-20, -20, -23, -24, 5, ShortestLines.between(BASE, new Point(-23, -24)));
      assertLine(7, 8, 7, 8, 0, ShortestLines.between(BASE, new Point(7, 8)));
    }
  }

  @Nested
  class OfMany {

    @Test
    void facingEdgesShareAPart() {
      // Edges at x = 20 and x = 120, over y from −20 to 20 and from −10 to 30: common −10 to 20.
      ShortestLines lines = lines(Pose.at(140, 10, 180));
      assertLine(20, 5, 120, 5, 100, lines);
      assertTrue(lines.many());
      assertEquals(15, lines.reach(), 1e-12);
      assertEquals(new Interval(-lines.reach(), lines.reach()), lines.members());
      Point end = lines.endOf(15);
      assertEquals(120, end.x(), 1e-12);
      assertEquals(20, Math.abs(end.y() - 5) + 5, 1e-12);
      assertEquals(lines.startOf(-15).y(), lines.endOf(-15).y(), 0);
    }

    @Test
    void turnedRoundItLeadsBack() {
      ShortestLines back = lines(Pose.at(140, 10, 180)).reversed();
      assertLine(120, 5, 20, 5, 100, back);
      assertEquals(15, back.reach(), 1e-12);
    }

    @Test
    void edgesAreParallelToABillionthOfARadian() {
      assertTrue(lines(Pose.at(140, 10, Math.toDegrees(0.9e-9))).many());
      ShortestLines turned = lines(Pose.at(140, 10, Math.toDegrees(1.1e-9)));
      assertFalse(turned.many());
      // Turned to the left, the facing edge comes nearer above its middle: by 1.1e-8 at y = 20.
      assertEquals(20, turned.onFirst().y(), 1e-6);
      assertEquals(100 - 1.1e-8, turned.distance(), 1e-11);
    }

    @Test
    void linesAreEquallyShortToTheTolerance() {
      // Over 40 mm the lines grow by 3.6e-8; of those the first quarter is within 9e-9.
      ConvexPolygon turned = BASE.placedIn(Pose.at(140, 0, Math.toDegrees(0.9e-9)));
      ShortestLines lines = ShortestLines.between(BASE, turned, new Tolerance(9e-9));
      assertEquals(5, lines.reach(), 1e-3);
      assertEquals(15, Math.abs(lines.onFirst().y()), 1e-3);
    }

    @Test
    void contactEdgeOnEdge() {
      ShortestLines lines = lines(Pose.at(40, 10, 90));
      assertLine(20, 5, 20, 5, 0, lines);
      assertEquals(15, lines.reach(), 1e-12);
    }
  }

  @Test
  void theNearestPartCounts() {
    SimplePolygon fork =
        SimplePolygon.of(
            new Point(100, -60),
            new Point(100, 60),
            new Point(60, 60),
            new Point(60, 40),
            new Point(90, 40),
            new Point(90, -10),
            new Point(50, -10),
            new Point(50, -60));
    ShortestLines toFork = ShortestLines.between(BASE, fork, Tolerance.STANDARD);
    assertLine(20, -15, 50, -15, 30, toFork);
    assertEquals(5, toFork.reach(), 1e-12);
    Polygon convex = BASE.placedIn(Pose.at(100, 0, 0));
    assertEquals(
        lines(Pose.at(100, 0, 0)), ShortestLines.between(BASE, convex, Tolerance.STANDARD));
    Compound two =
        Compound.of(
            BASE.placedIn(Pose.at(100, 0, 0)),
            ConvexPolygon.rectangle(4, 4).placedIn(Pose.at(70, 0, 45)));
    double tip = 70 - 2 * Math.sqrt(2);
    assertLine(20, 0, tip, 0, tip - 20, ShortestLines.between(BASE, two, Tolerance.STANDARD));
  }

  @Test
  void negativeNumbersAreRefused() {
    Point p = Point.ORIGIN;
    assertThrows(IllegalArgumentException.class, () -> new ShortestLines(p, p, -1, Vector.ZERO, 0));
    assertThrows(
        IllegalArgumentException.class, () -> new ShortestLines(p, p, 1, Vector.ZERO, Double.NaN));
  }

  @Property(tries = 1000, seed = "20150402", edgeCases = EdgeCasesMode.NONE)
  void theyAreAsLongAsTheSeparationAndNearestPointsSay(@ForAll long seed) {
    RandomShapes random = new RandomShapes(seed);
    ConvexPolygon a = random.convexPolygon(150);
    ConvexPolygon b = random.convexPolygon(150);
    ShortestLines lines = ShortestLines.between(a, b, Tolerance.STANDARD);
    assertEquals(Math.max(0, Separation.between(a, b)), lines.distance(), 1e-10);
    assertEquals(lines.distance(), lines.onFirst().distanceTo(lines.onSecond()), 1e-6);
    ClosestPoints nearest = ClosestPoints.between(a, b);
    if (!lines.many() && lines.distance() > 1e-6) {
      assertEquals(0, nearest.onFirst().distanceTo(lines.onFirst()), 1e-6);
      assertEquals(0, nearest.onSecond().distanceTo(lines.onSecond()), 1e-6);
    }
    ShortestLines back = ShortestLines.between(b, a, Tolerance.STANDARD);
    assertEquals(lines.distance(), back.distance(), 0);
    assertEquals(lines.reach(), back.reach(), 1e-9);
  }

  @Property(tries = 300, seed = "20150403", edgeCases = EdgeCasesMode.NONE)
  void everyMemberOfAFamilyIsAShortestLine(@ForAll long seed) {
    RandomShapes random = new RandomShapes(seed);
    Pose frame = random.pose(200);
    double aside = random.between(-39, 39);
    ConvexPolygon a = BASE.placedIn(frame);
    ConvexPolygon b = BASE.placedIn(frame.shiftedBy(random.between(41, 300), aside));
    ShortestLines lines = ShortestLines.between(a, b, Tolerance.STANDARD);
    assertEquals((40 - Math.abs(aside)) / 2, lines.reach(), 1e-9);
    for (double part = -1; part <= 1; part += 0.25) {
      Point start = lines.startOf(part * lines.reach());
      Point end = lines.endOf(part * lines.reach());
      assertEquals(lines.distance(), start.distanceTo(end), 1e-9);
      assertEquals(0, ShortestLines.between(a, start).distance(), 1e-9);
      assertEquals(0, ShortestLines.between(b, end).distance(), 1e-9);
    }
  }
}
