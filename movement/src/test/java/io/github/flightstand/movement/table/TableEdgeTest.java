package io.github.flightstand.movement.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Distances from the edges of a play area of 900 by 600, worked out by hand. */
class TableEdgeTest {

  private static final PlayArea AREA = new PlayArea(900, 600);

  @ParameterizedTest
  @CsvSource({
    "LEFT, 100, 200, 80, left",
    "RIGHT, 800, 200, 780, right",
    "BOTTOM, 200, 100, 190, bottom",
    "TOP, 400, 100, 390, top"
  })
  void distancesCountInwards(
      TableEdge edge, double distance, double along, double margin, String word) {
    assertEquals(distance, edge.distance(AREA, 100, 200));
    assertEquals(distance, edge.inside(AREA).depth(0, 100, 200), 1e-12);
    assertEquals(along, edge.along(100, 200));
    ConvexPolygon piece = ConvexPolygon.rectangle(40, 20).placedIn(Pose.at(100, 200, 0));
    assertEquals(margin, edge.margin(AREA, piece));
    assertEquals(word, edge.word());
  }

  @ParameterizedTest
  @CsvSource({
    "LEFT, 100, 200, 600, 0",
    "RIGHT, 800, 200, 600, 180",
    "BOTTOM, 200, 100, 900, 90",
    "TOP, 200, 500, 900, 270"
  })
  void aPointLiesAlongAnEdgeAndInsideIt(
      TableEdge edge, double x, double y, double length, double inwards) {
    Point point = edge.at(AREA, 200, 100);
    assertEquals(new Point(x, y), point);
    assertEquals(200, edge.along(x, y));
    assertEquals(100, edge.distance(AREA, x, y));
    assertEquals(length, edge.length(AREA));
    assertEquals(inwards, edge.inwards());
    // From the edge's middle, that way into the play area.
    Point middle = edge.at(AREA, length / 2, 0);
    Point inside = Pose.at(middle.x(), middle.y(), edge.inwards()).shiftedBy(7, 0).position();
    assertEquals(7, edge.distance(AREA, inside.x(), inside.y()), 1e-12);
    Point deeper = edge.at(AREA, length - 1, 101);
    Point beside = edge.at(AREA, length - 1, 99);
    assertFalse(edge.zone(AREA, 100).contains(deeper.x(), deeper.y()));
    assertTrue(edge.zone(AREA, 100).contains(beside.x(), beside.y()));
  }

  @ParameterizedTest
  @CsvSource({"LEFT, -10", "RIGHT, 870", "BOTTOM, 590", "TOP, -10"})
  void whatSticksOutIsNegative(TableEdge edge, double margin) {
    ConvexPolygon piece = ConvexPolygon.rectangle(40, 20).placedIn(Pose.at(10, 600, 0));
    assertEquals(margin, edge.margin(AREA, piece));
  }
}
