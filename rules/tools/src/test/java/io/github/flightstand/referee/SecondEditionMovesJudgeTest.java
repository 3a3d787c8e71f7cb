package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Logs.pose;
import static io.github.flightstand.referee.Rulings.assertRuling;
import static io.github.flightstand.referee.Rulings.assertVerdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Verdicts on rolls, decloaks and boosts by the second edition's rules and along templates that a
 * card grants.
 *
 * <p>Red stands at (400, 400) and looks up the table. The tolerances are 2 mm and 2 degrees.
 */
class SecondEditionMovesJudgeTest {

  private static final String RED = place("red", "small", 400, 400, 90);

  private static String claim(String action, String rest, double x, double y, double heading) {
    return "{\"%s\":\"red\",%s,\"final\":%s}"
        .formatted(action, rest.replace('\'', '"'), pose(x, y, heading));
  }

  private static String rock(double x0, double y0, double x1, double y1) {
    return "{\"obstacle\":{\"id\":\"rock\",\"kind\":\"debris\",\"outline\":[[%s,%s],[%s,%s],[%s,%s],[%s,%s]]}}"
        .formatted(x0, y0, x1, y0, x1, y1, x0, y1);
  }

  private static Ruling second(String... lines) {
    return Rulings.by("\"standard-2018\"", lines);
  }

  @Test
  void aRollEndsAtAMark() {
    String left = "'direction':'left'";
    assertRuling(
        "legal by barrel-roll: red completed its barrel roll to the left",
        second(RED, claim("barrelRoll", left, 320, 411, 90)));
    // Between two marks: 4 from the nearer.
    Ruling between = second(RED, claim("barrelRoll", left, 320, 406, 90));
    assertRuling(
        "illegal by barrel-roll: red's barrel roll to the left does not lead there: recorded 4.0 mm"
            + " behind the nearest place to which it leads",
        between);
    assertEquals(410, end(between).finalPose().y(), 1e-9);
    // The first edition's slack is more than the marks'.
    assertVerdict(Verdict.ILLEGAL, second(RED, claim("barrelRoll", left, 320, 418, 90)));
    assertVerdict(Verdict.LEGAL, Rulings.only(RED, claim("barrelRoll", left, 320, 418, 90)));
  }

  private static Expected.ActionEnd end(Ruling ruling) {
    return (Expected.ActionEnd) ruling.expected().orElseThrow();
  }

  @Test
  void aTallonRollEndsAtAMark() {
    // The middle is at (317.5, 482.5), heading 270; 4 from the mark at 492.5 is none.
    String roll = "{\"activate\":\"red\",\"maneuver\":\"2EW\",\"final\":%s}";
    for (String front : List.of("492.5", "482.5", "472.5")) {
      double y = Double.parseDouble(front);
      assertEquals(
          Verdict.LEGAL, second(RED, roll.formatted(pose(317.5, y, 270))).verdict(), front);
    }
    String between = roll.formatted(pose(317.5, 488.5, 270));
    assertVerdict(Verdict.ILLEGAL, second(RED, between));
    assertVerdict(Verdict.LEGAL, Rulings.only(RED, between));
    String bank = roll.replace("2EW\"", "2BW\",\"as\":\"tallon-roll\"");
    assertVerdict(Verdict.LEGAL, second(RED, bank.formatted(pose(347.78, 526.07, 225))));
    String back = roll.replace("2EW\"", "2TW\",\"as\":\"reverse\"");
    assertVerdict(Verdict.LEGAL, second(RED, back.formatted(pose(317.5, 317.5, 0))));
  }

  @Test
  void whatBarsTheTemplateBarsEveryMark() {
    Ruling ruling =
        second(
            RED, rock(355, 385, 365, 395), claim("barrelRoll", "'direction':'left'", 320, 410, 90));
    assertRuling(
        "illegal by barrel-roll: red's barrel roll to the left may not end there: the template"
            + " crosses rock; no end of it is legal",
        ruling);
    // Unless an early version's tractor beam moved it.
    String tractor = claim("barrelRoll", "'direction':'left','by':'tractor'", 320, 410, 90);
    assertVerdict(Verdict.ILLEGAL, second(RED, rock(355, 385, 365, 395), tractor));
    assertVerdict(
        Verdict.LEGAL,
        Rulings.by(
            "{\"base\":\"standard-2018\",\"tractorBarriers\":{\"base\":[],\"template\":[]}}",
            RED,
            rock(355, 385, 365, 395),
            tractor));
  }

  @Test
  void decloaksTakeTheStraightOfTheSize() {
    String medium = place("red", "medium", 400, 400, 90);
    assertVerdict(
        Verdict.LEGAL, second(medium, claim("decloak", "'direction':'left'", 320, 420, 90)));
    assertVerdict(
        Verdict.LEGAL, second(medium, claim("decloak", "'direction':'forward'", 400, 500, 90)));
    assertVerdict(
        Verdict.LEGAL,
        second(RED, claim("decloak", "'direction':'left','template':'2N'", 273.9, 452.2, 45)));
  }

  @Test
  void boostsGoAlongTheirTemplate() {
    assertRuling(
        "legal by boost: red completed its boost along 1T to the left",
        second(RED, claim("boost", "'template':'1T'", 345, 455, 180)));
    assertVerdict(Verdict.ILLEGAL, second(RED, claim("boost", "'template':'1T'", 345, 460, 180)));
  }

  @Test
  void alongABankTheFirstEditionSlidesBothWays() {
    // The bank 1 leads 90.711 aside and 37.574 ahead. Slid 8 forward along the side, and the base 6
    // back along the bank's end at 45°.
    double back = 6 * Math.sqrt(0.5);
    String roll = "'direction':'left','template':'1N'";
    String ends = claim("barrelRoll", roll, 309.289 - back, 445.574 - back, 45);
    assertVerdict(Verdict.LEGAL, Rulings.only(RED, ends));
    assertTrue(Rulings.only(RED, ends).deviation().orElseThrow().position() < 1e-2);
    // A rock beside the template's start leaves slides of 5 back and more.
    Ruling barred = Rulings.only(RED, rock(370, 405, 378, 430), ends);
    assertVerdict(Verdict.ILLEGAL, barred);
    assertTrue(barred.message().contains("the template crosses rock"), barred.message());
    // By the second edition the template starts at the mark.
    assertVerdict(Verdict.ILLEGAL, second(RED, ends));
    assertVerdict(Verdict.LEGAL, second(RED, claim("barrelRoll", roll, 316.36, 444.645, 45)));
  }

  @Test
  void turnsOnTheSpotAreBarredByShips() {
    assertRuling(
        "legal by rotate: red completed its turn to the left",
        second(RED, claim("rotate", "'turn':90", 401, 400, 181)));
    assertRuling(
        "illegal by rotate: red's turn about does not lead there: recorded 5.0 mm behind the"
            + " nearest place to which it leads",
        second(RED, claim("rotate", "'turn':180", 400, 405, 270)));
    // Blue is 0.01 off red's right side, to which red's rear guides turn, 1.75 deep.
    String blue = place("blue", "large", 460.01, 400, 90);
    Ruling barred =
        Rulings.by(
            "\"standard-2018\",\"claimTolerance\":{\"position\":0.1,\"heading\":0.1}",
            RED,
            blue,
            claim("rotate", "'turn':90", 400, 400, 180));
    assertRuling(
        "illegal by rotate: red's turn to the left may not end there: it would overlap blue by 1.74"
            + " mm; no end of it is legal",
        barred);
    assertVerdict(Verdict.LEGAL, second(RED, blue, claim("rotate", "'turn':180", 400, 400, 270)));
  }

  @Test
  void aTemplateThatDoesNotFitIsImpossible() {
    Ruling ruling =
        Rulings.only(
            place("red", "medium", 400, 400, 90),
            claim("barrelRoll", "'direction':'left','template':2", 320, 400, 90));
    assertRuling(
        "illegal by barrel-roll: red cannot have made its barrel roll: a straight 2 does not fit"
            + " along the side of a medium base",
        ruling);
  }
}
