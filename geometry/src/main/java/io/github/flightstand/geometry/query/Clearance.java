package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Circle;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.motion.Motion;
import io.github.flightstand.geometry.shape.Compound;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Which part of a motion is free: the parameters at which a moving body overlaps nothing at rest.
 *
 * <p>A body overlaps another if their signed separation is below minus the contact tolerance. Ends
 * of the sets are solved for that level and rounded to the free side; where the separation changes
 * by at least 1e-3 mm for each unit of the parameter they are exact to 1e-9, and at flatter
 * contacts the separation there is within 1e-9 mm of the level. How, and why no free window above
 * 1e-9 can be missed, is told at {@link ClearanceSearch}.
 *
 * <pre>{@code
 * Compound base = Compound.of(ConvexPolygon.rectangle(40, 40));
 * Compound wall = Compound.of(ConvexPolygon.rectangle(10, 100)).placedIn(Pose.at(100, 0, 0));
 * Motion ahead = new StraightMotion(Pose.IDENTITY, new Vector(1, 0), 0, 200);
 * Clearance.free(base, ahead, List.of(wall), Tolerance.STANDARD) // [0, 75.000001] and [124.999999, 200]
 * }</pre>
 */
public final class Clearance {

  private Clearance() {}

  /**
   * Returns every parameter at which the body is free.
   *
   * @param body the moving body in its own frame
   * @param motion its way, in the frame of the bodies at rest
   * @param atRest the bodies in its way
   * @param tolerance what counts as contact
   */
  public static IntervalSet free(
      Compound body, Motion motion, List<Compound> atRest, Tolerance tolerance) {
    return search(body, atRest, tolerance).freeSet(motion);
  }

  /** Returns the last parameter at which the body is free, if there is one. See {@link #free}. */
  public static OptionalDouble lastFree(
      Compound body, Motion motion, List<Compound> atRest, Tolerance tolerance) {
    double last = search(body, atRest, tolerance).lastFree(motion);
    return Double.isNaN(last) ? OptionalDouble.empty() : OptionalDouble.of(last);
  }

  private static ClearanceSearch search(Compound body, List<Compound> atRest, Tolerance tolerance) {
    ClearanceSearch search = new ClearanceSearch(PartSet.of(body), -tolerance.contact());
    for (Compound other : atRest) {
      // The bounds of the search are the tighter the smaller a body is about its own origin.
      Point middle =
          Circle.around(other.parts().stream().flatMap(part -> part.corners().stream()).toList())
              .centre();
      Compound centred = other.placedIn(Pose.at(-middle.x(), -middle.y(), 0));
      search.add(PartSet.of(centred), middle.x(), middle.y(), 1, 0);
    }
    return search;
  }
}
