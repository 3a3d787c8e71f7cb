package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;

/**
 * A search for the free path of a moving body: where on its motion it is free of bodies at rest.
 *
 * <p>Free means that every signed separation is at least the level, a number at most 0 (minus the
 * contact tolerance). Straight motions are solved in closed form. Curved motions are searched in
 * stretches that second-order bounds decide, down to 1e-10 of the parameter.
 *
 * <p><b>Error.</b> Answers lie at most 1e-10 from the exact ones, on the free side, where the
 * separation changes by at least 1e-3 mm per unit of the parameter.
 *
 * <p><b>What may be missed.</b> On a curved motion: a free stretch narrower than 1e-10 of the
 * parameter, and one in which the separation never exceeds the level by more than
 *
 * <blockquote>
 *
 * 5e-14 mm + 1e-14 R,
 *
 * </blockquote>
 *
 * <p>where R bounds two lengths in millimeters: the distance from the moving body's origin of a
 * corner of that body, or of a body at rest that it meets, and the way that a corner moves in a
 * piece of the motion. On a table R is below 390 mm, so the sum is at most 4e-12 mm; between two
 * small bases it is below 2e-12. The search gives away the first term on purpose: otherwise a body
 * that slides along another in contact would make it halve every stretch to the end. The second
 * term is the rounding of corner distances, derived in {@code CurvedPair}. Both are for the poses
 * that {@link Motion#at} gives; if those differ by η mm from the smooth motion of the stated
 * bounds, add 2η. Every stretch of at least 1e-10 in which the separation stays above that is
 * found, or a later one is.
 *
 * <p>Mutable scratch space for one thread. Reuse it: once warm, it allocates only its results.
 *
 * <pre>{@code
 * FreePathSearch search = new FreePathSearch(BodyParts.of(base), -1e-6);
 * search.add(BodyParts.of(otherBase), 100, 0, 1, 0);
 * search.lastFree(motion).at()    // the largest free parameter, NaN if there is none
 * }</pre>
 */
public final class FreePathSearch {

  private final RestingBodies bodies;
  private final StraightSearch straight;
  private final CurvedSearch curved;
  private final MotionState state = new MotionState();

  /** A body at rest, seen from the frame where the motion begins. */
  private final SeenBody placed = new SeenBody(BodyParts.NONE);

  private Pose frame = Pose.IDENTITY;
  private double ahead;

  /**
   * Creates a search for a moving body, with nothing at rest yet.
   *
   * @param moving the moving body
   * @param level the least separation at which the body counts as free
   * @throws IllegalArgumentException if the level is positive or not a number
   */
  public FreePathSearch(BodyParts moving, double level) {
    bodies = new RestingBodies(moving, level);
    straight = new StraightSearch(bodies);
    curved = new CurvedSearch(bodies);
  }

  /**
   * Resets the search for a new moving body; no obstacles yet.
   *
   * @param newFrame the start of the motion, in the frame of the bodies at rest to come
   * @param newAhead the distance in millimeters from that start ahead to the motion's frame
   */
  public void reset(BodyParts moving, Pose newFrame, double newAhead) {
    bodies.reset(moving);
    curved.reset();
    frame = newFrame;
    ahead = newAhead;
  }

  /**
   * Sets the least separation at which the body counts as free.
   *
   * @throws IllegalArgumentException if it is positive or not a number
   */
  public void setLevel(double newLevel) {
    bodies.setLevel(newLevel);
  }

  /**
   * Adds a body at rest. Only differences of given positions count, so a far-off origin of their
   * frame costs no precision.
   *
   * @param body the body's parts
   * @param x the x of its origin in millimeters; this and the rest in the frame of {@link #reset}'s
   *     {@code newFrame}
   * @param y the y of its origin
   * @param cos the cosine of its heading
   * @param sin the sine of its heading
   */
  public void add(BodyParts body, double x, double y, double cos, double sin) {
    double c = frame.heading().cos();
    double s = frame.heading().sin();
    placed.face(body, x, y, cos, sin, frame.x(), frame.y(), c, s);
    bodies.add(body, placed.x() - ahead, placed.y(), placed.cos(), placed.sin());
  }

  /** Returns the number of bodies at rest, which are numbered in the order of adding. */
  public int bodies() {
    return bodies.count();
  }

  /** Returns the last parameter at which the body is free of all bodies at rest. */
  public LastFree lastFree(Motion motion) {
    return lastFree(motion, motion.to());
  }

  /**
   * Returns the last parameter up to {@code upTo} at which the body is free.
   *
   * @param upTo the limit; no free parameter beyond it may round to one below it
   */
  public LastFree lastFree(Motion motion, double upTo) {
    return motion instanceof StraightMotion slide
        ? straight.lastFree(slide, upTo)
        : curved.lastFree((CurvedMotion) motion, upTo);
  }

  /**
   * Tests whether one body at rest blocks the moving body anywhere from one parameter to another.
   * On a curve, an overlap on a stretch narrower than 1e-10 may go unseen.
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

  /**
   * Adds to a plane the pairs of slides at which one body at rest is overlapped by more than minus
   * a level. At the pair (0, 0) the moving body stands at {@link #reset}'s {@code newFrame}, {@code
   * newAhead} mm ahead.
   *
   * @param level the separation below which a pair is forbidden; it may be a little above 0
   * @return whether any pair in the plane's square is forbidden
   */
  public boolean forbid(int body, SlidePlane plane, double level) {
    state.stand(0, 0, 1, 0);
    bodies.face(body, state);
    return bodies.pairs().forbid(plane, level);
  }

  /**
   * Adds to a plane the pairs of slides at which one body at rest is nearer than a distance in
   * millimeters, above 0 and the same for all bodies. Otherwise as {@link #forbid}.
   */
  public boolean forbidWithin(int body, SlidePlane plane, double distance) {
    state.stand(0, 0, 1, 0);
    bodies.face(body, state);
    return bodies.pairs().forbidWithin(plane, distance);
  }

  /** Returns every parameter at which the body is free, with ends rounded to the free side. */
  public IntervalSet freeSet(Motion motion) {
    return motion instanceof StraightMotion slide
        ? straight.freeSet(slide)
        : curved.freeSet((CurvedMotion) motion);
  }
}
