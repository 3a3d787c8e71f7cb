package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.motion.CurvedMotion;
import io.github.flightstand.geometry.motion.Motion;
import io.github.flightstand.geometry.motion.MotionState;
import io.github.flightstand.geometry.motion.StraightMotion;

/**
 * Where on its way a moving body is free of bodies at rest: the engine behind {@link Clearance},
 * for search loops.
 *
 * <p>Free means that every signed separation is at least the level, a number at most 0 (minus the
 * contact tolerance). Straight motions are solved in closed form. Curved motions are searched by
 * halving stretches until second-order bounds decide them, down to 1e-10 of the parameter; a free
 * window can be missed only if it is narrower than that, or if the separation within it never rises
 * above the level by more than 5e-14 mm, which is what doubles resolve on a table. Answers lie on
 * the free side of the exact ones by at most 1e-10 where the separation changes by at least 1e-3 mm
 * for each unit of the parameter.
 *
 * <p>Mutable scratch space for one thread; reuse it, it allocates nothing once warm but the sets it
 * returns.
 *
 * <pre>{@code
 * ClearanceSearch search = new ClearanceSearch(PartSet.of(base), -1e-6);
 * search.add(PartSet.of(otherBase), 100, 0, 1, 0);
 * search.lastFree(motion)    // the largest free parameter, NaN if there is none
 * }</pre>
 */
public final class ClearanceSearch {

  private final MotionState state = new MotionState();
  private final RestingBodies bodies;
  private final StraightClearance straight;
  private final CurvedClearance curved;

  /**
   * Creates a search for a moving body, with nothing at rest yet.
   *
   * @param moving the moving body
   * @param level the separation, at most 0, from which on the body counts as free
   */
  public ClearanceSearch(PartSet moving, double level) {
    bodies = new RestingBodies(moving, level);
    straight = new StraightClearance(bodies);
    curved = new CurvedClearance(bodies);
    setLevel(level);
  }

  /** Begins anew for a moving body, with nothing at rest. */
  public void reset(PartSet moving) {
    bodies.reset(moving);
    curved.reset();
  }

  /**
   * Sets the separation from which on the body counts as free.
   *
   * @throws IllegalArgumentException if it is positive or not a number
   */
  public void setLevel(double level) {
    if (!(level <= 0)) {
      throw new IllegalArgumentException("the level of a clearance is at most 0, found " + level);
    }
    bodies.setLevel(level);
  }

  /**
   * Adds a body at rest.
   *
   * @param body its parts
   * @param x its origin in the motion's frame, in millimetres
   * @param y its origin in the motion's frame, in millimetres
   * @param cos the cosine of its heading there
   * @param sin the sine of its heading there
   */
  public void add(PartSet body, double x, double y, double cos, double sin) {
    bodies.add(body, x, y, cos, sin);
  }

  /** Returns how many bodies are at rest; their numbers are in the order in which they came. */
  public int bodies() {
    return bodies.count();
  }

  /** Returns the signed separation, in millimetres, of the moving body in a state from a body. */
  public double separation(MotionState at, int body) {
    return bodies.separationBelow(at, body, Double.POSITIVE_INFINITY);
  }

  /** Returns the same if it is below a limit, else the limit: much quicker if it clearly is not. */
  public double separationBelow(MotionState at, int body, double limit) {
    return bodies.separationBelow(at, body, limit);
  }

  /** Tells whether the moving body in a state is free of every body at rest. */
  public boolean free(MotionState at) {
    return bodies.free(at);
  }

  /**
   * Returns the last parameter at which the body is free of all bodies at rest, rounded to the free
   * side; NaN if there is none.
   */
  public double lastFree(Motion motion) {
    return motion instanceof StraightMotion slide
        ? straight.lastFree(slide)
        : curved.lastFree((CurvedMotion) motion);
  }

  /**
   * Tells whether the body, moving from one parameter to another, is anywhere not free of one body
   * at rest. On a curve, an overlap on a stretch narrower than 1e-10 may go unseen.
   */
  public boolean everBlocked(Motion motion, int body, double from, double to) {
    if (from == to) {
      motion.at(from, state);
      return !bodies.free(state, body);
    }
    return motion instanceof StraightMotion slide
        ? straight.everBlocked(slide, body, from, to)
        : curved.everBlocked((CurvedMotion) motion, body, from, to);
  }

  /** Returns every parameter at which the body is free, ends rounded to the free side. */
  public IntervalSet freeSet(Motion motion) {
    return motion instanceof StraightMotion slide
        ? straight.freeSet(slide)
        : curved.freeSet((CurvedMotion) motion);
  }
}
