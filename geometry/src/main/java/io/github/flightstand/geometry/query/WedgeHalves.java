package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.Wedge;
import java.util.List;

/** Wedges beyond 180 degrees as unions of convex ones. */
final class WedgeHalves {

  private WedgeHalves() {}

  /**
   * Returns the wedge itself up to 180 degrees, else the two half-planes whose union it is: the one
   * to the left of its first ray's line and the one to the right of its last.
   */
  static List<Wedge> of(Wedge wedge) {
    return wedge.sweepDegrees() <= 180
        ? List.of(wedge)
        : List.of(
            new Wedge(wedge.apex(), wedge.from(), 180),
            new Wedge(wedge.apex(), wedge.to().turnedBy(180), 180));
  }
}
