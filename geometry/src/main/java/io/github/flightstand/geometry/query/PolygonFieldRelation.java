package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.Polygon;
import java.util.Optional;

/** The relation of a polygon and a convex polygon or arc band, in two stages. */
final class PolygonFieldRelation {

  private PolygonFieldRelation() {}

  static Relation between(Polygon a, BoundedField b, double contact) {
    return inDoubles(a, b, contact).orElseGet(() -> inDoubleDoubles(a, b, contact));
  }

  static Optional<Relation> inDoubles(Polygon a, BoundedField b, double contact) {
    double error = b.error(a);
    double depth = DeepestPoint.of(a, b, -2 * error).depth();
    return StagedRelation.of(depth - contact, depth, b.gap(a) - contact, error);
  }

  static Relation inDoubleDoubles(Polygon a, BoundedField b, double contact) {
    return PreciseRelation.of(b.preciseDepth(a), b.preciseGap(a), contact, b.error(a));
  }
}
