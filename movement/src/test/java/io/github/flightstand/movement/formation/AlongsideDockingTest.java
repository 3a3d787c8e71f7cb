package io.github.flightstand.movement.formation;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.formation.Docking.BaseEdge;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A transport alongside a corvette at (500, 500) that looks up the table, worked out by hand. */
class AlongsideDockingTest {

  private static final double EXACT = 1e-9;
  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final Base TRANSPORT = PARTS.base(BaseSize.HUGE_TRANSPORT);
  private static final Ship HULK = ship("hulk", BaseSize.HUGE_CORVETTE, 500, 500, 90);

  private final AlongsideDocking docking = new AlongsideDocking(MovementRules.STANDARD);

  private static Table table(Ship... others) {
    Table.Builder table =
        Table.builder(PlayArea.STANDARD)
            .ship(new Ship("tug", TRANSPORT, Pose.at(150, 150, 0)))
            .ship(HULK);
    for (Ship other : others) {
      table.ship(other);
    }
    return table.build();
  }

  @ParameterizedTest
  @CsvSource({
    // 112.4 of hulk and the offset ahead or behind, 80 aside, looking beyond the hulk's end.
    "LEFT, FORE, 0, 420, 612.4, 90",
    "LEFT, FORE, 30, 420, 642.4, 90",
    "RIGHT, FORE, 30, 580, 642.4, 90",
    "LEFT, AFT, 30, 420, 357.6, 270",
    "RIGHT, AFT, 0, 580, 387.6, 270"
  })
  void theRearHalfLiesBesideAnEnd(
      BaseEdge side, SectionName end, double offset, double x, double y, double heading) {
    Pose pose = AlongsideDocking.poseAt(TRANSPORT, HULK, side, end, offset);
    assertEquals(x, pose.x(), EXACT);
    assertEquals(y, pose.y(), EXACT);
    assertEquals(heading, pose.heading().degrees(), EXACT);
  }

  @Test
  void theHulksEndReachesAtMostToTheMiddleLine() {
    // At offset 0 the hulk's front edge, at 612.4, is level with the tug's middle; at 97.5 with its
    // rear edge, where the sides meet no more.
    assertEquals(new Interval(0, 97.5 - 1e-6), docking.range(TRANSPORT));
    assertEquals(
        IntervalSet.of(docking.range(TRANSPORT)),
        docking.free(table(), "tug", "hulk", BaseEdge.LEFT, SectionName.FORE));
  }

  @Test
  void aThirdShipTakesAPart() {
    // To the left of the hulk's fore end the tug's front edge is at 709.9 + offset, its guides 1.75
    // more; the third ship's rear edge at 770, its guides at 768.25, of which the inner ones meet
    // the tug's guides: free up to 770 − 1.75 − 709.9 = 58.35 and the tolerance.
    Ship third = small("third", 440, 790, 90);
    IntervalSet free = docking.free(table(third), "tug", "hulk", BaseEdge.LEFT, SectionName.FORE);
    assertEquals(1, free.intervals().size());
    assertEquals(0, free.intervals().get(0).lo());
    assertEquals(58.350001, free.intervals().get(0).hi(), EXACT);
    assertEquals(
        IntervalSet.of(docking.range(TRANSPORT)),
        docking.free(table(third), "tug", "hulk", BaseEdge.RIGHT, SectionName.FORE));
  }

  @Test
  void mistakesAreNamed() {
    Ship fighter = small("fighter", 100, 700, 0);
    Table table = table(fighter);
    assertEquals(
        "huge ships dock alongside each other, found 'fighter' with a small base",
        assertThrows(
                CannotFlyException.class,
                () -> docking.free(table, "fighter", "hulk", BaseEdge.LEFT, SectionName.FORE))
            .getMessage());
    assertThrows(
        CannotFlyException.class,
        () -> docking.free(table, "tug", "fighter", BaseEdge.LEFT, SectionName.FORE));
    assertThrows(
        UnknownShipException.class,
        () -> docking.free(table, "tug", "x", BaseEdge.LEFT, SectionName.FORE));
    assertIllegal(() -> docking.free(table, "tug", "tug", BaseEdge.LEFT, SectionName.FORE));
    assertIllegal(() -> docking.free(table, "tug", "hulk", BaseEdge.FRONT, SectionName.FORE));
  }
}
