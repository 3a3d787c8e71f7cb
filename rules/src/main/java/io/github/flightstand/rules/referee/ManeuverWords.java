package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.rules.referee.log.Activation;
import io.github.flightstand.rules.referee.log.ClaimTolerance;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Says in words what came of a maneuver and how a claim differs from it.
 *
 * <pre>
 * blue-4 should have stopped 49.0 mm along the bank, touching red-2; recorded 5.0 mm behind that
 * </pre>
 */
final class ManeuverWords {

  /** Half a tenth of a millimetre or percent: what is nearer than this reads the same. */
  private static final double TOO_FINE = 0.05;

  private final Base base;
  private final Activation claim;
  private final Resolution answer;
  private final ClaimTolerance tolerance;
  private final Optional<Contact> nearestAtEnd;

  /**
   * Prepares to speak about one claim.
   *
   * @param base the base of the ship that moves
   * @param claim the claim
   * @param answer what came of the maneuver
   * @param tolerance which deviations are worth a word
   * @param nearestAtEnd how the ship stood at the maneuver's end to the nearest other, if any
   */
  ManeuverWords(
      Base base,
      Activation claim,
      Resolution answer,
      ClaimTolerance tolerance,
      Optional<Contact> nearestAtEnd) {
    this.base = base;
    this.claim = claim;
    this.answer = answer;
    this.tolerance = tolerance;
    this.nearestAtEnd = nearestAtEnd;
  }

  /** Returns what happened, the claim being right. */
  String legal() {
    String told = claim.ship() + " " + done(answer);
    return claim.bumped() == ManeuverAnswer.bumped(answer)
        ? told
        : told + "; " + nearest("too close to tell whether it bumped: ");
  }

  /** Returns what should have happened and how the claim differs from it. */
  String illegal() {
    return should() + "; recorded " + difference();
  }

  /** Returns what should have happened, and what else would agree with the claim. */
  String tooClose(OtherSide side) {
    return should()
        + "; with "
        + side.shift()
        + " it would have "
        + done(side.answer())
        + ", as recorded";
  }

  private String should() {
    String told = claim.ship() + " should have " + done(answer);
    return claim.bumped() && !ManeuverAnswer.bumped(answer)
        ? told + ", touching no" + (base.size().isHuge() ? " huge ship" : "thing") + nearest(": ")
        : told;
  }

  /** Returns the nearest ship with its distance, after a lead, or nothing if there is no ship. */
  private String nearest(String lead) {
    return nearestAtEnd
        .map(
            contact ->
                String.format(
                    Locale.ROOT,
                    "%s%s is %.2f mm %s at the maneuver's end",
                    lead,
                    contact.other().id(),
                    Math.abs(contact.gap()),
                    contact.gap() < 0 ? "deep" : "away"))
        .orElse("");
  }

  /** Returns what a ship did, in a form that follows both its name and "should have". */
  private String done(Resolution resolution) {
    return stood(resolution) + resolution.huge().map(ManeuverWords::cleared).orElse("");
  }

  /** Returns whom and what a huge ship took off the table. */
  private static String cleared(HugeEncounter encounter) {
    return listed(", ramming ", encounter.rammed()) + listed(", removing ", encounter.removed());
  }

  private static String listed(String lead, List<String> ids) {
    return ids.isEmpty() ? "" : lead + String.join(" and ", ids);
  }

  /** Returns where a ship came to stand, and against whom. */
  private String stood(Resolution resolution) {
    Maneuver maneuver = claim.maneuver();
    if (maneuver.bearing() == Bearing.STATIONARY) {
      return "stayed where it was";
    }
    if (!ManeuverAnswer.bumped(resolution)) {
      String completed = "completed its " + maneuver.speed() + " " + maneuver.bearing().words();
      return resolution.offsets().isPresent() ? completed + " at a free offset" : completed;
    }
    String unturned =
        switch (maneuver.bearing().endRotation()) {
          case NONE -> "";
          case HALF_TURN -> " and not turned round";
          case QUARTER_TURN_INWARD -> " and not rolled";
        };
    String stopped =
        base.size().isHuge() ? stoppedOnTheWay(resolution) : stoppedOnTheRail(resolution);
    return stopped + unturned + listed(", touching ", resolution.touching());
  }

  /** Returns where a huge ship stopped, which is on no rail. */
  private String stoppedOnTheWay(Resolution resolution) {
    double percent = 100 * resolution.huge().orElseThrow().progress().orElseThrow();
    String template = template(claim.maneuver().bearing());
    if (100 - percent < TOO_FINE) {
      return "stopped at the end of the " + template;
    }
    return percent < TOO_FINE
        ? "stayed where it was"
        : String.format(
            Locale.ROOT, "stopped %.1f %% of the way through the %s", percent, template);
  }

  private String stoppedOnTheRail(Resolution resolution) {
    double rail = resolution.rail().orElseThrow();
    Bearing bearing = claim.maneuver().bearing();
    String template = template(bearing);
    if (resolution.length().orElseThrow() - rail < TOO_FINE) {
      return "stopped at the end of the " + template;
    }
    if (rail + base.length() < TOO_FINE) {
      return "stayed where it was";
    }
    if (rail >= 0) {
      return String.format(
          Locale.ROOT,
          "stopped %.1f mm %s the %s",
          rail,
          bearing.reverse() ? "back along" : "along",
          template);
    }
    return String.format(
        Locale.ROOT,
        "stopped with its %s edge %.1f mm short of the %s",
        bearing.reverse() ? "front" : "rear",
        -rail,
        template);
  }

  private static String template(Bearing bearing) {
    return bearing.template().map(TemplateKind::name).orElseThrow().toLowerCase(Locale.ROOT);
  }

  private String difference() {
    StringBuilder text = new StringBuilder();
    text.append(DeviationWords.of(answer.finalPose(), claim.finalPose(), tolerance, "that"));
    if (claim.bumped() != ManeuverAnswer.bumped(answer)) {
      text.append(text.isEmpty() ? "" : ", ")
          .append(claim.bumped() ? "as bumped" : "as not bumped");
    }
    return text.toString();
  }
}
