package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The free part of straight slides and of turns about a centre, whose ends are known in closed
 * form.
 */
class FreePathSearchTest {

  private static final double TAU = Tolerance.STANDARD.contact();

  /**
   * A body carried round the origin; the parameter is the angle in radians. The pieces at either
   * end are empty.
   */
  private record Carousel(double armLength, double from, double to) implements CurvedMotion {

    @Override
    public int pieces() {
      return 3;
    }

    @Override
    public double pieceStart(int piece) {
      return piece < 2 ? from : to;
    }

    @Override
    public MotionBounds bounds(int piece) {
      return new MotionBounds(armLength, armLength, armLength, 1, 0);
    }

    @Override
    public void at(double angle, MotionState out) {
      double c = StrictMath.cos(angle);
      double s = StrictMath.sin(angle);
      out.stand(armLength * c, armLength * s, c, s);
      out.move(-armLength * s, armLength * c, 1);
    }
  }

  private static Compound box(double x, double y, double length, double width) {
    return Compound.of(ConvexPolygon.rectangle(length, width).placedIn(Pose.at(x, y, 0)));
  }

  private static final Compound SQUARE = box(0, 0, 40, 40);

  private static FreePathSearch search(Compound body, List<Compound> atRest) {
    FreePathSearch search = new FreePathSearch(BodyParts.of(body), -TAU);
    atRest.forEach(other -> search.add(BodyParts.of(other), 0, 0, 1, 0));
    return search;
  }

  private static IntervalSet free(Compound body, Motion motion, List<Compound> atRest) {
    return search(body, atRest).freeSet(motion);
  }

  /** The last free parameter, NaN if there is none. */
  private static double lastFree(Compound body, Motion motion, List<Compound> atRest) {
    return search(body, atRest).lastFree(motion).at();
  }

  private static void assertSet(IntervalSet set, double tolerance, double... ends) {
    assertEquals(ends.length / 2, set.intervals().size(), () -> "intervals of " + set);
    for (int i = 0; i < set.intervals().size(); i++) {
      assertEquals(ends[2 * i], set.intervals().get(i).lo(), tolerance);
      assertEquals(ends[2 * i + 1], set.intervals().get(i).hi(), tolerance);
    }
  }

  @Test
  void aSlideIsFreeBeforeAndBehindAWall() {
    // The wall reaches from 95 to 105; the square's half side is 20.
    Motion ahead = new StraightMotion(Pose.IDENTITY, new Vector(1, 0), 0, 200);
    IntervalSet free = free(SQUARE, ahead, List.of(box(100, 0, 10, 100)));
    assertSet(free, 1e-12, 0, 75 + TAU, 125 - TAU, 200);
  }

  @Test
  void aSlideAlongAWallInContactIsFreeAllTheWay() {
    Motion ahead = new StraightMotion(Pose.IDENTITY, new Vector(1, 0), 0, 200);
    IntervalSet free = free(SQUARE, ahead, List.of(box(100, 30, 100, 20)));
    assertSet(free, 0, 0, 200);
  }

  @Test
  void aSlideFindsAGapBetweenTwoWallsThatFitsToATolerance() {
    // 40 mm between 100 and 140: the square fits with the tolerance to spare at each end.
    Motion ahead = new StraightMotion(Pose.IDENTITY, new Vector(1, 0), 35, 200);
    List<Compound> walls = List.of(box(75, 0, 50, 50), box(165, 0, 50, 50));
    IntervalSet free = free(SQUARE, ahead, walls);
    assertSet(free, 1e-12, 120 - TAU, 120 + TAU);
    double last = lastFree(SQUARE, ahead, walls);
    assertEquals(120 + TAU, last, 1e-12);
  }

  /** Where it stands at x = 75 it touches the wall; 1 mm farther on it is in the wall. */
  @Test
  void aBodyThatDoesNotMoveIsFreeAllAlongOrNeverIs() {
    List<Compound> wall = List.of(box(100, 0, 10, 100));
    Motion none = new StraightMotion(Pose.at(75, 0, 0), Vector.ZERO, 0, 10);
    assertSet(free(SQUARE, none, wall), 0, 0, 10);
    assertEquals(10, lastFree(SQUARE, none, wall));
    Motion within = new StraightMotion(Pose.at(76, 0, 0), Vector.ZERO, 0, 10);
    assertTrue(free(SQUARE, within, wall).isEmpty());
    assertTrue(Double.isNaN(lastFree(SQUARE, within, wall)));
  }

  /**
   * Slides up to 10 mm ahead reach a wall 10 mm before the square, and are in one 9 mm before it.
   */
  @Test
  void slidesThatOnlyTouchAreNotForbidden() {
    FreePathSearch search = search(SQUARE, List.of(box(35, 0, 10, 40), box(34, 0, 10, 40)));
    SlidePlane plane = new SlidePlane(10, new Vector(1, 0), new Vector(0, 1));
    assertFalse(search.forbid(0, plane, 0));
    assertTrue(plane.isEmpty());
    assertTrue(search.forbid(1, plane, 0));
    assertFalse(plane.isEmpty());
  }

  @Test
  void aSlideWithoutRoomHasNoFreePart() {
    Motion ahead = new StraightMotion(Pose.IDENTITY, new Vector(1, 0), 50, 90);
    List<Compound> walls = List.of(box(75, 0, 50, 50));
    assertTrue(free(SQUARE, ahead, walls).isEmpty());
    assertTrue(Double.isNaN(lastFree(SQUARE, ahead, walls)));
  }

  @Test
  void aTurnStopsWhereItsEdgeMeetsACorner() {
    // A square carried round at 100 mm, its leading edge the line 20 mm to its left. The obstacle's
    // nearest corner is at
    // (0, 100) and the edge meets it where 100 cos a = 20, measured along the square's own left
    // axis.
    Compound post =
        Compound.of(ConvexPolygon.of(new Point(0, 100), new Point(-20, 90), new Point(-20, 110)));
    Carousel turn = new Carousel(100, 0, StrictMath.PI / 2);
    // A corner at depth tau behind the edge: the corner's left coordinate is 100 sin(90° − a) = 20
    // − tau.
    double stop = StrictMath.acos((20 - TAU) / 100);
    IntervalSet free = free(SQUARE, turn, List.of(post));
    assertSet(free, 2e-10, 0, stop);
    double last = lastFree(SQUARE, turn, List.of(post));
    assertEquals(stop, last, 2e-10);
    assertTrue(last <= stop, "rounded to the free side");
  }

  /**
   * The same turn begins after 2¹⁹ radians: doubles there are farther apart than floor stretches.
   */
  @Test
  void stretchesWithoutADoubleInsideAreNotHalved() {
    double start = 0x1p19;
    Compound post =
        Compound.of(ConvexPolygon.of(new Point(0, 100), new Point(-20, 90), new Point(-20, 110)))
            .placedIn(Pose.at(0, 0, StrictMath.toDegrees(start % (2 * StrictMath.PI))));
    Carousel turn = new Carousel(100, start, start + StrictMath.PI / 2);
    double stop = start + StrictMath.acos((20 - TAU) / 100);
    assertSet(free(SQUARE, turn, List.of(post)), 1e-9, start, stop);
  }

  /**
   * A triangle carried tip inwards at 50 mm from the centre: its tip, the lowest point, is at 50
   * sin a above the centre, so it clears a floor at 50 − height only while sin a ≥ 1 − height / 50.
   */
  @ParameterizedTest
  @ValueSource(doubles = {1e-2, 1e-4, 1e-6, 1e-8, 1e-10, 1e-11})
  void aWindowIsFoundHoweverShallow(double height) {
    Compound tip =
        Compound.of(ConvexPolygon.of(new Point(0, 0), new Point(200, 1), new Point(200, -1)));
    Compound wall = box(0, 50 - height + TAU - 100, 400, 200);
    Carousel swing = new Carousel(50, 0, StrictMath.PI);
    double last = lastFree(tip, swing, List.of(wall));
    double halfWidth = StrictMath.acos(1 - height / 50);
    assertEquals(StrictMath.PI / 2 + halfWidth, last, 1e-9 + 1e-12 / (50 * halfWidth));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-2, 1e-4, 1e-6, 1e-8, 1e-10, 1e-11})
  void aGrazeThatMissesByLittleIsNoWindow(double depth) {
    Compound tip =
        Compound.of(ConvexPolygon.of(new Point(0, 0), new Point(200, 1), new Point(200, -1)));
    Compound wall = box(0, 50 + depth + TAU - 100, 400, 200);
    Carousel swing = new Carousel(50, 0, StrictMath.PI);
    assertTrue(Double.isNaN(lastFree(tip, swing, List.of(wall))));
    assertTrue(free(tip, swing, List.of(wall)).isEmpty());
  }

  @Property(tries = 60, seed = "2")
  void turnsAgreeWithDenseSampling(@ForAll @LongRange(min = 1, max = 1000000) long seed) {
    Random random = new Random(seed);
    Carousel turn = new Carousel(60 + 60 * random.nextDouble(), 0, 2);
    List<Compound> others =
        List.of(
            randomBox(random, turn.armLength()),
            randomBox(random, turn.armLength()),
            randomBox(random, turn.armLength()));
    IntervalSet free = free(SQUARE, turn, others);
    MotionState state = new MotionState();
    for (int i = 0; i <= 2000; i++) {
      double angle = 2 * i / 2000.0;
      turn.at(angle, state);
      Pose pose = Pose.at(state.x(), state.y(), StrictMath.toDegrees(angle));
      double separation = Double.POSITIVE_INFINITY;
      for (Compound other : others) {
        separation = Math.min(separation, Separation.between(SQUARE.placedIn(pose), other));
      }
      if (Math.abs(separation + TAU) > 1e-9) {
        assertEquals(
            separation > -TAU, free.contains(angle), () -> "free at " + angle + " of " + free);
      }
    }
    double last = lastFree(SQUARE, turn, others);
    assertEquals(free.isEmpty(), Double.isNaN(last));
    if (!Double.isNaN(last)) {
      List<Interval> all = free.intervals();
      assertEquals(all.get(all.size() - 1).hi(), last, 3e-10);
    }
  }

  private static Compound randomBox(Random random, double arm) {
    double angle = 2 * random.nextDouble();
    double away = arm + 60 * (random.nextDouble() - 0.5);
    Pose pose =
        Pose.at(
            away * StrictMath.cos(angle), away * StrictMath.sin(angle), 360 * random.nextDouble());
    return Compound.of(ConvexPolygon.rectangle(40, 25).placedIn(pose));
  }

  @Test
  void aBodyThatSlidesInContactIsNeverBlocked() {
    FreePathSearch search = new FreePathSearch(BodyParts.of(SQUARE), -TAU);
    search.add(BodyParts.of(SQUARE), 100, 40, 1, 0);
    Motion ahead = new StraightMotion(Pose.IDENTITY, new Vector(1, 0), 0, 200);
    assertFalse(search.everBlocked(ahead, 0, 0, 200));
    search.add(BodyParts.of(SQUARE), 100, 39.9, 1, 0);
    assertTrue(search.everBlocked(ahead, 1, 0, 200));
    assertFalse(search.everBlocked(ahead, 1, 0, 60));
  }

  @Test
  void tellsWhoStopsTheBody() {
    FreePathSearch search = new FreePathSearch(BodyParts.of(SQUARE), -TAU);
    search.add(BodyParts.of(SQUARE), 170, 0, 1, 0);
    search.add(BodyParts.of(SQUARE), 100, 0, 1, 0);
    Motion ahead = new StraightMotion(Pose.IDENTITY, new Vector(1, 0), 0, 200);
    LastFree last = search.lastFree(ahead);
    assertEquals(60 + TAU, last.at(), 1e-12);
    assertEquals(1, last.stopper());
    assertEquals(1, last.slope());
    assertEquals(new LastFree(50, -1, 0), search.lastFree(ahead, 50));
  }

  @Test
  void aLevelAboveZeroIsRefused() {
    FreePathSearch search = new FreePathSearch(BodyParts.of(SQUARE), -TAU);
    IllegalArgumentException refusal =
        org.junit.jupiter.api.Assertions.assertThrows(
            IllegalArgumentException.class, () -> search.setLevel(0.5));
    assertEquals("the level of a free-path search is at most 0, found 0.5", refusal.getMessage());
  }
}
