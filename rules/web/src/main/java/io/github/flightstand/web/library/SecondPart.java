package io.github.flightstand.web.library;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.operation.Operation;
import io.github.flightstand.protocol.operation.Query;
import java.util.Optional;
import java.util.function.Function;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateArrays;
import org.locationtech.jts.geom.Polygon;

/**
 * What stands, in the first part for tables and in that for games, where the second part goes on:
 * the operations {@code freeRegion} and {@code calibrate} and the uncertainty of any query; and,
 * for tables, obstacles with holes.
 */
public final class SecondPart {

  private SecondPart() {}

  /** Thrown where only the second part has the answer; the protocol's answerer passes it on. */
  public static final class Needed extends Error {

    private static final long serialVersionUID = 1;
  }

  /** Stands in for the making of an operation. */
  public static Operation<?, ?> operation() {
    throw new Needed();
  }

  public static Optional<?> confidence(Query<?> query, Table table, Function<?, ?> count) {
    return noConfidence(query);
  }

  public static Optional<?> noConfidence(Query<?> query) {
    if (uncertain(query)) {
      throw new Needed();
    }
    return Optional.empty();
  }

  /** Returns the corners of a polygon, clockwise, as the library does where it has no holes. */
  public static Coordinate[] join(Polygon polygon) {
    if (polygon.getNumInteriorRing() > 0) {
      throw new Needed();
    }
    Coordinate[] corners = CoordinateArrays.copyDeep(polygon.getExteriorRing().getCoordinates());
    if (Orientation.isCCW(corners)) {
      CoordinateArrays.reverse(corners);
    }
    return corners;
  }

  public static boolean uncertain(Query<?> query) {
    return query.uncertainty().isPresent();
  }
}
