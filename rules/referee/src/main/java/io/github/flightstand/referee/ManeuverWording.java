package io.github.flightstand.referee;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Bearing.Manner;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.referee.ActivationJudge.Flown;
import io.github.flightstand.referee.CloseCalls.Alternative;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The referee's sentences about maneuvers.
 *
 * <pre>
 * blue-4 should have stopped 49.0 mm along the bank, touching red-2; recorded 5.0 mm behind that
 * </pre>
 */
final class ManeuverWording {

  /** Half a tenth of a millimeter or percent; smaller differences read the same. */
  private static final double TOO_FINE = 0.05;

  static String legal(Flown flown) {
    String told = flown.claim().ship() + " " + done(flown, flown.answer());
    return flown.claim().bumped() == flown.bumped()
        ? told
        : told + "; " + nearest(flown, "too close to tell whether it bumped: ");
  }

  static String illegal(Flown flown, ClaimTolerance tolerance) {
    String bumped = flown.claim().bumped() ? "as bumped" : "as not bumped";
    String off =
        PoseWording.difference(
            flown.answer().finalPose(), flown.claim().finalPose(), "that", tolerance);
    String told = should(flown) + "; recorded " + off;
    return flown.claim().bumped() == flown.bumped()
        ? told
        : told + (off.isEmpty() ? "" : ", ") + bumped;
  }

  static String tooClose(Flown flown, Alternative other) {
    return "%s; with %s it would have %s, as recorded"
        .formatted(should(flown), other.difference(), done(flown, other.answer()));
  }

  static String mayHaveStopped(Flown flown, double reach) {
    return ("%s; with some ships let pass and others moved in by less than %s it may have stopped"
            + " as recorded")
        .formatted(should(flown), PoseWording.millimetres(reach));
  }

  private static String should(Flown flown) {
    String told = flown.claim().ship() + " should have " + done(flown, flown.answer());
    return flown.claim().bumped() && !flown.bumped()
        ? told
            + ", touching no"
            + (flown.base().size().isHuge() ? " huge ship" : "thing")
            + nearest(flown, ": ")
        : told;
  }

  /** Returns the nearest ship and its distance after a lead, or an empty text without a ship. */
  private static String nearest(Flown flown, String lead) {
    return flown
        .nearestAtEnd()
        .map(
            gap ->
                String.format(
                    Locale.ROOT,
                    "%s%s is %.2f mm %s at the maneuver's end",
                    lead,
                    gap.other().id(),
                    Math.abs(gap.gap()),
                    gap.gap() < 0 ? "deep" : "away"))
        .orElse("");
  }

  /** Describes the ship's move, in a form that follows both its name and "should have". */
  private static String done(Flown flown, Resolution resolution) {
    return stood(flown, resolution)
        + resolution.huge().map(ManeuverWording::cleared).orElse("")
        + (resolution.fled() ? " and fled from the play area" : "");
  }

  private static String cleared(HugeEncounter encounter) {
    return listed(", ramming ", encounter.rammed()) + listed(", removing ", encounter.removed());
  }

  private static String listed(String lead, List<String> ids) {
    return ids.isEmpty() ? "" : lead + String.join(" and ", ids);
  }

  private static String stood(Flown flown, Resolution resolution) {
    Maneuver maneuver = flown.claim().maneuver();
    Bearing bearing = maneuver.bearing();
    if (bearing == Bearing.STATIONARY) {
      return "stayed where it was";
    }
    if (!ActivationJudge.bumped(resolution)) {
      String completed = "completed its " + maneuver.speed() + " " + bearing.words();
      return resolution.offsets().isPresent() ? completed + " at a free offset" : completed;
    }
    String template =
        bearing.template().map(TemplateKind::name).orElseThrow().toLowerCase(Locale.ROOT);
    String stopped =
        flown.base().size().isHuge()
            ? stoppedOnTheWay(resolution, template)
            : stoppedOnTheTemplate(flown, resolution, template);
    String unturned =
        switch (bearing.endRotation()) {
          case NONE -> "";
          case HALF_TURN -> " and not turned round";
          case QUARTER_TURN_INWARD -> " and not rolled";
        };
    return stopped + unturned + listed(", touching ", resolution.touching());
  }

  private static String stoppedOnTheWay(Resolution resolution, String template) {
    double percent = 100 * resolution.huge().orElseThrow().progress().orElseThrow();
    if (100 - percent < TOO_FINE) {
      return "stopped at the end of the " + template;
    }
    return percent < TOO_FINE
        ? "stayed where it was"
        : String.format(
            Locale.ROOT, "stopped %.1f %% of the way through the %s", percent, template);
  }

  private static String stoppedOnTheTemplate(Flown flown, Resolution resolution, String template) {
    double rail = resolution.rail().orElseThrow();
    Bearing bearing = flown.claim().maneuver().bearing();
    boolean reverse = bearing.reverse();
    // A sideslip bends to the side that trails.
    boolean slips = bearing.manner().equals(Optional.of(Manner.SIDESLIP));
    if (resolution.length().orElseThrow() - rail < TOO_FINE) {
      return "stopped at the end of the " + template;
    }
    if (rail + flown.base().length() < TOO_FINE) {
      return "stayed where it was";
    }
    return rail >= 0
        ? String.format(
            Locale.ROOT,
            "stopped %.1f mm %s the %s",
            rail,
            reverse ? "back along" : "along",
            template)
        : String.format(
            Locale.ROOT,
            "stopped with its %s edge %.1f mm short of the %s",
            reverse ? "front" : slips ? Formats.word(bearing.side()) : "rear",
            -rail,
            template);
  }
}
