package io.github.flightstand.movement.formation;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.assertPose;
import static io.github.flightstand.movement.Pieces.rock;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.token;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.formation.FormationFlight.WingMove;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.parts.WingTool;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A wing of six whose leader looks up the table at (400, 300), worked out by hand. */
class FormationFlightTest {

  private static final double EXACT = 1e-9;
  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final FormationFlight FLIGHT = new FormationFlight(MovementRules.STANDARD);
  private static final Wing WING =
      new Wing(
          "1",
          Map.of(
              WingPlace.LEFT_FLANK, "2",
              WingPlace.RIGHT_FLANK, "3",
              WingPlace.REAR_SUPPORT, "4",
              WingPlace.LEFT_SUPPORT, "5",
              WingPlace.RIGHT_SUPPORT, "6"));

  /** All six in their places. */
  private static Table.Builder table() {
    return Table.builder(PlayArea.STANDARD)
        .ship(small("1", 400, 300, 90))
        .ship(small("2", 340, 300, 90))
        .ship(small("3", 460, 300, 90))
        .ship(small("4", 400, 236.5, 90))
        .ship(small("5", 340, 236.5, 90))
        .ship(small("6", 460, 236.5, 90));
  }

  private static List<String> split(WingMove move) {
    List<String> split = new ArrayList<>();
    for (WingMove.Step step : move.wingmates()) {
      if (!step.place().free()) {
        split.add(step.place().ship());
      }
    }
    return split;
  }

  @ParameterizedTest
  @CsvSource({
    "LEADER, 400, 300",
    "LEFT_FLANK, 340, 300",
    "RIGHT_FLANK, 460, 300",
    // 40 of bases, 20 of tool and two guides of 1.75 behind
    "REAR_SUPPORT, 400, 236.5",
    "LEFT_SUPPORT, 340, 236.5",
    "RIGHT_SUPPORT, 460, 236.5"
  })
  void thePlacesOfTheBigTool(WingPlace place, double x, double y) {
    assertPose(x, y, 90, FLIGHT.poseAt(small("1", 400, 300, 90), place));
  }

  @Test
  void aMeasuredToolReplacesTheUsualOne() {
    FormationFlight measured =
        new FormationFlight(MovementRules.STANDARD.withParts(PARTS.with(new WingTool(19.5, 59))));
    Pose place = measured.poseAt(small("1", 400, 300, 90), WingPlace.RIGHT_SUPPORT);
    assertPose(459, 237, 90, place);
  }

  @Test
  void theWingKeepsItsShapeAlongABank() {
    WingMove move = FLIGHT.fly(table().build(), WING, Maneuver.parse("2BW"));
    // The bank 2 of a small base: 20 + 130 sin 45° + 20 sin 45° ahead, 130 (1 − cos 45°) + 20 cos
    // 45° aside.
    double half = StrictMath.sqrt(0.5);
    double x = 400 - 130 * (1 - half) - 20 * half;
    double y = 300 + 20 + 150 * half;
    assertPose(x, y, 135, move.leader().orElseThrow().finalPose());
    assertEquals(List.of(), split(move));
    Pose left = move.wingmates().get(0).finalPose();
    assertPose(x - 60 * half, y - 60 * half, 135, left);
    Pose rear = move.wingmates().get(2).finalPose();
    assertPose(x + 63.5 * half, y - 63.5 * half, 135, rear);
    // The left flank comes as near to what is down already, the leader, as the tool is deep.
    assertEquals(20, move.wingmates().get(0).place().margins().ships().orElseThrow(), EXACT);
  }

  @Test
  void wingmatesStillToMoveAreInNobodysWay() {
    // The leader turns on the spot onto the place of nobody; its left flank then stands where the
    // right flank stood, which is lifted.
    Table table = table().build().withShip(small("1", 400, 300, 270));
    WingMove move = FLIGHT.formUp(table, WING);
    assertEquals(List.of(), split(move));
    assertPose(460, 300, 270, move.wingmates().get(0).finalPose());
    assertPose(340, 300, 270, move.wingmates().get(1).finalPose());
    assertPose(400, 363.5, 270, move.wingmates().get(2).finalPose());
  }

  /** No book says who gives way then: both stand there until one of them moves on. */
  @Test
  void whoGoesBackMayFindAnotherOfTheWingThere() {
    // The leader has rolled aside and stops; the right flank's place is taken, and where it goes
    // back to the left flank was set down before.
    Table table =
        table()
            .ship(small("blue", 580, 300, 90))
            .build()
            .withShip(small("1", 520, 300, 90))
            .without("4")
            .without("5")
            .without("6");
    Wing three = new Wing("1", Map.of(WingPlace.LEFT_FLANK, "2", WingPlace.RIGHT_FLANK, "3"));
    WingMove move = FLIGHT.fly(table, three, Maneuver.parse("0OR"));
    assertEquals(List.of("3"), split(move));
    assertPose(460, 300, 90, move.wingmates().get(0).finalPose());
    assertPose(460, 300, 90, move.wingmates().get(1).finalPose());
  }

  @Test
  void whoWouldOverlapFliesTheManeuverItself() {
    // After a straight 1 the right flank's place is (460, 380). The base there reaches from 440 to
    // 480; the other from 470 to 510, upright: 10 deep.
    Table table = table().ship(small("blue", 490, 380, 90)).build();
    WingMove move = FLIGHT.fly(table, WING, Maneuver.parse("1FW"));
    assertEquals(List.of("3", "6"), split(move));
    WingMove.Step right = move.wingmates().get(1);
    assertPose(460, 380, 90, right.place().pose());
    assertEquals(List.of("blue"), right.place().overlapped());
    assertEquals(-10, right.place().margins().ships().orElseThrow(), EXACT);
    // Its own straight 1 leads there too, so it backs up along it until its guides, and blue's,
    // stand against the other base: the front edge 1.75 below blue's rear edge, at 360.
    assertEquals(Outcome.OVERLAPPED, right.flight().orElseThrow().outcome());
    assertEquals(List.of("blue"), right.flight().orElseThrow().touching());
    assertPose(460, 338.250001, 90, right.finalPose());
  }

  @Test
  void aSplitShipIsInTheWayOfTheNext() {
    Table table = table().ship(small("blue", 490, 380, 90)).build();
    WingMove move = FLIGHT.fly(table, WING, Maneuver.parse("1FW"));
    WingMove.Step support = move.wingmates().get(4);
    // The right flank's rear edge, at 318.25, is behind the front edge of the place, at 336.5.
    assertPose(460, 316.5, 90, support.place().pose());
    assertEquals(List.of("3"), support.place().overlapped());
    assertEquals(List.of("3"), support.flight().orElseThrow().overlapped());
  }

  @Test
  void offTheTableIsNoPlace() {
    // The left flank would stand at x = 15, 5 over the edge.
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(small("1", 75, 300, 90))
            .ship(small("2", 100, 500, 90))
            .build();
    Wing wing = new Wing("1", Map.of(WingPlace.LEFT_FLANK, "2"));
    PlaceInFormation place = FLIGHT.place(table, wing, WingPlace.LEFT_FLANK);
    assertFalse(place.free());
    assertEquals(List.of(), place.overlapped());
    assertEquals(-5, place.margins().edge(), EXACT);
    assertPose(100, 500, 90, FLIGHT.formUp(table, wing).wingmates().get(0).finalPose());
  }

  @Test
  void flushWithTheEdgeIsAPlace() {
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(small("1", 80, 300, 90))
            .ship(small("2", 100, 500, 90))
            .build();
    Wing wing = new Wing("1", Map.of(WingPlace.LEFT_FLANK, "2"));
    assertTrue(FLIGHT.place(table, wing, WingPlace.LEFT_FLANK).free());
  }

  @Test
  void aWingInItsPlacesStaysThere() {
    WingMove move = FLIGHT.formUp(table().build(), WING);
    assertEquals(List.of(), split(move));
    assertPose(340, 300, 90, move.wingmates().get(0).finalPose());
    assertPose(460, 236.5, 90, move.wingmates().get(4).finalPose());
  }

  @ParameterizedTest
  @CsvSource({
    // The left flank's place is at x = 340, blue's right edge at the tolerance or more beyond 320.
    "300, 0, true",
    "300.25, -0.25, true",
    "300.375, -0.375, false"
  })
  void besideAShipIsAPlaceUpToTheTolerance(double x, double separation, boolean free) {
    FormationFlight quarter =
        new FormationFlight(MovementRules.STANDARD.withTolerance(new Tolerance(0.25)));
    Table table = table().ship(small("blue", x, 300, 90)).build();
    PlaceInFormation place = quarter.place(table, WING, WingPlace.LEFT_FLANK);
    assertEquals(free, place.free());
    assertEquals(separation, place.margins().ships().orElseThrow());
    // As far over the table's edge.
    Table edge = table().build().withShip(small("1", 380 - x, 300, 90));
    assertEquals(free, quarter.place(edge, WING, WingPlace.LEFT_FLANK).free());
  }

  @Test
  void whatLiesUnderAPlaceCounts() {
    Obstacle rock = rock("rock", 330, 370, 350, 370, 340, 390);
    Token mine = token("mine", TokenKind.MINE, 460, 380, 0);
    Table table = table().obstacle(rock).token(mine).build();
    WingMove move = FLIGHT.fly(table, WING, Maneuver.parse("1FW"));
    assertEquals(List.of(), split(move));
    assertEquals("rock", move.wingmates().get(0).place().obstacles().get(0).id());
    assertTrue(move.wingmates().get(0).place().obstacles().get(0).base());
    assertEquals(List.of("mine"), move.wingmates().get(1).place().mines());
  }

  @Test
  void theWingFollowsALeaderThatBumped() {
    // Blue's rear edge is at 410, its guides at 408.25; the leader stops 1.75 below that with its
    // own guides: its front edge at 408.25 − 1.75, less nothing, for both pairs are aligned.
    Table table = table().ship(small("blue", 400, 430, 90)).build();
    WingMove move = FLIGHT.fly(table, WING, Maneuver.parse("2FW"));
    assertEquals(Outcome.OVERLAPPED, move.leader().orElseThrow().outcome());
    double y = move.leader().orElseThrow().finalPose().y();
    assertEquals(430 - 43.5 + 1e-6, y, EXACT);
    assertEquals(List.of(), split(move));
    assertPose(340, y, 90, move.wingmates().get(0).finalPose());
  }

  @Test
  void nobodyFollowsALeaderThatFled() {
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(small("1", 400, 880, 90))
            .ship(small("2", 340, 880, 90))
            .build();
    Wing wing = new Wing("1", Map.of(WingPlace.LEFT_FLANK, "2"));
    WingMove move = FLIGHT.fly(table, wing, Maneuver.parse("1FW"));
    assertTrue(move.leader().orElseThrow().fled());
    assertEquals(List.of(), move.wingmates());
  }

  @Test
  void whoFledIsInNobodysWay() {
    // The leader's straight 3 leads to (40, 500); blue stands where the left flank belongs, which
    // flies itself from its place near the top and leaves the table.
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(small("1", 200, 500, 180))
            .ship(small("2", 60, 880, 90))
            .ship(small("3", 60, 700, 90))
            .ship(small("blue", 40, 440, 180))
            .build();
    Wing wing = new Wing("1", Map.of(WingPlace.LEFT_FLANK, "2", WingPlace.RIGHT_FLANK, "3"));
    WingMove move = FLIGHT.fly(table, wing, Maneuver.parse("3FW"));
    assertTrue(move.wingmates().get(0).flight().orElseThrow().fled());
    assertPose(40, 560, 180, move.wingmates().get(1).finalPose());
  }

  @Test
  void mistakesAreNamed() {
    Table table = table().ship(ship("big", BaseSize.LARGE, 700, 700, 0)).build();
    Wing large = new Wing("big", Map.of(WingPlace.LEFT_FLANK, "2"));
    assertEquals(
        "the ships of a wing have small bases, found 'big' with a large one",
        assertThrows(CannotFlyException.class, () -> FLIGHT.formUp(table, large)).getMessage());
    // Even if nobody follows it.
    Wing alone = new Wing("big", Map.of());
    assertThrows(CannotFlyException.class, () -> FLIGHT.fly(table, alone, Maneuver.parse("1FW")));
    Wing mate = new Wing("1", Map.of(WingPlace.LEFT_FLANK, "big"));
    assertThrows(CannotFlyException.class, () -> FLIGHT.fly(table, mate, Maneuver.parse("1FW")));
    Wing nobody = new Wing("1", Map.of(WingPlace.LEFT_FLANK, "x"));
    assertThrows(UnknownShipException.class, () -> FLIGHT.formUp(table, nobody));
    Wing vacant = new Wing("1", Map.of());
    assertIllegal(() -> FLIGHT.place(table, vacant, WingPlace.REAR_SUPPORT));
    assertIllegal(() -> new Wing("1", Map.of(WingPlace.LEADER, "2")));
    assertIllegal(() -> new Wing("1", Map.of(WingPlace.LEFT_FLANK, "1")));
    assertIllegal(() -> new WingTool(0, 60));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "LEFT_FLANK RIGHT_FLANK | true",
        "LEFT_FLANK REAR_SUPPORT | false",
        "LEFT_FLANK RIGHT_FLANK REAR_SUPPORT | true",
        "LEFT_FLANK RIGHT_FLANK LEFT_SUPPORT RIGHT_SUPPORT | true",
        "LEFT_FLANK RIGHT_FLANK REAR_SUPPORT RIGHT_SUPPORT | false",
        "LEFT_FLANK RIGHT_FLANK REAR_SUPPORT LEFT_SUPPORT RIGHT_SUPPORT | true",
        "LEFT_FLANK | false"
      })
  void whichPlacesAWingFillsAtSetUp(String places, boolean legal) {
    Map<WingPlace, String> mates = new HashMap<>();
    for (String place : places.split(" ")) {
      mates.put(WingPlace.valueOf(place), place);
    }
    assertEquals(legal, Formations.STANDARD.allows(new Wing("1", mates).filled()));
  }

  @Test
  void otherFormationsMayBeToldApart() {
    Set<WingPlace> pair = Set.of(WingPlace.LEADER, WingPlace.LEFT_FLANK);
    Formations pairs = new Formations(Map.of(2, pair));
    assertTrue(pairs.allows(pair));
    assertFalse(pairs.allows(Set.of(WingPlace.LEADER, WingPlace.RIGHT_FLANK)));
    assertIllegal(
        "a formation of 3 ships has 3 places, the leader's among them, found " + pair,
        () -> new Formations(Map.of(3, pair)));
    Set<WingPlace> flanks = Set.of(WingPlace.LEFT_FLANK, WingPlace.RIGHT_FLANK);
    assertIllegal(() -> new Formations(Map.of(2, flanks)));
  }
}
