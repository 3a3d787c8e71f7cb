package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.activate;
import static io.github.flightstand.referee.Logs.judge;
import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Logs.pose;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a game is played through: what stands where, and which claims get no verdict. */
class RefereeTest {

  private static final String RED = place("red", "small", 200, 100, 90);

  private static List<Verdict> verdicts(String... lines) {
    return judge(lines).stream().map(Ruling::verdict).toList();
  }

  @Test
  void afterAClaimTheShipStandsWhereTheRecordSays() {
    // The first claim is 100 mm off; the second is right if red really stands there.
    assertEquals(
        List.of(Verdict.ILLEGAL, Verdict.LEGAL),
        verdicts(RED, activate("red", "1FW", 300, 180, 90), activate("red", "1FW", 300, 260, 90)));
  }

  @Test
  void actionsMoveTheShipAndAttacksDoNot() {
    String blue = place("blue", "small", 400, 400, 270);
    String roll =
        "{\"barrelRoll\":\"red\",\"direction\":\"left\",\"final\":" + pose(120, 100, 90) + "}";
    String boost =
        "{\"boost\":\"red\",\"direction\":\"straight\",\"final\":" + pose(120, 180, 90) + "}";
    String decloak =
        "{\"decloak\":\"red\",\"direction\":\"right\",\"final\":" + pose(240, 180, 90) + "}";
    String attack =
        "{\"attack\":\"red\",\"target\":\"blue\",\"arc\":\"front\",\"range\":3,"
            + "\"obstructed\":false}";
    String untold = "{\"attack\":\"red\",\"target\":\"blue\"}";
    List<Ruling> rulings =
        judge(
            RED, blue, roll, boost, decloak, attack, untold, activate("red", "1FW", 240, 260, 90));
    assertEquals(
        List.of(
            "red completed its barrel roll to the left",
            "red completed its boost straight ahead",
            "red completed its decloak to the right",
            "red's attack on blue is at range 3 (216.3 mm), not obstructed",
            "red's attack is not judged by this version",
            "red completed its 1 straight"),
        rulings.stream().map(Ruling::message).toList());
    assertEquals(
        List.of(
            Verdict.LEGAL,
            Verdict.LEGAL,
            Verdict.LEGAL,
            Verdict.LEGAL,
            Verdict.UNVERIFIED,
            Verdict.LEGAL),
        rulings.stream().map(Ruling::verdict).toList());
    Ruling unverified = rulings.get(4);
    assertTrue(unverified.expected().isEmpty() && unverified.deviation().isEmpty());
    assertTrue(unverified.rule().isEmpty());
  }

  @Test
  void aShipIsInTheWayUntilItIsRemoved() {
    String blue = place("blue", "small", 200, 205, 90);
    String through = activate("red", "2FW", 200, 220, 90);
    assertEquals(List.of(Verdict.ILLEGAL), verdicts(RED, blue, through));
    assertEquals(List.of(Verdict.LEGAL), verdicts(RED, blue, "{\"remove\":\"blue\"}", through));
  }

  @Test
  void aShipThatHasFledIsInTheWayUntilItIsRemoved() {
    // Blue flies half off the table's lower edge; red then flies into it.
    String blue = place("blue", "small", 400, 80, 270);
    String flees = activate("blue", "1FW", 400, 0, 270);
    String red = place("red", "small", 520, 20, 180);
    String intoIt = activate("red", "2FW", 400, 20, 180);
    assertEquals(List.of(Verdict.LEGAL, Verdict.ILLEGAL), verdicts(blue, red, flees, intoIt));
    assertEquals(
        List.of(Verdict.LEGAL, Verdict.LEGAL),
        verdicts(blue, red, flees, "{\"remove\":\"blue\"}", intoIt));
  }

  @Test
  void obstaclesDoNotStopShips() {
    String rock =
        "{\"obstacle\":{\"id\":\"rock\",\"kind\":\"asteroid\","
            + "\"outline\":[[180,160],[220,160],[200,200]]}}";
    assertEquals(List.of(Verdict.LEGAL), verdicts(RED, rock, activate("red", "1FW", 200, 180, 90)));
  }

  @Test
  void theHeadersToleranceHolds() throws UnreadableLogException {
    String header =
        "{\"log\":\"flightstand/1\",\"playArea\":{\"width\":914.4,\"height\":914.4},"
            + "\"claimTolerance\":{\"position\":%s,\"heading\":2}}";
    String claim = activate("red", "1FW", 200, 184, 90);
    Referee referee = new Referee();
    GameLog strict = Logs.read(String.format(header, "3.9"), RED, claim);
    GameLog lax = Logs.read(String.format(header, "4.1"), RED, claim);
    assertEquals(new Summary(0, 1, 0, 1), referee.judge(strict, ruling -> {}));
    assertEquals(new Summary(1, 0, 0, 1), referee.judge(lax, ruling -> {}));
  }

  @Test
  void noToleranceAtAllIsNoMistake() throws UnreadableLogException {
    GameLog log =
        Logs.read(
            "{\"log\":\"flightstand/1\",\"playArea\":{\"width\":914.4,\"height\":914.4},"
                + "\"claimTolerance\":{\"position\":0,\"heading\":0}}",
            RED,
            activate("red", "1FW", 200, 180, 90),
            activate("red", "1FW", 200, 260.001, 90));
    assertEquals(new Summary(1, 1, 0, 1), new Referee().judge(log, ruling -> {}));
  }

  @Test
  void theSummaryCountsClaimsByVerdict() throws UnreadableLogException {
    GameLog log =
        Logs.read(
            Logs.HEADER,
            RED,
            place("blue", "small", 215, 180 + 41.75 - 2.9, 90),
            // 2.9 mm into blue, which is less than the reach: too close.
            activate("red", "1FW", 200, 180, 90),
            "{\"attack\":\"red\",\"target\":\"blue\"}",
            activate("red", "1FW", 200, 500, 90),
            activate("red", "1FW", 200, 580, 90),
            activate("red", "1FW", 200, 660, 90));
    Summary summary = new Referee().judge(log, ruling -> {});
    assertEquals(new Summary(2, 1, 1, 3), summary);
    assertEquals(7, summary.steps());
  }
}
