package io.github.flightstand.referee;

import io.github.flightstand.movement.setup.PlacementRefusal;
import io.github.flightstand.referee.LogEvent.Claim;
import java.util.List;
import java.util.stream.Collectors;

/** The referee's sentences about pieces that are set up. */
final class SetUpWording {

  static String setUp(Claim claim) {
    return claim.subject() + " may be set up there";
  }

  static String notSetUp(Claim claim, List<PlacementRefusal> reasons) {
    return claim.subject()
        + " may not be set up there: "
        + reasons.stream().map(SetUpWording::reason).collect(Collectors.joining(", "));
  }

  static String tooClose(Claim claim, List<PlacementRefusal> reasons, double reach) {
    return notSetUp(claim, reasons) + "; with " + Wording.letPass(reach) + " it may";
  }

  private static String reason(PlacementRefusal refusal) {
    String beyond = PoseWording.millimetres(-refusal.distance());
    return switch (refusal.code()) {
      case OVERLAP -> "it overlaps " + refusal.of() + " by " + beyond;
      case OUTSIDE_ZONE -> "it is " + beyond + " outside its zone";
      case OUTSIDE_AREA -> "it is " + beyond + " beyond the " + refusal.of() + " edge";
      case TOO_NEAR_EDGE -> tooNear(refusal, "the " + refusal.of() + " edge");
      case TOO_NEAR_OBSTACLE, TOO_NEAR, TOO_FAR -> tooNear(refusal, refusal.of());
    };
  }

  private static String tooNear(PlacementRefusal refusal, String what) {
    return "it is %s from %s, expected more than %s"
        .formatted(
            PoseWording.millimetres(refusal.distance()),
            what,
            PoseWording.millimetres(refusal.required()));
  }
}
