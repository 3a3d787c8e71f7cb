package io.github.flightstand.rules.referee;

import io.github.flightstand.rules.referee.log.ClaimTolerance;
import io.github.flightstand.rules.referee.log.Reposition;
import java.util.Locale;
import java.util.Optional;

/**
 * Says in words what is right or wrong with a claim that an action moved a ship.
 *
 * <pre>
 * red-1's barrel roll to the left may not end there: it would overlap blue-2 by 3.10 mm; recorded
 * 12.3 mm ahead of the nearest legal end
 * </pre>
 */
final class MoveWords {

  private final Reposition claim;
  private final ClaimedWay.Ends ends;
  private final ClaimTolerance tolerance;

  /**
   * Prepares to speak about one claim.
   *
   * @param claim the claim
   * @param ends the ends nearest to it
   * @param tolerance which deviations are worth a word
   */
  MoveWords(Reposition claim, ClaimedWay.Ends ends, ClaimTolerance tolerance) {
    this.claim = claim;
    this.ends = ends;
    this.tolerance = tolerance;
  }

  /** Returns what happened, the claim being right. */
  String legal() {
    return claim.ship() + " completed its " + move();
  }

  /** Returns what forbids the end, and what would have to pass for it to be legal. */
  String tooClose(Optional<String> hindrances, double reach) {
    return forbidden(hindrances)
        + String.format(
            Locale.ROOT,
            "; with overlaps of less than %.2f mm let pass it may, as recorded",
            reach);
  }

  /** Returns what forbids the end, or how far off the template's ways it is. */
  String illegal(Optional<String> hindrances) {
    String off =
        DeviationWords.of(
            ends.possible(), claim.finalPose(), tolerance, "the nearest place to which it leads");
    if (!off.isEmpty()) {
      return claim.ship()
          + "'s "
          + move()
          + " does not lead there: recorded "
          + off
          + (ends.legal().isPresent() ? "" : "; no end of it is legal");
    }
    return forbidden(hindrances)
        + "; "
        + ends.legal()
            .map(
                legal ->
                    "recorded "
                        + DeviationWords.distance(
                            legal, claim.finalPose(), "the nearest legal end"))
            .orElse("no end of it is legal");
  }

  private String forbidden(Optional<String> hindrances) {
    return claim.ship()
        + "'s "
        + move()
        + " may not end there"
        + hindrances.map(reasons -> ": " + reasons).orElse("");
  }

  private String move() {
    String where =
        switch (claim.direction()) {
          case LEFT -> "to the left";
          case RIGHT -> "to the right";
          case AHEAD -> "straight ahead";
        };
    return claim.deed() + " " + where;
  }
}
