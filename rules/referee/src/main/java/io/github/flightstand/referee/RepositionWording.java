package io.github.flightstand.referee;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.referee.LogEvent.Reposition;
import io.github.flightstand.referee.RepositionJudge.Ends;
import java.util.List;

/**
 * The referee's sentences about barrel rolls, boosts and decloaks.
 *
 * <pre>
 * red-1's barrel roll to the left may not end there: it would overlap blue-2 by 3.10 mm; recorded
 * 12.3 mm ahead of the nearest legal end
 * </pre>
 */
final class RepositionWording {

  static String legal(Reposition claim) {
    return claim.ship() + " completed its " + move(claim);
  }

  /** Names the pieces that forbid the end, and the change that would make it legal. */
  static String tooClose(Reposition claim, List<String> hindrances, String difference) {
    return forbidden(claim, hindrances) + "; with " + difference + " it may, as recorded";
  }

  /** Names the pieces that forbid the end, or its distance from the template's end. */
  static String illegal(
      Reposition claim, Ends ends, List<String> hindrances, ClaimTolerance tolerance) {
    String off =
        PoseWording.difference(
            ends.possible(), claim.finalPose(), "the nearest place to which it leads", tolerance);
    if (!off.isEmpty()) {
      return "%s's %s does not lead there: recorded %s%s"
          .formatted(
              claim.ship(),
              move(claim),
              off,
              ends.legal().isPresent() ? "" : "; no end of it is legal");
    }
    String nearest =
        ends.legal()
            .map(legal -> PoseWording.distance(legal, claim.finalPose(), "the nearest legal end"))
            .map(distance -> "recorded " + distance)
            .orElse("no end of it is legal");
    return forbidden(claim, hindrances) + "; " + nearest;
  }

  static String noDecloakToASide(Ship ship) {
    return ship.id() + " is a " + ship.base().name() + " ship, which does not decloak to a side";
  }

  static String templateCrosses(List<String> obstacles) {
    return "the template crosses " + String.join(" and ", obstacles);
  }

  /** Names the obstacles crossed at every slide that leads there or, if there are none, at some. */
  static String templateCrossesAtEverySlide(List<String> everywhere, List<String> somewhere) {
    return "%s at every slide that leads there"
        .formatted(
            everywhere.isEmpty()
                ? "the template crosses " + String.join(" or ", somewhere)
                : templateCrosses(everywhere));
  }

  static String overlaps(String id, double depth) {
    return "it would overlap " + id + " by " + PoseWording.millimetres(depth);
  }

  static String leavesTable(double by) {
    return "it would leave the table by " + PoseWording.millimetres(by);
  }

  private static String forbidden(Reposition claim, List<String> hindrances) {
    String why = hindrances.isEmpty() ? "" : ": " + String.join(", ", hindrances);
    return claim.ship() + "'s " + move(claim) + " may not end there" + why;
  }

  static String move(Reposition claim) {
    String where =
        switch (claim.direction()) {
          case LEFT -> "to the left";
          case RIGHT -> "to the right";
          case AHEAD -> claim.turned() == 0 ? "straight ahead" : "about";
        };
    String along = claim.along().map(laid -> " along " + laid.code()).orElse("");
    return claim.deed() + along + " " + where;
  }
}
