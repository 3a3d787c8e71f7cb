package io.github.flightstand.movement.formation;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.ship;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.formation.Docking.Approach;
import io.github.flightstand.movement.formation.Docking.BaseEdge;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
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

  @ParameterizedTest
  @CsvSource({"FRONT, 80, 112.4", "LEFT, 224.8, 40", "REAR, 80, 112.4", "RIGHT, 224.8, 40"})
  void theEdgesOfALongBaseDiffer(BaseEdge edge, double length, double distance) {
    Base corvette = PARTS.base(BaseSize.HUGE_CORVETTE);
    assertEquals(length, edge.length(corvette));
    assertEquals(distance, edge.distance(corvette));
    // Half of the edge and of a small ship's, less the tolerance.
    assertEquals(length / 2 + 20 - 1e-6, docking.range(SMALL, corvette, edge).hi(), EXACT);
  }

  @Test
  void aGapOfTheToleranceItselfIsContact() {
    // As below at y = 356.5 guide meets guide, so at 356.25 a quarter is left.
    Table table = table().withShip(new Ship("red", SMALL, Pose.at(500, 356.25, 90)));
    for (double contact : new double[] {0.25, 0.24}) {
      Approach approach =
          new Docking(MovementRules.STANDARD.withTolerance(new Tolerance(contact)))
              .approach(table, "red", "hulk", Maneuver.parse("1FW"), new Workspace());
      assertEquals(0.25, approach.gap());
      assertEquals(contact == 0.25, approach.reached());
    }
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
    Ship wall = ship("wall", BaseSize.LARGE, 500, 590, 90);
    Ship other = ship("other", BaseSize.LARGE, 400, 590, 90);
    Ship third3 = ship("third", BaseSize.LARGE, 600, 590, 90);
    assertEquals(
        IntervalSet.EMPTY, docking.free(table(wall, other, third3), "red", "hulk", BaseEdge.FRONT));
  }

  @ParameterizedTest
  @CsvSource({
    // The hulk's base begins at 460, its guides at 458.25. Red looks up the table below it and ends
    // with its front edge at y + 100, after a straight 1.
    "500, 370, -11.75, true",
    "500, 360, -1.75, true",
    // Guide to guide: the bases are apart, the guides touch.
    "500, 356.5, 0, true",
    "500, 356.4, 0.1, false",
    "600, 370, 40, false"
  })
  void aGapMeansThatTheShipIsNotReached(double x, double y, double gap, boolean reached) {
    Table table = table().withShip(new Ship("red", SMALL, Pose.at(x, y, 90)));
    Approach approach =
        docking.approach(table, "red", "hulk", Maneuver.parse("1FW"), new Workspace());
    assertEquals(Outcome.COMPLETED, approach.flight().outcome());
    assertEquals(y + 80, approach.flight().finalPose().y(), EXACT);
    assertEquals(gap, approach.gap(), 1e-6);
    assertEquals(reached, approach.reached());
  }

  @Test
  void aThirdShipMayKeepItFromReaching() {
    // Blue's rear edge is at 410, its guides at 408.25: red stops
    // with its front edge at 406.5, its guides 50 from the hulk's, and the tolerance.
    Ship blue = new Ship("blue", SMALL, Pose.at(500, 430, 90));
    Table table = table(blue).withShip(new Ship("red", SMALL, Pose.at(500, 370, 90)));
    Approach approach =
        docking.approach(table, "red", "hulk", Maneuver.parse("1FW"), new Workspace());
    assertEquals(Outcome.OVERLAPPED, approach.flight().outcome());
    assertEquals(49.999999, approach.gap(), EXACT);
    assertEquals(false, approach.reached());
  }

  @Test
  void whoFliesOffTheTableHasNotReachedAnything() {
    Ship edge = new Ship("hulk", LARGE, Pose.at(500, 890, 90));
    Table table = table().withShip(edge).withShip(new Ship("red", SMALL, Pose.at(500, 820, 90)));
    Approach approach =
        docking.approach(table, "red", "hulk", Maneuver.parse("1FW"), new Workspace());
    assertEquals(true, approach.flight().fled());
    assertEquals(false, approach.reached());
  }

  @Test
  void aClusterGrowsOnAnyOfItsShips() {
    // Red's friend is docked to the hulk's left edge, centred: it covers 420 to 460 across. Another
    // ship docks to the friend's left edge, which faces down, at y = 480.
    Ship friend = new Ship("friend", SMALL, Docking.poseAt(SMALL, HULK, BaseEdge.LEFT, 0));
    Table table = table(friend);
    // To the left for one who looks down is to the right, towards the hulk, whose side is at 460:
    // red covers 420 + u to 460 + u there, so it stays clear of the hulk up to 0.
    IntervalSet beside = docking.free(table, "red", "friend", BaseEdge.LEFT);
    assertEquals(1, beside.intervals().size());
    assertEquals(-39.999999, beside.intervals().get(0).lo(), EXACT);
    assertEquals(0.000001, beside.intervals().get(0).hi(), EXACT);
    // On the hulk's left edge the friend takes the middle; flush beside it there is room.
    IntervalSet onHulk = docking.free(table, "red", "hulk", BaseEdge.LEFT);
    assertEquals(2, onHulk.intervals().size());
    assertEquals(-39.999999, onHulk.intervals().get(0).hi(), EXACT);
    assertEquals(39.999999, onHulk.intervals().get(1).lo(), EXACT);
  }

  @Test
  void mistakesAreNamed() {
    Maneuver maneuver = Maneuver.parse("1FW");
    assertThrows(
        UnknownShipException.class,
        () -> docking.approach(table(), "red", "x", maneuver, new Workspace()));
    assertThrows(
        UnknownShipException.class,
        () -> docking.approach(table(), "x", "hulk", maneuver, new Workspace()));
    assertIllegal(
        "a ship docks to another ship, found 'red'",
        () -> docking.approach(table(), "red", "red", maneuver, new Workspace()));
    assertThrows(
        UnknownShipException.class, () -> docking.free(table(), "x", "hulk", BaseEdge.LEFT));
    assertThrows(
        UnknownShipException.class, () -> docking.free(table(), "red", "x", BaseEdge.LEFT));
    assertIllegal(() -> docking.free(table(), "red", "red", BaseEdge.LEFT));
  }
}
