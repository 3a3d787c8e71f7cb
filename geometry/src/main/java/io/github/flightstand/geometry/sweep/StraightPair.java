package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.internal.ConvexView;

/** Two parts while the body that one of them belongs to slides in a straight line. */
final class StraightPair {

  private final PartPairs pairs;
  private double blockedFrom;
  private double blockedTo;
  private double steepness;

  /** Asks of the pair that is selected among these. */
  StraightPair(PartPairs pairs) {
    this.pairs = pairs;
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
   * @param level the separation, at most 0, below which they count as overlapping
   * @param to not below {@code from}; if equal to it, whether that parameter is inside the stretch
   */
  boolean findBlocked(double level, double from, double to) {
    blockedFrom = Double.NEGATIVE_INFINITY;
    blockedTo = Double.POSITIVE_INFINITY;
    return findBlocked(pairs.ownPart(), pairs.otherPart(), -1, level, from, to)
        && findBlocked(pairs.otherPart(), pairs.ownPart(), 1, level, from, to);
  }

  private boolean findBlocked(
      ConvexView edges, ConvexView corners, int sense, double level, double from, double to) {
    SeenBody seen = pairs.seen();
    for (int e = 0; e < edges.size(); e++) {
      double rate =
          sense * (edges.normalX(e) * seen.velocityX() + edges.normalY(e) * seen.velocityY());
      double atZero = edges.leastBefore(e, corners);
      if (rate < 0) {
        double begins = (level - atZero) / rate;
        if (begins > blockedFrom) {
          blockedFrom = begins;
          steepness = -rate;
        }
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

  /** Returns how fast the separation grows on the way back from where the stretch begins. */
  double steepness() {
    return steepness;
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
