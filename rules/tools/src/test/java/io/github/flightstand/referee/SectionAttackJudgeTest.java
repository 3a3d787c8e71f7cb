package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Rulings.assertRuling;
import static io.github.flightstand.referee.Rulings.assertVerdict;
import static io.github.flightstand.referee.Rulings.last;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Claims of attacks in which huge ships have a part, worked out by hand.
 *
 * <p>The corvette lies along y = 200 from x = 387.6 to 612.4, its section line at x = 500. Its
 * reach is 2 + 2° · 119.31 = 6.165 mm, a small ship's 2.987 mm.
 */
class SectionAttackJudgeTest {

  private static final String RAIDER = place("raider", "huge-corvette", 500, 200, 0);
  private static final String BEHIND = place("red", "small", 200, 200, 0);
  private static final String WRECK =
      place("wreck", "huge-corvette", 500, 600, 0)
          .replace("\"base\"", "\"standsIn\":true,\"base\"");

  private static String attack(String attacker, String target, String arc, String more) {
    return "{\"attack\":\"%s\",\"target\":\"%s\",\"arc\":\"%s\"%s}"
        .formatted(attacker, target, arc, more);
  }

  private static String at(String section, int range) {
    return attack(
        "red",
        "raider",
        "front",
        ",\"section\":\"%s\",\"range\":%s,\"obstructed\":false".formatted(section, range));
  }

  @Test
  void aSectionThatMayBeChosenIsLegal() {
    Ruling ruling = last(BEHIND, RAIDER, at("aft", 2));
    assertRuling(
        "legal by attack: red's attack on raider's aft section is at range 2 (167.6 mm), not"
            + " obstructed",
        ruling);
    assertEquals(
        Optional.of(
            new Expected.AttackMeasured(
                true, Optional.of(387.6 - 220), Optional.of(2), false, false, Optional.of(true))),
        ruling.expected());
  }

  @Test
  void anothersRangeIsNot() {
    // That is how far it is to the fore section.
    assertRuling(
        "illegal by range: red's attack on raider's aft section is at range 2 (167.6 mm); recorded"
            + " at range 3",
        last(BEHIND, RAIDER, at("aft", 3)));
  }

  @Test
  void bandsFourAndFiveAreReadAndOutOfASmallShipsReach() {
    String far = place("red", "small", -60, 200, 0);
    String range = "red's attack on raider's aft section is at range 5 (427.6 mm)";
    assertRuling(
        "illegal by range: " + range + "; recorded at range 4", last(far, RAIDER, at("aft", 4)));
    assertRuling("illegal by range: " + range + ", out of reach", last(far, RAIDER, at("aft", 5)));
  }

  @Test
  void aSectionBehindTheSectionLineIsIllegal() {
    Ruling ruling = last(BEHIND, RAIDER, at("fore", 3));
    assertRuling(
        "illegal by section: raider's fore section cannot be chosen from where red stands: the line"
            + " between the middles crosses the section line by 40.00 mm",
        ruling);
    assertEquals(
        Optional.of(
            new Expected.AttackMeasured(
                true, Optional.of(280.0), Optional.of(3), false, false, Optional.of(false))),
        ruling.expected());
  }

  @Test
  void closeToTheSectionLinesEndItIsTooClose() {
    // To the fore middle (572.4, 200) past the end (500, 240): from three times as far behind, 3
    // below, the end is 217.2 / 329.4 beside the line; 60 below, 14.18.
    double x = 500 - 3 * 72.4;
    assertRuling(
        "too-close by section: raider's fore section cannot be chosen from where red stands: the"
            + " line between the middles crosses the section line by 0.66 mm; with less than 6.16"
            + " mm let pass it would be right",
        last(place("red", "small", x, 357, 0), RAIDER, at("fore", 3)));
    Ruling far = last(place("red", "small", x, 300, 0), RAIDER, at("fore", 2));
    assertVerdict(Verdict.ILLEGAL, far);
    assertEquals(Optional.of(Rule.SECTION), far.rule());
  }

  @Test
  void whatIsOutOfArcIsNamed() {
    // Red looks away; the aft section's corner (387.6, 240) is as far behind its middle.
    Ruling ruling = last(place("red", "small", 200, 200, 180), RAIDER, at("aft", 2));
    assertRuling(
        "illegal by firing-arc: raider's aft section is 187.60 mm outside red's front arc", ruling);
  }

  @Test
  void withoutASectionAnAttackAtACorvetteIsNotJudged() {
    Ruling ruling = last(BEHIND, RAIDER, attack("red", "raider", "front", ",\"range\":1"));
    assertVerdict(Verdict.UNVERIFIED, ruling);
    assertEquals(Optional.empty(), ruling.expected());
    assertEquals(Optional.empty(), ruling.rule());
  }

  @Test
  void unlessItCannotBeWhicheverItIs() {
    String transport = place("gozanti", "huge-transport", 500, 400, 0);
    assertRuling(
        "illegal by firing-arc: gozanti cannot attack raider this way, expected an arc of a"
            + " huge-transport base: turret",
        last(transport, RAIDER, attack("gozanti", "raider", "front", "")));
    assertRuling(
        "illegal by attack: red cannot attack wreck this way, expected a ship that can be attacked,"
            + " not one that stands in as an obstacle",
        last(BEHIND, WRECK, attack("red", "wreck", "front", "")));
  }

  @Test
  void aTransportIsOneSection() {
    String transport = place("gozanti", "huge-transport", 500, 200, 0);
    for (String more : List.of("", ",\"section\":\"fore\"", ",\"section\":\"aft\"")) {
      Ruling ruling = last(BEHIND, transport, attack("red", "gozanti", "front", more));
      assertVerdict(Verdict.LEGAL, ruling);
      assertEquals(
          Optional.of(
              new Expected.AttackMeasured(
                  true, Optional.of(402.5 - 220), Optional.of(2), false, false, Optional.empty())),
          ruling.expected());
    }
  }

  @Test
  void noSectionOfAShipThatHasNone() {
    assertRuling(
        "illegal by section: raider cannot attack red this way, expected no section, since the"
            + " target's base is not huge",
        last(BEHIND, RAIDER, attack("raider", "red", "turret", ",\"section\":\"fore\"")));
  }

  @Test
  void anArcThatIsNotOnTheBaseIsIllegal() {
    assertRuling(
        "illegal by firing-arc: raider cannot attack red this way, expected an arc of a"
            + " huge-corvette base: front, left, right, turret",
        last(BEHIND, RAIDER, attack("raider", "red", "rear", "")));
  }

  @Test
  void whatStandsInDoesNotAttack() {
    assertRuling(
        "illegal by attack: wreck cannot attack red this way, expected a ship that attacks, not one"
            + " that stands in as an obstacle",
        last(BEHIND, WRECK, attack("wreck", "red", "turret", "")));
  }

  /** Blue's front edge is 150 before red's, from y = 180 to 220. */
  private static Ruling past(String other, boolean obstructed) {
    return last(
        BEHIND,
        place("blue", "small", 390, 200, 180),
        other,
        attack("red", "blue", "front", ",\"range\":2,\"obstructed\":" + obstructed));
  }

  private static String green(double lowest) {
    return place("green", "huge-corvette", 300, lowest + 112.4, 90);
  }

  @Test
  void hugeShipsObstruct() {
    assertRuling(
        "legal by attack: red's attack on blue is at range 2 (150.0 mm), obstructed by green",
        past(green(150), true));
    assertVerdict(Verdict.ILLEGAL, past(green(150), false));
    assertEquals(Optional.of(Rule.OBSTRUCTION), past(green(150), false).rule());
  }

  @Test
  void aHugeShipInTheWayHasAReachOfItsOwn() {
    // Over part of the lines it would leave the attacker a choice. It ends 5 above them, more than
    // the reach of red and blue, or 7, more than its own.
    assertRuling(
        "too-close by obstruction: red's attack on blue is not obstructed; recorded as obstructed;"
            + " with green 6.16 mm elsewhere it would be right",
        past(green(225), true));
    assertVerdict(Verdict.ILLEGAL, past(green(227), true));
    // A large ship there is nobody's matter.
    assertVerdict(Verdict.ILLEGAL, past(place("green", "large", 300, 265, 90), true));
  }
}
