package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import org.junit.jupiter.api.Test;

/**
 * A sliding annular sector among polygons, the contacts worked out by hand.
 *
 * <p>The sector is a left turn 1 about the origin: it starts at (35, 0) upwards, ends at (0, 35) to
 * the left, and lies between the circles of radius 25 and 45 in the first quadrant.
 */
class SlidingDepthTest {

  private static final AnnularSector TURN = new AnnularSector(Pose.at(35, 0, 90), 35, 90, 10);
  private static final Vector RIGHT = new Vector(1, 0);

  private static ConvexPolygon box(double x0, double y0, double x1, double y1) {
    return ConvexPolygon.of(
        new Point(x0, y0), new Point(x1, y0), new Point(x1, y1), new Point(x0, y1));
  }

  private static void assertFree(ConvexPolygon polygon, double limit, double... ends) {
    IntervalSet free = SlidingDepth.free(TURN, RIGHT, new Interval(-100, 100), polygon, limit);
    assertEquals(ends.length, 2 * free.intervals().size(), free::toString);
    for (int i = 0; i < ends.length; i += 2) {
      assertEquals(ends[i], free.intervals().get(i / 2).lo(), 1e-11);
      assertEquals(ends[i + 1], free.intervals().get(i / 2).hi(), 1e-11);
    }
  }

  @Test
  void aBoxBelowTheBandIsNeverInIt() {
    assertFree(box(-100, -10, 100, 0), 0, -100, 100);
    assertFree(box(-100, -10, 100, 3), 3, -100, 100);
  }

  @Test
  void theOuterArcMeetsACorner() {
    // The box's lower left corner is at (50, 27); the circle of 45 is 36 wide there. It leaves by
    // its right edge at 60, where the flat end at x = 0 lets it go.
    assertFree(box(50, 27, 60, 60), 0, -100, 50 - 36, 60, 100);
  }

  @Test
  void aPinPassesThroughTheHollow() {
    // At a height of 7 the circle of 25 is 24 wide, that of 45 is √(45² − 49); a pin from 60 to 61
    // and 7 to 7.5 high enters at its lower left corner, and stands in the hollow while its upper
    // right corner, where the circle of 25 is √(25² − 7.5²) wide, is within.
    double outer = Math.sqrt(45 * 45 - 7 * 7);
    double inner = Math.sqrt(25 * 25 - 7.5 * 7.5);
    assertFree(box(60, 7, 61, 7.5), 0, -100, 60 - outer, 61 - inner, 100);
  }

  @Test
  void aDepthThatIsAllowedShrinksTheBand() {
    // Three are allowed: the circle of 45 becomes one of 42, and the flat end moves in by 3.
    double half = Math.sqrt(42 * 42 - 27 * 27);
    assertFree(box(50, 27, 60, 60), 3, -100, 50 - half, 60 - 3, 100);
    // Ten are the whole width.
    assertFree(box(50, 27, 60, 60), 10, -100, 100);
  }

  @Test
  void anEdgeMeetsTheArcAtItsTangent() {
    // The edge from (40, 60) to (60, 40) is 100/√2 from the origin and comes to 45 at the tangent
    // point (45/√2, 45/√2), after 100 − 45·√2.
    ConvexPolygon wedge = ConvexPolygon.of(new Point(30, 70), new Point(70, 30), new Point(70, 70));
    IntervalSet free = SlidingDepth.free(TURN, RIGHT, new Interval(-100, 60), wedge, 0);
    assertEquals(100 - 45 * Math.sqrt(2), free.intervals().get(0).hi(), 1e-11);
  }

  @Test
  void aRangeOfOnePlaceHasAnAnswer() {
    ConvexPolygon box = box(50, 27, 60, 60);
    assertEquals(
        IntervalSet.of(Interval.at(5)), SlidingDepth.free(TURN, RIGHT, Interval.at(5), box, 0));
    assertEquals(IntervalSet.EMPTY, SlidingDepth.free(TURN, RIGHT, Interval.at(20), box, 0));
  }

  /** Contact is at 50 − 36 = 14; before that, a range has free room by a last bit only. */
  @Test
  void aSliverOfFreeRoomIsRounding() {
    ConvexPolygon box = box(50, 27, 60, 60);
    Interval range = new Interval(14 - 5e-12, 20);
    assertEquals(IntervalSet.EMPTY, SlidingDepth.free(TURN, RIGHT, range, box, 0));
  }
}
