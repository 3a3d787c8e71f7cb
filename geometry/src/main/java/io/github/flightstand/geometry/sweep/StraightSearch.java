package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The free path of a straight slide, in closed form.
 *
 * <p>Against each pair of convex parts every corner distance changes evenly, so the parameters at
 * which the pair overlaps by more than the level are one open interval, the intersection of half
 * lines; what is left when all are taken out is free.
 *
 * <p><b>Error.</b> An end is a distance divided by its rate: right to the error of the distance
 * (see {@link PartPairs}) over the rate.
 */
final class StraightSearch {

  /** Millimetres by which rounding may put parts apart that come near each other on a line. */
  private static final double ALONG = 1e-6;

  private final RestingBodies bodies;
  private final PartPairs pairs;
  private final StraightPair pair;
  private final MotionState state = new MotionState();

  /** How fast the separation of the pair that was passed last grows on the way back. */
  private double slope;

  StraightSearch(RestingBodies bodies) {
    this.bodies = bodies;
    pairs = bodies.pairs();
    pair = new StraightPair(pairs);
  }

  /** The last free parameter up to one. */
  LastFree lastFree(StraightMotion motion, double upTo) {
    motion.at(0, state);
    double last = Math.min(upTo, motion.to());
    int stopper = -1;
    slope = 0;
    int count = bodies.count();
    // Once all bodies in turn are passed at one place, that is free.
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

  /** The last parameter up to one at which a body is not in the way. */
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
    // What is met on the way is no farther off at its end than the way is long.
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
    double[] starts = new double[8];
    double[] ends = new double[8];
    int stretches = 0;
    for (int body = 0; body < bodies.count(); body++) {
      Interruption.check();
      bodies.face(body, state);
      while (pairs.nextOnLine(bodies.level(), motion.from(), motion.to())) {
        if (pair.isBlocked(bodies.level(), motion.from(), motion.to())) {
          if (stretches == starts.length) {
            starts = Arrays.copyOf(starts, 2 * stretches);
            ends = Arrays.copyOf(ends, 2 * stretches);
          }
          starts[stretches] = pair.from;
          ends[stretches] = pair.to;
          stretches++;
        }
      }
    }
    return leftOver(motion, starts, ends, stretches);
  }

  /** What open stretches leave of the range: in one pass, in the order of their starts. */
  private static IntervalSet leftOver(
      StraightMotion motion, double[] starts, double[] ends, int stretches) {
    Integer[] order = new Integer[stretches];
    Arrays.setAll(order, k -> k);
    Arrays.sort(order, Comparator.comparingDouble(k -> starts[k]));
    List<Interval> free = new ArrayList<>(4);
    double at = motion.from();
    for (int k : order) {
      // What begins before this place may cover it; what begins at it or later leaves it free.
      if (starts[k] >= at && at <= motion.to()) {
        free.add(new Interval(at, Math.min(starts[k], motion.to())));
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
