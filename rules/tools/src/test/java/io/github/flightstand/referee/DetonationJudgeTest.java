package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.activate;
import static io.github.flightstand.referee.Logs.judge;
import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Logs.pose;
import static io.github.flightstand.referee.Rulings.assertRuling;
import static io.github.flightstand.referee.Rulings.assertVerdict;
import static io.github.flightstand.referee.Rulings.last;
import static io.github.flightstand.referee.Rulings.only;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Every verdict on a mine that went off.
 *
 * <p>Red is small, at (200, 100) and looks up the table: its 3 straight takes it to (200, 260) over
 * a template from y = 120 to 240, 10 to either side. A mine is 30.8 square, so 15.4 to either side
 * of its middle, with guides on its front edge. The reach of a small ship is 2.987 mm.
 */
class DetonationJudgeTest {

  private static final String RED = place("red", "small", 200, 100, 90);
  private static final String MOVE = activate("red", "3FW", 200, 260, 90);
  private static final String OFF = "{\"detonate\":\"m\",\"by\":\"red\"}";

  private static String mine(double x, double y) {
    return token("mine", x, y);
  }

  private static String token(String kind, double x, double y) {
    return "{\"token\":{\"id\":\"m\",\"kind\":\"%s\",\"pose\":%s}}".formatted(kind, pose(x, y, 90));
  }

  private static Expected.MineSetOff expected(Ruling ruling) {
    return (Expected.MineSetOff) ruling.expected().orElseThrow();
  }

  @Test
  void theUsedTemplateSetsItOff() {
    Ruling ruling = last(RED, mine(220, 180), MOVE, OFF);
    assertRuling("legal by mine: red set off m", ruling);
    assertTrue(expected(ruling).setOff());
    assertEquals(-5.4, expected(ruling).separation().orElseThrow(), 1e-9);
  }

  @Test
  void soDoesTheBaseAtTheEnd() {
    assertVerdict(Verdict.LEGAL, last(RED, mine(230, 260), MOVE, OFF));
  }

  @Test
  void theBaseAtTheStartDoesNotNorWhatIsOnlySweptOver() {
    // 20 mm beside the template, where the base passes but does not end.
    Ruling ruling = last(RED, mine(245.4, 180), MOVE, OFF);
    assertRuling("illegal by mine: red did not set off m: it came no nearer than 20.00 mm", ruling);
    assertEquals(20, expected(ruling).separation().orElseThrow(), 1e-9);
    assertVerdict(Verdict.ILLEGAL, last(RED, mine(235, 60), MOVE, OFF));
  }

  @Test
  void whatIsMissedByLessThanTheReachIsTooCloseToCall() {
    assertRuling(
        "too-close by mine: red came within 1.00 mm of m: too close to tell whether it set it off",
        last(RED, mine(226.4, 180), MOVE, OFF));
    assertVerdict(Verdict.ILLEGAL, last(RED, mine(228.4, 180), MOVE, OFF));
  }

  @Test
  void afterABumpOnlyThePartOfTheTemplateCountsThatWasUsed() {
    // Two ships in a row stop red's 5 straight at y = 258: its template is used up to 238.
    String blue = place("blue", "small", 200, 345, 90);
    String green = place("green", "small", 200, 301.5, 90);
    String bump = Logs.bumped(activate("red", "5FW", 200, 258, 90));
    assertVerdict(Verdict.LEGAL, last(RED, blue, green, mine(220, 180), bump, OFF));
    assertVerdict(Verdict.ILLEGAL, last(RED, blue, green, mine(220, 305), bump, OFF));
  }

  @Test
  void whereAMoveIsTooCloseToCallSoIsWhatItSetOff() {
    // Red's 5 straight ends 2.8 mm in blue and should stop behind green, at y = 253; the record
    // says
    // that it passed. The mine lies under what it then used of the template.
    String blue = place("blue", "small", 200, 340 + 43.5 - 2.8, 90);
    String green = place("green", "small", 200, 296.5, 90);
    List<Ruling> rulings =
        judge(RED, blue, green, mine(220, 295.4), activate("red", "5FW", 200, 340, 90), OFF);
    assertVerdict(Verdict.TOO_CLOSE, rulings.get(0));
    assertRuling(
        "too-close by mine: red set off m if it flew as recorded, which is too close to call",
        rulings.get(1));
  }

  @Test
  void layingAMineUnderAShipSetsItOff() {
    assertVerdict(Verdict.LEGAL, last(RED, MOVE, mine(210, 260), OFF));
    // Red had flown over the place before the mine was laid there.
    assertVerdict(Verdict.ILLEGAL, last(RED, MOVE, mine(200, 180), OFF));
  }

  @Test
  void onlyTheLastMoveCounts() {
    String on = activate("red", "3FW", 200, 420, 90);
    assertVerdict(Verdict.ILLEGAL, last(RED, mine(220, 180), MOVE, on, OFF));
  }

  @Test
  void aRollsTemplateMayLieWhereItLeadsToTheEnd() {
    // Rolled to the left to (120, 115): the template lay between 95 and 110, 10 to either side.
    String roll =
        "{\"barrelRoll\":\"red\",\"direction\":\"left\",\"final\":" + pose(120, 115, 90) + "}";
    assertVerdict(Verdict.LEGAL, last(RED, mine(160, 134), roll, OFF));
    assertVerdict(Verdict.ILLEGAL, last(RED, mine(160, 139), roll, OFF));
    assertVerdict(Verdict.LEGAL, last(RED, mine(160, 80), roll, OFF));
  }

  @Test
  void aBoostSetsItOffToo() {
    String boost =
        "{\"boost\":\"red\",\"direction\":\"straight\",\"final\":" + pose(200, 180, 90) + "}";
    assertVerdict(Verdict.LEGAL, last(RED, mine(220, 140), boost, OFF));
    assertEquals(
        List.of("m"),
        ((Expected.ActionEnd) only(RED, mine(220, 140), boost).expected().orElseThrow()).tokens());
  }

  @Test
  void whatGoesOffUnreportedIsInTheExpectedAnswer() {
    Ruling ruling = only(RED, mine(220, 180), MOVE);
    assertVerdict(Verdict.LEGAL, ruling);
    assertEquals(List.of("m"), ((Expected.ManeuverEnd) ruling.expected().orElseThrow()).tokens());
  }

  @Test
  void aShipThatHasNotComeNearSetsNothingOff() {
    Ruling ruling = last(mine(220, 180), RED, OFF);
    assertRuling("illegal by mine: red did not set off m: it has not come near it", ruling);
    assertEquals(Optional.empty(), expected(ruling).separation());
  }

  @Test
  void whatHasGoneOffIsGone() {
    assertRuling(
        "illegal by gone: m's detonation is impossible: m has gone off",
        last(RED, mine(220, 180), MOVE, OFF, OFF));
    assertVerdict(Verdict.LEGAL, last(RED, mine(220, 180), MOVE, OFF, mine(200, 260), OFF));
    assertRuling(
        "illegal by gone: m's detonation is impossible: m was removed",
        last(RED, mine(220, 180), MOVE, "{\"remove\":\"m\"}", OFF));
    assertRuling(
        "illegal by gone: m's detonation is impossible: red was removed",
        last(RED, mine(220, 180), MOVE, "{\"remove\":\"red\"}", OFF));
  }

  @Test
  void whatGoesOffByItselfIsNotJudged() {
    assertVerdict(Verdict.UNVERIFIED, last(RED, token("bomb", 220, 180), "{\"detonate\":\"m\"}"));
    assertVerdict(Verdict.UNVERIFIED, last(RED, token("bomb", 220, 180), MOVE, OFF));
    assertVerdict(Verdict.UNVERIFIED, last(RED, mine(220, 180), "{\"detonate\":\"m\"}"));
  }
}
