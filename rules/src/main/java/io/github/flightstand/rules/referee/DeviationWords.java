package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.referee.log.ClaimTolerance;
import java.util.List;
import java.util.Locale;

/**
 * Says in words how a claimed pose differs from another, as far as it is worth a word.
 *
 * <pre>
 * 5.0 mm behind that, turned by 3.1 degrees to the left
 * </pre>
 */
final class DeviationWords {

  /** A turn that is nearer to a half turn than this many degrees has no side. */
  private static final double NO_SIDE = 0.05;

  /** The eight ways to be off, counter-clockwise from ahead. */
  private static final List<String> WAYS =
      List.of(
          "ahead of",
          "ahead and to the left of",
          "to the left of",
          "behind and to the left of",
          "behind",
          "behind and to the right of",
          "to the right of",
          "ahead and to the right of");

  private DeviationWords() {}

  /**
   * Returns how a claimed pose differs from the expected one; nothing if it does not by more than
   * the tolerance.
   *
   * @param place what the expected place is called
   */
  static String of(Pose expected, Pose claimed, ClaimTolerance tolerance, String place) {
    Deviation deviation = Deviation.between(expected, claimed);
    StringBuilder text = new StringBuilder();
    if (deviation.position() > tolerance.position()) {
      text.append(distance(expected, claimed, place));
    }
    if (deviation.heading() > tolerance.heading()) {
      double turn = expected.heading().degreesTo(claimed.heading());
      text.append(text.isEmpty() ? "" : ", ")
          .append(
              String.format(
                  Locale.ROOT,
                  "turned by %.1f degrees%s",
                  deviation.heading(),
                  deviation.heading() > 180 - NO_SIDE
                      ? ""
                      : turn > 0 ? " to the left" : " to the right"));
    }
    return text.toString();
  }

  /** Returns how far and on which side of one pose another stands: "5.0 mm behind that". */
  static String distance(Pose from, Pose to, String place) {
    Point off = from.relative(to.position());
    double eighths = StrictMath.atan2(off.y(), off.x()) / (StrictMath.PI / 4);
    String way = WAYS.get(Math.floorMod((int) StrictMath.rint(eighths), WAYS.size()));
    return String.format(
        Locale.ROOT, "%.1f mm %s %s", from.position().distanceTo(to.position()), way, place);
  }
}
