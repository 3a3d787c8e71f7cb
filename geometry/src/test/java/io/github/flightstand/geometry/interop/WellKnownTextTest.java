package io.github.flightstand.geometry.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Outlines as text. */
class WellKnownTextTest {

  @Test
  void aRectangleAsText() {
    assertEquals(
        "POLYGON ((2 -1, 2 1, -2 1, -2 -1, 2 -1))",
        WellKnownText.write(ConvexPolygon.rectangle(4, 2)));
  }

  @Property(tries = 200, seed = "2602", edgeCases = EdgeCasesMode.NONE)
  void whatIsWrittenReadsTheSame(@ForAll long seed) {
    SimplePolygon rock = new RandomShapes(seed).simplePolygon(500);
    assertEquals(rock, WellKnownText.read(WellKnownText.write(rock)));
  }

  @Test
  void whatIsNoPolygonIsRefused() {
    assertEquals(
        "an outline as well-known text is a POLYGON, found Point",
        assertThrows(BadOutlineException.class, () -> WellKnownText.read("POINT (1 2)"))
            .getMessage());
    assertTrue(
        assertThrows(BadOutlineException.class, () -> WellKnownText.read("POLYGON ((1 2"))
            .getMessage()
            .startsWith("an outline as well-known text: "));
    assertThrows(
        BadOutlineException.class,
        () -> WellKnownText.read("POLYGON ((0 0, 10 10, 10 0, 0 10, 0 0))"));
  }
}
