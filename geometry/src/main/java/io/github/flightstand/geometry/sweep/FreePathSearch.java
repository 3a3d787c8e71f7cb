package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;

/**
 * The free path of a moving body: where on its motion it is free of bodies at rest.
 *
 * <p>Free means that every signed separation is at least the level, a number at most 0 (minus the
 * contact tolerance). Straight motions are solved in closed form. Curved motions are searched by
 * stretches that second-order bounds decide, down to 1e-10 of the parameter.
 *
 * <p><b>Error.</b> Answers lie on the free side of the exact ones by at most 1e-10 where the
 * separation changes by at least 1e-3 mm for each unit of the parameter.
 *
 * <p><b>What may be missed.</b> Of a curved motion, a free stretch narrower than 1e-10 of the
 * parameter, and one in which the separation never rises above the level by more than
 *
 * <blockquote>
 *
 * 5e-14 mm + 1e-14 R,
 *
 * </blockquote>
 *
 * <p>where R bounds, in millimetres, how far a corner of the moving body, or of one at rest that it
 * meets, is from the moving body's origin, and how far one moves in a piece of the motion. On a
 * table R is below 390 mm, so that is 4e-12 mm at most; between two small bases it is below 2e-12.
 * The first term is what the search gives away on purpose, so that a body which slides along
 * another in contact does not make it halve every stretch to the end; the second is the rounding of
 * corner distances, derived in {@code CurvedPair}. Both are for the poses as {@link Motion#at}
 * gives them; if those stray from the smooth motion whose bounds it states by η mm, add 2η. Every
 * stretch of at least 1e-10 in which the separation stays above that is found, or one behind it is.
 *
 * <p>Mutable scratch space for one thread; reuse it, it allocates nothing once warm but what it
 * returns.
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

  /** Where the motion's frame is in the one in which the bodies at rest are given. */
  private final SeenBody placed = new SeenBody(BodyParts.NONE);

  private Pose frame = Pose.IDENTITY;
  private double ahead;

  /**
   * Creates a search for a moving body, with nothing at rest yet.
   *
   * @param moving the moving body
   * @param level the separation from which on the body counts as free
   * @throws IllegalArgumentException if the level is positive or not a number
   */
  public FreePathSearch(BodyParts moving, double level) {
    bodies = new RestingBodies(moving, level);
    straight = new StraightSearch(bodies);
    curved = new CurvedSearch(bodies);
  }

  /**
   * Begins anew for a moving body, with nothing at rest.
   *
   * @param newFrame where the motion begins, in the frame in which bodies at rest will be given
   * @param newAhead how many millimetres ahead of that the motion's frame lies
   */
  public void reset(BodyParts moving, Pose newFrame, double newAhead) {
    bodies.reset(moving);
    curved.reset();
    frame = newFrame;
    ahead = newAhead;
  }

  /**
   * Sets the separation from which on the body counts as free.
   *
   * @throws IllegalArgumentException if it is positive or not a number
   */
  public void setLevel(double newLevel) {
    bodies.setLevel(newLevel);
  }

  /**
   * Adds a body at rest. Only differences of given positions enter, so that nothing is rounded to
   * how far off the frame in which they are given is.
   *
   * @param body its parts
   * @param x its origin, in millimetres; as all else in the frame that the search began with
   * @param y its origin
   * @param cos the cosine of its heading
   * @param sin the sine of its heading
   */
  public void add(BodyParts body, double x, double y, double cos, double sin) {
    double c = frame.heading().cos();
    double s = frame.heading().sin();
    placed.face(body, x, y, cos, sin, frame.x(), frame.y(), c, s);
    bodies.add(body, placed.x() - ahead, placed.y(), placed.cos(), placed.sin());
  }

  /** Returns how many bodies are at rest; their numbers are in the order in which they came. */
  public int bodies() {
    return bodies.count();
  }

  /** Returns the last parameter at which the body is free of all bodies at rest. */
  public LastFree lastFree(Motion motion) {
    return lastFree(motion, motion.to());
  }

  /**
   * Returns the last parameter up to one at which the body is free.
   *
   * @param upTo beyond it no parameter is free that would be rounded to one below
   */
  public LastFree lastFree(Motion motion, double upTo) {
    return motion instanceof StraightMotion slide
        ? straight.lastFree(slide, upTo)
        : curved.lastFree((CurvedMotion) motion, upTo);
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
