package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.internal.ConvexView;

/**
 * Two parts while the body that one of them belongs to slides in a straight line: the open stretch
 * of all parameters at which they overlap by more than a level.
 */
final class StraightPair {

  private final PartPairs pairs;

  /** Where the stretch found last begins and ends. */
  double from;

  double to;

  /** How fast the separation grows on the way back from where it begins. */
  double slope;

  /** Asks of the pair that is selected among these. */
  StraightPair(PartPairs pairs) {
    this.pairs = pairs;
  }

  /**
   * Finds the stretch and tells whether any of it lies between two parameters, the body moving on
   * from its state (parameter 0).
   *
   * <p>Every distance changes evenly: before an edge from which the other part moves away the
   * overlap ends, before one that it moves towards it begins, and one before which all corners stay
   * at least at the level forbids it. The first edges that forbid it between the two end the
   * search.
   *
   * @param level the separation, at most 0, below which they count as overlapping
   * @param last not below {@code first}; if equal to it, whether that parameter is inside
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
