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

  private final FreePathSearch bodies;
  private final MotionState state = new MotionState();

  StraightSearch(FreePathSearch bodies) {
    this.bodies = bodies;
  }

  /** The last free parameter; NaN if there is none. */
  double lastFree(StraightMotion motion) {
    motion.at(0, state);
    double last = motion.to();
    boolean again = true;
    while (again && last >= motion.from()) {
      Interruption.check();
      again = false;
      for (int body = 0; body < bodies.bodies(); body++) {
        PartPairs pairs = bodies.facing(body, state);
        while (pairs.nextOnLine(bodies.level(), motion.from(), motion.to())) {
          double from = pairs.blockedFrom();
          if (from < last && last < pairs.blockedTo()) {
            last = from;
            again = true;
          }
        }
      }
    }
    return last >= motion.from() ? last : Double.NaN;
  }

  boolean everBlocked(StraightMotion motion, int body, double from, double to) {
    Interruption.check();
    motion.at(0, state);
    PartPairs pairs = bodies.facing(body, state);
    while (pairs.nextOnLine(bodies.level(), from, to)) {
      double start = pairs.blockedFrom();
      double end = pairs.blockedTo();
      // So asked, a stretch of a single parameter has an answer too.
      if (start < end && start < to && end > from) {
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
    for (int body = 0; body < bodies.bodies(); body++) {
      Interruption.check();
      PartPairs pairs = bodies.facing(body, state);
      while (pairs.nextOnLine(bodies.level(), motion.from(), motion.to())) {
        double from = pairs.blockedFrom();
        double to = pairs.blockedTo();
        if (from < to && to > motion.from() && from < motion.to()) {
          if (stretches == starts.length) {
            starts = Arrays.copyOf(starts, 2 * stretches);
            ends = Arrays.copyOf(ends, 2 * stretches);
          }
          starts[stretches] = from;
          ends[stretches] = to;
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
