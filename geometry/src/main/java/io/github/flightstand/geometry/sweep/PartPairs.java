package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.internal.ConvexView;

/**
 * The pairs of a part of a moving body and a part of a body at rest, seen from the moving body.
 *
 * <p>For g ≤ 0, two convex polygons are separated by at least g exactly if some edge of one of them
 * has all corners of the other at least g in front of it (see {@link ConvexView}). So every test
 * runs twice: for the edges of one part and for those of the other. {@link CurvedPair} and {@link
 * StraightPair} test the selected pair while the body moves.
 *
 * <p><b>Error.</b> Let u be 2⁻⁵³, and let R bound, in millimeters, the distance of any corner of
 * the two bodies from the moving body's origin and the way that a corner moves in a stretch. For
 * the doubles of the two poses, the error of the other body's origin is 3u R in each coordinate,
 * and that of its turn 2u in cosine and sine. A corner's error is then at most 9u R in each
 * coordinate (2.9u R from the turn, 3u R from placing it). A normal's error is at most 4.9u, which
 * a lever of length 2R makes 14u R. With 13u R for the corner and 6u R for the distance itself, a
 * distance has an error of at most 33u R. Headings whose cosines and sines are accurate to 2u each
 * add 6u R and, by the normals, 11u R. So {@link #separatedBy} and {@link #separationBelow} are
 * right to 50u R.
 *
 * <p>Mutable scratch space of one search, for one thread. Coordinates are in the moving body's
 * frame, where its own parts never change.
 */
final class PartPairs {

  /** Millimeters, far more than rounding can move boxes and circles apart. */
  private static final double ROOM = 1e-6;

  private final SeenBody seen;

  private int own;
  private int other;

  /** The other body's origin, seen from the moving body, by which pairs are passed over. */
  private double seenX;

  private double seenY;

  private final ConvexView otherPart = new ConvexView();
  private ConvexView ownPart = otherPart;

  private final HullGap hullGap;

  PartPairs(BodyParts moving) {
    seen = new SeenBody(moving);
    hullGap = new HullGap(seen);
  }

  /** Returns the body at rest, as the moving body sees it. */
  SeenBody seen() {
    return seen;
  }

  /** Sets the moving body. */
  void carry(BodyParts body) {
    seen.carry(body);
  }

  /** Faces a body at rest from a state of the moving body: see {@link SeenBody#face}. */
  void face(BodyParts body, double x, double y, double cos, double sin, MotionState state) {
    seen.face(body, x, y, cos, sin, state);
    seenFrom(0);
  }

  /** Tests whether a body that far away is certainly apart, because the circles around both are. */
  boolean circlesApart(BodyParts body, double dx, double dy) {
    return !within(seen.moving().reach() + body.reach() + ROOM, dx, dy);
  }

  /** Tests whether the two bodies are certainly separated by a limit, because their boxes are. */
  boolean apartBy(double limit) {
    return seen.boxGap(seenX, seenY) >= limit + ROOM;
  }

  /**
   * Tests whether the bodies are separated by less than {@code least}, a number at most 0. If so,
   * selects the first such pair.
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
   * Starts again before the first pair. From then on, pairs are passed over that are not near each
   * other when the body has moved on in a straight line to a parameter; its state is at parameter
   * 0.
   */
  void seenFrom(double parameter) {
    seenX = seen.x() - parameter * seen.velocityX();
    seenY = seen.y() - parameter * seen.velocityY();
    own = 0;
    other = -1;
  }

  /**
   * Moves on to the next pair of parts that may come nearer than a limit, and selects it. Returns
   * false if there is none left.
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
   * Moves on to the next pair whose circles come nearer than a limit while the body moves straight,
   * forward or back, from one parameter to another, and selects it. Its state is that at parameter
   * 0. Returns false if there is none left.
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

  /** Steps to the next pair, skipping own parts that are too far from the whole other body. */
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

  /** Returns the x of the other part's circle, seen from the moving body. */
  private double circleX() {
    BodyParts fixed = seen.fixed();
    return seenX + (seen.cos() * fixed.centreX(other) - seen.sin() * fixed.centreY(other));
  }

  private double circleY() {
    BodyParts fixed = seen.fixed();
    return seenY + (seen.sin() * fixed.centreX(other) + seen.cos() * fixed.centreY(other));
  }

  /**
   * Tests whether the parts may come nearer than a limit: whether their circles do, and each circle
   * to the other part. A circle is at least as far from a part as its center is in front of any
   * edge, less its radius.
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

  /** Tests whether a vector is shorter than a length. */
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

  /** Selects a pair of parts and brings both into one frame. */
  void select(int ownNumber, int otherNumber) {
    own = ownNumber;
    other = otherNumber;
    ownPart = seen.moving().view(own);
    otherPart.place(seen.fixed().view(other), seen.x(), seen.y(), seen.cos(), seen.sin());
  }

  /**
   * Tests whether the selected parts are separated by at least {@code least}, which is at most 0.
   */
  boolean separatedBy(double least) {
    return ownPart.hasEdgeBefore(otherPart, least) || otherPart.hasEdgeBefore(ownPart, least);
  }

  /**
   * Returns the signed separation of the selected parts, the gap or minus the depth of their
   * overlap, if it is below a limit, otherwise the limit.
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
   * Returns the signed separation of the two bodies if it is below a limit, otherwise the limit.
   *
   * <p>If they are apart it is the gap between their hulls, except in bays. Otherwise it measures
   * all pairs of parts that may be nearer than the nearest pair yet: circles bound a gap from
   * below, and an overlap's depth from above.
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

  /**
   * Adds to a plane the pairs of slides from this state at which parts are separated by less than a
   * level. Returns whether there are any in the plane's square.
   */
  boolean forbid(SlidePlane plane, double level) {
    double near = plane.reach() + Math.max(level, 0) + ROOM;
    boolean any = false;
    if (!apartBy(near)) {
      while (next(near)) {
        plane.begin();
        any |=
            cut(plane, ownPart, otherPart, -1, level)
                && cut(plane, otherPart, ownPart, 1, level)
                && plane.end();
      }
    }
    return any;
  }

  /**
   * Adds to a plane the pairs of slides from this state at which parts are nearer than a distance.
   * Returns whether there are any in the plane's square.
   */
  boolean forbidWithin(SlidePlane plane, double distance) {
    boolean any = false;
    while (next(plane.reach() + distance + ROOM)) {
      plane.beginNear(distance);
      any |=
          cut(plane, ownPart, otherPart, -1, 0)
              && cut(plane, otherPart, ownPart, 1, 0)
              && plane.endRounded(distance);
    }
    return any;
  }

  /** Cuts a plane's polygon down to where corners are less than a level in front of each edge. */
  private static boolean cut(
      SlidePlane plane, ConvexView edges, ConvexView corners, int sense, double level) {
    Vector first = plane.first();
    Vector second = plane.second();
    for (int e = 0; e < edges.size(); e++) {
      double nx = sense * edges.normalX(e);
      double ny = sense * edges.normalY(e);
      double ofFirst = nx * first.x() + ny * first.y();
      double ofSecond = nx * second.x() + ny * second.y();
      if (!plane.cut(ofFirst, ofSecond, level - edges.leastBefore(e, corners))) {
        return false;
      }
    }
    return true;
  }
}
