package io.github.flightstand.referee;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.arithmetic.Elementary;
import java.util.List;
import java.util.Locale;

/** Words for lengths and for the differences between poses. */
final class PoseWording {

  /** The difference from a half turn, in degrees, below which a turn has no side. */
  private static final double NO_SIDE = 0.05;

  /** The eight directions in which a pose may be off, counterclockwise from ahead. */
  private static final List<String> SIDES =
      List.of(
          "ahead of",
          "ahead and to the left of",
          "to the left of",
          "behind and to the left of",
          "behind",
          "behind and to the right of",
          "to the right of",
          "ahead and to the right of");

  /**
   * Describes the difference of a claimed pose from another, such as "5.0 mm behind that, turned by
   * 3.1 degrees to the left", with "that" for the place. It is empty if the difference is within
   * the tolerance.
   */
  static String difference(Pose expected, Pose claimed, String place, ClaimTolerance tolerance) {
    Deviation deviation = Deviation.between(expected, claimed);
    String off =
        deviation.position() > tolerance.position() ? distance(expected, claimed, place) : "";
    if (deviation.heading() <= tolerance.heading()) {
      return off;
    }
    String side =
        expected.heading().degreesTo(claimed.heading()) > 0 ? " to the left" : " to the right";
    return (off.isEmpty() ? "" : off + ", ")
        + String.format(Locale.ROOT, "turned by %.1f degrees", deviation.heading())
        + (deviation.heading() > 180 - NO_SIDE ? "" : side);
  }

  /** Describes the distance and direction of another pose from one: "5.0 mm behind that". */
  static String distance(Pose from, Pose to, String place) {
    Point off = from.relative(to.position());
    double eighths = Elementary.atan2(off.y(), off.x()) / (Math.PI / 4);
    String side = SIDES.get(Math.floorMod((int) Math.rint(eighths), SIDES.size()));
    return String.format(
        Locale.ROOT, "%.1f mm %s %s", from.position().distanceTo(to.position()), side, place);
  }

  static String millimetres(double length) {
    return String.format(Locale.ROOT, "%.2f mm", length);
  }
}
