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
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/** Outlines over to JTS and back. */
class JtsPolygonsTest {

  @Property(tries = 200, seed = "2601", edgeCases = EdgeCasesMode.NONE)
  void polygonsComeBackUnchanged(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    SimplePolygon rock = draw.simplePolygon(500);
    ConvexPolygon base = draw.convexPolygon(500);
    assertEquals(rock, JtsPolygons.simplePolygon(JtsPolygons.toJts(rock)));
    assertEquals(base.corners(), JtsPolygons.simplePolygon(JtsPolygons.toJts(base)).corners());
    assertTrue(Orientation.isCCW(JtsPolygons.toJts(rock).getCoordinates()));
    assertTrue(JtsPolygons.toJts(rock).isValid());
  }

  @Test
  void holesAndEmptyPolygonsAreRefused() {
    Geometry square = JtsPolygons.toJts(ConvexPolygon.rectangle(10, 10));
    Geometry frame = square.difference(JtsPolygons.toJts(ConvexPolygon.rectangle(4, 4)));
    assertEquals(
        "an outline encloses one piece without holes, found 1",
        assertThrows(BadOutlineException.class, () -> JtsPolygons.simplePolygon((Polygon) frame))
            .getMessage());
    assertThrows(
        BadOutlineException.class,
        () -> JtsPolygons.simplePolygon(new GeometryFactory().createPolygon()));
  }
}
