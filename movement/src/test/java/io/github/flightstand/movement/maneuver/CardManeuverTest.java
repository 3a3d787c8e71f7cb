package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.assertPose;
import static io.github.flightstand.movement.Pieces.rock;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.maneuver.Bearing.Manner;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.ManeuverPath;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cards make of banks and turns: sideslips, loops and rolls, and turns flown backward. */
class CardManeuverTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();

  private static Ship red(BaseSize size) {
    return ship("red", size, 400, 400, 90);
  }

  private static Resolution fly(Table table, String code, Manner manner) {
    return Resolver.standard().resolve(table, "red", Maneuver.parse(code).in(manner));
  }

  /**
   * From (400, 400) up the table: half a base and R sin α to the side, R(1 − cos α) up, and half a
   * base along the end of the template. A right one leads left and turns the nose right.
   */
  @ParameterizedTest
  @CsvSource({
    "SMALL, 1NW, 309.28932188, 437.57359313, 45",
    "SMALL, 1BW, 490.71067812, 437.57359313, 135",
    "SMALL, 3YW, 290, 510, 0",
    "SMALL, 3TW, 510, 510, 180",
    "SMALL, 1TW, 455, 455, 180",
    "MEDIUM, 1BW, 507.78174593, 444.64466094, 135",
    "MEDIUM, 2YW, 307.5, 492.5, 0",
    "LARGE, 3BW, 595.56349186, 481.00505063, 135",
    "LARGE, 1YW, 325, 475, 0",
  })
  void aSideslipLeadsForwardFromTheSideAwayFromItsBend(
      BaseSize size, String code, double x, double y, double heading) {
    Resolution end = fly(table(red(size)), code, Manner.SIDESLIP);
    assertPose(x, y, heading, end.finalPose(), 1e-8);
    assertEquals(end.nominal(), end.finalPose());
    assertEquals(end.length(), end.rail());
    assertEquals(Outcome.COMPLETED, end.outcome());
    assertEquals(false, end.rotated());
  }

  /** Its tables of moves: mm to the right and ahead, and the turn of the nose to the left. */
  @ParameterizedTest
  @CsvSource({
    "MEDIUM, 1BW, 107.782, 44.645, 45",
    "MEDIUM, 2BW, 143.137, 59.289, 45",
    "SMALL, 1TW, 55, 55, 90",
  })
  void theTabletopSimulatorHasTheSameEnds(
      BaseSize size, String code, double right, double ahead, double turn) {
    Resolution end = fly(table(red(size)), code, Manner.SIDESLIP);
    assertPose(400 + right, 400 + ahead, 90 + turn, end.finalPose(), 0.001);
  }

  /**
   * Its formulas in pixels, 2.825 a millimeter, worked out by hand and rounded as it rounds them:
   * to whole pixels. Its medium base is 169 pixels long, half a pixel short. It calls the sideslips
   * to the right those that lead left, as here.
   */
  @ParameterizedTest
  @CsvSource({
    "SMALL, 1NW, 256, 106",
    "SMALL, 2NW, 356, 148",
    "SMALL, 3NW, 456, 189",
    "SMALL, 1YW, 155, 155",
    "SMALL, 2YW, 233, 233",
    "SMALL, 3YW, 311, 311",
    "MEDIUM, 1NW, 304, 126",
    "MEDIUM, 3YW, 339, 339",
    "LARGE, 1NW, 353, 146",
    "LARGE, 3YW, 367, 367",
  })
  void vassalHasTheSameEndsWithinItsPixels(BaseSize size, String code, int left, int ahead) {
    double pixel = 1 / 2.825;
    Pose end = fly(table(red(size)), code, Manner.SIDESLIP).finalPose();
    assertEquals(400 - left * pixel, end.x(), pixel);
    assertEquals(400 + ahead * pixel, end.y(), pixel);
    assertTrue(Math.abs(end.heading().degrees() - (code.charAt(1) == 'N' ? 45 : 0)) < 1e-9);
  }

  /** With both flanks on the arc of radius 90, the chord of 40 turns by asin(20 / 90). */
  @Test
  void onTheWayTheFlankLeadsAndTheNoseFollows() {
    Resolver resolver = Resolver.standard();
    LaidPath path =
        resolver.path(red(BaseSize.SMALL), Maneuver.parse("3TW").in(Manner.SIDESLIP)).orElseThrow();
    assertPose(420, 400, 0, path.templateStart(), 1e-12);
    assertPose(439.49992086, 404.44444444, 102.83958841, path.poseAt(0), 1e-8);
    assertEquals(Pose.at(400, 400, 90), path.poseAt(path.path().start()));
    assertPose(510, 510, 180, path.poseAt(path.path().length()), 1e-12);
  }

  @Test
  void aShipBesideItKeepsItWhereItIs() {
    Ship beside = small("blue", 440, 400, 90);
    Ship inTheWay = small("green", 455, 475, 90);
    Resolution stop = fly(table(red(BaseSize.SMALL), beside, inTheWay), "1TW", Manner.SIDESLIP);
    assertEquals(Outcome.OVERLAPPED, stop.outcome());
    assertEquals(List.of("green"), stop.overlapped());
    // Even the first step overlaps blue.
    assertEquals(-40, stop.rail().orElseThrow(), 2e-6);
    assertPose(400, 400, 90, stop.finalPose(), 2e-6);
    assertEquals(List.of("blue"), stop.touching());
  }

  /** It backs up until its highest corner is at the edge y = 474 of the ship in its way. */
  @Test
  void aShipInItsWayStopsItWhereACornerMeetsItsEdge() {
    Ship above = ship("blue", BaseSize.LARGE, 455, 515.01, 0);
    assertEquals(
        Outcome.COMPLETED,
        fly(table(red(BaseSize.SMALL), above), "1TW", Manner.SIDESLIP).outcome());
    Ship lower = ship("blue", BaseSize.LARGE, 455, 514, 0);
    Resolution stop = fly(table(red(BaseSize.SMALL), lower), "1TW", Manner.SIDESLIP);
    assertEquals(Outcome.OVERLAPPED, stop.outcome());
    assertEquals(List.of("blue"), stop.touching());
    Pose end = stop.finalPose();
    double highest = 20 * (Math.abs(end.heading().cos()) + Math.abs(end.heading().sin()));
    assertEquals(474, end.y() + highest, 2e-6);
  }

  @Test
  void theTemplateLiesAtTheFlank() {
    Obstacle under = rock("under", 497, 437, 503, 437, 500, 443);
    Obstacle ahead = rock("ahead", 390, 430, 410, 430, 400, 460);
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(red(BaseSize.SMALL))
            .obstacle(under)
            .obstacle(ahead)
            .build();
    assertEquals(
        List.of(new ObstacleMet("under", true, false)),
        fly(table, "3TW", Manner.SIDESLIP).obstacles());
  }

  @ParameterizedTest
  @CsvSource({"3TW, 290, 510, 0", "3YW, 510, 510, 180", "1YW, 455, 455, 180"})
  void aLoopOnATurnEndsThereTurnedAround(String code, double x, double y, double heading) {
    Resolution end = fly(table(red(BaseSize.SMALL)), code, Manner.SEGNORS_LOOP);
    assertPose(x, y, heading, end.finalPose(), 1e-12);
    assertTrue(end.rotated());
  }

  @Test
  void aLoopThatBumpsIsNotTurnedAround() {
    Resolution stop =
        fly(table(red(BaseSize.SMALL), small("blue", 290, 510, 90)), "3TW", Manner.SEGNORS_LOOP);
    assertEquals(Outcome.OVERLAPPED, stop.outcome());
    assertEquals(false, stop.rotated());
    assertTrue(stop.finalPose().heading().degrees() > 90, stop.toString());
    assertTrue(stop.finalPose().heading().degrees() < 180, stop.toString());
  }

  @ParameterizedTest
  @CsvSource({
    // The bank's end is 130 (1 - cos 45°) aside and 20 + 130 sin 45° ahead, half a base further it
    // stands, and turns on by 90°.
    "SMALL, 2BR, 347.78175, 526.06602, 225",
    "SMALL, 2NR, 452.21825, 526.06602, 315",
    "LARGE, 2BR, 333.63961, 560.20815, 225"
  })
  void aTallonRollOnABankTurnsOnIntoIt(
      BaseSize size, String code, double x, double y, double heading) {
    Resolution end = fly(table(red(size)), code, Manner.TALLON_ROLL);
    assertPose(x, y, heading, end.finalPose(), 1e-5);
    assertTrue(end.rotated());
    double slack = size == BaseSize.SMALL ? 10 : 30;
    assertEquals(IntervalSet.of(new Interval(-slack, slack)), end.offsets().orElseThrow());
  }

  @Test
  void aTallonRollOnABankThatFitsNowhereBacksUpAlongIt() {
    Table table = table(red(BaseSize.SMALL), ship("blue", BaseSize.LARGE, 347, 526, 45));
    Resolution stop = fly(table, "2BR", Manner.TALLON_ROLL);
    assertEquals(Outcome.OVERLAPPED, stop.outcome());
    assertEquals(false, stop.rotated());
    assertEquals(IntervalSet.EMPTY, stop.offsets().orElseThrow());
    assertEquals(List.of("blue"), stop.touching());
  }

  @ParameterizedTest
  @CsvSource({
    // The turn 2 forward ends 82.5 ahead and aside, so backward as far behind and aside.
    "SMALL, 2TW, 317.5, 317.5, 0",
    "SMALL, 2YW, 482.5, 317.5, 180",
    "LARGE, 1TW, 325, 325, 0"
  })
  void aReverseTurnIsTheTurnMirroredFrontToBack(
      BaseSize size, String code, double x, double y, double heading) {
    Resolution end = fly(table(red(size)), code, Manner.REVERSE);
    assertPose(x, y, heading, end.finalPose(), 1e-9);
  }

  @Test
  void aReverseTurnThatBumpsComesBackForward() {
    Table table = table(red(BaseSize.SMALL), small("blue", 317.5, 317.5, 0));
    Resolution stop = fly(table, "2TW", Manner.REVERSE);
    Resolution forward =
        fly(
            table(red(BaseSize.SMALL), small("blue", 317.5, 482.5, 180)),
            "2TW",
            Manner.SEGNORS_LOOP);
    assertEquals(List.of("blue"), stop.touching());
    assertEquals(forward.rail().orElseThrow(), stop.rail().orElseThrow(), 1e-9);
    assertEquals(forward.finalPose().x(), stop.finalPose().x(), 1e-9);
    assertEquals(800 - forward.finalPose().y(), stop.finalPose().y(), 1e-9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3FW | SIDESLIP | a card makes a sideslip of a bank or a turn (B, N, T or Y), found 3FW, a"
            + " straight",
        "1SR | SIDESLIP | a card makes a sideslip of a bank or a turn (B, N, T or Y), found 1SR, a"
            + " reverse straight",
        "2BW | SEGNORS_LOOP | a card makes a Segnor's loop of a turn (T or Y), found 2BW, a bank"
            + " left",
        "2ER | TALLON_ROLL | a card makes a Tallon roll of a bank (B or N), found 2ER, a Tallon"
            + " roll left",
        "2BW | REVERSE | a card makes a reverse maneuver of a turn (T or Y), found 2BW, a bank left"
      })
  void cardsMakeNothingElse(String code, Manner manner, String message) {
    Maneuver maneuver = Maneuver.parse(code);
    assertIllegal(message, () -> maneuver.in(manner));
  }

  @Test
  void itsCodeIsThatOfTheDialAndItsWordsTellTheManner() {
    Maneuver slip = Maneuver.parse("3BR").in(Manner.SIDESLIP);
    assertEquals("3BR", slip.code());
    assertEquals("red 3 bank left as a sideslip", slip.words());
    assertEquals(Maneuver.parse("3NR").in(Manner.SIDESLIP), slip.mirrored());
    assertEquals(Maneuver.parse("3BR").bearing(), Bearing.BANK_LEFT);
    assertEquals(
        "white 3 turn right as a Segnor's loop",
        Maneuver.parse("3YW").in(Manner.SEGNORS_LOOP).words());
    assertIllegal(
        "a dial shows no maneuver that only cards make, found a red 3 bank left as a sideslip",
        () -> new Dial(List.of(slip), Map.of()));
  }

  @Test
  void hugeShipsDoNotSlip() {
    Table table = table(red(BaseSize.HUGE_CORVETTE));
    assertThrows(CannotFlyException.class, () -> fly(table, "1BW", Manner.SIDESLIP));
    assertIllegal(
        () -> ManeuverPath.sideslip(PARTS.template(TemplateKind.BANK, 1), Side.AHEAD, 40));
    assertIllegal(
        () -> ManeuverPath.sideslip(PARTS.template(TemplateKind.STRAIGHT, 1), Side.LEFT, 40));
  }
}
