package io.github.flightstand.movement.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The box of a triangle, from 10 to 50 across and from 20 to 90 up. */
class BoundsTest {

  private static final Bounds BOX =
      Bounds.of(SimplePolygon.of(new Point(10, 20), new Point(50, 30), new Point(20, 90)));

  @Test
  void aBoxHoldsAllCornersAndIsWidenedOnAllSides() {
    assertEquals(new Bounds(10, 20, 50, 90), BOX);
    assertEquals(new Bounds(5, 15, 55, 95), BOX.widenedBy(5));
    assertEquals(new Point(20, 55), BOX.at(0.25, 0.5));
  }

  @ParameterizedTest
  @CsvSource({
    "5, 50, true", "4.9, 50, false", "55, 50, true", "55.1, 50, false",
    "30, 15, true", "30, 14.9, false", "30, 95, true", "30, 95.1, false"
  })
  void aDiscMeetsItUpToItsRadius(double x, double y, boolean meets) {
    assertEquals(meets, BOX.meets(new Point(x, y), 5));
  }

  @Test
  void aGridGoesOutwardFromTheMiddle() {
    // 40 across and 70 up: with cells of at most 25, two and three of them, made odd.
    List<Point> grid = BOX.grid(25);
    assertEquals(9, grid.size());
    assertEquals(new Point(30, 55), grid.get(0));
    Point corner = grid.get(8);
    assertEquals(40 / 3.0, Math.abs(corner.x() - 30), 1e-12);
    assertEquals(70 / 3.0, Math.abs(corner.y() - 55), 1e-12);
    for (int i = 1; i < 9; i++) {
      assertTrue(
          new Point(30, 55).distanceTo(grid.get(i - 1))
              <= new Point(30, 55).distanceTo(grid.get(i)) + 1e-12);
    }
    assertEquals(9, grid.stream().distinct().count());
  }

  @Test
  void aGridHasAnOddNumberOfCellsAndAtMostAHundredAndOneEachWay() {
    assertEquals(1, new Bounds(100, 200, 125, 225).grid(25).size());
    assertEquals(3, new Bounds(0, 0, 25, 26).grid(25).size());
    assertEquals(3 * 5, new Bounds(0, 0, 75, 100).grid(25).size());
    assertEquals(101, new Bounds(0, 0, 25, 1e5).grid(25).size());
  }
}
