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

/**
 * A way, a body that moves along it and what stands on it, and checks of a search by separations
 * measured at many parameters. The bodies have parts of three to eight edges.
 *
 * @param motion at no more than 1 mm of the origin's way per unit
 * @param turnRate the most it turns by in a unit, in radians
 */
record Course(Motion motion, double turnRate, Compound mover, List<Compound> others) {

  static final double LEVEL = -1e-6;

  private static final int SAMPLES = 400;

  static Course drawn(Motion motion, double turnRate, RandomShapes draw) {
    List<Compound> others = new ArrayList<>();
    int count = 1 + (int) draw.between(0, 4);
    for (int i = 0; i < count; i++) {
      Pose about = pose(motion, draw.between(motion.from(), motion.to()));
      others.add(body(draw).placedIn(about.compose(draw.pose(45))));
    }
    return new Course(motion, turnRate, body(draw), others);
  }

  private static Compound body(RandomShapes draw) {
    List<ConvexPolygon> parts = new ArrayList<>();
    int count = 1 + (int) draw.between(0, 2);
    for (int i = 0; i < count; i++) {
      parts.add(draw.convexPolygon(15).placedIn(draw.pose(15)));
    }
    return new Compound(parts);
  }

  static Pose pose(Motion motion, double parameter) {
    MotionState state = new MotionState();
    motion.at(parameter, state);
    double degrees = StrictMath.toDegrees(StrictMath.atan2(state.sin(), state.cos()));
    return Pose.at(state.x(), state.y(), degrees);
  }

  double separation(int other, double parameter) {
    return Separation.between(mover.placedIn(pose(motion, parameter)), others.get(other));
  }

  double separation(double parameter) {
    double least = Double.POSITIVE_INFINITY;
    for (int other = 0; other < others.size(); other++) {
      least = Math.min(least, separation(other, parameter));
    }
    return least;
  }

  void stand(FreePathSearch search) {
    search.reset(BodyParts.of(mover), Pose.IDENTITY, 0);
    for (Compound other : others) {
      search.add(BodyParts.of(other), 0, 0, 1, 0);
    }
  }

  /** Checks a free set at many parameters, and that its ends are not beyond rounding blocked. */
  void checkFree(IntervalSet free, double rounding) {
    for (int i = 0; i <= SAMPLES; i++) {
      double at =
          Math.min(motion.to(), motion.from() + (motion.to() - motion.from()) * i / SAMPLES);
      double separation = separation(at);
      if (Math.abs(separation - LEVEL) > 1e-8) {
        assertEquals(separation > LEVEL, free.contains(at), () -> at + " of " + free);
      }
    }
    for (Interval interval : free.intervals()) {
      // Ends are on the free side, not a stretch of 1e-10 beyond it.
      assertTrue(separation(interval.lo()) > LEVEL - rounding);
      assertTrue(separation(interval.hi()) > LEVEL - rounding);
    }
  }

  /** The last free parameter is the end of the last free interval, and what stops it is behind. */
  LastFree checkLast(FreePathSearch search, IntervalSet free, double upTo, double floor) {
    double expected = Double.NaN;
    for (Interval interval : free.intervals()) {
      if (interval.lo() <= upTo) {
        expected = Math.min(upTo, interval.hi());
      }
    }
    LastFree last = search.lastFree(motion, upTo);
    boolean atEnd = expected == motion.from() || expected == motion.to();
    assertEquals(expected, last.at(), atEnd ? 0 : floor);
    double beyond = Double.isNaN(expected) ? motion.from() : last.at() + 1e-8;
    if (beyond < upTo || Double.isNaN(expected)) {
      assertTrue(separation(last.stopper(), beyond) < LEVEL + 1e-7);
    } else {
      assertEquals(-1, last.stopper());
    }
    return last;
  }

  void checkBlocked(FreePathSearch search, int other, double from, double to) {
    double step = (to - from) / SAMPLES;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= SAMPLES; i++) {
      least = Math.min(least, separation(other, from + step * i));
    }
    double fastest = 1 + turnRate * BodyParts.of(mover).reach();
    if (least < LEVEL - 1e-8) {
      assertTrue(search.everBlocked(motion, other, from, to));
    } else if (least - fastest * step > LEVEL) {
      assertFalse(search.everBlocked(motion, other, from, to));
    }
  }
}
