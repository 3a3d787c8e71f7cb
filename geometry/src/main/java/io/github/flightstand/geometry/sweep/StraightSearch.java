package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A search for the free path of a straight slide, in closed form.
 *
 * <p>For each pair of convex parts, every corner distance changes at a constant rate. So the
 * parameters at which the pair overlaps by more than the level form one open interval, an
 * intersection of half-lines. The parameters outside all these intervals are free.
 *
 * <p><b>Error.</b> An end is a distance divided by its rate, so its error is that of the distance
 * (see {@link PartPairs}) divided by the rate.
 */
final class StraightSearch {

  /** Millimeters by which rounding may separate parts that come near each other on a line. */
  private static final double ALONG = 1e-6;

  private final RestingBodies bodies;
  private final PartPairs pairs;
  private final StraightPair pair;
  private final MotionState state = new MotionState();

  /** The open stretches of one search that are not free, in the order of their starts. */
  private double[] starts = new double[8];

  private double[] ends = new double[8];
  private int stretches;

  /** The rate at which the separation of the pair passed last grows backward. */
  private double slope;

  StraightSearch(RestingBodies bodies) {
    this.bodies = bodies;
    pairs = bodies.pairs();
    pair = new StraightPair(pairs);
  }

  /** Returns the last free parameter up to {@code upTo}. */
  LastFree lastFree(StraightMotion motion, double upTo) {
    motion.at(0, state);
    double last = Math.min(upTo, motion.to());
    int stopper = -1;
    slope = 0;
    int count = bodies.count();
    // A place at which all bodies in turn are passed is free.
    for (int passed = 0, body = 0; passed < count && last >= motion.from(); ) {
      Interruption.check();
      double before = passed(body, last);
      if (before < last) {
        stopper = body;
        passed = 0;
      }
      passed++;
      last = before;
      body = body + 1 == count ? 0 : body + 1;
    }
    return new LastFree(last >= motion.from() ? last : Double.NaN, stopper, slope);
  }

  /** Returns the last parameter up to {@code upTo} at which a body is not in the way. */
  private double passed(int body, double upTo) {
    double last = upTo;
    bodies.face(body, state);
    pairs.seenFrom(last);
    if (pairs.apartBy(0)) {
      return last;
    }
    int passedOwn = -1;
    int passedOther = -1;
    while (pairs.next(ALONG)) {
      boolean isPassed = pairs.own() == passedOwn && pairs.other() == passedOther;
      if (!isPassed && pair.isBlocked(bodies.level(), last, last)) {
        passedOwn = pairs.own();
        passedOther = pairs.other();
        last = pair.from;
        slope = pair.slope;
        pairs.seenFrom(last);
      }
    }
    return last;
  }

  boolean everBlocked(StraightMotion motion, int body, double from, double to) {
    Interruption.check();
    motion.at(0, state);
    bodies.face(body, state);
    pairs.seenFrom(to);
    // A body met on the way is, at its end, no farther away than the way is long.
    double speed = Math.abs(motion.velocity().x()) + Math.abs(motion.velocity().y());
    double near = ALONG + (to - from) * speed;
    if (pairs.apartBy(near)) {
      return false;
    }
    while (pairs.next(near)) {
      if (pair.isBlocked(bodies.level(), from, to)) {
        return true;
      }
    }
    return false;
  }

  IntervalSet freeSet(StraightMotion motion) {
    motion.at(0, state);
    stretches = 0;
    for (int body = 0; body < bodies.count(); body++) {
      Interruption.check();
      bodies.face(body, state);
      while (pairs.nextOnLine(bodies.level(), motion.from(), motion.to())) {
        if (pair.isBlocked(bodies.level(), motion.from(), motion.to())) {
          addStretch(pair.from, pair.to);
        }
      }
    }
    return stretches == 0
        ? IntervalSet.of(new Interval(motion.from(), motion.to()))
        : leftOver(motion);
  }

  /** Adds a stretch behind those that start before it or with it. */
  private void addStretch(double from, double to) {
    if (stretches == starts.length) {
      starts = Arrays.copyOf(starts, 2 * stretches);
      ends = Arrays.copyOf(ends, 2 * stretches);
    }
    int at = stretches++;
    for (; at > 0 && Double.compare(starts[at - 1], from) > 0; at--) {
      starts[at] = starts[at - 1];
      ends[at] = ends[at - 1];
    }
    starts[at] = from;
    ends[at] = to;
  }

  /** Returns what the open stretches, which start in the range, leave of it. */
  private IntervalSet leftOver(StraightMotion motion) {
    List<Interval> free = new ArrayList<>(2);
    double at = motion.from();
    for (int k = 0; k < stretches; k++) {
      // A stretch that begins before this place may cover it; one that begins here or later does
      // not.
      if (starts[k] >= at) {
        free.add(new Interval(at, starts[k]));
        at = ends[k];
      } else {
        at = Math.max(at, ends[k]);
      }
    }
    if (at <= motion.to()) {
      free.add(new Interval(at, motion.to()));
    }
    return IntervalSet.of(free);
  }
}
