package io.github.flightstand.referee;

import io.github.flightstand.referee.LogEvent.Claim;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** The referee's sentences about claims of any kind: why one is impossible, or not judged. */
final class Wording {

  static String notMade(Claim claim, IllegalArgumentException refused) {
    return claim.subject() + " cannot have made its " + claim.deed() + ": " + refused.getMessage();
  }

  static String gone(Claim claim, String ship, Standing.Departure why) {
    return claim.subject() + "'s " + claim.deed() + " is impossible: " + ship + " " + why.words();
  }

  // Reasons why a claim is not judged, to follow "is not judged".

  static final String THIS_VERSION = "by this version";
  static final String NO_ZONES = "in a log whose header names no zones";
  static final String NO_ZONE = "because the header names no zone for it";
  static final String ANOTHER_GAME = "because it stands on a base of another game";
  static final String SET_DOWN_IN_THE_GAME = "once a ship has moved or attacked";

  static String unverified(Claim claim, String why) {
    return claim.subject() + "'s " + claim.deed() + " is not judged " + why;
  }

  // Differences on the other side of a close call, to follow "with".

  static String letPass(List<String> ids) {
    return String.join(" and ", ids) + " let pass";
  }

  static String letPass(double depth) {
    return "less than " + PoseWording.millimetres(depth) + " let pass";
  }

  static String overlapsLetPass(double depth) {
    return "overlaps of " + letPass(depth);
  }

  static String movedIn(Collection<String> ids, double by) {
    return String.join(" and ", ids) + " moved in by " + PoseWording.millimetres(by);
  }

  static String elsewhere(String who, double by, double turn) {
    String turned = turn == 0 ? "" : String.format(Locale.ROOT, " and turned by %.2f deg", turn);
    return who + " " + PoseWording.millimetres(by) + " elsewhere" + turned;
  }
}
