package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
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

  /** More than rounding makes of the separation of bodies so near to each other. */
  private static final double ROUNDING = 2e-12;

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

    static Course course(RandomShapes draw) {
      double start = draw.between(-100, 20);
      double[] starts = {start, 0, 0, 0};
      for (int i = 1; i < starts.length; i++) {
        starts[i] = starts[i - 1] + draw.between(20, 120);
      }
      double bend = 1 / draw.between(40, 200);
      return Course.drawn(new Route(starts, bend, draw.between(-3, 3)), bend, draw);
    }
  }

  @Property(tries = 150, seed = "3001", edgeCases = EdgeCasesMode.NONE)
  void searchesAgreeWithSamples(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    FreePathSearch search = new FreePathSearch(BodyParts.NONE, Course.LEVEL);
    for (int round = 0; round < 3; round++) {
      Course course = Route.course(draw);
      Route route = (Route) course.motion();
      course.stand(search);
      IntervalSet free = search.freeSet(route);
      course.checkFree(free, ROUNDING);
      checkLast(course, search, free, route.to());
      checkLast(course, search, free, draw.between(route.from(), route.to()));
      checkLast(course, search, free, route.from());
      for (int other = 0; other < course.others().size(); other++) {
        double one = draw.between(route.from(), route.to());
        double two = draw.between(route.from(), route.to());
        course.checkBlocked(search, other, Math.min(one, two), Math.max(one, two));
      }
    }
  }

  private static void checkLast(
      Course course, FreePathSearch search, IntervalSet free, double upTo) {
    // Ends are starts of stretches 1e-10 wide, of the one search or the other.
    double last = course.checkLast(search, free, upTo, 3e-10).at();
    Route route = (Route) course.motion();
    if (!Double.isNaN(last) && last != upTo && last != route.from()) {
      checkStartsAFloorStretch(route, last);
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
    Course course = Route.course(new RandomShapes(7));
    Route route = (Route) course.motion();
    FreePathSearch search = new FreePathSearch(BodyParts.of(course.mover()), Course.LEVEL);
    search.add(BodyParts.of(course.mover().placedIn(Course.pose(route, route.to()))), 0, 0, 1, 0);
    assertEquals(0, search.lastFree(route).stopper());
    search.reset(BodyParts.of(course.mover()), Pose.IDENTITY, 0);
    assertEquals(new LastFree(route.to(), -1, 0), search.lastFree(route));
    assertEquals(
        List.of(new Interval(route.from(), route.to())), search.freeSet(route).intervals());
  }
}
