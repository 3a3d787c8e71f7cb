package io.github.flightstand.rules.engine.agenda;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.setup.LimitedSpace;
import io.github.flightstand.movement.setup.PlacementRefusal;
import io.github.flightstand.movement.setup.PlacementSpace;
import io.github.flightstand.rules.engine.decision.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The reasons, in words, why a piece may not be set up where a command says. */
final class SetUpRefusals {

  /** Returns every reason against a pose, if there is any. */
  static Optional<Refusal> of(PlacementSpace site, Pose pose) {
    List<PlacementRefusal> reasons = site.refusals(pose);
    if (reasons.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Refusal(
            Optional.of(clause(site)),
            "'%s' may not be set up there: %s"
                .formatted(
                    site.id(),
                    reasons.stream().map(SetUpRefusals::words).collect(Collectors.joining(", "))),
            "pose"));
  }

  /** Returns the clause: for ships 000-055, obstacles 000-052, missions' pieces 003-033. */
  private static String clause(PlacementSpace site) {
    if (site instanceof LimitedSpace) {
      return "003-033";
    }
    return site instanceof PlacementSpace.OfShip ? "000-055" : "000-052";
  }

  private static String words(PlacementRefusal reason) {
    return switch (reason.code()) {
      case OVERLAP -> "it overlaps '" + reason.of() + "'";
      case OUTSIDE_ZONE -> millimetres(-reason.distance()) + " outside of its zone";
      case OUTSIDE_AREA ->
          millimetres(-reason.distance()) + " beyond the play area's edge '" + reason.of() + "'";
      case TOO_NEAR, TOO_NEAR_OBSTACLE -> apart(reason, "%s from '%s', expected more than %s");
      case TOO_FAR -> apart(reason, "%s from '%s', expected at most %s");
      case TOO_NEAR_EDGE -> apart(reason, "%s from the edge '%s', expected more than %s");
    };
  }

  private static String apart(PlacementRefusal reason, String words) {
    return words.formatted(
        millimetres(reason.distance()), reason.of(), millimetres(reason.required()));
  }

  private static String millimetres(double distance) {
    return String.format(Locale.ROOT, "%.3f mm", distance);
  }
}
