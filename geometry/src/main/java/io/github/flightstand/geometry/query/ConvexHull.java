package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/**
 * The smallest convex polygon that holds some points, by JTS, whose turns are decided exactly; so
 * corners that rounding has moved a little never make an outline that is not convex.
 */
final class ConvexHull {

  private ConvexHull() {}

  /** Returns the hull; empty if the points enclose no area. */
  static Optional<ConvexPolygon> of(List<Point> points) {
    Coordinate[] coordinates = new Coordinate[points.size()];
    for (int i = 0; i < coordinates.length; i++) {
      coordinates[i] = new Coordinate(points.get(i).x(), points.get(i).y());
    }
    Geometry hull =
        new org.locationtech.jts.algorithm.ConvexHull(coordinates, new GeometryFactory())
            .getConvexHull();
    if (!(hull instanceof Polygon polygon)) {
      return Optional.empty();
    }
    List<Point> corners = new ArrayList<>();
    for (Coordinate c : polygon.getExteriorRing().getCoordinates()) {
      corners.add(new Point(c.getX(), c.getY()));
    }
    return Optional.of(ConvexPolygon.of(corners));
  }
}
