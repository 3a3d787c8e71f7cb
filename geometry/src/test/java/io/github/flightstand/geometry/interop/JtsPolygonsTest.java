package io.github.flightstand.geometry.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.shape.ArcBand;
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
    assertEquals(base, JtsPolygons.convexPolygon(JtsPolygons.toJts(base)));
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

  @Test
  void aBandsPictureStaysWithinTheChordError() {
    for (double sweep : new double[] {45, -90, 180, 2}) {
      ArcBand band = new ArcBand(Pose.at(100, 50, 30), 80, sweep, 10);
      Polygon picture = JtsPolygons.toJts(band, 0.01);
      assertTrue(picture.isValid());
      // the band's area is 2 · half width · radius · sweep; its outline at most 180 long a side
      double area = 20 * 80 * Math.toRadians(Math.abs(sweep));
      assertEquals(area, picture.getArea(), 0.01 * 2 * (90 + 70) * Math.toRadians(180));
      // the chords' middles are the farthest from the arcs
      for (int i = 1; i < picture.getNumPoints(); i++) {
        var a = picture.getCoordinates()[i - 1];
        var b = picture.getCoordinates()[i];
        double fromCentre =
            Math.hypot((a.x + b.x) / 2 - band.centre().x(), (a.y + b.y) / 2 - band.centre().y());
        boolean flatEnd = Math.abs(fromCentre - 80) < 1e-9;
        assertTrue(
            flatEnd || Math.min(Math.abs(fromCentre - 70), Math.abs(fromCentre - 90)) <= 0.01);
      }
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> JtsPolygons.toJts(new ArcBand(Pose.IDENTITY, 80, 45, 10), 0));
  }

  @Test
  void aSliceOfADiscHasOneInnerCorner() {
    Polygon slice = JtsPolygons.toJts(new ArcBand(Pose.IDENTITY, 10, 90, 10), 0.001);
    assertTrue(slice.isValid());
    assertEquals(Math.PI * 400 / 4, slice.getArea(), 0.05);
  }
}
