package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.motion.CurvedMotion;
import io.github.flightstand.geometry.motion.Motion;
import io.github.flightstand.geometry.motion.MotionBounds;
import io.github.flightstand.geometry.motion.MotionState;
import io.github.flightstand.geometry.motion.StraightMotion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where on its way a moving body is free of bodies at rest: the engine behind {@link Clearance} and
 * behind backing up.
 *
 * <p>Free means that every signed separation is at least the level, a number at most 0 (minus the
 * contact tolerance).
 *
 * <p><b>Straight motions</b> are solved in closed form. Against each pair of convex parts every
 * corner distance changes evenly, so the parameters at which the pair overlaps by more than the
 * level are one open interval, the intersection of half lines; what is left when all are taken out
 * is free.
 *
 * <p><b>Curved motions</b> are searched with a certificate. A stretch of parameters is thrown away
 * only if one pair of parts overlaps throughout, which second-order bounds of its corner distances
 * prove (see {@link PartPair}); else it is halved, down to {@value #FLOOR} mm. So a free window can
 * be missed only if it holds no end of a floor stretch, that is, if it is narrower than {@value
 * #FLOOR}, or if the separation within it never rises above the level by more than {@value
 * #RESOLUTION} mm, which is what doubles resolve on a table. Near a graze the bounds tighten with
 * the square of the stretch, so a graze that misses by ε costs a number of halvings of the order of
 * log 1/ε, not of 1/ε.
 *
 * <p>Mutable scratch space for one thread; reuse it, it allocates nothing once warm but the sets it
 * returns.
 */
public final class ClearanceSearch {

  /** Stretches are not halved below this many millimetres. */
  static final double FLOOR = 1e-10;

  /** A window less deep than this, in millimetres, is no window. */
  static final double RESOLUTION = 2e-13;

  private final MotionState state = new MotionState();
  private final PartPair pair;
  private double level;
  private PartSet moving;

  private PartSet[] bodies = new PartSet[8];
  private double[] xs = new double[8];
  private double[] ys = new double[8];
  private double[] cosines = new double[8];
  private double[] sines = new double[8];
  private int count;

  /** The body and parts that proved the last stretch blocked: the first to try for the next one. */
  private int hintBody;

  private int hintOwn;
  private int hintOther;

  /**
   * Creates a search for a moving body, with nothing at rest yet.
   *
   * @param moving the moving body
   * @param level the separation, at most 0, from which on the body counts as free
   */
  public ClearanceSearch(PartSet moving, double level) {
    this.moving = moving;
    this.level = level;
    pair = new PartPair(moving, level);
  }

  /** Begins anew for a moving body, with nothing at rest. */
  public void reset(PartSet newMoving) {
    moving = newMoving;
    count = 0;
    hintBody = 0;
    hintOwn = 0;
    hintOther = 0;
    pair.carry(moving, level);
  }

  /**
   * Sets the separation from which on the body counts as free.
   *
   * @throws IllegalArgumentException if it is positive or not a number
   */
  public void setLevel(double newLevel) {
    if (!(newLevel <= 0)) {
      throw new IllegalArgumentException(
          "the level of a clearance is at most 0, found " + newLevel);
    }
    level = newLevel;
    pair.carry(moving, level);
  }

  /**
   * Adds a body at rest.
   *
   * @param x its origin in the motion's frame, in millimetres
   * @param y its origin in the motion's frame, in millimetres
   * @param cos the cosine of its heading there
   * @param sin the sine of its heading there
   */
  public void add(PartSet body, double x, double y, double cos, double sin) {
    if (count == bodies.length) {
      int room = 2 * count;
      bodies = Arrays.copyOf(bodies, room);
      xs = Arrays.copyOf(xs, room);
      ys = Arrays.copyOf(ys, room);
      cosines = Arrays.copyOf(cosines, room);
      sines = Arrays.copyOf(sines, room);
    }
    bodies[count] = body;
    xs[count] = x;
    ys[count] = y;
    cosines[count] = cos;
    sines[count] = sin;
    count++;
  }

  /**
   * Returns how many bodies at rest there are; they are numbered in the order in which they were
   * added.
   */
  public int bodies() {
    return count;
  }

  /** Returns the signed separation of the moving body in a state from a body at rest. */
  public double separation(MotionState at, int body) {
    face(body, at);
    PartSet other = bodies[body];
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < moving.parts(); i++) {
      for (int j = 0; j < other.parts(); j++) {
        // Circles bound the gap from below, and an overlap's depth from above.
        if (pair.circleGap(i, j) < least) {
          pair.select(i, j);
          least = Math.min(least, pair.separation());
        }
      }
    }
    return least;
  }

  /** Tells whether the moving body in a state is free of a body at rest. */
  public boolean free(MotionState at, int body) {
    face(body, at);
    PartSet other = bodies[body];
    for (int i = 0; i < moving.parts(); i++) {
      for (int j = 0; j < other.parts(); j++) {
        if (pair.circleGap(i, j) < level) {
          pair.select(i, j);
          if (!pair.free()) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Tells whether the moving body in a state is free of every body at rest. */
  public boolean free(MotionState at) {
    for (int body = 0; body < count; body++) {
      if (!free(at, body)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the last parameter at which the body is free of all bodies at rest, rounded to the free
   * side by at most {@value #FLOOR} of the parameter; NaN if there is none.
   */
  public double lastFree(Motion motion) {
    if (motion instanceof StraightMotion straight) {
      return lastFree(straight);
    }
    CurvedMotion curved = (CurvedMotion) motion;
    for (int piece = curved.pieces() - 1; piece >= 0; piece--) {
      double from = curved.pieceStart(piece);
      double to = curved.pieceStart(piece + 1);
      if (from < to) {
        double last = lastFree(curved, curved.bounds(piece), from, to);
        if (!Double.isNaN(last)) {
          return last;
        }
      }
    }
    return Double.NaN;
  }

  private double lastFree(StraightMotion motion) {
    motion.at(0, state);
    double last = motion.to();
    boolean again = true;
    while (again) {
      again = false;
      for (int body = 0; body < count; body++) {
        face(body, state);
        PartSet other = bodies[body];
        for (int i = 0; i < moving.parts(); i++) {
          for (int j = 0; j < other.parts(); j++) {
            if (pair.circleGapOnLine(i, j) < level) {
              pair.select(i, j);
              double from = pair.blockedFrom();
              if (from < last && last < pair.blockedTo()) {
                last = from;
                again = true;
              }
            }
          }
        }
      }
      if (last < motion.from()) {
        return Double.NaN;
      }
    }
    return last;
  }

  private double lastFree(CurvedMotion motion, MotionBounds bounds, double from, double to) {
    if (blockedThroughout(motion, bounds, from, to)) {
      return Double.NaN;
    }
    if (to - from <= FLOOR) {
      motion.at(from, state);
      return free(state) ? from : Double.NaN;
    }
    double mid = from + (to - from) / 2;
    double later = lastFree(motion, bounds, mid, to);
    return Double.isNaN(later) ? lastFree(motion, bounds, from, mid) : later;
  }

  /**
   * Tells whether one pair of parts overlaps throughout a stretch; tries the pair that did so the
   * last time first.
   */
  private boolean blockedThroughout(
      CurvedMotion motion, MotionBounds bounds, double from, double to) {
    double h = (to - from) / 2;
    motion.at(from + h, state);
    if (hintBody < count && blockedByPair(bounds, h, hintBody, hintOwn, hintOther)) {
      return true;
    }
    for (int body = 0; body < count; body++) {
      face(body, state);
      double curvature = pair.curvature(bounds, h);
      PartSet other = bodies[body];
      for (int i = 0; i < moving.parts(); i++) {
        for (int j = 0; j < other.parts(); j++) {
          if (pair.circleGap(i, j) < level) {
            pair.select(i, j);
            if (pair.blockedThroughout(h, curvature, level + RESOLUTION)) {
              hintBody = body;
              hintOwn = i;
              hintOther = j;
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  private boolean blockedByPair(MotionBounds bounds, double h, int body, int own, int other) {
    face(body, state);
    pair.select(own, other);
    return pair.blockedThroughout(h, pair.curvature(bounds, h), level + RESOLUTION);
  }

  /**
   * Tells whether the body, moving from one parameter to another, is anywhere not free of one body
   * at rest. An overlap on a stretch narrower than {@value #FLOOR} may go unseen.
   */
  public boolean everBlocked(Motion motion, int body, double from, double to) {
    if (motion instanceof StraightMotion straight) {
      return everBlocked(straight, body, from, to);
    }
    CurvedMotion curved = (CurvedMotion) motion;
    for (int piece = 0; piece < curved.pieces(); piece++) {
      double begin = Math.max(from, curved.pieceStart(piece));
      double end = Math.min(to, curved.pieceStart(piece + 1));
      if (begin < end && everBlocked(curved, curved.bounds(piece), body, begin, end)) {
        return true;
      }
    }
    return false;
  }

  private boolean everBlocked(StraightMotion motion, int body, double from, double to) {
    motion.at(0, state);
    face(body, state);
    PartSet other = bodies[body];
    for (int i = 0; i < moving.parts(); i++) {
      for (int j = 0; j < other.parts(); j++) {
        if (pair.circleGapOnLine(i, j) < level) {
          pair.select(i, j);
          if (Math.max(pair.blockedFrom(), from) < Math.min(pair.blockedTo(), to)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean everBlocked(
      CurvedMotion motion, MotionBounds bounds, int body, double from, double to) {
    double h = (to - from) / 2;
    motion.at(from + h, state);
    if (!free(state, body)) {
      return true;
    }
    if (to - from <= FLOOR || freeThroughout(bounds, h, body)) {
      return false;
    }
    return everBlocked(motion, bounds, body, from, from + h)
        || everBlocked(motion, bounds, body, from + h, to);
  }

  /**
   * Tells whether the moving body is certainly free of a body at rest throughout a stretch about
   * the current state.
   */
  private boolean freeThroughout(MotionBounds bounds, double h, int body) {
    face(body, state);
    PartSet other = bodies[body];
    double curvature = pair.curvature(bounds, h);
    double drift = bounds.pointSpeed(moving.reach) * h;
    for (int i = 0; i < moving.parts(); i++) {
      for (int j = 0; j < other.parts(); j++) {
        if (pair.circleGap(i, j) - drift < level) {
          pair.select(i, j);
          if (!pair.freeThroughout(h, curvature)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /**
   * Returns every parameter at which the body is free of all bodies at rest, ends rounded to the
   * free side.
   */
  public IntervalSet freeSet(Motion motion) {
    if (motion instanceof StraightMotion straight) {
      return freeSet(straight);
    }
    CurvedMotion curved = (CurvedMotion) motion;
    List<Interval> found = new ArrayList<>();
    for (int piece = 0; piece < curved.pieces(); piece++) {
      if (curved.pieceStart(piece) < curved.pieceStart(piece + 1)) {
        collectFree(
            curved,
            curved.bounds(piece),
            curved.pieceStart(piece),
            curved.pieceStart(piece + 1),
            found);
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
    if (freeOfAllThroughout(bounds, h) || (to - from <= FLOOR && freeAtEnds(motion, from, to))) {
      found.add(new Interval(from, to));
    } else if (to - from > FLOOR) {
      collectFree(motion, bounds, from, from + h, found);
      collectFree(motion, bounds, from + h, to, found);
    }
  }

  private boolean freeOfAllThroughout(MotionBounds bounds, double h) {
    for (int body = 0; body < count; body++) {
      if (!freeThroughout(bounds, h, body)) {
        return false;
      }
    }
    return true;
  }

  private boolean freeAtEnds(CurvedMotion motion, double from, double to) {
    motion.at(from, state);
    if (!free(state)) {
      return false;
    }
    motion.at(to, state);
    return free(state);
  }

  private IntervalSet freeSet(StraightMotion motion) {
    motion.at(0, state);
    double[] starts = new double[8];
    double[] ends = new double[8];
    int stretches = 0;
    for (int body = 0; body < count; body++) {
      face(body, state);
      PartSet other = bodies[body];
      for (int i = 0; i < moving.parts(); i++) {
        for (int j = 0; j < other.parts(); j++) {
          if (pair.circleGapOnLine(i, j) < level) {
            pair.select(i, j);
            double from = pair.blockedFrom();
            double to = pair.blockedTo();
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
      }
    }
    return leftOver(motion, starts, ends, stretches);
  }

  /**
   * What open stretches leave of the motion's range: a sweep that at each step jumps over the
   * stretches ahead.
   */
  private static IntervalSet leftOver(
      StraightMotion motion, double[] starts, double[] ends, int stretches) {
    List<Interval> free = new ArrayList<>();
    double at = motion.from();
    while (at <= motion.to()) {
      double next = Double.POSITIVE_INFINITY;
      boolean covered = false;
      for (int k = 0; k < stretches; k++) {
        if (starts[k] < at && at < ends[k]) {
          at = ends[k];
          covered = true;
        }
      }
      if (!covered) {
        double jump = at;
        for (int k = 0; k < stretches; k++) {
          if (starts[k] >= at && starts[k] < next && starts[k] < ends[k]) {
            next = starts[k];
            jump = ends[k];
          }
        }
        free.add(new Interval(at, Math.min(next, motion.to())));
        at = next == Double.POSITIVE_INFINITY ? next : jump;
      }
    }
    return IntervalSet.of(free);
  }

  private void face(int body, MotionState at) {
    pair.face(bodies[body], xs[body], ys[body], cosines[body], sines[body], at);
  }
}
