package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.assertPose;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.maneuver.Towing.TowSpeeds;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ships in tow, worked out by hand. */
class TowingTest {

  private static final double EXACT = 1e-9;
  private static final double TAU = 1e-6;
  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final Towing TOWING = new Towing(MovementRules.STANDARD);

  private static TowResolution fly(Table table, String maneuver) {
    return TOWING.resolve(table, "tug", "hulk", Maneuver.parse(maneuver));
  }

  /** A small tug that looks up the table and has a large hulk's front edge at its rear. */
  private static Table.Builder pair() {
    return table(small("tug", 400, 300, 90), ship("hulk", BaseSize.LARGE, 400, 240, 90))
        .toBuilder();
  }

  @Test
  void theHulkKeepsItsPlaceBehindTheTug() {
    TowResolution result = fly(pair().build(), "2NW");
    // The bank 2 of a small base, to the right; the hulk 60 behind along the new heading.
    double half = StrictMath.sqrt(0.5);
    double x = 400 + 130 * (1 - half) + 20 * half;
    double y = 320 + 150 * half;
    assertEquals(Outcome.COMPLETED, result.pair().outcome());
    assertPose(x, y, 45, result.pair().finalPose());
    assertPose(x - 60 * half, y - 60 * half, 45, result.tow());
    assertEquals(result.tow(), result.towNominal());
    assertTrue(result.margins().ships().isEmpty());
  }

  @Test
  void whatTheHulkOverlapsStopsBoth() {
    // After a straight 1 the hulk would reach from 360 to 440 and from 280 to 360, blue from 430
    // and 310 on. Blue's left rear guide, 436.5 to 440, stands on the hulk's front edge then, at
    // 308.25: the hulk is at 268.25 and the tug 60 ahead of that.
    TowResolution result = fly(pair().ship(small("blue", 450, 330, 90)).build(), "1FW");
    assertEquals(Outcome.OVERLAPPED, result.pair().outcome());
    assertPose(400, 328.25 + TAU, 90, result.pair().finalPose());
    assertPose(400, 268.25 + TAU, 90, result.tow());
    assertPose(400, 380, 90, result.pair().nominal());
    assertPose(400, 320, 90, result.towNominal());
    assertEquals(-11.75 + TAU, result.pair().rail().orElseThrow(), EXACT);
    assertEquals(List.of("blue"), result.pair().overlapped());
    assertEquals(List.of("blue"), result.pair().touching());
    assertEquals(-TAU, result.margins().ships().orElseThrow(), EXACT);
  }

  @Test
  void aPairWithNoRoomStaysWhereItIs() {
    // Blue lies on the hulk's side all the way.
    TowResolution result =
        fly(pair().ship(ship("blue", BaseSize.LARGE, 450, 270, 90)).build(), "1FW");
    assertEquals(Outcome.OVERLAPPED, result.pair().outcome());
    assertEquals(Pose.at(400, 300, 90), result.pair().finalPose());
    assertEquals(Pose.at(400, 240, 90), result.tow());
    assertEquals(List.of("blue"), result.pair().touching());
  }

  @Test
  void obstaclesCountUnderEitherBaseAndTheTemplate() {
    Table table =
        pair()
            // Under the hulk at its end, (400, 320), only; it reaches from 360 to 440.
            .obstacle(rock("hulks", 365, 300))
            // Under the template, from 320 to 360.
            .obstacle(rock("template", 400, 340))
            // Under the tug, from 360 to 400.
            .obstacle(rock("tugs", 400, 385))
            // Under the hulk at its start.
            .obstacle(rock("left", 365, 205))
            .build();
    TowResolution result = fly(table, "1FW");
    assertEquals(
        List.of(
            new ObstacleMet("template", true, true),
            new ObstacleMet("tugs", false, true),
            new ObstacleMet("hulks", false, true)),
        result.pair().obstacles());
  }

  private static Obstacle rock(String id, double x, double y) {
    return new Obstacle(
        id,
        ObstacleKind.ASTEROID,
        SimplePolygon.of(
            List.of(new Point(x - 4, y - 4), new Point(x + 4, y - 4), new Point(x, y + 4))));
  }

  @Test
  void theHulkMayStickOutOfThePlayArea() {
    TowResolution result =
        fly(table(small("tug", 60, 300, 90), ship("hulk", BaseSize.LARGE, 30, 240, 90)), "1FW");
    assertFalse(result.pair().fled());
    assertEquals(List.of(), result.over());
    assertEquals(40, result.margins().edge(), EXACT);
    assertEquals(-10, result.towEdge(), EXACT);
  }

  @Test
  void theTugLeavesOverAnEdge() {
    // The straight 2 of a small base leads 120 ahead, to y = −20.
    TowResolution result =
        fly(table(small("tug", 15, 100, 270), small("hulk", 15, 140, 90)), "2FW");
    assertTrue(result.pair().fled());
    assertEquals(List.of(TableEdge.LEFT, TableEdge.BOTTOM), result.over());
    assertTrue(result.home(TableEdge.BOTTOM));
    assertFalse(result.home(TableEdge.TOP));
    assertEquals(-40, result.margins().edge(), EXACT);
    assertEquals(-5, result.towEdge(), EXACT);
  }

  @Test
  void whatSticksOutByTheToleranceIsNotOver() {
    Towing coarse = new Towing(MovementRules.STANDARD.withTolerance(new Tolerance(0.25)));
    Maneuver straight = Maneuver.parse("1FW");
    for (double out : new double[] {0.25, 0.375}) {
      Table table =
          table(small("tug", 20 - out, 300, 90), ship("hulk", BaseSize.LARGE, 60, 240, 90));
      assertEquals(
          out > 0.25 ? List.of(TableEdge.LEFT) : List.of(),
          coarse.resolve(table, "tug", "hulk", straight).over());
    }
  }

  @Test
  void guidesCountOverTheEdgeIfTheyMakeAShipFlee() {
    // Front edge at y = 1, its guides at −0.75.
    Table table = table(small("tug", 400, 141, 270), small("hulk", 400, 181, 90));
    assertEquals(List.of(), fly(table, "2FW").over());
    Towing strict = new Towing(MovementRules.STANDARD.withFleeing(new Fleeing(true)));
    TowResolution result = strict.resolve(table, "tug", "hulk", Maneuver.parse("2FW"));
    assertEquals(List.of(TableEdge.BOTTOM), result.over());
    assertTrue(result.pair().fled());
  }

  /** A transport alongside the fore end of another one, as far back as it may be. */
  private static Table.Builder hugePair() {
    return table(
        ship("tug", BaseSize.HUGE_TRANSPORT, 400, 300, 90),
        ship("hulk", BaseSize.HUGE_TRANSPORT, 480, 202.5, 90))
        .toBuilder();
  }

  @Test
  void aHugeHulkStopsAtHugeShips() {
    // The hulk's front edge is at 300 and would go to 340; the third's rear edge, at 327.5, faces
    // it with its guides, and it that one with its own: 25.75 ahead.
    Ship third = ship("third", BaseSize.HUGE_CORVETTE, 520, 327.5 + 112.4, 90);
    TowResolution result = fly(hugePair().ship(third).build(), "1FW");
    assertPose(400, 325.75 + TAU, 90, result.pair().finalPose());
    assertPose(480, 228.25 + TAU, 90, result.tow());
    assertEquals(List.of("third"), result.pair().touching());
    HugeEncounter huge = result.pair().huge().orElseThrow();
    assertEquals(25.75 / 40, huge.progress().orElseThrow(), 1e-6);
    // The tug itself meets nothing, so no section of it is named; the third's aft one was met.
    assertEquals(
        List.of(
            new DamageOwed(DamageOwed.Kind.CARD, 1, "tug", Optional.empty()),
            new DamageOwed(DamageOwed.Kind.CARD, 1, "third", Optional.of(SectionName.AFT))),
        huge.owed());
  }

  @Test
  void aHugeHulkRunsOverSmallShipsAndObstacles() {
    Table table =
        hugePair().ship(small("fighter", 500, 330, 0)).obstacle(rock("rock", 460, 335)).build();
    TowResolution result = fly(table, "1FW");
    HugeEncounter huge = result.pair().huge().orElseThrow();
    assertEquals(Outcome.COMPLETED, result.pair().outcome());
    assertEquals(List.of("fighter"), huge.rammed());
    assertEquals(List.of("rock"), huge.removed());
    assertEquals(
        List.of(
            new DamageOwed(DamageOwed.Kind.ATTACK_DIE, 1, "tug", Optional.empty()),
            new DamageOwed(DamageOwed.Kind.CARD, 1, "tug", Optional.empty())),
        huge.owed());
  }

  @Test
  void aTugThatBumpsAHugeShipOwesADie() {
    Ship wall = ship("wall", BaseSize.HUGE_TRANSPORT, 470, 330, 90);
    TowResolution result = fly(pair().ship(wall).build(), "2NW");
    assertEquals(List.of("wall"), result.pair().touching());
    assertEquals(
        List.of(new DamageOwed(DamageOwed.Kind.ATTACK_DIE, 1, "tug", Optional.empty())),
        result.pair().huge().orElseThrow().owed());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SMALL | SMALL | 3FW | fine",
        "SMALL | SMALL | 4FW | a ship that tows a small ship has a top speed of 3, found 4FW",
        "SMALL | MEDIUM | 3BW | a ship that tows a medium ship has a top speed of 2, found 3BW",
        "LARGE | LARGE | 2BW | fine",
        "LARGE | LARGE | 3NW | a ship that tows a large ship has a top speed of 2, found 3NW",
        "SMALL | SMALL | 1TW | a ship that tows flies a straight or a bank (F, B or N), found 1TW,"
            + " a turn left",
        "SMALL | SMALL | 2KR | a ship that tows flies a straight or a bank (F, B or N), found 2KR,"
            + " a Koiogran turn",
        "SMALL | SMALL | 1SW | a ship that tows flies a straight or a bank (F, B or N), found 1SW,"
            + " a reverse straight",
        "SMALL | SMALL | 0OW | a ship that tows flies a straight or a bank (F, B or N), found 0OW,"
            + " a stationary",
        "LARGE | HUGE_TRANSPORT | 1FW | a huge ship is towed by huge ships only, found 'tug' with"
            + " a large base",
        "HUGE_TRANSPORT | HUGE_CORVETTE | 1BW | fine",
        "HUGE_TRANSPORT | HUGE_CORVETTE | 2FW | a ship that tows a huge-corvette ship has a top"
            + " speed of 1, found 2FW",
        "HUGE_TRANSPORT | SMALL | 3BW | the huge ships' template has straights of speed 1 to 4 and"
            + " banks of speed 1 to 2, found 3BW",
      })
  void whoTowsWhatHowFast(BaseSize tug, BaseSize hulk, String maneuver, String expected) {
    Table table = table(ship("tug", tug, 600, 300, 90), ship("hulk", hulk, 300, 300, 90));
    String found;
    try {
      fly(table, maneuver);
      found = "fine";
    } catch (CannotFlyException refused) {
      found = String.valueOf(refused.getMessage());
    }
    assertEquals(expected, found);
  }

  @Test
  void measuredSpeedsReplaceTheUsualOnes() {
    Towing slower = new Towing(MovementRules.STANDARD, new TowSpeeds(2, 1, 1, 1));
    assertThrows(
        CannotFlyException.class,
        () -> slower.resolve(pair().build(), "tug", "hulk", Maneuver.parse("2FW")));
    assertIllegal(() -> new TowSpeeds(3, 2, 2, 0));
    assertIllegal(() -> new TowSpeeds(3, 2, 0, 1));
    assertIllegal(() -> new TowSpeeds(3, 0, 2, 1));
    assertIllegal(() -> new TowSpeeds(0, 2, 2, 1));
    assertIllegal(
        "no base of another game is towed", () -> TowSpeeds.STANDARD.fastest(BaseSize.OWN));
  }

  @Test
  void mistakesAreNamed() {
    Table table = pair().build();
    Maneuver maneuver = Maneuver.parse("1FW");
    assertThrows(UnknownShipException.class, () -> TOWING.resolve(table, "x", "hulk", maneuver));
    assertThrows(UnknownShipException.class, () -> TOWING.resolve(table, "tug", "x", maneuver));
    assertIllegal(() -> TOWING.resolve(table, "tug", "tug", maneuver));
    Table standing =
        table(
            ship("tug", BaseSize.HUGE_TRANSPORT, 400, 300, 90),
            new Ship("hulk", PARTS.base(BaseSize.HUGE_TRANSPORT), Pose.at(480, 202.5, 90), true));
    assertEquals(
        "'hulk' stands in as an obstacle and never moves",
        assertThrows(CannotFlyException.class, () -> fly(standing, "1FW")).getMessage());
  }
}
