package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.internal.ConvexView;

/**
 * A pair of parts while the body of one of them slides in a straight line: the open stretch of all
 * parameters at which they overlap by more than a level.
 */
final class StraightPair {

  private final PartPairs pairs;

  /** The start and end of the stretch found last. */
  double from;

  double to;

  /** The rate at which the separation grows backward from the stretch's start. */
  double slope;

  /** Creates a test of the pair that is selected in {@code pairs}. */
  StraightPair(PartPairs pairs) {
    this.pairs = pairs;
  }

  /**
   * Finds the stretch and tests whether any of it lies between two parameters. The body moves on
   * from its state, which is that at parameter 0.
   *
   * <p>Every distance changes at a constant rate. An edge that the other part moves away from ends
   * the overlap, and an edge that it moves toward begins it. An edge with all corners constantly at
   * the level or above forbids it. The search ends at the first edges that forbid an overlap
   * between the two parameters.
   *
   * @param level the separation, at most 0, below which they count as overlapping
   * @param last not below {@code first}; if equal, the test is for that parameter
   */
  boolean isBlocked(double level, double first, double last) {
    from = Double.NEGATIVE_INFINITY;
    to = Double.POSITIVE_INFINITY;
    return findBlocked(pairs.ownPart(), pairs.otherPart(), -1, level, first, last)
        && findBlocked(pairs.otherPart(), pairs.ownPart(), 1, level, first, last);
  }

  private boolean findBlocked(
      ConvexView edges, ConvexView corners, int sense, double level, double first, double last) {
    SeenBody seen = pairs.seen();
    for (int e = 0; e < edges.size(); e++) {
      double rate =
          sense * (edges.normalX(e) * seen.velocityX() + edges.normalY(e) * seen.velocityY());
      double atZero = edges.leastBefore(e, corners);
      if (rate < 0) {
        double begins = (level - atZero) / rate;
        if (begins > from) {
          from = begins;
          slope = -rate;
        }
      } else if (rate > 0) {
        to = Math.min(to, (level - atZero) / rate);
      } else if (atZero >= level) {
        return false;
      }
      if (!(from < last && first < to && from < to)) {
        return false;
      }
    }
    return true;
  }
}
