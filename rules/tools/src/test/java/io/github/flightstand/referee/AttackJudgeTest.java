package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Rulings.assertVerdict;
import static io.github.flightstand.referee.Rulings.last;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Claims of attacks, worked out by hand. Red stands at (200, 200) facing +x, its front edge at x =
 * 220; all bases are small, so the reach is 2 + 2° · 28.28 = 2.987 mm.
 */
class AttackJudgeTest {

  private static final String RED = place("red", "small", 200, 200, 0);

  private static String blue(double x, double y) {
    return place("blue", "small", x, y, 180);
  }

  private static String attack(String arc, int range, boolean obstructed) {
    return "{\"attack\":\"red\",\"target\":\"blue\",\"arc\":\"%s\",\"range\":%s,\"obstructed\":%s}"
        .formatted(arc, range, obstructed);
  }

  private static String rock(double left, double bottom, double right, double top) {
    return "{\"obstacle\":{\"id\":\"rock\",\"kind\":\"asteroid\",\"outline\":"
        + "[[%1$s,%2$s],[%3$s,%2$s],[%3$s,%4$s],[%1$s,%4$s]]}}".formatted(left, bottom, right, top);
  }

  private static void assertRuling(String sentence, Ruling ruling) {
    Rulings.assertRuling(sentence, ruling);
    assertEquals(Optional.empty(), ruling.deviation());
  }

  @Test
  void whatIsMeasuredIsLegal() {
    Ruling ruling = last(RED, blue(390, 200), attack("front", 2, false));
    assertRuling(
        "legal by attack: red's attack on blue is at range 2 (150.0 mm), not obstructed", ruling);
    assertEquals(
        Optional.of(
            new Expected.AttackMeasured(
                true, Optional.of(150.0), Optional.of(2), false, false, Optional.empty())),
        ruling.expected());
  }

  @Test
  void anotherRangeIsIllegalUnlessTheBandsEdgeIsNear() {
    assertRuling(
        "illegal by range: red's attack on blue is at range 2 (150.0 mm); recorded at range 1",
        last(RED, blue(390, 200), attack("front", 1, false)));
    // 2 mm beyond range 1, or 4.
    assertRuling(
        "too-close by range: red's attack on blue is at range 2 (102.0 mm); recorded at range 1;"
            + " with blue 2.24 mm elsewhere it would be right",
        last(RED, blue(342, 200), attack("front", 1, false)));
    assertVerdict(Verdict.ILLEGAL, last(RED, blue(344, 200), attack("front", 1, false)));
    // Near the edge to range 2, but range 3 is far.
    assertVerdict(Verdict.ILLEGAL, last(RED, blue(342, 200), attack("front", 3, false)));
  }

  @Test
  void outOfArcIsIllegalUnlessTheLineIsNear() {
    // The upper line is at y = 200 + 0.8525 · 220 = 387.55 at x = 420; it is 0.761 times what is
    // between along y away.
    double line = 387.55;
    assertRuling(
        "illegal by firing-arc: blue is 3.80 mm outside red's front arc",
        last(RED, blue(400, line + 20 + 5), attack("front", 3, false)));
    assertRuling(
        "too-close by firing-arc: blue is 1.52 mm outside red's front arc; with blue 2.24 mm"
            + " elsewhere it would be right",
        last(RED, blue(400, line + 20 + 2), attack("front", 3, false)));
    assertEquals(
        Optional.of(
            new Expected.AttackMeasured(
                false, Optional.empty(), Optional.empty(), false, false, Optional.empty())),
        last(RED, blue(400, line + 20 + 5), attack("front", 3, false)).expected());
  }

  @Test
  void obstructionIsJudgedToo() {
    String wall = rock(280, 150, 300, 250);
    assertRuling(
        "legal by attack: red's attack on blue is at range 2 (150.0 mm), obstructed by rock",
        last(RED, blue(390, 200), wall, attack("front", 2, true)));
    assertRuling(
        "illegal by obstruction: red's attack on blue is obstructed by rock; recorded as not"
            + " obstructed",
        last(RED, blue(390, 200), wall, attack("front", 2, false)));
    assertRuling(
        "illegal by obstruction: red's attack on blue is not obstructed; recorded as obstructed",
        last(RED, blue(390, 200), attack("front", 2, true)));
  }

  @Test
  void aGrazeIsTooClose() {
    // The lines run from y = 190 to 220; the rock leaves those above 218, or above 215, clear, or
    // covers them all by 2.
    String below = rock(280, 150, 300, 222);
    assertVerdict(Verdict.TOO_CLOSE, last(RED, blue(390, 210), below, attack("front", 2, false)));
    assertVerdict(
        Verdict.ILLEGAL,
        last(RED, blue(390, 210), rock(280, 150, 300, 224), attack("front", 2, false)));
    // A slab thinner than the reach: it may be said to be hardly there.
    assertRuling(
        "too-close by obstruction: red's attack on blue is obstructed by rock; recorded as not"
            + " obstructed; with less than 2.99 mm let pass it would be right",
        last(RED, blue(390, 200), rock(280, 150, 282.5, 250), attack("front", 2, false)));
  }

  @Test
  void theAttackerChoosesWhereThereIsAChoice() {
    String half = rock(280, 150, 300, 200);
    for (boolean obstructed : new boolean[] {true, false}) {
      assertRuling(
          "legal by attack: red's attack on blue is at range 2 (150.0 mm), obstructed by rock or"
              + " clear, as the attacker chooses",
          last(RED, blue(390, 200), half, attack("front", 2, obstructed)));
    }
  }

  @Test
  void shipsThatAreNearlyParallelMayHaveAChoice() {
    // Half a degree askew there is one line, behind the rock; turned parallel most would be clear.
    String askew = place("blue", "small", 390, 200, 180.5);
    Ruling ruling = last(RED, askew, rock(280, 170, 300, 195), attack("front", 2, false));
    String mirrored = place("blue", "small", 390, 200, 179.5);
    Ruling other = last(RED, mirrored, rock(280, 170, 300, 195), attack("front", 2, false));
    assertEquals(
        List.of(Verdict.LEGAL, Verdict.TOO_CLOSE),
        List.of(ruling.verdict(), other.verdict()).stream().sorted().toList());
  }

  @Test
  void inTheFirstRulebookContactForbidsAttacks() {
    String header = Logs.HEADER.replace("}}", "},\"rules\":\"core-2012\"}");
    List<Verdict> verdicts = new ArrayList<>();
    for (double x : new double[] {240, 200 + 43.5, 250}) {
      for (String rules : new String[] {Logs.HEADER, header}) {
        Logs.judgeBy(rules, RED, blue(x, 200), attack("front", 1, false))
            .forEach(ruling -> verdicts.add(ruling.verdict()));
      }
    }
    // Edge on edge the guides are 3.5 deep in the bases, guide on guide is a matter of nothing.
    assertEquals(
        List.of(
            Verdict.LEGAL,
            Verdict.ILLEGAL,
            Verdict.LEGAL,
            Verdict.TOO_CLOSE,
            Verdict.LEGAL,
            Verdict.LEGAL),
        verdicts);
  }

  @Test
  void noShipAttacksItself() {
    Ruling ruling =
        last(RED, "{\"attack\":\"red\",\"target\":\"red\",\"arc\":\"turret\",\"range\":1}");
    assertRuling(
        "illegal by attack: red cannot attack red this way, expected another ship than the"
            + " attacker",
        ruling);
    assertEquals(Optional.empty(), ruling.expected());
  }

  @Test
  void whatIsNotClaimedIsNotJudged() {
    String wall = rock(280, 150, 300, 250);
    assertVerdict(
        Verdict.LEGAL,
        last(
            RED,
            blue(390, 200),
            wall,
            "{\"attack\":\"red\",\"target\":\"blue\",\"arc\":\"front\"}"));
    assertVerdict(
        Verdict.ILLEGAL,
        last(
            RED,
            blue(390, 200),
            wall,
            "{\"attack\":\"red\",\"target\":\"blue\",\"arc\":\"rear\"}"));
  }
}
