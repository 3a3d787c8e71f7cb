package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.motion.MotionBounds;
import io.github.flightstand.geometry.motion.MotionState;

/**
 * The parts of a moving body against those of a body at rest, pair by pair, seen from the moving
 * body.
 *
 * <p>Two convex polygons are parted by at least g exactly if some edge of one of them has all
 * corners of the other at least g in front of it, as long as g ≤ 0; so the signed separation of an
 * overlapping pair is the greatest, over the edges of both, of the least distance of the other's
 * corners in front of the edge (the separating axis theorem: the edges' normals are the normals of
 * the Minkowski difference). Each single distance, corner against edge, is a smooth function of the
 * motion's parameter. That is what the interval tests use: over a stretch of half width h about its
 * middle, a distance g stays within g(mid) ± (|g′(mid)| h + M h²/2), M bounding the second
 * derivative.
 *
 * <p>Scratch space of one search: mutable, one thread. Coordinates are those of the moving body's
 * frame, in which its own parts never change.
 */
final class PartPairs {

  private double level;
  private PartSet moving;
  private PartSet fixed;
  private double originX;
  private double originY;
  private double relativeCos;
  private double relativeSin;
  private double velocityX;
  private double velocityY;
  private double turnRate;

  private int own;
  private int other;
  private double circleX;
  private double circleY;

  private int ownFirst;
  private int ownEnd;
  private int corners;
  private double[] cornerX = new double[8];
  private double[] cornerY = new double[8];
  private double[] normalX = new double[8];
  private double[] normalY = new double[8];

  PartPairs(PartSet moving, double level) {
    this.moving = moving;
    this.fixed = moving;
    this.level = level;
  }

  /**
   * Takes another moving body and level.
   *
   * @param newLevel the separation, at most 0, below which two parts count as overlapping
   */
  void carry(PartSet body, double newLevel) {
    moving = body;
    level = newLevel;
  }

  /**
   * Looks at a body at rest, standing at a pose of the motion's frame, from a state of the moving
   * body.
   */
  void face(PartSet body, double x, double y, double cos, double sin, MotionState state) {
    fixed = body;
    double dx = x - state.x();
    double dy = y - state.y();
    double c = state.cos();
    double s = state.sin();
    originX = c * dx + s * dy;
    originY = c * dy - s * dx;
    relativeCos = c * cos + s * sin;
    relativeSin = c * sin - s * cos;
    velocityX = c * state.velocityX() + s * state.velocityY();
    velocityY = c * state.velocityY() - s * state.velocityX();
    turnRate = state.turnRate();
    own = 0;
    other = -1;
    if (cornerX.length < body.x.length) {
      cornerX = new double[body.x.length];
      cornerY = new double[body.x.length];
      normalX = new double[body.x.length];
      normalY = new double[body.x.length];
    }
  }

  /** Returns the distance of the two bodies' origins. */
  double distance() {
    return Math.sqrt(originX * originX + originY * originY);
  }

  /** Returns a lower bound of the two bodies' separation, from the boxes around them. */
  double boxGap() {
    double c = Math.abs(relativeCos);
    double s = Math.abs(relativeSin);
    double otherX = relativeCos * originX + relativeSin * originY;
    double otherY = relativeCos * originY - relativeSin * originX;
    double alongOwn =
        Math.max(
            Math.abs(originX) - moving.halfLength - (c * fixed.halfLength + s * fixed.halfWidth),
            Math.abs(originY) - moving.halfWidth - (s * fixed.halfLength + c * fixed.halfWidth));
    double alongOther =
        Math.max(
            Math.abs(otherX) - fixed.halfLength - (c * moving.halfLength + s * moving.halfWidth),
            Math.abs(otherY) - fixed.halfWidth - (s * moving.halfLength + c * moving.halfWidth));
    return Math.max(alongOwn, alongOther);
  }

  /**
   * Returns a bound of every corner distance's second derivative over a stretch of half width h
   * about this state.
   */
  double curvature(MotionBounds bounds, double h) {
    double reach = Math.max(moving.reach, distance() + fixed.reach + bounds.speed() * h);
    return bounds.distanceCurvature(reach);
  }

  /**
   * Goes on to the next pair of parts whose circles come nearer than a limit and selects it; false
   * if there is none left since {@link #face}.
   */
  boolean next(double limit) {
    while (advance()) {
      if (circleDistance() - moving.radius[own] - fixed.radius[other] < limit) {
        select(own, other);
        return true;
      }
    }
    return false;
  }

  /** Does the same for circles that come so near while the body moves on, or back, straight. */
  boolean nextOnLine(double limit) {
    double speed = Math.sqrt(velocityX * velocityX + velocityY * velocityY);
    while (advance()) {
      double apart =
          speed == 0
              ? circleDistance()
              : Math.abs(circleX * velocityY - circleY * velocityX) / speed;
      if (apart - moving.radius[own] - fixed.radius[other] < limit) {
        select(own, other);
        return true;
      }
    }
    return false;
  }

  /** Steps to the next pair and finds where the other part's circle is, seen from the own one. */
  private boolean advance() {
    if (++other == fixed.parts()) {
      other = 0;
      own++;
    }
    if (own >= moving.parts()) {
      return false;
    }
    double x = fixed.centreX[other];
    double y = fixed.centreY[other];
    circleX = originX + (relativeCos * x - relativeSin * y) - moving.centreX[own];
    circleY = originY + (relativeSin * x + relativeCos * y) - moving.centreY[own];
    return true;
  }

  private double circleDistance() {
    return Math.sqrt(circleX * circleX + circleY * circleY);
  }

  /** Returns the number of the moving body's part in the selected pair. */
  int own() {
    return own;
  }

  /** Returns the number of the resting body's part in the selected pair. */
  int other() {
    return other;
  }

  /** Selects a pair of parts for the questions below: brings both into one frame. */
  void select(int ownPart, int otherPart) {
    own = ownPart;
    other = otherPart;
    ownFirst = moving.first[own];
    ownEnd = moving.first[own + 1];
    int from = fixed.first[other];
    corners = fixed.first[other + 1] - from;
    for (int i = 0; i < corners; i++) {
      double lx = fixed.x[from + i];
      double ly = fixed.y[from + i];
      cornerX[i] = originX + (relativeCos * lx - relativeSin * ly);
      cornerY[i] = originY + (relativeSin * lx + relativeCos * ly);
      double nx = fixed.normalX[from + i];
      double ny = fixed.normalY[from + i];
      normalX[i] = relativeCos * nx - relativeSin * ny;
      normalY[i] = relativeSin * nx + relativeCos * ny;
    }
  }

  /** Tells whether the selected parts are parted by at least the level. */
  boolean free() {
    for (int e = ownFirst; e < ownEnd; e++) {
      if (leastBeforeOwnEdge(e) >= level) {
        return true;
      }
    }
    for (int e = 0; e < corners; e++) {
      if (leastBeforeOtherEdge(e) >= level) {
        return true;
      }
    }
    return false;
  }

  private double leastBeforeOwnEdge(int e) {
    double nx = moving.normalX[e];
    double ny = moving.normalY[e];
    double offset = nx * moving.x[e] + ny * moving.y[e];
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < corners; i++) {
      least = Math.min(least, nx * cornerX[i] + ny * cornerY[i]);
    }
    return least - offset;
  }

  private double leastBeforeOtherEdge(int e) {
    double nx = normalX[e];
    double ny = normalY[e];
    double offset = nx * cornerX[e] + ny * cornerY[e];
    double least = Double.POSITIVE_INFINITY;
    for (int i = ownFirst; i < ownEnd; i++) {
      least = Math.min(least, nx * moving.x[i] + ny * moving.y[i]);
    }
    return least - offset;
  }

  /**
   * Tells whether the selected parts certainly overlap by more than the level throughout a stretch
   * of half width h about the state: before every edge some corner stays below {@code below}.
   *
   * @param curvature bounds the second derivatives
   * @param below the separation that must not be reached, about the level
   */
  boolean blockedThroughout(double h, double curvature, double below) {
    double rest = curvature * h * h / 2;
    for (int e = ownFirst; e < ownEnd; e++) {
      double nx = moving.normalX[e];
      double ny = moving.normalY[e];
      double limit = below + (nx * moving.x[e] + ny * moving.y[e]) - rest;
      boolean some = false;
      for (int i = 0; i < corners && !some; i++) {
        double value = nx * cornerX[i] + ny * cornerY[i];
        some = value < limit && value + Math.abs(ownEdgeRate(nx, ny, i)) * h < limit;
      }
      if (!some) {
        return false;
      }
    }
    for (int e = 0; e < corners; e++) {
      double nx = normalX[e];
      double ny = normalY[e];
      double limit = below + (nx * cornerX[e] + ny * cornerY[e]) - rest;
      boolean some = false;
      for (int i = ownFirst; i < ownEnd && !some; i++) {
        double value = nx * moving.x[i] + ny * moving.y[i];
        some = value < limit && value + Math.abs(otherEdgeRate(nx, ny, i)) * h < limit;
      }
      if (!some) {
        return false;
      }
    }
    return true;
  }

  /**
   * Tells whether the selected parts are certainly parted by at least the level throughout a
   * stretch of half width h about the state: one edge has all corners before it all the time.
   */
  boolean freeThroughout(double h, double curvature) {
    double rest = curvature * h * h / 2;
    for (int e = ownFirst; e < ownEnd; e++) {
      double nx = moving.normalX[e];
      double ny = moving.normalY[e];
      double limit = level + (nx * moving.x[e] + ny * moving.y[e]) + rest;
      boolean all = true;
      for (int i = 0; i < corners && all; i++) {
        double value = nx * cornerX[i] + ny * cornerY[i];
        all = value >= limit && value - Math.abs(ownEdgeRate(nx, ny, i)) * h >= limit;
      }
      if (all) {
        return true;
      }
    }
    for (int e = 0; e < corners; e++) {
      double nx = normalX[e];
      double ny = normalY[e];
      double limit = level + (nx * cornerX[e] + ny * cornerY[e]) + rest;
      boolean all = true;
      for (int i = ownFirst; i < ownEnd && all; i++) {
        double value = nx * moving.x[i] + ny * moving.y[i];
        all = value >= limit && value - Math.abs(otherEdgeRate(nx, ny, i)) * h >= limit;
      }
      if (all) {
        return true;
      }
    }
    return false;
  }

  /**
   * The rate of a resting corner's distance from an edge of the moving part: the corner drifts the
   * other way.
   */
  private double ownEdgeRate(double nx, double ny, int corner) {
    double driftX = turnRate * cornerY[corner] - velocityX;
    double driftY = -turnRate * cornerX[corner] - velocityY;
    return nx * driftX + ny * driftY;
  }

  /** The rate of a moving corner's distance from an edge of the resting part. */
  private double otherEdgeRate(double nx, double ny, int corner) {
    double driftX = velocityX - turnRate * moving.y[corner];
    double driftY = velocityY + turnRate * moving.x[corner];
    return nx * driftX + ny * driftY;
  }

  /**
   * Returns the signed separation of the selected parts: the gap, or minus the depth of their
   * overlap.
   *
   * <p>Not {@link ConvexConvexSeparation}'s, which takes shapes: one for every pair and state would
   * be garbage in the search's loop, and the distances used here are those that {@link #free}
   * tests, to the bit.
   */
  double separation() {
    double best = Double.NEGATIVE_INFINITY;
    for (int e = ownFirst; e < ownEnd; e++) {
      best = Math.max(best, leastBeforeOwnEdge(e));
    }
    for (int e = 0; e < corners; e++) {
      best = Math.max(best, leastBeforeOtherEdge(e));
    }
    return best <= 0 ? best : gap();
  }

  /** The distance of two parts that are apart: that of a corner of one and an edge of the other. */
  private double gap() {
    double least = Double.POSITIVE_INFINITY;
    int own = ownEnd - ownFirst;
    for (int i = 0; i < corners; i++) {
      for (int e = 0; e < own; e++) {
        int a = ownFirst + e;
        int b = ownFirst + (e + 1 == own ? 0 : e + 1);
        least =
            Math.min(
                least,
                ConvexConvexSeparation.squaredDistance(
                    cornerX[i], cornerY[i], moving.x[a], moving.y[a], moving.x[b], moving.y[b]));
      }
    }
    for (int i = ownFirst; i < ownEnd; i++) {
      for (int a = 0; a < corners; a++) {
        int b = a + 1 == corners ? 0 : a + 1;
        least =
            Math.min(
                least,
                ConvexConvexSeparation.squaredDistance(
                    moving.x[i], moving.y[i], cornerX[a], cornerY[a], cornerX[b], cornerY[b]));
      }
    }
    return Math.sqrt(least);
  }

  /**
   * Returns the lower end of the open stretch of parameters in which the selected parts overlap by
   * more than the level, the body moving on from this state (parameter 0) in a straight line; above
   * {@link #blockedTo} if there is none.
   */
  double blockedFrom() {
    double from = Double.NEGATIVE_INFINITY;
    for (int e = ownFirst; e < ownEnd; e++) {
      double rate = -(moving.normalX[e] * velocityX + moving.normalY[e] * velocityY);
      from = Math.max(from, lowerEnd(leastBeforeOwnEdge(e), rate));
    }
    for (int e = 0; e < corners; e++) {
      double rate = normalX[e] * velocityX + normalY[e] * velocityY;
      from = Math.max(from, lowerEnd(leastBeforeOtherEdge(e), rate));
    }
    return from;
  }

  /** Returns the upper end of the stretch that {@link #blockedFrom} speaks of. */
  double blockedTo() {
    double to = Double.POSITIVE_INFINITY;
    for (int e = ownFirst; e < ownEnd; e++) {
      double rate = -(moving.normalX[e] * velocityX + moving.normalY[e] * velocityY);
      to = Math.min(to, -lowerEnd(leastBeforeOwnEdge(e), -rate));
    }
    for (int e = 0; e < corners; e++) {
      double rate = normalX[e] * velocityX + normalY[e] * velocityY;
      to = Math.min(to, -lowerEnd(leastBeforeOtherEdge(e), -rate));
    }
    return to;
  }

  /**
   * Where a distance that changes evenly falls below the level for good, if it does: the rest does
   * not bound below.
   */
  private double lowerEnd(double atZero, double rate) {
    if (rate < 0) {
      return (level - atZero) / rate;
    }
    return rate == 0 && atZero >= level ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
  }
}
