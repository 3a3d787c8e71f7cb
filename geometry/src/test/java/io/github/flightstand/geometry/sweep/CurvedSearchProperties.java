package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Searches along motions of several pieces, against the separations of bodies measured at many
 * parameters.
 *
 * <p>The bodies have parts of three to eight edges, and the moving one does not look the way it
 * goes. One search serves all questions of a try.
 */
class CurvedSearchProperties {

  private static final double LEVEL = -1e-6;

  /** More than rounding makes of the separation of bodies so near to each other. */
  private static final double ROUNDING = 2e-12;

  private static final int SAMPLES = 400;

  /**
   * A turn to the left, a slide and a turn to the right, at 1 mm of the origin's way per unit.
   *
   * @param starts where the pieces start, and the end
   * @param bend the turns' bends, 1 / radius
   * @param aside the angle in radians from the way it goes to the way it looks
   */
  private record Route(double[] starts, double bend, double aside) implements CurvedMotion {

    @Override
    public int pieces() {
      return 3;
    }

    @Override
    public double pieceStart(int piece) {
      return starts[piece];
    }

    @Override
    public MotionBounds bounds(int piece) {
      double most = piece == 1 ? 0 : bend * (1 + 1e-9);
      return new MotionBounds(1 + 1e-9, most, most, most, 0);
    }

    /** Starts at the origin along +x. */
    @Override
    public void at(double parameter, MotionState out) {
      double turned = Math.min(parameter, starts[1]) - starts[0];
      double slid = Math.max(0, Math.min(parameter, starts[2]) - starts[1]);
      double back = Math.max(0, parameter - starts[2]);
      double heading = bend * turned;
      double c = StrictMath.cos(heading);
      double s = StrictMath.sin(heading);
      double x = s / bend + slid * c;
      double y = (1 - c) / bend + slid * s;
      double now = heading - bend * back;
      // About a centre to the right: what the turn to the left adds, the other way round.
      x += (s - StrictMath.sin(now)) / bend;
      y += (StrictMath.cos(now) - c) / bend;
      out.stand(x, y, StrictMath.cos(now + aside), StrictMath.sin(now + aside));
      double rate = parameter < starts[1] ? bend : parameter < starts[2] ? 0 : -bend;
      out.move(StrictMath.cos(now), StrictMath.sin(now), rate);
    }

    Pose pose(double parameter) {
      MotionState state = new MotionState();
      at(parameter, state);
      double degrees = StrictMath.toDegrees(StrictMath.atan2(state.sin(), state.cos()));
      return Pose.at(state.x(), state.y(), degrees);
    }
  }

  /** What stands on the way, and the separations of the moving body from each on it. */
  private record Course(Route route, Compound mover, List<Compound> others) {

    static Course drawn(RandomShapes draw) {
      double start = draw.between(-100, 20);
      double[] starts = {start, 0, 0, 0};
      for (int i = 1; i < starts.length; i++) {
        starts[i] = starts[i - 1] + draw.between(20, 120);
      }
      Route route = new Route(starts, 1 / draw.between(40, 200), draw.between(-3, 3));
      List<Compound> others = new ArrayList<>();
      int count = 1 + (int) draw.between(0, 4);
      for (int i = 0; i < count; i++) {
        Pose about = route.pose(draw.between(starts[0], starts[3]));
        others.add(body(draw).placedIn(about.compose(draw.pose(45))));
      }
      return new Course(route, body(draw), others);
    }

    private static Compound body(RandomShapes draw) {
      List<ConvexPolygon> parts = new ArrayList<>();
      int count = 1 + (int) draw.between(0, 2);
      for (int i = 0; i < count; i++) {
        parts.add(draw.convexPolygon(15).placedIn(draw.pose(15)));
      }
      return new Compound(parts);
    }

    double separation(int other, double parameter) {
      return Separation.between(mover.placedIn(route.pose(parameter)), others.get(other));
    }

    double separation(double parameter) {
      double least = Double.POSITIVE_INFINITY;
      for (int other = 0; other < others.size(); other++) {
        least = Math.min(least, separation(other, parameter));
      }
      return least;
    }

    double sample(int i) {
      return Math.min(route.to(), route.from() + (route.to() - route.from()) * i / SAMPLES);
    }

    /** Faster than any point of the body moves. */
    double fastest() {
      return 1 + route.bend() * BodyParts.of(mover).reach();
    }

    void stand(FreePathSearch search) {
      search.reset(BodyParts.of(mover), Pose.IDENTITY, 0);
      for (Compound other : others) {
        search.add(BodyParts.of(other), 0, 0, 1, 0);
      }
    }
  }

  @Property(tries = 150, seed = "3001", edgeCases = EdgeCasesMode.NONE)
  void searchesAgreeWithSamples(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    FreePathSearch search = new FreePathSearch(BodyParts.NONE, LEVEL);
    for (int round = 0; round < 3; round++) {
      Course course = Course.drawn(draw);
      course.stand(search);
      IntervalSet free = search.freeSet(course.route());
      for (int i = 0; i <= SAMPLES; i++) {
        double at = course.sample(i);
        double separation = course.separation(at);
        if (Math.abs(separation - LEVEL) > 1e-8) {
          assertEquals(separation > LEVEL, free.contains(at), () -> at + " of " + free);
        }
      }
      for (Interval interval : free.intervals()) {
        // Ends are on the free side, not a stretch of 1e-10 beyond it.
        assertTrue(course.separation(interval.lo()) > LEVEL - ROUNDING);
        assertTrue(course.separation(interval.hi()) > LEVEL - ROUNDING);
      }
      checkLast(course, search, free, course.route().to());
      checkLast(course, search, free, draw.between(course.route().from(), course.route().to()));
      checkLast(course, search, free, course.route().from());
      for (int other = 0; other < course.others().size(); other++) {
        double one = draw.between(course.route().from(), course.route().to());
        double two = draw.between(course.route().from(), course.route().to());
        checkBlocked(course, search, other, Math.min(one, two), Math.max(one, two));
      }
    }
  }

  /** The last free parameter is the end of the last free interval, and what stops it is behind. */
  private static void checkLast(
      Course course, FreePathSearch search, IntervalSet free, double upTo) {
    double expected = Double.NaN;
    for (Interval interval : free.intervals()) {
      if (interval.lo() <= upTo) {
        expected = Math.min(upTo, interval.hi());
      }
    }
    LastFree last = search.lastFree(course.route(), upTo);
    // Ends are exact, others are starts of stretches 1e-10 wide, of the one search or the other.
    boolean atEnd = expected == course.route().from() || expected == course.route().to();
    assertEquals(expected, last.at(), atEnd ? 0 : 3e-10);
    if (!atEnd && !Double.isNaN(expected)) {
      checkStartsAFloorStretch(course.route(), last.at());
    }
    double beyond = Double.isNaN(expected) ? course.route().from() : last.at() + 1e-8;
    if (beyond < upTo || Double.isNaN(expected)) {
      assertTrue(course.separation(last.stopper(), beyond) < LEVEL + 1e-7);
    } else {
      assertEquals(-1, last.stopper());
    }
  }

  /** A piece is halved until its parts are no wider than 1e-10. */
  private static void checkStartsAFloorStretch(Route route, double at) {
    int piece = at < route.pieceStart(1) ? 0 : at < route.pieceStart(2) ? 1 : 2;
    double from = route.pieceStart(piece);
    double floor = route.pieceStart(piece + 1) - from;
    while (floor > 1e-10) {
      floor /= 2;
    }
    assertEquals(at, from + Math.rint((at - from) / floor) * floor);
  }

  @Example
  void whatStoodInTheWayBeforeTheSearchStartedOverDoesNotCount() {
    Course course = Course.drawn(new RandomShapes(7));
    Route route = course.route();
    FreePathSearch search = new FreePathSearch(BodyParts.of(course.mover()), LEVEL);
    search.add(BodyParts.of(course.mover().placedIn(route.pose(route.to()))), 0, 0, 1, 0);
    assertEquals(0, search.lastFree(route).stopper());
    search.reset(BodyParts.of(course.mover()), Pose.IDENTITY, 0);
    assertEquals(new LastFree(route.to(), -1, 0), search.lastFree(route));
    assertEquals(
        List.of(new Interval(route.from(), route.to())), search.freeSet(route).intervals());
  }

  private static void checkBlocked(
      Course course, FreePathSearch search, int other, double from, double to) {
    double step = (to - from) / SAMPLES;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= SAMPLES; i++) {
      least = Math.min(least, course.separation(other, from + step * i));
    }
    if (least < LEVEL - 1e-8) {
      assertTrue(search.everBlocked(course.route(), other, from, to));
    } else if (least - course.fastest() * step > LEVEL) {
      assertFalse(search.everBlocked(course.route(), other, from, to));
    }
  }
}
