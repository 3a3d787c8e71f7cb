package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.internal.ConvexView;
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
  private final MotionState state = new MotionState();

  /**
   * The open stretch of all parameters at which a pair of parts overlaps by more than the level.
   *
   * @param slope how fast the separation grows on the way back from where it begins
   */
  record Blocked(double from, double to, double slope) {

    static final Blocked NEVER = new Blocked(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0);
  }

  StraightSearch(RestingBodies bodies) {
    this.bodies = bodies;
    pairs = bodies.pairs();
  }

  /** The last free parameter up to one. */
  LastFree lastFree(StraightMotion motion, double upTo) {
    motion.at(0, state);
    double last = Math.min(upTo, motion.to());
    int stopper = -1;
    double slope = 0;
    int count = bodies.count();
    // Once all bodies in turn are passed at one place, that is free.
    for (int passed = 0, body = 0; passed < count && last >= motion.from(); ) {
      Interruption.check();
      Blocked before = passed(body, last);
      if (before.from() < last) {
        last = before.from();
        stopper = body;
        slope = before.slope();
        passed = 0;
      }
      passed++;
      body = body + 1 == count ? 0 : body + 1;
    }
    return new LastFree(last >= motion.from() ? last : Double.NaN, stopper, slope);
  }

  /** The stretch before which a body is not in the way, going back from a parameter. */
  private Blocked passed(int body, double upTo) {
    Blocked passed = Blocked.NEVER;
    double last = upTo;
    bodies.face(body, state);
    pairs.seenFrom(last);
    if (pairs.apartBy(0)) {
      return passed;
    }
    int passedOwn = -1;
    int passedOther = -1;
    while (pairs.next(ALONG)) {
      boolean isPassed = pairs.own() == passedOwn && pairs.other() == passedOther;
      Blocked blocked = isPassed ? Blocked.NEVER : blocked(pairs, bodies.level(), last, last);
      if (blocked != Blocked.NEVER) {
        passedOwn = pairs.own();
        passedOther = pairs.other();
        passed = blocked;
        last = blocked.from();
        pairs.seenFrom(last);
      }
    }
    return passed;
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
      if (blocked(pairs, bodies.level(), from, to) != Blocked.NEVER) {
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
        Blocked blocked = blocked(pairs, bodies.level(), motion.from(), motion.to());
        if (blocked != Blocked.NEVER) {
          if (stretches == starts.length) {
            starts = Arrays.copyOf(starts, 2 * stretches);
            ends = Arrays.copyOf(ends, 2 * stretches);
          }
          starts[stretches] = blocked.from();
          ends[stretches] = blocked.to();
          stretches++;
        }
      }
    }
    return leftOver(motion, starts, ends, stretches);
  }

  /**
   * Returns the stretch in which the selected parts overlap by more than a level, the body moving on
   * from its state (parameter 0) in a straight line, if any of it lies between two parameters; else
   * {@link Blocked#NEVER}.
   *
   * <p>Every distance changes evenly: before an edge from which the other part moves away the
   * overlap ends, before one that it moves towards it begins, and one before which all corners stay
   * at least at the level forbids it. The first edges that forbid it between the two end the
   * search.
   *
   * @param level the separation, at most 0, below which they count as overlapping
   * @param to not below {@code from}; if equal to it, whether that parameter is inside the stretch
   */
  static Blocked blocked(PartPairs pairs, double level, double from, double to) {
    SeenBody seen = pairs.seen();
    double begins = Double.NEGATIVE_INFINITY;
    double ends = Double.POSITIVE_INFINITY;
    double slope = 0;
    for (int sense = -1; sense <= 1; sense += 2) {
      ConvexView edges = sense < 0 ? pairs.ownPart() : pairs.otherPart();
      ConvexView corners = sense < 0 ? pairs.otherPart() : pairs.ownPart();
      for (int e = 0; e < edges.size(); e++) {
        double rate =
            sense * (edges.normalX(e) * seen.velocityX() + edges.normalY(e) * seen.velocityY());
        double atZero = edges.leastBefore(e, corners);
        if (rate < 0) {
          double reached = (level - atZero) / rate;
          if (reached > begins) {
            begins = reached;
            slope = -rate;
          }
        } else if (rate > 0) {
          ends = Math.min(ends, (level - atZero) / rate);
        } else if (atZero >= level) {
          return Blocked.NEVER;
        }
        if (!(begins < to && from < ends && begins < ends)) {
          return Blocked.NEVER;
        }
      }
    }
    return new Blocked(begins, ends, slope);
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
