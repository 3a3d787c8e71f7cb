package io.github.flightstand.movement.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
  @CsvSource({"LEFT, -10", "RIGHT, 870", "BOTTOM, 590", "TOP, -10"})
  void whatSticksOutIsNegative(TableEdge edge, double margin) {
    ConvexPolygon piece = ConvexPolygon.rectangle(40, 20).placedIn(Pose.at(10, 600, 0));
    assertEquals(margin, edge.margin(AREA, piece));
  }
}
