package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.ConvexPolygon;
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
 * Polygons to and from JTS.
 *
 * <p>Corners go over unchanged. JTS polygons with holes, and several of them, are {@linkplain
 * Region regions}.
 *
 * <pre>{@code
 * JtsPolygons.toJts(ConvexPolygon.rectangle(40, 40)).getArea()   // 1600.0
 * }</pre>
 */
public final class JtsPolygons {

  private JtsPolygons() {}

  /** Returns a polygon's outline, counter-clockwise, as JTS has it. */
  public static org.locationtech.jts.geom.Polygon toJts(Polygon polygon) {
    List<Point> corners = new ArrayList<>(polygon.size());
    for (int i = 0; i < polygon.size(); i++) {
      corners.add(new Point(polygon.x(i), polygon.y(i)));
    }
    return ring(corners);
  }

  /**
   * Returns a polygon that runs along an arc band's outline, for pictures: the queries work with
   * the true arcs.
   *
   * @param chordError how far the chords may stray from the arcs, in millimetres, positive
   * @throws IllegalArgumentException if the error is not positive
   */
  public static org.locationtech.jts.geom.Polygon toJts(ArcBand band, double chordError) {
    if (!(chordError > 0)) {
      throw new IllegalArgumentException("a chord error is positive, found " + chordError);
    }
    // A chord over the angle δ strays by R (1 − cos δ/2).
    double half = StrictMath.acos(Math.max(0, 1 - chordError / band.outerRadius()));
    double sweep = StrictMath.toRadians(Math.abs(band.sweepDegrees()));
    int chords = (int) Math.max(1, Math.ceil(sweep / (2 * half)));
    double side = Math.copySign(1, band.sweepDegrees());
    Pose centre = band.start().shiftedBy(0, side * band.radius());
    List<Point> outer = new ArrayList<>();
    List<Point> inner = new ArrayList<>();
    for (int i = 0; i <= chords; i++) {
      Pose ray = centre.turnedBy(band.sweepDegrees() * i / chords);
      outer.add(ray.place(new Point(0, -side * band.outerRadius())));
      if (i == 0 || band.innerRadius() > 0) {
        inner.add(0, ray.place(new Point(0, -side * band.innerRadius())));
      }
    }
    outer.addAll(inner);
    return ring(outer);
  }

  /**
   * Returns the polygon with a JTS polygon's outline.
   *
   * @throws BadOutlineException if it is empty, has holes or is not a proper outline
   */
  public static SimplePolygon simplePolygon(org.locationtech.jts.geom.Polygon polygon) {
    return SimplePolygon.of(shell(polygon));
  }

  /**
   * Returns the convex polygon with a JTS polygon's outline.
   *
   * @throws BadOutlineException if it is empty, has holes or is not convex
   */
  public static ConvexPolygon convexPolygon(org.locationtech.jts.geom.Polygon polygon) {
    return ConvexPolygon.of(shell(polygon));
  }

  /** Returns a region as JTS has it. */
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
   * Returns the region that a valid JTS geometry covers; points and lines in it cover nothing.
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

  private static List<Point> shell(org.locationtech.jts.geom.Polygon polygon) {
    int holes = polygon.getNumInteriorRing();
    if (holes > 0) {
      throw new BadOutlineException("an outline encloses one piece without holes, found " + holes);
    }
    return corners(polygon.getExteriorRing());
  }

  private static List<Point> corners(LinearRing ring) {
    List<Point> corners = new ArrayList<>();
    for (Coordinate c : ring.getCoordinates()) {
      corners.add(new Point(c.getX(), c.getY()));
    }
    return corners;
  }

  private static org.locationtech.jts.geom.Polygon ring(List<Point> corners) {
    Coordinate[] ring = new Coordinate[corners.size() + 1];
    for (int i = 0; i < ring.length; i++) {
      Point p = corners.get(i % corners.size());
      ring[i] = new Coordinate(p.x(), p.y());
    }
    return new GeometryFactory().createPolygon(ring);
  }
}
