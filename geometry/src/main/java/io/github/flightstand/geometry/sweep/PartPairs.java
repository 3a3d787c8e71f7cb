package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.internal.ConvexView;

/**
 * The parts of a moving body against those of a body at rest, pair by pair, seen from the moving
 * body.
 *
 * <p>As long as g ≤ 0, two convex polygons are parted by at least g exactly if some edge of one of
 * them has all corners of the other at least g in front of it (see {@link ConvexView}). Each single
 * distance, corner against edge, is a smooth function of the motion's parameter. That is what the
 * interval tests use: over a stretch of half width h about its middle, a distance g stays within
 * g(mid) ± (|g′(mid)| h + M h²/2), M bounding the second derivative. Every question is asked twice,
 * of the edges of one part and of those of the other.
 *
 * <p><b>Error.</b> Let u be 2⁻⁵³, and let R bound, in millimetres, how far any corner of the two
 * bodies is from the moving body's origin and how far a corner moves in half of a stretch. From the
 * two poses as their doubles are, the other body's origin is off by 3u R each way and its turn by
 * 2u in cosine and sine; a corner is then off by at most 9u R each way (2.9u R from the turn, 3u R
 * from placing it), a normal by 4.9u, which the length 2R of a lever makes 14u R. With 13u R for
 * the corner and 6u R for the distance itself, a distance is off by at most 33u R. Headings whose
 * cosines and sines are right to 2u each add 6u R and, by the normals, 11u R: {@link #free} and
 * {@link #separation} are right to 50u R. An interval test passes only where |g′| h and M h²/2 are
 * below 2R; the roundings of these and of their sums are at most 18u R. So it may wrongly pass if
 * it is decided by less than 68u R, which is below {@value #ROUNDING} R.
 *
 * <p>Scratch space of one search: mutable, one thread. Coordinates are those of the moving body's
 * frame, in which its own parts never change.
 */
final class PartPairs {

  /** What rounding may do to an interval test, as a share of the lengths at hand. */
  static final double ROUNDING = 1e-14;

  /** Millimetres by which rounding may put circles apart that come near each other on a line. */
  private static final double ALONG = 1e-6;

  private double level;
  private BodyParts moving;
  private BodyParts fixed;
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

  private ConvexView ownPart = new ConvexView();

  /** The other body's part as the moving body sees it. */
  private final ConvexView otherPart = new ConvexView();

  PartPairs(BodyParts moving, double level) {
    this.moving = moving;
    this.fixed = moving;
    this.level = level;
  }

  /**
   * Takes another moving body and level.
   *
   * @param newLevel the separation, at most 0, below which two parts count as overlapping
   */
  void carry(BodyParts body, double newLevel) {
    moving = body;
    level = newLevel;
  }

  /**
   * Looks at a body at rest, standing at a pose of the motion's frame, from a state of the moving
   * body.
   */
  void face(BodyParts body, double x, double y, double cos, double sin, MotionState state) {
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
    return Math.max(
        boxGap(originX, originY, moving, fixed, c, s), boxGap(otherX, otherY, fixed, moving, c, s));
  }

  /** Returns how far one body's box lies outside another's along the axes of the latter. */
  private static double boxGap(
      double x, double y, BodyParts of, BodyParts from, double c, double s) {
    double length = c * from.halfLength() + s * from.halfWidth();
    double width = s * from.halfLength() + c * from.halfWidth();
    return Math.max(Math.abs(x) - of.halfLength() - length, Math.abs(y) - of.halfWidth() - width);
  }

  /**
   * Returns a bound of every corner distance's second derivative over a stretch of half width h
   * about this state.
   */
  double curvature(MotionBounds bounds, double h) {
    double reach = Math.max(moving.reach(), distance() + fixed.reach() + bounds.speed() * h);
    return bounds.distanceCurvature(reach);
  }

  /**
   * Goes on to the next pair of parts whose circles come nearer than a limit and selects it; false
   * if there is none left since {@link #face}.
   */
  boolean next(double limit) {
    while (advance()) {
      if (circleDistance() - moving.radius(own) - fixed.radius(other) < limit) {
        select(own, other);
        return true;
      }
    }
    return false;
  }

  /**
   * Does the same for circles that come so near while the body moves on, or back, straight, from
   * one parameter to another; the state is that at parameter 0.
   */
  boolean nextOnLine(double limit, double from, double to) {
    double squared = velocityX * velocityX + velocityY * velocityY;
    while (advance()) {
      double reach = moving.radius(own) + fixed.radius(other) + limit;
      double nearest = squared == 0 ? 0 : (circleX * velocityX + circleY * velocityY) / squared;
      double at = Math.max(from, Math.min(to, nearest));
      double apartX = circleX - at * velocityX;
      double apartY = circleY - at * velocityY;
      if (Math.sqrt(apartX * apartX + apartY * apartY) < reach + ALONG) {
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
    double x = fixed.centreX(other);
    double y = fixed.centreY(other);
    circleX = originX + (relativeCos * x - relativeSin * y) - moving.centreX(own);
    circleY = originY + (relativeSin * x + relativeCos * y) - moving.centreY(own);
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
  void select(int ownNumber, int otherNumber) {
    own = ownNumber;
    other = otherNumber;
    ownPart = moving.view(own);
    otherPart.place(fixed.view(other), originX, originY, relativeCos, relativeSin);
  }

  /** Tells whether the selected parts are parted by at least the level. */
  boolean free() {
    return ownPart.hasEdgeBefore(otherPart, level) || otherPart.hasEdgeBefore(ownPart, level);
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
    return blockedBefore(ownPart, otherPart, h, rest, below)
        && blockedBefore(otherPart, ownPart, h, rest, below);
  }

  private boolean blockedBefore(
      ConvexView edges, ConvexView corners, double h, double rest, double below) {
    for (int e = 0; e < edges.size(); e++) {
      double nx = edges.normalX(e);
      double ny = edges.normalY(e);
      double limit = below + edges.offset(e) - rest;
      boolean some = false;
      for (int i = 0; i < corners.size() && !some; i++) {
        double value = nx * corners.x(i) + ny * corners.y(i);
        some = value < limit && value + drift(nx, ny, corners, i) * h < limit;
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
    return freeBefore(ownPart, otherPart, h, rest) || freeBefore(otherPart, ownPart, h, rest);
  }

  private boolean freeBefore(ConvexView edges, ConvexView corners, double h, double rest) {
    for (int e = 0; e < edges.size(); e++) {
      double nx = edges.normalX(e);
      double ny = edges.normalY(e);
      double limit = level + edges.offset(e) + rest;
      boolean all = true;
      for (int i = 0; i < corners.size() && all; i++) {
        double value = nx * corners.x(i) + ny * corners.y(i);
        all = value >= limit && value - drift(nx, ny, corners, i) * h >= limit;
      }
      if (all) {
        return true;
      }
    }
    return false;
  }

  /**
   * How fast a corner's distance from an edge of the other part changes. Whichever of the two parts
   * moves, only the sign hangs on that.
   */
  private double drift(double nx, double ny, ConvexView corners, int i) {
    double driftX = turnRate * corners.y(i) - velocityX;
    double driftY = -turnRate * corners.x(i) - velocityY;
    return Math.abs(nx * driftX + ny * driftY);
  }

  /**
   * Returns the signed separation of the selected parts: the gap, or minus the depth of their
   * overlap.
   */
  double separation() {
    double best = Math.max(ownPart.greatestBefore(otherPart), otherPart.greatestBefore(ownPart));
    return best <= 0 ? best : ConvexView.gap(ownPart, otherPart);
  }

  /**
   * Returns the lower end of the open stretch of parameters in which the selected parts overlap by
   * more than the level, the body moving on from this state (parameter 0) in a straight line; above
   * {@link #blockedTo} if there is none.
   */
  double blockedFrom() {
    return Math.max(lowerEnd(ownPart, otherPart, -1), lowerEnd(otherPart, ownPart, 1));
  }

  /** Returns the upper end of the stretch that {@link #blockedFrom} speaks of. */
  double blockedTo() {
    // Seen backwards in time it is the lower end.
    return Math.min(-lowerEnd(ownPart, otherPart, 1), -lowerEnd(otherPart, ownPart, -1));
  }

  /**
   * Returns where the last of the distances before the edges of one part falls below the level for
   * good. They change evenly; one that rises does not bound below.
   *
   * @param sense 1 if the part with the corners moves on, −1 if that with the edges does
   */
  private double lowerEnd(ConvexView edges, ConvexView corners, int sense) {
    double last = Double.NEGATIVE_INFINITY;
    for (int e = 0; e < edges.size(); e++) {
      double rate = sense * (edges.normalX(e) * velocityX + edges.normalY(e) * velocityY);
      double atZero = edges.leastBefore(e, corners);
      if (rate < 0) {
        last = Math.max(last, (level - atZero) / rate);
      } else if (rate == 0 && atZero >= level) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return last;
  }
}
