package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ArcBand;

/**
 * The signed separation of two arc bands: minus the greater of their inner depths in each other
 * where they overlap.
 */
final class ArcArcSeparation {

  private ArcArcSeparation() {}

  static double between(ArcBand a, ArcBand b) {
    double depth = Math.max(InnerDepth.of(a, b), InnerDepth.of(b, a));
    if (depth > 0) {
      return -depth;
    }
    NearestPair pair = new NearestPair();
    pair.bands(a, b);
    return pair.distance();
  }
}
