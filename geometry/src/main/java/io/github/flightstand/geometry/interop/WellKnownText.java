package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.math.BigDecimal;
import java.util.StringJoiner;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;

/**
 * Polygons as well-known text (OGC Simple Feature Access, part 1).
 *
 * <p>JTS reads the text. Its writer drops the last digit of some numbers, so writing is done here:
 * what is written reads as the same doubles.
 *
 * <pre>{@code
 * WellKnownText.write(ConvexPolygon.rectangle(4, 2)) // POLYGON ((2 -1, 2 1, -2 1, -2 -1, 2 -1))
 * }</pre>
 */
public final class WellKnownText {

  private WellKnownText() {}

  /** Returns a polygon's outline as text. */
  public static String write(Polygon polygon) {
    StringJoiner corners = new StringJoiner(", ", "POLYGON ((", "))");
    for (int i = 0; i <= polygon.size(); i++) {
      int corner = i % polygon.size();
      corners.add(number(polygon.x(corner)) + " " + number(polygon.y(corner)));
    }
    return corners.toString();
  }

  /** The shortest digits that give the double back, without an exponent. */
  private static String number(double value) {
    return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
  }

  /**
   * Returns the polygon that a text describes.
   *
   * @throws BadOutlineException if it is no polygon, has holes or is not a proper outline
   */
  public static SimplePolygon read(String text) {
    Geometry geometry;
    try {
      geometry = new WKTReader().read(text);
    } catch (ParseException e) {
      throw new BadOutlineException("an outline as well-known text: " + e.getMessage());
    }
    if (geometry instanceof org.locationtech.jts.geom.Polygon polygon) {
      return JtsPolygons.simplePolygon(polygon);
    }
    throw new BadOutlineException(
        "an outline as well-known text is a POLYGON, found " + geometry.getGeometryType());
  }
}
