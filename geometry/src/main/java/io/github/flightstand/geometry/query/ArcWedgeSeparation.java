package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.Wedge;

/**
 * The signed separation of an arc band and a wedge of at most 180 degrees: minus the inner depth of
 * the band in the wedge where they overlap.
 */
final class ArcWedgeSeparation {

  private ArcWedgeSeparation() {}

  static double between(ArcBand a, Wedge b) {
    double depth = DeepestPoint.of(a, WedgeField.of(b), 0).depth();
    if (depth > 0) {
      return -depth;
    }
    NearestPair pair = new NearestPair();
    pair.bandAndWedge(a, b);
    return pair.distance();
  }
}
