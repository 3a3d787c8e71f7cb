package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Pose;

/**
 * A box along the axes of a motion's frame that contains the body's origin all the way, in mm.
 *
 * <p>The body never meets anything farther from the box than the body's reach.
 *
 * <pre>{@code
 * CentreBox.spanning(Pose.at(-20, 0, 0), Pose.at(100, 0, 0))   // CentreBox[40.0, 0.0, 60.0, 0.0]
 * }</pre>
 *
 * @param middleX the x of the box's middle
 * @param middleY the y of the box's middle
 * @param halfLength half the box's extent along x
 * @param halfWidth half the box's extent along y
 */
public record CentreBox(double middleX, double middleY, double halfLength, double halfWidth) {

  /** The box of a body that stays at the frame's origin. */
  public static final CentreBox AT_ORIGIN = new CentreBox(0, 0, 0, 0);

  /** Returns the smallest box that contains two places. */
  public static CentreBox spanning(Pose one, Pose other) {
    return new CentreBox(
        (one.x() + other.x()) / 2,
        (one.y() + other.y()) / 2,
        Math.abs(one.x() - other.x()) / 2,
        Math.abs(one.y() - other.y()) / 2);
  }

  /** Returns the squared distance of a place in the frame from the box; 0 inside. */
  public double squaredDistance(double x, double y) {
    double beyond = Math.max(0, Math.abs(x - middleX) - halfLength);
    double aside = Math.max(0, Math.abs(y - middleY) - halfWidth);
    return beyond * beyond + aside * aside;
  }
}
