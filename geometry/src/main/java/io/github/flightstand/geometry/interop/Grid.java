package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * The places and headings at which another program can put a piece, such as whole pixels. It rounds
 * a coordinate of its own frame to the nearest multiple of a step, and half a step up.
 *
 * <pre>{@code
 * Grid pixels = new Grid(SimilarityFrame.ofAxes(Similarity.IDENTITY), 1, OptionalInt.of(360));
 * pixels.nearest(Pose.at(3.5, -3.5, 359.5))   // (4, -3), heading 0
 * }</pre>
 *
 * @param frame the program's frame
 * @param step the distance between two places along an axis, in the frame's units; at least 0.01 mm
 *     on the table
 * @param headings the number of headings in a full circle; empty if the program rounds none
 */
public record Grid(SimilarityFrame frame, double step, OptionalInt headings) {

  /** The smallest distance between two places, in millimeters. */
  private static final double FINEST = 0.01;

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if the step is too small, or there is no heading
   */
  public Grid {
    Objects.requireNonNull(frame, "a grid has a frame");
    if (!(step / frame.points().scale() >= FINEST) || !Double.isFinite(step)) {
      throw new IllegalArgumentException(
          "a step of %s is %s mm on the table, expected at least %s mm"
              .formatted(step, step / frame.points().scale(), FINEST));
    }
    if (headings.isPresent() && headings.getAsInt() < 1) {
      throw new IllegalArgumentException(
          "a grid has at least 1 heading, found " + headings.getAsInt());
    }
  }

  /** Returns the distance between two places along an axis, in millimeters. */
  public double spacing() {
    return step / frame.points().scale();
  }

  /** Returns a point's coordinates in steps of the grid, not rounded. */
  public Point inSteps(Point here) {
    Point there = frame.pointThere(here);
    return new Point(there.x() / step, there.y() / step);
  }

  /** Returns the point here of coordinates in steps of the grid. */
  public Point here(double x, double y) {
    return frame.pointHere(new Point(x * step, y * step));
  }

  /** Returns a heading in steps of the grid, not rounded; 0 if the grid rounds none. */
  public double headingInSteps(Pose here) {
    return headings.isPresent() ? frame.headingThere(here) * headings.getAsInt() / 360 : 0;
  }

  /** Returns the number of steps to which a number of steps is rounded. */
  public static double rounded(double steps) {
    return Math.floor(steps + 0.5);
  }

  /** Returns the coordinates there of the place nearest to a point here. */
  public Point nearestThere(Point here) {
    Point steps = inSteps(here);
    return new Point(rounded(steps.x()) * step, rounded(steps.y()) * step);
  }

  /** Returns the heading there nearest to that of a pose here: degrees in [0, 360). */
  public double headingThere(Pose here) {
    return headings.isPresent()
        ? rounded(headingInSteps(here)) % headings.getAsInt() * 360 / headings.getAsInt()
        : frame.headingThere(here);
  }

  /** Returns the pose here at the place and heading nearest to a pose here. */
  public Pose nearest(Pose here) {
    Point there = nearestThere(here.position());
    Point place = frame.pointHere(there);
    return new Pose(
        place.x(),
        place.y(),
        headings.isPresent() ? frame.headingHere(there, headingThere(here)) : here.heading());
  }
}
