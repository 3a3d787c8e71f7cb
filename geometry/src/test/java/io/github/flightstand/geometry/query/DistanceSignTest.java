package io.github.flightstand.geometry.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.RandomShapes;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Each stage of the distance predicates is attacked where it must give up or must decide. */
class DistanceSignTest {

  // The edge from (0, 0) to (3, 4) has the length 5 and the outward normal (0.8, −0.6).

  @Test
  void doublesDecideWhatIsClear() {
    assertEquals(1, DistanceSign.rightOfLineInDoubles(0, 0, 3, 4, 8, -6, 9.99));
    assertEquals(-1, DistanceSign.rightOfLineInDoubles(0, 0, 3, 4, 8, -6, 10.01));
    assertEquals(-1, DistanceSign.rightOfLineInDoubles(0, 0, 3, 4, -8, 6, -9.99));
    assertEquals(1, DistanceSign.fromSegmentInDoubles(0, 0, 6, 8, 11, -2, 9.99));
    assertEquals(-1, DistanceSign.fromSegmentInDoubles(0, 0, 6, 8, 11, -2, 10.01));
  }

  @Test
  void doublesGiveUpInTheLastBitsAndDoubleDoublesDecideThere() {
    for (double level : new double[] {Math.nextDown(10.0), Math.nextUp(10.0)}) {
      int sign = level < 10 ? 1 : -1;
      assertEquals(
          DistanceSign.UNDECIDED, DistanceSign.rightOfLineInDoubles(0, 0, 3, 4, 8, -6, level));
      assertEquals(sign, DistanceSign.rightOfLineInDoubleDoubles(0, 0, 3, 4, 8, -6, level));
      assertEquals(
          DistanceSign.UNDECIDED, DistanceSign.fromSegmentInDoubles(0, 0, 6, 8, 11, -2, level));
      assertEquals(sign, DistanceSign.fromSegmentInDoubleDoubles(0, 0, 6, 8, 11, -2, level));
    }
  }

  @Test
  void exactlyAtTheLevelOnlyTheExactStageKnows() {
    assertEquals(
        DistanceSign.UNDECIDED, DistanceSign.rightOfLineInDoubleDoubles(0, 0, 3, 4, 8, -6, 10));
    assertEquals(0, DistanceSign.rightOfLineExactly(0, 0, 3, 4, 8, -6, 10));
    assertEquals(0, DistanceSign.rightOfLine(0, 0, 3, 4, -8, 6, -10));
    assertEquals(
        DistanceSign.UNDECIDED, DistanceSign.fromSegmentInDoubleDoubles(0, 0, 6, 8, 11, -2, 10));
    assertEquals(0, DistanceSign.fromSegmentExactly(0, 0, 6, 8, 11, -2, 10));
    // beyond an end
    assertEquals(0, DistanceSign.fromSegment(0, 0, -10, 0, 3, 4, 5));
  }

  /**
   * Solutions of Pell's equation x² − 2 y² = ±1: the point (x, 0) lies x/√2 from the line y = x,
   * and x − y√2 = ±1/(x + y√2) is below the last bit of a double-double for large x.
   */
  @Test
  void doubleDoublesGiveUpWherePellsEquationComesTooClose() {
    // whole numbers, exact as doubles
    double x = 1;
    double y = 1;
    int sign = -1;
    while (3 * x + 4 * y < 0x1p53) {
      double next = x + 2 * y;
      y = x + y;
      x = next;
      sign = -sign;
    }
    assertEquals(
        DistanceSign.UNDECIDED, DistanceSign.rightOfLineInDoubleDoubles(0, 0, 1, 1, x, 0, y));
    assertEquals(sign, DistanceSign.rightOfLineExactly(0, 0, 1, 1, x, 0, y));
    assertEquals(sign, DistanceSign.rightOfLine(0, 0, 1, 1, x, 0, y));
    assertEquals(
        DistanceSign.UNDECIDED, DistanceSign.fromSegmentInDoubleDoubles(0, 0, x, x, x, 0, y));
    assertEquals(sign, DistanceSign.fromSegmentExactly(0, 0, x, x, x, 0, y));
    assertEquals(sign, DistanceSign.fromSegment(0, 0, x, x, x, 0, y));
  }

  @Property(tries = 3000, seed = "2101", edgeCases = EdgeCasesMode.NONE)
  void aStageThatDecidesDecidesRightly(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    double ax = draw.between(-1000, 1000);
    double ay = draw.between(-1000, 1000);
    double bx = ax + draw.between(-50, 50);
    double by = ay + draw.between(-50, 50);
    // Points at a distance from the line that is the level but for a few last places.
    double level = draw.between(0, 1e-3) - draw.between(0, 1) * draw.between(0, 1e-3);
    double along = draw.between(-0.5, 1.5);
    double length = Math.hypot(bx - ax, by - ay);
    double px = ax + along * (bx - ax) + level * (by - ay) / length;
    double py = ay + along * (by - ay) - level * (bx - ax) / length;
    double shift = draw.between(0, 1) < 0.5 ? 0 : Math.scalb(draw.between(-1, 1), -40);
    assertAgree(
        DistanceSign.rightOfLineInDoubles(ax, ay, bx, by, px, py, level + shift),
        DistanceSign.rightOfLineInDoubleDoubles(ax, ay, bx, by, px, py, level + shift),
        DistanceSign.rightOfLineExactly(ax, ay, bx, by, px, py, level + shift),
        DistanceSign.rightOfLine(ax, ay, bx, by, px, py, level + shift));
    double distance = Math.abs(level + shift);
    assertAgree(
        DistanceSign.fromSegmentInDoubles(ax, ay, bx, by, px, py, distance),
        DistanceSign.fromSegmentInDoubleDoubles(ax, ay, bx, by, px, py, distance),
        DistanceSign.fromSegmentExactly(ax, ay, bx, by, px, py, distance),
        DistanceSign.fromSegment(ax, ay, bx, by, px, py, distance));
  }

  private static void assertAgree(int doubles, int doubleDoubles, int exact, int staged) {
    assertTrue(doubles == exact || doubles == DistanceSign.UNDECIDED);
    assertTrue(doubleDoubles == exact || doubleDoubles == DistanceSign.UNDECIDED);
    assertEquals(exact, staged);
    assertNotEquals(DistanceSign.UNDECIDED, exact);
  }
}
