package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.Polygon;
import java.util.Optional;

/** The relation of a polygon and an arc band, in two stages. */
final class PolygonArcRelation {

  private PolygonArcRelation() {}

  static Relation between(Polygon a, ArcBand b, double contact) {
    return inDoubles(a, b, contact).orElseGet(() -> inDoubleDoubles(a, b, contact));
  }

  static Optional<Relation> inDoubles(Polygon a, ArcBand b, double contact) {
    double error = RelationError.of(a, b);
    DeepestPoint search = DeepestPoint.of(a, new BandField(b), -2 * error);
    NearestPair pair = new NearestPair();
    pair.polygonAndBand(a, b);
    return StagedRelation.of(
        search.depth() - contact, search.depth(), pair.distance() - contact, error);
  }

  static Relation inDoubleDoubles(Polygon a, ArcBand b, double contact) {
    return PreciseRelation.of(
        PreciseDepth.of(a, b), PreciseGap.between(a, b), contact, RelationError.of(a, b));
  }
}
