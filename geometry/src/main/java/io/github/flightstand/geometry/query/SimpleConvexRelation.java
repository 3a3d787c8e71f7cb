package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.Optional;

/** The relation of a simple and a convex polygon, in two stages. */
final class SimpleConvexRelation {

  private SimpleConvexRelation() {}

  static Relation between(SimplePolygon a, ConvexPolygon b, double contact) {
    return inDoubles(a, b, contact).orElseGet(() -> inDoubleDoubles(a, b, contact));
  }

  static Optional<Relation> inDoubles(SimplePolygon a, ConvexPolygon b, double contact) {
    double error = RelationError.of(a, b);
    DeepestPoint search = DeepestPoint.of(a, new ConvexField(b), -2 * error);
    NearestPair pair = new NearestPair();
    pair.polygons(a, b);
    return StagedRelation.of(
        search.depth() - contact, search.depth(), pair.distance() - contact, error);
  }

  static Relation inDoubleDoubles(SimplePolygon a, ConvexPolygon b, double contact) {
    return PreciseRelation.of(
        PreciseDepth.of(a, b), PreciseGap.between(a, b), contact, RelationError.of(a, b));
  }
}
