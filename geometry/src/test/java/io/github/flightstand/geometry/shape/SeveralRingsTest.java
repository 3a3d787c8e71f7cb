package io.github.flightstand.geometry.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.CrossedLines;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.region.JtsPolygons;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A polygon of several rings, by hand: a frame from −100 to 100 with a hole from −50 to 50, and a
 * block of 20 whose middle is at (200, 0).
 */
class SeveralRingsTest {

  private final SimplePolygon frame =
      SimplePolygon.of(
          new Region(
              List.of(
                  new Region.Piece(square(100, 0), List.of(square(50, 0))),
                  new Region.Piece(square(10, 200), List.of()))));

  private static SimplePolygon square(double half, double x) {
    return SimplePolygon.of(
        new Point(x - half, -half),
        new Point(x + half, -half),
        new Point(x + half, half),
        new Point(x - half, half));
  }

  private static ConvexPolygon base(double x, double y) {
    return ConvexPolygon.rectangle(40, 40).placedIn(Pose.at(x, y, 0));
  }

  @Test
  void aBaseInTheHoleIsApartAndOneOnASeamOverlaps() {
    assertEquals(30, Separation.between(base(0, 0), frame), 1e-12);
    assertEquals(0, Separation.between(base(30, 0), frame), 1e-12);
    assertEquals(-5, Separation.between(base(35, 0), frame), 1e-12);
    // The rim is 50 wide: the whole base lies on it, wherever its seams are.
    assertEquals(-20, Separation.between(base(75, 0), frame), 1e-12);
    assertEquals(-20, Separation.between(base(75, 75), frame), 1e-12);
    assertEquals(-20, Separation.between(base(200, 0), frame), 1e-12);
    assertEquals(-5, Separation.between(base(225, 0), frame), 1e-12);
    assertEquals(25, Separation.between(base(145, 0), frame), 1e-12);
  }

  @Test
  void whatIsInside() {
    assertFalse(frame.contains(0, 0));
    assertTrue(frame.contains(75, 0));
    assertFalse(frame.contains(150, 0));
    assertTrue(frame.contains(200, 5));
    assertEquals(3, frame.rings().size());
    assertEquals(12, frame.size());
    for (int i = 0; i < frame.size(); i++) {
      assertEquals(i, frame.after(frame.before(i)));
    }
  }

  /** From (−145, y) to (145, y): lines at |y| up to 20 cross both sides of the rim. */
  @Test
  void aLinesLengthInsideAddsUp() {
    ShortestLines over = ShortestLines.between(base(-165, 0), base(165, 0), Tolerance.STANDARD);
    assertEquals(
        List.of(over.members()), CrossedLines.of(over, 0, frame, Tolerance.STANDARD).intervals());
    ShortestLines within = ShortestLines.between(base(-25, 0), base(25, 0), Tolerance.STANDARD);
    assertTrue(CrossedLines.of(within, 0, frame, Tolerance.STANDARD).isEmpty());
    // Each side of the rim has 50 of a line's length, so 100 in all: not more than the tolerance.
    assertTrue(CrossedLines.of(over, 0, frame, new Tolerance(100.001)).isEmpty());
    assertFalse(CrossedLines.of(over, 0, frame, new Tolerance(99.999)).isEmpty());
  }

  @Test
  void aPlacedOneIsTheSame() {
    SimplePolygon moved = frame.placedIn(Pose.at(10, 20, 90));
    assertEquals(30, Separation.between(base(10, 20), moved), 1e-12);
    assertEquals(frame, SimplePolygon.of(frame.region()));
  }

  @Test
  void theRegionComesBack() {
    Region region = frame.region();
    assertEquals(2, region.pieces().size());
    assertEquals(square(100, 0), region.pieces().get(0).shell());
    assertEquals(List.of(square(50, 0)), region.pieces().get(0).holes());
    assertEquals(square(10, 200), region.pieces().get(1).shell());
    // The hole runs clockwise.
    assertEquals(
        List.of(
            square(100, 0).corners(),
            List.of(new Point(-50, 50), new Point(50, 50), new Point(50, -50), new Point(-50, -50)),
            square(10, 200).corners()),
        region.rings());
  }

  @Test
  void theSameCornersInOneRingAreAnotherPolygon() {
    List<Point> corners =
        List.of(
            new Point(0, 0),
            new Point(10, 0),
            new Point(10, 10),
            new Point(12, 20),
            new Point(-2, 20),
            new Point(-1, 12));
    SimplePolygon one = SimplePolygon.of(corners);
    SimplePolygon two =
        SimplePolygon.of(
            new Region(
                List.of(
                    new Region.Piece(SimplePolygon.of(corners.subList(0, 3)), List.of()),
                    new Region.Piece(SimplePolygon.of(corners.subList(3, 6)), List.of()))));
    assertEquals(one.corners(), two.corners());
    assertNotEquals(one, two);
  }

  /** The frame is 200² − 100² and the block 20²; eight triangles would cover the frame. */
  @Test
  void thePartsCoverTheRimAndNotTheHole() {
    double area = 0;
    for (ConvexPolygon part : frame.parts()) {
      area += JtsPolygons.toJts(part).getArea();
    }
    assertEquals(40_000 - 10_000 + 400, area, 1e-9);
    assertTrue(frame.parts().size() < 1 + 8, () -> "parts: " + frame.parts().size());
  }

  /** Corners 0 to 3 are the outside, 4 to 7 the hole, 8 to 11 the block. */
  @Test
  void theCornerAfterTheLastOfARingIsItsFirst() {
    assertEquals(1, frame.after(0));
    assertEquals(0, frame.after(3));
    assertEquals(5, frame.after(4));
    assertEquals(4, frame.after(7));
    assertEquals(8, frame.after(11));
  }

  @Test
  void improperRegionsAreRefused() {
    refused(
        "each hole lies in its outside",
        new Region.Piece(square(100, 0), List.of(square(10, 300))));
    refused(
        "rings neither cross nor share an edge",
        new Region.Piece(square(100, 0), List.of(square(50, 80))));
    refused(
        "rings neither cross nor share an edge",
        new Region.Piece(square(100, 0), List.of()),
        new Region.Piece(square(100, 200), List.of()));
    refused(
        "no polygon lies in another",
        new Region.Piece(square(100, 0), List.of()),
        new Region.Piece(square(10, 0), List.of()));
    refused(
        "no hole lies in another",
        new Region.Piece(square(100, 0), List.of(square(50, 0), square(10, 0))));
    refused(
        "the holes of a polygon do not cut it in two",
        new Region.Piece(
            square(100, 0),
            List.of(
                SimplePolygon.of(
                    new Point(-100, 0), new Point(0, -50), new Point(100, 0), new Point(0, 50)))));
    assertThrows(BadOutlineException.class, () -> SimplePolygon.of(Region.EMPTY));
  }

  private static void refused(String rule, Region.Piece... pieces) {
    Region region = new Region(List.of(pieces));
    String message =
        assertThrows(BadOutlineException.class, () -> SimplePolygon.of(region)).getMessage();
    assertTrue(message.contains(rule), message);
  }
}
