package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.internal.ConvexView;

/**
 * The parts of a moving body against those of a body at rest, pair by pair, seen from the moving
 * body.
 *
 * <p>As long as g ≤ 0, two convex polygons are separated by at least g exactly if some edge of one
 * of them has all corners of the other at least g in front of it (see {@link ConvexView}). So every
 * question is asked twice, of the edges of one part and of those of the other. What happens while
 * the body moves is asked of the selected pair by {@link CurvedPair} and {@link StraightPair}.
 *
 * <p><b>Error.</b> Let u be 2⁻⁵³, and let R bound, in millimetres, how far any corner of the two
 * bodies is from the moving body's origin and how far a corner moves in a stretch. From the two
 * poses as their doubles are, the other body's origin is off by 3u R each way and its turn by 2u in
 * cosine and sine; a corner is then off by at most 9u R each way (2.9u R from the turn, 3u R from
 * placing it), a normal by 4.9u, which the length 2R of a lever makes 14u R. With 13u R for the
 * corner and 6u R for the distance itself, a distance is off by at most 33u R. Headings whose
 * cosines and sines are right to 2u each add 6u R and, by the normals, 11u R: {@link #separatedBy}
 * and {@link #separationBelow} are right to 50u R.
 *
 * <p>Scratch space of one search: mutable, one thread. Coordinates are those of the moving body's
 * frame, in which its own parts never change.
 */
final class PartPairs {

  /** Millimetres by which rounding may put boxes and circles apart, and far more. */
  private static final double ROOM = 1e-6;

  private final SeenBody seen;

  private int own;
  private int other;

  /** Where the other body's origin is, seen from the moving body, when pairs are passed over. */
  private double seenX;

  private double seenY;

  private ConvexView ownPart = new ConvexView();
  private final ConvexView otherPart = new ConvexView();

  private final HullGap hullGap;

  PartPairs(BodyParts moving) {
    seen = new SeenBody(moving);
    hullGap = new HullGap(seen);
  }

  /** Returns the body at rest whose parts these are, as the moving body sees it. */
  SeenBody seen() {
    return seen;
  }

  /** Takes another moving body. */
  void carry(BodyParts body) {
    seen.carry(body);
  }

  /** Looks at a body at rest from a state of the moving one: see {@link SeenBody#face}. */
  void face(BodyParts body, double x, double y, double cos, double sin, MotionState state) {
    seen.face(body, x, y, cos, sin, state);
    seenFrom(0);
  }

  /** Tells whether the two bodies are certainly separated by a limit: whether their boxes are. */
  boolean apartBy(double limit) {
    return seen.boxGap(seenX, seenY) >= limit + ROOM;
  }

  /**
   * Tells whether the bodies are separated by less than a separation, a number at most 0; the first
   * pair that is so is then selected.
   */
  boolean inWay(double least) {
    if (!apartBy(least)) {
      while (next(least)) {
        if (!separatedBy(least)) {
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
    seenX = seen.x() - parameter * seen.velocityX();
    seenY = seen.y() - parameter * seen.velocityY();
    own = 0;
    other = -1;
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
    BodyParts moving = seen.moving();
    double velocityX = seen.velocityX();
    double velocityY = seen.velocityY();
    double squared = velocityX * velocityX + velocityY * velocityY;
    while (advance(Double.POSITIVE_INFINITY)) {
      double apartX = circleX() - moving.centreX(own);
      double apartY = circleY() - moving.centreY(own);
      double nearest = squared == 0 ? 0 : (apartX * velocityX + apartY * velocityY) / squared;
      double at = Math.max(from, Math.min(to, nearest));
      double reach = moving.radius(own) + seen.fixed().radius(other) + limit + ROOM;
      if (within(reach, apartX - at * velocityX, apartY - at * velocityY)) {
        select(own, other);
        return true;
      }
    }
    return false;
  }

  /** Steps to the next pair, leaving out own parts that are too far from the whole other body. */
  private boolean advance(double limit) {
    BodyParts moving = seen.moving();
    BodyParts fixed = seen.fixed();
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
    BodyParts fixed = seen.fixed();
    return seenX + (seen.cos() * fixed.centreX(other) - seen.sin() * fixed.centreY(other));
  }

  private double circleY() {
    BodyParts fixed = seen.fixed();
    return seenY + (seen.sin() * fixed.centreX(other) + seen.cos() * fixed.centreY(other));
  }

  /**
   * Tells whether the parts may come nearer than a limit: whether their circles do, and the circle
   * of each to the other part, which is as far off as its middle is before any edge, less its
   * radius.
   */
  private boolean mayComeWithin(double limit) {
    BodyParts moving = seen.moving();
    BodyParts fixed = seen.fixed();
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
            seen.cos() * backX + seen.sin() * backY,
            seen.cos() * backY - seen.sin() * backX,
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

  /** Returns the moving body's part in the selected pair. */
  ConvexView ownPart() {
    return ownPart;
  }

  /** Returns the resting body's part in the selected pair, as the moving body sees it. */
  ConvexView otherPart() {
    return otherPart;
  }

  /** Selects a pair of parts: brings both into one frame. */
  void select(int ownNumber, int otherNumber) {
    own = ownNumber;
    other = otherNumber;
    ownPart = seen.moving().view(own);
    otherPart.place(seen.fixed().view(other), seen.x(), seen.y(), seen.cos(), seen.sin());
  }

  /**
   * Tells whether the selected parts are separated by at least a separation, a number at most 0.
   */
  boolean separatedBy(double least) {
    return ownPart.hasEdgeBefore(otherPart, least) || otherPart.hasEdgeBefore(ownPart, least);
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
    double boxes = seen.boxGap(seenX, seenY);
    if (boxes >= limit + ROOM) {
      return limit;
    }
    if (boxes > 0) {
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
}
