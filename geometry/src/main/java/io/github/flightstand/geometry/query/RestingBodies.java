package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.motion.MotionState;
import java.util.Arrays;

/**
 * The bodies at rest that a moving body must keep off, and the questions about one state of it.
 *
 * <p>Scratch space of one search: mutable, one thread.
 */
final class RestingBodies {

  private final PartPairs pairs;
  private PartSet moving;
  private double level;

  private PartSet[] bodies = new PartSet[8];
  private double[] xs = new double[8];
  private double[] ys = new double[8];
  private double[] cosines = new double[8];
  private double[] sines = new double[8];
  private int count;

  RestingBodies(PartSet moving, double level) {
    this.moving = moving;
    this.level = level;
    pairs = new PartPairs(moving, level);
  }

  void reset(PartSet newMoving) {
    moving = newMoving;
    count = 0;
    pairs.carry(moving, level);
  }

  void setLevel(double newLevel) {
    level = newLevel;
    pairs.carry(moving, level);
  }

  void add(PartSet body, double x, double y, double cos, double sin) {
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

  int count() {
    return count;
  }

  /** Returns the separation, at most 0, from which on the moving body counts as free. */
  double level() {
    return level;
  }

  PartSet moving() {
    return moving;
  }

  /** Returns the pairs of parts with one body, before the first pair. */
  PartPairs facing(int body, MotionState at) {
    pairs.face(bodies[body], xs[body], ys[body], cosines[body], sines[body], at);
    return pairs;
  }

  double separationBelow(MotionState at, int body, double limit) {
    facing(body, at);
    double least = limit;
    if (pairs.boxGap() >= limit) {
      return limit;
    }
    // Circles bound a gap from below, and an overlap's depth from above.
    while (pairs.next(least)) {
      least = Math.min(least, pairs.separation());
    }
    return least;
  }

  boolean free(MotionState at, int body) {
    facing(body, at);
    while (pairs.next(level)) {
      if (!pairs.free()) {
        return false;
      }
    }
    return true;
  }

  boolean free(MotionState at) {
    for (int body = 0; body < count; body++) {
      if (!free(at, body)) {
        return false;
      }
    }
    return true;
  }
}
