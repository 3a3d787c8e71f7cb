package io.github.flightstand.referee;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.referee.Expected.Explanation;
import io.github.flightstand.referee.LogEvent.Moved;
import io.github.flightstand.referee.LogEvent.Reposition;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The referee's sentences about what explains a ship's place.
 *
 * <pre>
 * red may have made a 3 bank left (0.2 mm, 0.0 degrees off) or a boost to the left (1.3 mm, 0.0
 * degrees off)
 * </pre>
 */
final class MovedWording {

  /** The most moves that a sentence names. */
  private static final int MOST = 3;

  /** Lists the moves that explain a place, the best first. */
  static String explained(Moved claim, Verdict verdict, List<Explanation> explanations) {
    String named =
        explanations.stream()
            .limit(MOST)
            .map(one -> named(claim, one) + off(one))
            .collect(Collectors.joining(" or "));
    int more = explanations.size() - MOST;
    String all = more > 0 ? named + " or " + more + " other moves" : named;
    return switch (verdict) {
      case LEGAL -> claim.ship() + " may have made " + all;
      case TOO_CLOSE -> claim.ship() + " may have made, as what is too close to call, " + all;
      default ->
          "%s's dial has no maneuver that leads there; on another it may have made %s"
              .formatted(claim.ship(), all);
    };
  }

  /** Says that nothing explains a place, and which move comes nearest to it. */
  static String unexplained(Moved claim, Explanation nearest, boolean dialed) {
    return "no maneuver%s and no reposition explains where %s stands; the nearest is %s: %s"
        .formatted(
            dialed ? " on any dial" : "",
            claim.ship(),
            named(claim, nearest),
            PoseWording.difference(
                nearest.finalPose(), claim.finalPose(), "that", new ClaimTolerance(0, 0)));
  }

  private static String named(Moved claim, Explanation explanation) {
    if (claim.by(explanation) instanceof Reposition reposition) {
      return "a " + RepositionWording.move(reposition);
    }
    Maneuver maneuver = explanation.maneuver().orElseThrow();
    if (maneuver.bearing() == Bearing.STATIONARY) {
      return "no move";
    }
    return "a "
        + maneuver.speed()
        + " "
        + maneuver.bearing().words()
        + (explanation.bumped().orElse(false) ? " that bumped" : "");
  }

  private static String off(Explanation explanation) {
    return String.format(
        Locale.ROOT,
        " (%.1f mm, %.1f degrees off)",
        explanation.deviation().position(),
        explanation.deviation().heading());
  }
}
