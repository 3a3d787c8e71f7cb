package io.github.flightstand.movement.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.JtsPolygons;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.ObstacleSpacing;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** Areas of free regions on a play area of a metre square, worked out by hand. */
class FreeRegionTest {

  private static final PlayArea AREA = new PlayArea(1000, 1000);
  private static final double ARC_ERROR = 1e-3;

  private static final FreeRegion SPACED =
      new FreeRegion(
          MovementRules.STANDARD.withObstacleSpacing(
              new ObstacleSpacing(200, OptionalDouble.of(100))));

  private static final FreeRegion LOOSE =
      new FreeRegion(
          MovementRules.STANDARD.withObstacleSpacing(
              new ObstacleSpacing(100, OptionalDouble.empty())));

  private static final Obstacle ROCK = square("rock", 0, 0);

  private static Obstacle square(String id, double x, double y) {
    return new Obstacle(
        id,
        ObstacleKind.ASTEROID,
        SimplePolygon.of(
            new Point(x - 30, y - 30),
            new Point(x + 30, y - 30),
            new Point(x + 30, y + 30),
            new Point(x - 30, y + 30)));
  }

  private static double area(Region region) {
    return JtsPolygons.toJts(region).getArea();
  }

  @Test
  void anEmptyTableLeavesARectangle() {
    Table table = Table.builder(AREA).build();
    // 230 to 770 both ways, a millionth less on every side.
    assertEquals(540.0 * 540, area(SPACED.of(table, ROCK, 0, ARC_ERROR)), 4 * 540 * 2e-6);
    assertEquals(740.0 * 740, area(LOOSE.of(table, ROCK, 0, ARC_ERROR)), 4 * 740 * 2e-6);
    // Turned by 45 degrees the rock reaches 30 √2 = 42.43 out.
    double side = 1000 - 2 * (200 + 30 * StrictMath.sqrt(2));
    assertEquals(side * side, area(SPACED.of(table, ROCK, 45, ARC_ERROR)), 4 * side * 2e-6);
  }

  @Test
  void anotherObstacleTakesARoundedSquare() {
    Table table = Table.builder(AREA).obstacle(square("other", 500, 500)).build();
    Region region = SPACED.of(table, ROCK, 0, ARC_ERROR);
    assertEquals(1, region.pieces().size());
    assertEquals(1, region.pieces().get(0).holes().size());
    // Two squares of 60 add up to one of 120, and 100 all around it with quarter circles.
    double taken = 120.0 * 120 + 4 * 120 * 100 + Math.PI * 100 * 100;
    double round = 4 * 120 + 2 * Math.PI * 100;
    double left = 540.0 * 540 - taken;
    assertTrue(area(region) < left);
    assertEquals(left, area(region), round * (ARC_ERROR + 2e-6) + 4 * 540 * 2e-6);
  }

  @Test
  void aHugeShipThatStandsInKeepsItsSpacing() {
    Ship standsIn =
        new Ship(
            "wall",
            PartsCatalogue.standard().base(BaseSize.HUGE_CORVETTE),
            Pose.at(500, 500, 90),
            true);
    Table table = Table.builder(AREA).ship(standsIn).build();
    // 80 by 224.8 and a square of 60 add up to 140 by 284.8, and 100 all around with quarter
    // circles.
    double taken = 140 * 284.8 + 2 * (140 + 284.8) * 100 + Math.PI * 100 * 100;
    double round = 2 * (140 + 284.8) + 2 * Math.PI * 100;
    assertEquals(
        540.0 * 540 - taken,
        area(SPACED.of(table, ROCK, 0, ARC_ERROR)),
        round * (ARC_ERROR + 2e-6) + 4 * 540 * 2e-6);
  }

  @Test
  void withoutASpacingOnlyTheOverlapIsTaken() {
    Table table =
        Table.builder(AREA)
            .obstacle(square("other", 500, 500))
            .ship(
                new Ship(
                    "red", PartsCatalogue.standard().base(BaseSize.SMALL), Pose.at(300, 300, 90)))
            .build();
    // A base with its guides, 40 by 43.5 and 40 by 40: the sum with the square of 60 is 100 by 100
    // and, above and below, bars of 1.75 that the guides make; those span 27 + 60 at the root and
    // 25.25 + 60 at the tip from half their depth on, the gap between them being closed.
    double base = 100.0 * 100 + 2 * (87 * 0.875 + (87 + 85.25) / 2 * 0.875);
    assertEquals(740.0 * 740 - 120 * 120 - base, area(LOOSE.of(table, ROCK, 0, ARC_ERROR)), 0.02);
  }

  @Test
  void anObstacleIsNotInItsOwnWay() {
    Table table = Table.builder(AREA).obstacle(square("rock", 500, 500)).build();
    assertEquals(540.0 * 540, area(SPACED.of(table, ROCK, 0, ARC_ERROR)), 4 * 540 * 2e-6);
  }

  @Test
  void aSmallOrFullTableHasNoRoom() {
    Table small = Table.builder(new PlayArea(459, 1000)).build();
    assertTrue(SPACED.of(small, ROCK, 0, ARC_ERROR).isEmpty());
    Table just = Table.builder(new PlayArea(461, 1000)).build();
    assertEquals(540, area(SPACED.of(just, ROCK, 0, ARC_ERROR)), 0.01);
    Table full = Table.builder(new PlayArea(600, 600)).obstacle(square("other", 300, 300)).build();
    assertTrue(SPACED.of(full, ROCK, 0, ARC_ERROR).isEmpty());
  }

  @Test
  void anArcErrorIsPositive() {
    Table table = Table.builder(AREA).build();
    assertThrows(IllegalArgumentException.class, () -> SPACED.of(table, ROCK, 0, 0));
  }
}
