package io.github.flightstand.movement.docking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.docking.Docking.BaseEdge;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Docking beside a large ship at (500, 500) that looks up the table, worked out by hand. */
class DockingTest {

  private static final double EXACT = 1e-9;
  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final Base SMALL = PARTS.base(BaseSize.SMALL);
  private static final Base LARGE = PARTS.base(BaseSize.LARGE);
  private static final Ship HULK = new Ship("hulk", LARGE, Pose.at(500, 500, 90));

  private final Docking docking = new Docking(MovementRules.STANDARD);

  private static Table table(Ship... others) {
    Table.Builder table =
        Table.builder(PlayArea.STANDARD)
            .ship(new Ship("red", SMALL, Pose.at(100, 100, 0)))
            .ship(HULK);
    for (Ship other : others) {
      table.ship(other);
    }
    return table.build();
  }

  @ParameterizedTest
  @CsvSource({
    // 40 + 20 out of the edge; 10 to the left as seen looking out of it
    "FRONT, 490, 560, 90",
    "LEFT, 440, 490, 180",
    "REAR, 510, 440, 270",
    "RIGHT, 560, 510, 0"
  })
  void theRearEdgeLiesFlushOnTheEdge(BaseEdge edge, double x, double y, double heading) {
    Pose pose = Docking.poseAt(SMALL, HULK, edge, 10);
    assertEquals(x, pose.x(), EXACT);
    assertEquals(y, pose.y(), EXACT);
    assertEquals(heading, pose.heading().degrees());
  }

  @Test
  void theEdgesShareMoreThanTheTolerance() {
    assertEquals(new Interval(-59.999999, 59.999999), docking.range(SMALL, LARGE, BaseEdge.FRONT));
    assertEquals(new Interval(-39.999999, 39.999999), docking.range(SMALL, SMALL, BaseEdge.LEFT));
  }

  @Test
  void withNoThirdShipAllOfTheRangeIsFree() {
    for (BaseEdge edge : BaseEdge.values()) {
      assertEquals(
          IntervalSet.of(docking.range(SMALL, LARGE, edge)),
          docking.free(table(), "red", "hulk", edge));
    }
  }

  @Test
  void aThirdShipTakesAPart() {
    // At the left edge red covers x 420 to 460 and y 480 − u to 520 − u. The third ship covers 410
    // to 450 and 540 to 580, its rear guides reach down to 538.25: free from u = −18.25 − τ on.
    Ship third = new Ship("third", SMALL, Pose.at(430, 560, 90));
    IntervalSet free = docking.free(table(third), "red", "hulk", BaseEdge.LEFT);
    assertEquals(1, free.intervals().size());
    assertEquals(-18.250001, free.intervals().get(0).lo(), EXACT);
    assertEquals(59.999999, free.intervals().get(0).hi(), EXACT);
  }

  @Test
  void aShipInTheMiddleLeavesBothEndsOrNothing() {
    // The third ship's left and right edges are at 480 and 520, facing the hulk's front, where red
    // covers 480 − u to 520 − u: 40 off the middle and more is free on both sides.
    Ship third = new Ship("third", SMALL, Pose.at(500, 590, 90));
    IntervalSet free = docking.free(table(third), "red", "hulk", BaseEdge.FRONT);
    assertEquals(2, free.intervals().size());
    assertEquals(-39.999999, free.intervals().get(0).hi(), EXACT);
    assertEquals(39.999999, free.intervals().get(1).lo(), EXACT);
    Ship wall = new Ship("wall", PARTS.base(BaseSize.LARGE), Pose.at(500, 590, 90));
    Ship other = new Ship("other", PARTS.base(BaseSize.LARGE), Pose.at(400, 590, 90));
    Ship third3 = new Ship("third", PARTS.base(BaseSize.LARGE), Pose.at(600, 590, 90));
    assertEquals(
        IntervalSet.EMPTY, docking.free(table(wall, other, third3), "red", "hulk", BaseEdge.FRONT));
  }

  @Test
  void mistakesAreNamed() {
    assertThrows(
        UnknownShipException.class, () -> docking.free(table(), "x", "hulk", BaseEdge.LEFT));
    assertThrows(
        UnknownShipException.class, () -> docking.free(table(), "red", "x", BaseEdge.LEFT));
    assertThrows(
        IllegalArgumentException.class, () -> docking.free(table(), "red", "red", BaseEdge.LEFT));
  }
}
