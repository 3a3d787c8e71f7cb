package io.github.flightstand.movement.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.table.PlayArea;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A base 80 square that fills the depth of a zone at the lower edge, worked out by hand. The
 * tolerance is a quarter and a corner is near the edge within 1, so that bounds are hit to the bit.
 */
class ZoneDepthTest {

  private static final PlayArea AREA = new PlayArea(1000, 800);
  private static final double CONTACT = 0.25;
  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(80, 80);

  private static SimplePolygon zone(double left, double bottom, double right) {
    return SimplePolygon.of(
        new Point(left, bottom),
        new Point(right, bottom),
        new Point(right, 50),
        new Point(left, 50));
  }

  private static boolean filled(SimplePolygon zone, double x, double y) {
    return ZoneDepth.filled(List.of(BASE.placedIn(Pose.at(x, y, 0))), zone, AREA, 1, CONTACT);
  }

  @ParameterizedTest
  @CsvSource({"39.625, false", "39.75, true", "41, true", "41.25, true", "41.375, false"})
  void theBaseIsNearTheEdge(double y, boolean filled) {
    assertEquals(filled, filled(zone(200, 0, 400), 300, y));
  }

  @ParameterizedTest
  @CsvSource({"239.625, false", "239.75, true", "360.25, true", "360.375, false"})
  void theBaseStandsWithinTheStretch(double x, boolean filled) {
    assertEquals(filled, filled(zone(200, 0, 400), x, 40));
  }

  @ParameterizedTest
  @CsvSource({"-0.25, true", "0.25, true", "0.375, false", "-20, true"})
  void theZoneLiesAlongTheEdge(double bottom, boolean filled) {
    assertEquals(filled, filled(zone(200, bottom, 400), 300, 40));
  }

  @ParameterizedTest
  @CsvSource({"164.5, false", "165, true", "485, true", "485.5, false"})
  void aSlantedZoneSharesWhatItCrosses(double x, boolean filled) {
    // Its sides cross the edge a quarter of the way up: at 125 and 525.
    SimplePolygon slanted =
        SimplePolygon.of(
            new Point(100, -100), new Point(500, -100), new Point(600, 300), new Point(200, 300));
    assertEquals(filled, filled(slanted, x, 40));
  }

  @Test
  void theCentresAreARectangle() {
    List<SimplePolygon> centres =
        ZoneDepth.centres(List.of(BASE), zone(200, 0, 400), AREA, 1, CONTACT);
    assertEquals(1, centres.size());
    assertEquals(
        SimplePolygon.of(
            new Point(240, 40), new Point(360, 40), new Point(360, 41), new Point(240, 41)),
        centres.get(0));
  }

  @ParameterizedTest
  @CsvSource({
    // A zone hardly longer than the base, too short for it, and an edge that is hardly near.
    "280.25, 1, 0",
    "280.5, 1, 1",
    "260, 1, 0",
    "400, 0.25, 0",
    "400, 0.5, 1"
  })
  void whatIsThinnerThanTheToleranceIsLeftOut(double right, double near, int rectangles) {
    assertEquals(
        rectangles,
        ZoneDepth.centres(List.of(BASE), zone(200, 0, right), AREA, near, CONTACT).size());
  }
}
