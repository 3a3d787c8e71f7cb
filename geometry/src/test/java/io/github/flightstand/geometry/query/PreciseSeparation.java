package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.Polygon;

/** The separation of a polygon and a bounded region by the slow ways, which check the quick one. */
final class PreciseSeparation {

  private PreciseSeparation() {}

  /**
   * Returns the gap or minus the inner depth in millimetres, each from double-double arithmetic.
   *
   * @param found the separation to check: its sign tells which of the two means anything
   */
  static double of(Polygon body, BoundedField region, double found) {
    return found > 0
        ? region.preciseGap(body).doubleValue()
        : -region.preciseDepth(body).doubleValue();
  }
}
