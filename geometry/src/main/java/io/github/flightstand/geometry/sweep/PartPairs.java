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
 * g(mid) ± (|g′(mid)| h + M h²/2), M bounding the second derivative; back by t from a place it
 * stays below g − g′ t + M t²/2. Every question is asked twice, of the edges of one part and of
 * those of the other.
 *
 * <p><b>Error.</b> Let u be 2⁻⁵³, and let R bound, in millimetres, how far any corner of the two
 * bodies is from the moving body's origin and how far a corner moves in a stretch. From the two
 * poses as their doubles are, the other body's origin is off by 3u R each way and its turn by 2u in
 * cosine and sine; a corner is then off by at most 9u R each way (2.9u R from the turn, 3u R from
 * placing it), a normal by 4.9u, which the length 2R of a lever makes 14u R. With 13u R for the
 * corner and 6u R for the distance itself, a distance is off by at most 33u R. Headings whose
 * cosines and sines are right to 2u each add 6u R and, by the normals, 11u R: {@link #partedBy} and
 * {@link #separationBelow} are right to 50u R. An interval test passes only where |g′| h and M h²/2
 * are below 2R; the roundings of these and of their sums are at most 18u R. So it may wrongly pass
 * if it is decided by less than 68u R, which is below {@value #ROUNDING} R. The length that {@link
 * #blockedBack} returns is worked out to 4u of itself, and shortened by twice that.
 *
 * <p>Scratch space of one search: mutable, one thread. Coordinates are those of the moving body's
 * frame, in which its own parts never change.
 */
final class PartPairs {

  /** What rounding may do to an interval test, as a share of the lengths at hand. */
  static final double ROUNDING = 1e-14;

  /** Millimetres by which rounding may put boxes and circles apart, and far more. */
  private static final double ROOM = 1e-6;

  /** Takes off a length more than its own rounding can have added. */
  private static final double SURE = 1 - 1e-15;

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

  /** Where the other body's origin is, seen from the moving body, when pairs are passed over. */
  private double seenX;

  private double seenY;

  private double blockedFrom;
  private double blockedTo;

  private ConvexView ownPart = new ConvexView();

  /** The other body's part as the moving body sees it. */
  private final ConvexView otherPart = new ConvexView();

  private final HullGap hullGap = new HullGap();

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
    seenFrom(0);
  }

  /** Looks at another body, standing at a place that is given in the frame of this one. */
  void stand(BodyParts body, BodyParts another, double x, double y, double cos, double sin) {
    moving = body;
    fixed = another;
    originX = x;
    originY = y;
    relativeCos = cos;
    relativeSin = sin;
    seenFrom(0);
  }

  /**
   * Tells whether the bodies are parted by less than a separation, a number at most 0; the first
   * pair that is so is then selected.
   */
  boolean inWay(double least) {
    if (!apartBy(least)) {
      while (next(least)) {
        if (!partedBy(least)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Begins again before the first pair, to pass over those that are not near each other when the
   * body has moved on in a straight line to a parameter; the state is that at parameter 0.
   */
  void seenFrom(double parameter) {
    seenX = originX - parameter * velocityX;
    seenY = originY - parameter * velocityY;
    own = 0;
    other = -1;
  }

  /** Returns the distance of the two bodies' origins. */
  double distance() {
    return Math.sqrt(originX * originX + originY * originY);
  }

  /** Tells whether the two bodies are certainly parted by a limit: whether their boxes are. */
  boolean apartBy(double limit) {
    return boxGap() >= limit + ROOM;
  }

  private double boxGap() {
    double c = Math.abs(relativeCos);
    double s = Math.abs(relativeSin);
    double otherX = relativeCos * seenX + relativeSin * seenY;
    double otherY = relativeCos * seenY - relativeSin * seenX;
    return Math.max(
        boxGap(seenX, seenY, moving, fixed, c, s), boxGap(otherX, otherY, fixed, moving, c, s));
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
   * Goes on to the next pair of parts that may come nearer than a limit and selects it; false if
   * there is none left.
   */
  boolean next(double limit) {
    while (advance(limit)) {
      if (mayComeWithin(limit)) {
        select(own, other);
        return true;
      }
    }
    return false;
  }

  /**
   * Does the same for parts whose circles come so near while the body moves on, or back, straight,
   * from one parameter to another; the state is that at parameter 0.
   */
  boolean nextOnLine(double limit, double from, double to) {
    double squared = velocityX * velocityX + velocityY * velocityY;
    while (advance(Double.POSITIVE_INFINITY)) {
      double apartX = circleX() - moving.centreX(own);
      double apartY = circleY() - moving.centreY(own);
      double nearest = squared == 0 ? 0 : (apartX * velocityX + apartY * velocityY) / squared;
      double at = Math.max(from, Math.min(to, nearest));
      double reach = moving.radius(own) + fixed.radius(other) + limit + ROOM;
      if (within(reach, apartX - at * velocityX, apartY - at * velocityY)) {
        select(own, other);
        return true;
      }
    }
    return false;
  }

  /** Steps to the next pair, leaving out own parts that are too far from the whole other body. */
  private boolean advance(double limit) {
    other++;
    if (other == fixed.parts()) {
      other = 0;
      own++;
    }
    if (other == 0) {
      while (own < moving.parts()
          && !within(
              moving.radius(own) + fixed.reach() + limit,
              seenX - moving.centreX(own),
              seenY - moving.centreY(own))) {
        own++;
      }
    }
    return own < moving.parts();
  }

  /** Returns where the other part's circle is, seen from the moving body. */
  private double circleX() {
    return seenX + (relativeCos * fixed.centreX(other) - relativeSin * fixed.centreY(other));
  }

  private double circleY() {
    return seenY + (relativeSin * fixed.centreX(other) + relativeCos * fixed.centreY(other));
  }

  /**
   * Tells whether the parts may come nearer than a limit: whether their circles do, and the circle
   * of each to the other part, which is as far off as its middle is before any edge, less its
   * radius.
   */
  private boolean mayComeWithin(double limit) {
    double x = circleX();
    double y = circleY();
    double ownX = moving.centreX(own);
    double ownY = moving.centreY(own);
    double radius = fixed.radius(other);
    double ownRadius = moving.radius(own);
    if (!within(ownRadius + radius + limit, x - ownX, y - ownY)
        || moving.view(own).isBefore(x, y, radius + limit)) {
      return false;
    }
    double backX = ownX - seenX;
    double backY = ownY - seenY;
    return !fixed
        .view(other)
        .isBefore(
            relativeCos * backX + relativeSin * backY,
            relativeCos * backY - relativeSin * backX,
            ownRadius + limit);
  }

  /** Tells whether a vector is shorter than a length. */
  private static boolean within(double length, double x, double y) {
    return length > 0 && x * x + y * y < length * length;
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

  /** Tells whether the selected parts are parted by at least a separation, a number at most 0. */
  boolean partedBy(double least) {
    return ownPart.hasEdgeBefore(otherPart, least) || otherPart.hasEdgeBefore(ownPart, least);
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
   * Returns how far back from this state the selected parts certainly overlap: before every edge of
   * either some one corner stays below a separation.
   *
   * <p>Going back by t, a distance that is g below it and grows there at the rate p is still below
   * as long as g − p t − M t²/2 &gt; 0, M bounding the second derivative. That is concave in t:
   * what holds at both ends of a stretch holds in between. Until the parts are parted, no corner of
   * the other body is farther from the moving body's origin than both reaches together and the
   * other's once more, so M needs to hold no farther out.
   *
   * @param bounds those of the piece of the motion
   * @param below the separation that must not be reached, about the level
   * @param upTo how far to look
   * @return from 0, for not at all, to {@code upTo}
   */
  double blockedBack(MotionBounds bounds, double below, double upTo) {
    double carried = bounds.carriedCurvature(moving.reach());
    double back = blockedBack(otherPart, ownPart, 1, carried, below, upTo);
    if (back > 0) {
      double seen = bounds.distanceCurvature(moving.reach() + 2 * fixed.reach());
      back = blockedBack(ownPart, otherPart, -1, seen, below, back);
    }
    return back;
  }

  private double blockedBack(
      ConvexView edges,
      ConvexView corners,
      int sense,
      double curvature,
      double below,
      double upTo) {
    double back = upTo;
    for (int e = 0; e < edges.size(); e++) {
      double nx = edges.normalX(e);
      double ny = edges.normalY(e);
      double limit = below + edges.offset(e);
      double straight = nx * velocityX + ny * velocityY;
      double rest = curvature * back / 2;
      boolean some = false;
      for (int i = 0; i < corners.size() && !some; i++) {
        double x = corners.x(i);
        double y = corners.y(i);
        double gap = limit - (nx * x + ny * y);
        double growth = sense * (turnRate * (nx * y - ny * x) - straight);
        some = gap > 0 && gap > back * (growth + rest);
      }
      if (!some) {
        back = Math.min(back, longest(nx, ny, limit, straight, corners, sense, curvature));
        if (back == 0) {
          return 0;
        }
      }
    }
    return back;
  }

  private double longest(
      double nx,
      double ny,
      double limit,
      double straight,
      ConvexView corners,
      int sense,
      double curvature) {
    double longest = 0;
    for (int i = 0; i < corners.size(); i++) {
      double x = corners.x(i);
      double y = corners.y(i);
      double gap = limit - (nx * x + ny * y);
      if (gap > 0) {
        double growth = sense * (turnRate * (nx * y - ny * x) - straight);
        double root = Math.sqrt(growth * growth + 2 * curvature * gap);
        double back = growth > 0 ? 2 * gap / (growth + root) : (root - growth) / curvature;
        longest = Math.max(longest, back * SURE);
      }
    }
    return longest;
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
   * Returns the signed separation of the selected parts, the gap or minus the depth of their
   * overlap, if it is below a limit; else the limit.
   */
  double separationBelow(double limit) {
    double best = ownPart.greatestBefore(otherPart);
    if (best < limit) {
      best = Math.max(best, otherPart.greatestBefore(ownPart));
    }
    if (best >= limit) {
      return limit;
    }
    return best <= 0 ? best : Math.min(limit, ConvexView.gap(ownPart, otherPart));
  }

  /**
   * Returns the signed separation of the two bodies if it is below a limit; else the limit.
   *
   * <p>Where they are apart it is the gap between their hulls, but for bays. Else all pairs of
   * parts are measured that may be nearer than the nearest so far: circles bound a gap from below,
   * and an overlap's depth from above.
   */
  double bodySeparationBelow(double limit) {
    double boxes = boxGap();
    if (boxes >= limit + ROOM) {
      return limit;
    }
    if (boxes > 0) {
      hullGap.between(moving, fixed, originX, originY, relativeCos, relativeSin);
      double gap = hullGap.below(limit);
      if (!Double.isNaN(gap)) {
        return gap;
      }
    }
    double least = limit;
    while (next(least)) {
      least = separationBelow(least);
    }
    return least;
  }

  /**
   * Tells whether the selected parts overlap by more than the level anywhere between two
   * parameters, the body moving on from this state (parameter 0) in a straight line, and finds the
   * open stretch of all parameters at which they do.
   *
   * <p>Every distance changes evenly: before an edge from which the other part moves away the
   * overlap ends, before one that it moves towards it begins, and one before which all corners stay
   * at least at the level forbids it. The first edges that forbid it between the two end the
   * search.
   *
   * @param to not below {@code from}; if equal to it, whether that parameter is inside the stretch
   */
  boolean findBlocked(double from, double to) {
    blockedFrom = Double.NEGATIVE_INFINITY;
    blockedTo = Double.POSITIVE_INFINITY;
    return findBlocked(ownPart, otherPart, -1, from, to)
        && findBlocked(otherPart, ownPart, 1, from, to);
  }

  private boolean findBlocked(
      ConvexView edges, ConvexView corners, int sense, double from, double to) {
    for (int e = 0; e < edges.size(); e++) {
      double rate = sense * (edges.normalX(e) * velocityX + edges.normalY(e) * velocityY);
      double atZero = edges.leastBefore(e, corners);
      if (rate < 0) {
        blockedFrom = Math.max(blockedFrom, (level - atZero) / rate);
      } else if (rate > 0) {
        blockedTo = Math.min(blockedTo, (level - atZero) / rate);
      } else if (atZero >= level) {
        blockedFrom = Double.POSITIVE_INFINITY;
      }
      if (!(blockedFrom < to && from < blockedTo && blockedFrom < blockedTo)) {
        return false;
      }
    }
    return true;
  }

  /** Returns where the stretch found last begins. */
  double blockedFrom() {
    return blockedFrom;
  }

  /** Returns where the stretch found last ends. */
  double blockedTo() {
    return blockedTo;
  }
}
