package io.github.flightstand.geometry.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Regions written as text and read again. */
class PolygonTextTest {

  private static final String FRAME =
      "MULTIPOLYGON (((0.0 0.0, 9.0 0.0, 9.0 9.0, 0.0 0.0), (3.0 2.0, 6.0 3.0, 6.0 2.0, 3.0 2.0)))";

  @Property(tries = 200, seed = "2601", edgeCases = EdgeCasesMode.NONE)
  void regionsComeBackUnchanged(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Region rock = Region.of(draw.simplePolygon(500));
    assertEquals(rock, PolygonText.ofWkt(PolygonText.wkt(rock)));
  }

  @Test
  void holesAreKept() {
    Region frame = PolygonText.ofWkt(FRAME);
    assertEquals(1, frame.pieces().get(0).holes().size());
    assertEquals(frame, PolygonText.ofWkt(PolygonText.wkt(frame)));
    // The rim leads counterclockwise, the hole clockwise, whichever way it was read.
    assertEquals(FRAME, PolygonText.wkt(frame));
    String clockwise = "6.0 3.0, 6.0 2.0, 3.0 2.0";
    String reversed = FRAME.replace(clockwise, "6.0 2.0, 6.0 3.0, 3.0 2.0");
    assertEquals(
        FRAME.replace("3.0 2.0, " + clockwise, clockwise + ", 6.0 3.0"),
        PolygonText.wkt(PolygonText.ofWkt(reversed)));
  }

  @Test
  void geoJsonIsWritten() {
    Region triangle =
        Region.of(SimplePolygon.of(new Point(0, 0), new Point(4, 0), new Point(0, 3)));
    assertEquals(
        "{\"type\":\"MultiPolygon\",\"coordinates\":[[[[0.0,0.0], [4.0,0.0], [0.0,3.0],"
            + " [0.0,0.0]]]]}",
        PolygonText.geoJson(triangle));
    assertEquals(
        "{\"type\":\"MultiPolygon\",\"coordinates\":[]}", PolygonText.geoJson(Region.EMPTY));
  }

  @Test
  void numbersThatAreWrittenWithAnExponentAreReadToo() {
    Region tiny = Region.of(ConvexPolygon.rectangle(2e-9, 4e9));
    assertEquals(tiny, PolygonText.ofWkt(PolygonText.wkt(tiny)));
  }

  @Test
  void nothingIsARegionToo() {
    assertEquals(Region.EMPTY, PolygonText.ofWkt(PolygonText.wkt(Region.EMPTY)));
  }

  @Test
  void whatIsNoRegionIsRefused() {
    Region square = Region.of(ConvexPolygon.rectangle(2, 2));
    assertEquals(1, square.pieces().size());
    for (String text : List.of("", "POLYGON ((0 0, 1 1", "POINT (0 0)", "POLYGON ((0 0, 1 1))")) {
      assertThrows(IllegalArgumentException.class, () -> PolygonText.ofWkt(text), text);
    }
    assertThrows(
        BadOutlineException.class,
        () -> PolygonText.ofWkt("POLYGON ((0 0, 4 4, 4 0, 0 4, 0 0))"),
        "it crosses itself");
    String deep = "GEOMETRYCOLLECTION (".repeat(20_000) + "POINT (0 0)" + ")".repeat(20_000);
    assertThrows(IllegalArgumentException.class, () -> PolygonText.ofWkt(deep));
  }
}
