package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import java.util.ArrayList;
import java.util.List;

/**
 * A certified search for the free path of a curved motion.
 *
 * <p><b>The last free parameter</b> is found by walking back from the end. Where two parts overlap,
 * their corners' distances and rates, with a bound of the second derivatives, prove the least way
 * back over which they overlap (see {@link CurvedPair}). The walk goes back that way and tests
 * again. Such a step is a Newton step less its error, so each step squares the remaining way: from
 * a depth of tens of millimeters, half a dozen steps lead to where the two are separated. Then
 * other parts that overlap there take over; if there are none, the place is free. Near a graze that
 * misses by ε, a step is a share of the way to it, so the number of steps grows like log 1/ε, not
 * 1/ε.
 *
 * <p>The result is the start of a <i>floor stretch</i>: one of the stretches made by halving a
 * piece of the motion down to {@value #FLOOR}. So it does not depend on steps or on other bodies.
 *
 * <p><b>All free parameters</b> are found by halving. A stretch is rejected only if one pair of
 * parts overlaps throughout, which bounds of the same kind about its middle prove. It is accepted
 * if all pairs are separated throughout, and halved otherwise.
 *
 * <p><b>What may be missed.</b> A stretch is passed over if the separation provably stays below the
 * level plus {@value #RESOLUTION} mm; the proof is accurate to {@value CurvedPair#ROUNDING} R. The
 * rest are floor stretches, whose starts are tested. So a stretch as wide as a floor stretch is
 * found if its separation is above the level by more than both together.
 *
 * <p><b>Theorem.</b> {@code geometry/proof/Search.v} proves that of one piece, over the reals, with
 * {@value #FLOOR}, {@value #SHORT}, {@value #RESOLUTION} and {@value CurvedPair#ROUNDING} R as
 * constants. A {@code window} is a stretch of at least {@value #FLOOR} in which every separation is
 * above the level by more than the last two together:
 *
 * <pre>
 * Theorem no_free_window_is_skipped : forall p q k a b,
 *   window p q -&gt; q &lt;= at_ a &lt; passed a -&gt; turns k a b -&gt;
 *   from &lt; passed b
 *   /\ forall back m, 0 &lt;= back -&gt; (0 &lt; back -&gt; forall s, at_ b - back &lt;= s &lt;= at_ b -&gt; blocked s) -&gt;
 *      last_below (if Rlt_dec 0 back then at_ b - back else passed b) m -&gt; p &lt;= start m.
 * </pre>
 *
 * <p>So after any number k of turns the loop goes on, and the start that it tests next is not
 * before the window. {@code rounded_step_is_blocked} proves that a step passes over nothing but
 * what is blocked, and {@code the_loop_ends} that there are fewer turns than floor stretches.
 */
final class CurvedSearch {

  /** The width in millimeters below which stretches are not halved. */
  static final double FLOOR = 1e-10;

  /** A step that ends as near to the place where parts separate as a floor stretch is wide. */
  static final double SHORT = 1e-5;

  /** The separation above the level, in millimeters, that the search gives away. */
  static final double RESOLUTION = 5e-14;

  private final RestingBodies bodies;
  private final PartPairs pairs;
  private final CurvedPair pair;
  private final MotionState state = new MotionState();

  /** The body and parts that proved the last stretch blocked: the first to try for the next one. */
  private int hintBody;

  private int hintOwn;
  private int hintOther;

  /** The body that was in the way last in a search for the last free parameter; −1 for none. */
  private int stopper;

  CurvedSearch(RestingBodies bodies) {
    this.bodies = bodies;
    pairs = bodies.pairs();
    pair = new CurvedPair(pairs);
  }

  /** Forgets the hints that only help with the bodies of the last search. */
  void reset() {
    hintBody = 0;
    hintOwn = 0;
    hintOther = 0;
  }

  /** Returns the last free parameter up to {@code upTo}. */
  LastFree lastFree(CurvedMotion motion, double upTo) {
    stopper = -1;
    for (int piece = motion.pieces() - 1; piece >= 0; piece--) {
      double from = motion.pieceStart(piece);
      double to = motion.pieceStart(piece + 1);
      if (from < to && from <= upTo) {
        // Rates may jump where pieces meet; before that, and at the motion's end, they are the
        // piece's.
        double last =
            lastFree(motion, piece, Math.min(upTo, to == motion.to() ? to : Math.nextDown(to)));
        if (!Double.isNaN(last)) {
          return new LastFree(last, stopper, 0);
        }
      }
    }
    return new LastFree(Double.NaN, stopper, 0);
  }

  private double lastFree(CurvedMotion motion, int piece, double upTo) {
    MotionBounds bounds = motion.bounds(piece);
    double from = motion.pieceStart(piece);
    double below = bodies.level() + RESOLUTION;
    double at = upTo;
    double passed = Math.nextUp(upTo);
    boolean atEnd = upTo == motion.to();
    motion.at(at, state);
    while (passed > from) {
      Interruption.check();
      double back = hintBlocksBack(bounds, below, at - from);
      if (atEnd && back == 0) {
        if (isFreeHere(bodies.level())) {
          return at;
        }
        back = hintBlocksBack(bounds, below, at - from);
      }
      atEnd = false;
      if (back > 0) {
        at -= back;
        passed = at;
      }
      // Each step squares the way: after one this short the next would end in this floor stretch.
      if (back < SHORT && passed > from) {
        at = floorStretchBelow(passed, from, motion.pieceStart(piece + 1));
        motion.at(at, state);
        if (isFreeHere(below)) {
          return at;
        }
        passed = at;
      } else {
        motion.at(at, state);
      }
    }
    return Double.NaN;
  }

  /** Tests whether nothing is in the way in the current state; notes the parts that are. */
  private boolean isFreeHere(double level) {
    int inWay = bodies.firstInWay(state, level);
    if (inWay == bodies.count()) {
      return true;
    }
    stopper = inWay;
    hintBody = inWay;
    hintOwn = pairs.own();
    hintOther = pairs.other();
    return false;
  }

  /** Returns how far back the parts last in the way are still in the way. */
  private double hintBlocksBack(MotionBounds bounds, double below, double upTo) {
    if (hintBody >= bodies.count()) {
      return 0;
    }
    bodies.face(hintBody, state);
    pairs.select(hintOwn, hintOther);
    double back = pair.blockedBack(bounds, below, upTo);
    if (back > 0) {
      stopper = hintBody;
    }
    return back;
  }

  /** Returns the start of a piece's last floor stretch that starts below a parameter. */
  private static double floorStretchBelow(double parameter, double from, double to) {
    double width = to - from;
    int halvings = Math.max(0, Math.getExponent(width / FLOOR) + 1);
    double floor = Math.scalb(width, -halvings);
    double number = Math.ceil((parameter - from) / floor);
    // The quotient may have been rounded across the start of a stretch.
    while (number > 0 && from + number * floor >= parameter) {
      number--;
    }
    return from + number * floor;
  }

  /** Tests whether one pair of parts overlaps throughout a stretch. */
  private boolean blockedThroughout(
      CurvedMotion motion, MotionBounds bounds, double from, double to) {
    Interruption.check();
    double h = (to - from) / 2;
    motion.at(from + h, state);
    double below = bodies.level() + RESOLUTION;
    for (int body = 0; body < bodies.count(); body++) {
      bodies.face(body, state);
      double curvature = pairs.seen().curvature(bounds, h);
      while (pairs.next(bodies.level())) {
        if (pair.blockedThroughout(h, curvature, below)) {
          return true;
        }
      }
    }
    return false;
  }

  boolean everBlocked(CurvedMotion motion, int body, double from, double to) {
    for (int piece = 0; piece < motion.pieces(); piece++) {
      double begin = Math.max(from, motion.pieceStart(piece));
      double end = Math.min(to, motion.pieceStart(piece + 1));
      if (begin < end && everBlocked(motion, motion.bounds(piece), body, begin, end)) {
        return true;
      }
    }
    return false;
  }

  private boolean everBlocked(
      CurvedMotion motion, MotionBounds bounds, int body, double from, double to) {
    Interruption.check();
    double h = (to - from) / 2;
    motion.at(from + h, state);
    if (!bodies.free(state, body)) {
      return true;
    }
    double mid = from + h;
    if (atFloor(from, mid, to) || freeThroughout(bounds, h, body)) {
      return false;
    }
    return everBlocked(motion, bounds, body, from, mid)
        || everBlocked(motion, bounds, body, mid, to);
  }

  /** Tests whether a body is certainly clear throughout a stretch about the current state. */
  private boolean freeThroughout(MotionBounds bounds, double h, int body) {
    bodies.face(body, state);
    double curvature = pairs.seen().curvature(bounds, h);
    double drift = bounds.pointSpeed(pairs.seen().moving().reach()) * h;
    while (pairs.next(bodies.level() + drift)) {
      if (!pair.freeThroughout(h, curvature, bodies.level())) {
        return false;
      }
    }
    return true;
  }

  IntervalSet freeSet(CurvedMotion motion) {
    List<Interval> found = new ArrayList<>();
    for (int piece = 0; piece < motion.pieces(); piece++) {
      double from = motion.pieceStart(piece);
      double to = motion.pieceStart(piece + 1);
      if (from < to) {
        collectFree(motion, motion.bounds(piece), from, to, found);
      }
    }
    return IntervalSet.of(found);
  }

  private void collectFree(
      CurvedMotion motion, MotionBounds bounds, double from, double to, List<Interval> found) {
    if (blockedThroughout(motion, bounds, from, to)) {
      return;
    }
    double h = (to - from) / 2;
    double mid = from + h;
    boolean atFloor = atFloor(from, mid, to);
    if (freeOfAllThroughout(bounds, h) || (atFloor && free(motion, from) && free(motion, to))) {
      found.add(new Interval(from, to));
    } else if (!atFloor) {
      collectFree(motion, bounds, from, mid, found);
      collectFree(motion, bounds, mid, to, found);
    }
  }

  /** Tests whether a stretch is too narrow to halve, or has no double inside to halve it at. */
  private static boolean atFloor(double from, double mid, double to) {
    return to - from <= FLOOR || mid <= from || mid >= to;
  }

  private boolean freeOfAllThroughout(MotionBounds bounds, double h) {
    for (int body = 0; body < bodies.count(); body++) {
      if (!freeThroughout(bounds, h, body)) {
        return false;
      }
    }
    return true;
  }

  private boolean free(CurvedMotion motion, double parameter) {
    motion.at(parameter, state);
    return bodies.free(state);
  }
}
