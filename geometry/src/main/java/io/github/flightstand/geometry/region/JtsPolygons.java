package io.github.flightstand.geometry.region;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.MultiPolygon;

/**
 * Conversions of polygons to and from JTS.
 *
 * <p>Corners are copied unchanged. JTS polygons with holes and multipolygons are {@linkplain Region
 * regions}.
 *
 * <pre>{@code
 * JtsPolygons.toJts(ConvexPolygon.rectangle(40, 40)).getArea()   // 1600.0
 * }</pre>
 */
public final class JtsPolygons {

  /** Returns a polygon's outline, counterclockwise, as a JTS polygon. */
  public static org.locationtech.jts.geom.Polygon toJts(Polygon polygon) {
    Coordinate[] ring = new Coordinate[polygon.size() + 1];
    for (int i = 0; i < ring.length; i++) {
      int corner = i % polygon.size();
      ring[i] = new Coordinate(polygon.x(corner), polygon.y(corner));
    }
    return new GeometryFactory().createPolygon(ring);
  }

  /** Returns a region as a JTS multipolygon. */
  public static MultiPolygon toJts(Region region) {
    GeometryFactory factory = new GeometryFactory();
    org.locationtech.jts.geom.Polygon[] pieces =
        region.pieces().stream()
            .map(
                piece ->
                    factory.createPolygon(
                        toJts(piece.shell()).getExteriorRing(),
                        piece.holes().stream()
                            .map(hole -> toJts(hole).getExteriorRing())
                            .toArray(LinearRing[]::new)))
            .toArray(org.locationtech.jts.geom.Polygon[]::new);
    return factory.createMultiPolygon(pieces);
  }

  /**
   * Returns the region that a valid JTS geometry covers; points and lines in it are ignored.
   *
   * @throws BadOutlineException if a ring is not a proper outline
   */
  public static Region region(Geometry geometry) {
    List<Region.Piece> pieces = new ArrayList<>();
    for (int i = 0; i < geometry.getNumGeometries(); i++) {
      if (geometry.getGeometryN(i) instanceof org.locationtech.jts.geom.Polygon polygon
          && !polygon.isEmpty()) {
        List<SimplePolygon> holes = new ArrayList<>();
        for (int k = 0; k < polygon.getNumInteriorRing(); k++) {
          holes.add(SimplePolygon.of(corners(polygon.getInteriorRingN(k))));
        }
        pieces.add(new Region.Piece(SimplePolygon.of(corners(polygon.getExteriorRing())), holes));
      }
    }
    return new Region(pieces);
  }

  private static List<Point> corners(LinearRing ring) {
    List<Point> corners = new ArrayList<>();
    for (Coordinate c : ring.getCoordinates()) {
      corners.add(new Point(c.getX(), c.getY()));
    }
    return corners;
  }
}
