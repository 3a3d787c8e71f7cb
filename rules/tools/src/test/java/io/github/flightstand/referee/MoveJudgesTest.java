package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Logs.pose;
import static io.github.flightstand.referee.Rulings.assertRuling;
import static io.github.flightstand.referee.Rulings.assertVerdict;
import static io.github.flightstand.referee.Rulings.only;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Every verdict on a barrel roll, boost and decloak.
 *
 * <p>The figures are worked out by hand. Red is small, at (400, 400) and looks up the table. To the
 * left it rolls to x = 320, with a shift of up to 20 either way. Two small ships in line are in
 * contact at 43.5 from centre to centre. The tolerances are 2 mm and 2 degrees, so the reach of a
 * small ship is 2 + 2π/180 · 20√2 = 2.987 mm.
 */
class MoveJudgesTest {

  private static final String RED = place("red", "small", 400, 400, 90);

  private static String claim(String action, String direction, double x, double y, double heading) {
    return "{\"%s\":\"red\",\"direction\":\"%s\",\"final\":%s}"
        .formatted(action, direction, pose(x, y, heading));
  }

  private static String rock(String id, double x0, double y0, double x1, double y1) {
    return "{\"obstacle\":{\"id\":\"%s\",\"kind\":\"debris\",\"outline\":[[%s,%s],[%s,%s],[%s,%s],[%s,%s]]}}"
        .formatted(id, x0, y0, x1, y0, x1, y1, x0, y1);
  }

  private static Expected.ActionEnd expected(Ruling ruling) {
    return (Expected.ActionEnd) ruling.expected().orElseThrow();
  }

  @Nested
  class BarrelRolls {

    private Ruling left(double y, String... before) {
      String[] lines = new String[before.length + 2];
      lines[0] = RED;
      System.arraycopy(before, 0, lines, 1, before.length);
      lines[lines.length - 1] = claim("barrelRoll", "left", 320, y, 90);
      return only(lines);
    }

    @Test
    void anyLegalShiftWillDo() {
      Ruling ruling = only(RED, claim("barrelRoll", "left", 320.6, 421.2, 91.5));
      assertRuling("legal by barrel-roll: red completed its barrel roll to the left", ruling);
      // The farthest shift ends at 420.
      assertEquals(420, expected(ruling).finalPose().y(), 1e-9);
      assertEquals(Math.hypot(0.6, 1.2), ruling.deviation().orElseThrow().position(), 1e-9);
      assertEquals(1.5, ruling.deviation().orElseThrow().heading(), 1e-9);
    }

    @Test
    void aShiftBeyondTheSlackIsNot() {
      Ruling ruling = left(425);
      assertRuling(
          "illegal by barrel-roll: red's barrel roll to the left does not lead there: recorded 5.0"
              + " mm ahead of the nearest place to which it leads",
          ruling);
      assertTrue(expected(ruling).legal());
    }

    @Test
    void norIsTheOtherSideNorATurn() {
      assertEquals(
          "red's barrel roll to the right does not lead there: recorded 160.0 mm to the left of the"
              + " nearest place to which it leads",
          only(RED, claim("barrelRoll", "right", 320, 400, 90)).message());
      assertEquals(
          "red's barrel roll to the left does not lead there: recorded turned by 5.0 degrees to the"
              + " right",
          only(RED, claim("barrelRoll", "left", 320, 400, 85)).message());
    }

    @Test
    void aShipInTheWayLeavesSomeShifts() {
      // Blue's rear guides reach down to 408.25, so red may end at 386.5 at most. Where it claims
      // to
      // be, the bases are 10 deep in each other.
      String blue = place("blue", "small", 320, 430, 90);
      Ruling ruling = left(400, blue);
      assertRuling(
          "illegal by barrel-roll: red's barrel roll to the left may not end there: it would"
              + " overlap blue by 10.00 mm; recorded 13.5 mm ahead of the nearest legal end",
          ruling);
      assertEquals(386.5, expected(ruling).finalPose().y(), 2e-6);
      assertEquals(List.of("blue"), expected(ruling).blockedBy());
      assertVerdict(Verdict.LEGAL, left(388, blue));
    }

    @Test
    void aHugeShipThatStandsInForObstaclesBarsTheTemplate() {
      // A corner of it points down between the two bases, to (360, 390): the template reaches at
      // least to 400.
      String ship = place("hulk", "huge-corvette", 411.19, 497.76, 45);
      String hulk = ship.replace("\"base\"", "\"standsIn\":true,\"base\"");
      assertRuling(
          "illegal by barrel-roll: red's barrel roll to the left may not end there: the template"
              + " crosses hulk at every slide that leads there; no end of it is legal",
          left(388, hulk));
      assertVerdict(Verdict.LEGAL, left(388, ship));
    }

    @Test
    void anOverlapBelowTheReachIsTooCloseToCall() {
      // Red's guides reach up to 410.75, past blue's from 408.25 to 410 but for 1 mm. At 394 blue's
      // stand 5.75 within red's front edge, and where that is less than the reach is 2.8 behind.
      String blue = place("blue", "small", 320, 430, 90);
      assertRuling(
          "too-close by barrel-roll: red's barrel roll to the left may not end there: it would"
              + " overlap blue by 1.00 mm; with overlaps of less than 2.99 mm let pass it may, as"
              + " recorded",
          left(389, blue));
      assertVerdict(Verdict.ILLEGAL, left(394, blue));
    }

    @Test
    void soIsABaseThatSticksOutOfTheTableByLess() {
      String red = place("red", "small", 98.5, 400, 90);
      assertVerdict(Verdict.TOO_CLOSE, only(red, claim("barrelRoll", "left", 18.5, 400, 90)));
      Ruling farther =
          only(place("red", "small", 50, 400, 90), claim("barrelRoll", "left", -30, 400, 90));
      assertRuling(
          "illegal by barrel-roll: red's barrel roll to the left may not end there: it would leave"
              + " the table by 50.00 mm; no end of it is legal",
          farther);
      assertTrue(!expected(farther).legal());
    }

    @Test
    void theTemplateKeepsOffObstacles() {
      // The template lies from x = 340 to 380 and is 20 wide; it slides from y = 380 to 420.
      Ruling ruling = left(400, rock("rock", 355, 380, 365, 420));
      assertRuling(
          "illegal by barrel-roll: red's barrel roll to the left may not end there: the template"
              + " crosses rock at every slide that leads there; no end of it is legal",
          ruling);
      assertEquals(320, expected(ruling).finalPose().x(), 1e-9);
      assertEquals(List.of("rock"), expected(ruling).blockedBy());
    }

    @Test
    void severalObstaclesMayShareTheTemplatesWay() {
      // The lower rock leaves slides from 5 on, the upper one slides to −5.
      String lower = rock("low", 355, 380, 365, 395);
      String upper = rock("top", 355, 405, 365, 420);
      assertEquals(
          "red's barrel roll to the left may not end there: the template crosses low or top at"
              + " every slide that leads there; no end of it is legal",
          left(400, lower, upper).message());
      // To a shift of 15 only slides from 5 to 10 lead, which the upper one bars alone.
      assertEquals(
          "red's barrel roll to the left may not end there: the template crosses top at every slide"
              + " that leads there; no end of it is legal",
          left(415, lower, upper).message());
    }

    @Test
    void anObstacleUnderTheBaseCountsToo() {
      // The rock ends 5 mm inside the base's left edge.
      assertEquals(
          "red's barrel roll to the left may not end there: it would overlap rock by 5.00 mm; no"
              + " end of it is legal",
          left(400, rock("rock", 280, 300, 305, 500)).message());
    }

    @Test
    void inTheFirstRulebookTheTemplateDoesNotCount() {
      String header = Logs.HEADER.replace("}}", "},\"rules\":\"core-2012\"}");
      String across = rock("rock", 355, 380, 365, 420);
      assertEquals(
          List.of(Verdict.LEGAL),
          verdicts(header, RED, across, claim("barrelRoll", "left", 320, 400, 90)));
      // It is silent about decloaking, so there the rules reference holds.
      assertEquals(
          List.of(Verdict.ILLEGAL),
          verdicts(header, RED, across, claim("decloak", "left", 280, 400, 90)));
    }

    @Test
    void guidesOverTheTablesEdgeHinderOnlyWhereTheyCount() throws UnreadableLogException {
      // The rear edge lies on the table's, the guides 1.75 beyond it.
      GameLog log =
          Logs.read(
              Logs.HEADER,
              place("red", "small", 400, 20, 90),
              claim("barrelRoll", "left", 320, 20, 90));
      List<Ruling> rulings = new ArrayList<>();
      for (boolean guidesFlee : new boolean[] {false, true}) {
        Rules rules =
            Rules.standard()
                .withMovement(MovementRules.STANDARD.withFleeing(new Fleeing(guidesFlee)));
        LogHeader header = new LogHeader(rules, PlayArea.STANDARD, new ClaimTolerance(0.5, 0.5));
        new Referee().judge(new GameLog(header, log.entries()), rulings::add);
      }
      rulings.removeIf(Logs::isSetUp);
      assertVerdict(Verdict.LEGAL, rulings.get(0));
      assertVerdict(Verdict.ILLEGAL, rulings.get(1));
      assertTrue(rulings.get(1).message().contains(": it would leave the table by 1.75 mm; "));
    }

    @Test
    void aToleranceWiderThanTheTemplateForgivesAllThatItHolds() {
      String header =
          Logs.HEADER.replaceFirst("}$", ",\"claimTolerance\":{\"position\":30,\"heading\":2}}");
      assertEquals(
          List.of(Verdict.TOO_CLOSE),
          verdicts(
              header,
              RED,
              rock("rock", 200, 200, 600, 600),
              claim("barrelRoll", "left", 320, 400, 90)));
    }

    private static List<Verdict> verdicts(String header, String... lines) {
      return Logs.judgeBy(header, lines).stream().map(Ruling::verdict).toList();
    }
  }

  @Nested
  class Boosts {

    @Test
    void leadStraightOrAlongABank() {
      assertRuling(
          "legal by boost: red completed its boost straight ahead",
          only(RED, claim("boost", "straight", 400, 480, 90)));
      // 45° of a circle of radius 80 from the front edge, then half a base along 135°.
      double x = 400 - 80 * (1 - Math.sqrt(0.5)) - 20 * Math.sqrt(0.5);
      double y = 420 + 80 * Math.sqrt(0.5) + 20 * Math.sqrt(0.5);
      assertVerdict(Verdict.LEGAL, only(RED, claim("boost", "left", x, y, 135)));
      assertRuling(
          "illegal by boost: red's boost to the right does not lead there: recorded 75.1 mm behind"
              + " and to the left of the nearest place to which it leads, turned by 90.0 degrees to"
              + " the left",
          only(RED, claim("boost", "right", x, y, 135)));
    }

    @Test
    void areBarredByWhatTheyMeet() {
      String rock = rock("rock", 395, 430, 405, 440);
      String blue = place("blue", "small", 400, 510, 90);
      Ruling ruling = only(RED, rock, blue, claim("boost", "straight", 400, 480, 90));
      assertRuling(
          "illegal by boost: red's boost straight ahead may not end there: the template crosses"
              + " rock, it would overlap blue by 10.00 mm; no end of it is legal",
          ruling);
      assertEquals(List.of("blue", "rock"), expected(ruling).blockedBy());
      assertEquals(0, ruling.deviation().orElseThrow().position(), 1e-9);
    }

    @Test
    void areTooCloseToCallWhereTheyGraze() {
      // Side by side with centres 38 apart: 2 mm deep.
      String blue = place("blue", "small", 438, 480, 90);
      assertRuling(
          "too-close by boost: red's boost straight ahead may not end there: it would overlap blue"
              + " by 2.00 mm; with overlaps of less than 2.99 mm let pass it may, as recorded",
          only(RED, blue, claim("boost", "straight", 400, 480, 90)));
    }
  }

  @Nested
  class Decloaks {

    @Test
    void takeTheStraightTwo() {
      assertRuling(
          "legal by decloak: red completed its decloak to the right",
          only(RED, claim("decloak", "right", 520, 390, 90)));
      assertRuling(
          "legal by decloak: red completed its decloak straight ahead",
          only(RED, claim("decloak", "forward", 400, 520, 90)));
      assertRuling(
          "illegal by decloak: red's decloak straight ahead does not lead there: recorded 40.0 mm"
              + " behind the nearest place to which it leads",
          only(RED, claim("decloak", "forward", 400, 480, 90)));
    }

    @Test
    void leaveALargeShipNoSlack() {
      String red = place("red", "large", 400, 400, 90);
      assertVerdict(Verdict.LEGAL, only(red, claim("decloak", "left", 300, 400, 90)));
      assertEquals(
          "red's decloak to the left does not lead there: recorded 3.0 mm ahead of the nearest"
              + " place to which it leads",
          only(red, claim("decloak", "left", 300, 403, 90)).message());
    }

    @Test
    void areNotForMediumShipsToASide() {
      Ruling ruling =
          only(place("red", "medium", 400, 400, 90), claim("decloak", "left", 300, 400, 90));
      assertRuling(
          "illegal by decloak: red is a medium ship, which does not decloak to a side", ruling);
      assertTrue(ruling.expected().isEmpty() && ruling.deviation().isEmpty());
    }
  }
}
