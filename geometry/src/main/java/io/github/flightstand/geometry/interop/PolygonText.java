package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.region.JtsPolygons;
import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygonal;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;

/**
 * Polygons and regions as text for other programs: well-known text (WKT), read and written, and
 * GeoJSON geometries, written. Coordinates are written in full, so reading them back gives the same
 * bits.
 *
 * <pre>{@code
 * Region square = Region.of(ConvexPolygon.rectangle(2, 2));
 * PolygonText.wkt(square)                              // MULTIPOLYGON (((1.0 -1.0, 1.0 1.0, ...
 * PolygonText.ofWkt("POLYGON ((0 0, 4 0, 0 3, 0 0))")  // a triangle
 * PolygonText.geoJson(square)                          // the same, as "coordinates"
 * }</pre>
 */
public final class PolygonText {

  /** The parentheses of a multipolygon; other geometries may nest, and their reader recurses. */
  private static final int DEEPEST = 3;

  private PolygonText() {}

  /** Returns a region as the well-known text of a multipolygon. */
  public static String wkt(Region region) {
    return region.isEmpty()
        ? "MULTIPOLYGON EMPTY"
        : "MULTIPOLYGON " + rings(region, "(", ")", at -> at.x() + " " + at.y());
  }

  /** Returns a region as a GeoJSON geometry, a multipolygon. */
  public static String geoJson(Region region) {
    String coordinates = rings(region, "[", "]", at -> "[" + at.x() + "," + at.y() + "]");
    return "{\"type\":\"MultiPolygon\",\"coordinates\":" + coordinates + "}";
  }

  private static String rings(
      Region region, String open, String close, Function<Point, String> position) {
    Collector<CharSequence, ?, String> list = Collectors.joining(", ", open, close);
    return region.pieces().stream()
        .map(piece -> rings(piece).map(r -> r.stream().map(position).collect(list)).collect(list))
        .collect(list);
  }

  /** Returns the shell counterclockwise, then the holes clockwise, each closed. */
  private static Stream<List<Point>> rings(Region.Piece piece) {
    List<List<Point>> rings = new ArrayList<>();
    rings.add(new ArrayList<>(piece.shell().corners()));
    for (SimplePolygon hole : piece.holes()) {
      List<Point> ring = new ArrayList<>(hole.corners());
      Collections.reverse(ring);
      rings.add(ring);
    }
    rings.forEach(ring -> ring.add(ring.get(0)));
    return rings.stream();
  }

  /**
   * Returns the region that the well-known text of a polygon or multipolygon describes.
   *
   * @throws IllegalArgumentException if the text is not a polygon or multipolygon
   * @throws BadOutlineException if a ring is not a proper outline, or rings cross
   */
  public static Region ofWkt(String text) {
    checkNesting(text);
    Geometry geometry;
    try {
      geometry = new WKTReader().read(text);
    } catch (ParseException e) {
      throw new IllegalArgumentException("not well-known text: " + e.getMessage(), e);
    }
    if (!(geometry instanceof Polygonal)) {
      throw new IllegalArgumentException(
          "a region is a polygon or multipolygon, found a " + geometry.getGeometryType());
    }
    if (!geometry.isValid()) {
      throw new BadOutlineException("the rings of a region neither cross nor lie in each other");
    }
    return JtsPolygons.region(geometry);
  }

  private static void checkNesting(String text) {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth > DEEPEST) {
        throw new IllegalArgumentException(
            "a region is a polygon or multipolygon, found more than %s parentheses in each other"
                .formatted(DEEPEST));
      }
    }
  }
}
