package io.github.flightstand.geometry.sweep;

import java.util.Arrays;

/**
 * The bodies at rest around a moving body: their places in the motion's frame, and tests which of
 * them is in the way.
 *
 * <p>Mutable scratch space of one search, for one thread.
 */
final class RestingBodies {

  private final PartPairs pairs;
  private double level;
  private BodyParts[] parts = new BodyParts[8];
  private double[] xs = new double[8];
  private double[] ys = new double[8];
  private double[] cosines = new double[8];
  private double[] sines = new double[8];
  private int count;

  RestingBodies(BodyParts moving, double level) {
    pairs = new PartPairs(moving);
    setLevel(level);
  }

  /** Resets the search for a new moving body; no obstacles yet. */
  void reset(BodyParts moving) {
    pairs.carry(moving);
    count = 0;
  }

  void setLevel(double newLevel) {
    if (!(newLevel <= 0)) {
      throw new IllegalArgumentException(
          "the level of a free-path search is at most 0, found " + newLevel);
    }
    level = newLevel;
  }

  void add(BodyParts body, double x, double y, double cos, double sin) {
    if (count == parts.length) {
      int larger = 2 * count;
      parts = Arrays.copyOf(parts, larger);
      xs = Arrays.copyOf(xs, larger);
      ys = Arrays.copyOf(ys, larger);
      cosines = Arrays.copyOf(cosines, larger);
      sines = Arrays.copyOf(sines, larger);
    }
    parts[count] = body;
    xs[count] = x;
    ys[count] = y;
    cosines[count] = cos;
    sines[count] = sin;
    count++;
  }

  /** Returns the number of bodies at rest, which are numbered in the order of adding. */
  int count() {
    return count;
  }

  /** Returns the least separation, at most 0, at which the moving body counts as free. */
  double level() {
    return level;
  }

  /** Returns the pairs of parts of the moving body and the body faced last. */
  PartPairs pairs() {
    return pairs;
  }

  /** Faces one body, before the first pair of parts. */
  void face(int body, MotionState at) {
    pairs.face(parts[body], xs[body], ys[body], cosines[body], sines[body], at);
  }

  /** Tests whether the moving body in a state is free of every body at rest. */
  boolean free(MotionState at) {
    return firstInWay(at, level) == count;
  }

  /** Tests whether the moving body in a state is free of one body at rest. */
  boolean free(MotionState at, int body) {
    return !inWay(at, body, level);
  }

  /**
   * Returns the first body that is separated from the moving body by less than {@code least}, and
   * selects the parts that are. Returns the number of bodies if there is none.
   */
  int firstInWay(MotionState at, double least) {
    int body = 0;
    while (body < count && !inWay(at, body, least)) {
      body++;
    }
    return body;
  }

  private boolean inWay(MotionState at, int body, double least) {
    if (pairs.circlesApart(parts[body], xs[body] - at.x(), ys[body] - at.y())) {
      return false;
    }
    face(body, at);
    return pairs.inWay(least);
  }
}
