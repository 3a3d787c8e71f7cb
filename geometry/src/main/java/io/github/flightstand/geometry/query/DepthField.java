package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import java.util.Optional;

/**
 * How deep a point lies in a region, boundary by boundary.
 *
 * <p>The region is an intersection of simple ones (half-planes, the inside or outside of a circle);
 * the depth behind a boundary is the distance from it, negative outside. The least of them is the
 * distance to the nearest point outside the region, for a point inside.
 */
interface DepthField {

  /** Returns how many boundaries there are. */
  int size();

  /** Returns how deep a point lies behind boundary {@code k}. */
  double at(int k, double x, double y);

  /** Returns how deep a point lies in the region. */
  default double at(double x, double y) {
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < size(); k++) {
      least = Math.min(least, at(k, x, y));
    }
    return least;
  }

  /** Tells whether all boundaries are straight lines. */
  boolean straight();

  /**
   * Returns the x component of the direction in which the depth behind boundary {@code k} rises,
   * seen from a point: for a line its inward normal, for a circle the vector to its centre (for the
   * outside of a circle it falls that way).
   */
  double axisX(int k, double x, double y);

  /** Returns the y component that goes with {@link #axisX}. */
  double axisY(int k, double x, double y);

  /**
   * Returns a point of the region that lies deepest; nothing if the region is unbounded. Where all
   * deepest points form a set of more than one, that set is connected.
   */
  Optional<Point> deepest();
}
