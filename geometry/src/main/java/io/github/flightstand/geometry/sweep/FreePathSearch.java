package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.IntervalSet;
import java.util.Arrays;

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
 * <p>Mutable scratch space for one thread; reuse it, it allocates nothing once warm but the sets it
 * returns.
 *
 * <pre>{@code
 * FreePathSearch search = new FreePathSearch(BodyParts.of(base), -1e-6);
 * search.add(BodyParts.of(otherBase), 100, 0, 1, 0);
 * search.lastFree(motion)    // the largest free parameter, NaN if there is none
 * }</pre>
 */
public final class FreePathSearch {

  private final MotionState state = new MotionState();
  private final PartPairs pairs;
  private final StraightSearch straight;
  private final CurvedSearch curved;
  private BodyParts moving;
  private double level;

  private BodyParts[] resting = new BodyParts[8];
  private double[] xs = new double[8];
  private double[] ys = new double[8];
  private double[] cosines = new double[8];
  private double[] sines = new double[8];
  private int count;

  /** The body that was in the way last in a search for the last free parameter; −1 for none. */
  private int stopper = -1;

  private double steepness;

  /**
   * Creates a search for a moving body, with nothing at rest yet.
   *
   * @param moving the moving body
   * @param level the separation from which on the body counts as free
   * @throws IllegalArgumentException if the level is positive or not a number
   */
  public FreePathSearch(BodyParts moving, double level) {
    this.moving = moving;
    this.level = checked(level);
    pairs = new PartPairs(moving);
    straight = new StraightSearch(this, pairs);
    curved = new CurvedSearch(this, pairs);
  }

  private static double checked(double level) {
    if (!(level <= 0)) {
      throw new IllegalArgumentException(
          "the level of a free-path search is at most 0, found " + level);
    }
    return level;
  }

  /** Begins anew for a moving body, with nothing at rest. */
  public void reset(BodyParts newMoving) {
    moving = newMoving;
    count = 0;
    pairs.carry(moving);
    curved.reset();
  }

  /**
   * Sets the separation from which on the body counts as free.
   *
   * @throws IllegalArgumentException if it is positive or not a number
   */
  public void setLevel(double newLevel) {
    level = checked(newLevel);
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
  public void add(BodyParts body, double x, double y, double cos, double sin) {
    if (count == resting.length) {
      int larger = 2 * count;
      resting = Arrays.copyOf(resting, larger);
      xs = Arrays.copyOf(xs, larger);
      ys = Arrays.copyOf(ys, larger);
      cosines = Arrays.copyOf(cosines, larger);
      sines = Arrays.copyOf(sines, larger);
    }
    resting[count] = body;
    xs[count] = x;
    ys[count] = y;
    cosines[count] = cos;
    sines[count] = sin;
    count++;
  }

  /** Returns how many bodies are at rest; their numbers are in the order in which they came. */
  public int bodies() {
    return count;
  }

  /** Returns the separation, at most 0, from which on the moving body counts as free. */
  double level() {
    return level;
  }

  BodyParts moving() {
    return moving;
  }

  /** Looks at one body, before the first pair of parts. */
  void face(int body, MotionState at) {
    pairs.face(resting[body], xs[body], ys[body], cosines[body], sines[body], at);
  }

  /** Tells whether the moving body in a state is free of every body at rest. */
  boolean free(MotionState at) {
    return firstInWay(at, level) == count;
  }

  /** Tells whether it is free of one of them. */
  boolean free(MotionState at, int body) {
    return !inWay(at, body, level);
  }

  /**
   * Returns the first body from which the moving one is parted by less than a separation, the parts
   * that are being selected then; the number of bodies if there is none.
   */
  int firstInWay(MotionState at, double least) {
    int body = 0;
    while (body < count && !inWay(at, body, least)) {
      body++;
    }
    return body;
  }

  private boolean inWay(MotionState at, int body, double least) {
    face(body, at);
    return pairs.inWay(least);
  }

  /**
   * Returns the last parameter at which the body is free of all bodies at rest, rounded to the free
   * side; NaN if there is none.
   */
  public double lastFree(Motion motion) {
    return lastFree(motion, motion.to());
  }

  /**
   * Returns the last parameter up to one at which the body is free, rounded to the free side; NaN
   * if there is none.
   *
   * @param upTo beyond it no parameter is free that would be rounded to one below
   */
  public double lastFree(Motion motion, double upTo) {
    stopper = -1;
    steepness = 0;
    return motion instanceof StraightMotion slide
        ? straight.lastFree(slide, upTo)
        : curved.lastFree((CurvedMotion) motion, upTo);
  }

  /**
   * Returns the body at rest that the moving one overlaps next beyond the parameter that {@link
   * #lastFree} returned last; −1 if that was as far as was asked.
   */
  public int stopper() {
    return stopper;
  }

  /**
   * Returns by how many millimetres the separation from the {@linkplain #stopper stopper} grows for
   * each unit that the body goes on back from where {@link #lastFree} found it free; 0 if that is
   * not known, as after curves.
   */
  public double steepness() {
    return steepness;
  }

  void stoppedBy(int body) {
    stopper = body;
  }

  void stoppedBy(int body, double growth) {
    stopper = body;
    steepness = growth;
  }

  /**
   * Tells whether the body, moving from one parameter to another, is anywhere not free of one body
   * at rest. On a curve, an overlap on a stretch narrower than 1e-10 may go unseen.
   */
  public boolean everBlocked(Motion motion, int body, double from, double to) {
    if (from == to) {
      motion.at(from, state);
      return !free(state, body);
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
