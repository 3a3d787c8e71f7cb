package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.internal.ConvexView;

/**
 * A pair of parts while the body of one of them turns: proofs that they overlap, or are separated,
 * throughout a stretch of the motion.
 *
 * <p>Each distance of a corner from an edge is a smooth function of the motion's parameter; let M
 * bound its second derivative. Over a stretch of half width h about its middle, a distance g stays
 * within g(mid) ± (|g′(mid)| h + M h²/2). At t back from a place it stays below g − g′ t + M t²/2.
 *
 * <p><b>Error.</b> The distances, u and R are those of {@link PartPairs}. A test passes only where
 * |g′| h and M h²/2 are below 2R; the rounding of these and of their sums is at most 18u R. So a
 * test may wrongly pass if less than 68u R decides it, which is below {@value #ROUNDING} R and
 * leaves 20u R for the rounding of the parameter. The length that {@link #blockedBack} returns has
 * a relative error of 4.1u and is shortened by 8u.
 */
final class CurvedPair {

  /** The effect of rounding on a test, as a share of the lengths at hand. */
  static final double ROUNDING = 1e-14;

  /** Shortens a length by more than its own rounding can have added. */
  private static final double SURE = 1 - 1e-15;

  private final PartPairs pairs;
  private final SeenBody seen;

  /** The edges, at rest and carried, that last limited how far back parts overlap. */
  private int decidingAtRest;

  private int decidingCarried;

  /** Creates tests of the pair that is selected in {@code pairs}. */
  CurvedPair(PartPairs pairs) {
    this.pairs = pairs;
    seen = pairs.seen();
  }

  /**
   * Tests whether the selected parts certainly overlap by more than the level throughout a stretch
   * of half width h about the state: in front of every edge some corner stays below {@code below}.
   *
   * @param curvature a bound of the second derivatives
   * @param below the separation that must not be reached, about the level
   */
  boolean blockedThroughout(double h, double curvature, double below) {
    double rest = curvature * h * h / 2;
    return blockedBefore(pairs.ownPart(), pairs.otherPart(), h, rest, below)
        && blockedBefore(pairs.otherPart(), pairs.ownPart(), h, rest, below);
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
   * Returns how far back from this state the selected parts certainly overlap: in front of every
   * edge of either part, one corner stays below the separation {@code below}.
   *
   * <p>Let a distance be g below that separation and grow backward at the rate p, and let M bound
   * its second derivative. At t back, it is still below if g − p t − M t²/2 &gt; 0. That is concave
   * in t: what holds at both ends of a stretch holds in between. Until the parts are apart, a
   * corner of the other body is at most the moving body's reach plus twice the other's from the
   * moving body's origin, so M need hold only that far out.
   *
   * @param bounds the bounds of the motion's piece
   * @param below the separation that must not be reached, about the level
   * @param upTo the farthest way back to look
   * @return from 0 (not at all) to {@code upTo}
   */
  double blockedBack(MotionBounds bounds, double below, double upTo) {
    ConvexView own = pairs.ownPart();
    ConvexView other = pairs.otherPart();
    double reach = seen.moving().reach();
    double back = blockedBack(other, own, 1, bounds.carriedCurvature(reach), below, upTo);
    if (back > 0) {
      double farther = bounds.seenCurvature(reach + 2 * seen.fixed().reach());
      back = blockedBack(own, other, -1, farther, below, back);
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
    double turnRate = seen.turnRate();
    double back = upTo;
    int count = edges.size();
    // The edge that decided last usually decides again, and leaves little to the others.
    int e = Math.min(count - 1, sense > 0 ? decidingAtRest : decidingCarried);
    for (int done = 0; done < count; done++, e = e + 1 == count ? 0 : e + 1) {
      double nx = edges.normalX(e);
      double ny = edges.normalY(e);
      double limit = below + edges.offset(e);
      double straight = nx * seen.velocityX() + ny * seen.velocityY();
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
        if (sense > 0) {
          decidingAtRest = e;
        } else {
          decidingCarried = e;
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
    double turnRate = seen.turnRate();
    double longest = 0;
    for (int i = 0; i < corners.size(); i++) {
      double x = corners.x(i);
      double y = corners.y(i);
      double gap = limit - (nx * x + ny * y);
      double growth = sense * (turnRate * (nx * y - ny * x) - straight);
      // Most corners hold less far back than an earlier one; that shows without a root.
      if (gap > 0 && gap > longest * (growth + curvature * longest / 2)) {
        double root = Math.sqrt(growth * growth + 2 * curvature * gap);
        double back = growth > 0 ? 2 * gap / (growth + root) : (root - growth) / curvature;
        longest = Math.max(longest, back * SURE);
      }
    }
    return longest;
  }

  /**
   * Tests whether the selected parts are certainly separated by at least the level throughout a
   * stretch of half width h about the state: one edge has all corners in front of it throughout.
   */
  boolean freeThroughout(double h, double curvature, double level) {
    double least = level + curvature * h * h / 2;
    return freeBefore(pairs.ownPart(), pairs.otherPart(), h, least)
        || freeBefore(pairs.otherPart(), pairs.ownPart(), h, least);
  }

  private boolean freeBefore(ConvexView edges, ConvexView corners, double h, double least) {
    for (int e = 0; e < edges.size(); e++) {
      double nx = edges.normalX(e);
      double ny = edges.normalY(e);
      double limit = least + edges.offset(e);
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
   * Returns the rate at which a corner's distance from an edge of the other part changes, without
   * its sign, which depends on the part that moves.
   */
  private double drift(double nx, double ny, ConvexView corners, int i) {
    double driftX = seen.turnRate() * corners.y(i) - seen.velocityX();
    double driftY = -seen.turnRate() * corners.x(i) - seen.velocityY();
    return Math.abs(nx * driftX + ny * driftY);
  }
}
