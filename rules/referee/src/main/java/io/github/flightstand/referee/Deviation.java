package io.github.flightstand.referee;

import io.github.flightstand.geometry.Pose;

/**
 * The difference between two poses.
 *
 * <pre>{@code
 * Deviation.between(Pose.at(0, 0, 350), Pose.at(3, 4, 10)) // Deviation[position=5.0, heading=20.0]
 * }</pre>
 *
 * @param position the distance of the centers in millimeters
 * @param heading the turn between the headings in degrees, 0 to 180
 */
public record Deviation(double position, double heading) {

  public static Deviation between(Pose a, Pose b) {
    return new Deviation(
        a.position().distanceTo(b.position()), Math.abs(a.heading().degreesTo(b.heading())));
  }

  public boolean isWithin(ClaimTolerance tolerance) {
    return position <= tolerance.position() && heading <= tolerance.heading();
  }
}
