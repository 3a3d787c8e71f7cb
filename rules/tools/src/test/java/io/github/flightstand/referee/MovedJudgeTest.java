package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.HEADER;
import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Logs.pose;
import static io.github.flightstand.referee.Rulings.assertRuling;
import static io.github.flightstand.referee.Rulings.assertVerdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.referee.Expected.Explained;
import io.github.flightstand.referee.Expected.Explanation;
import io.github.flightstand.rules.Rules;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What explains where a ship stands, from figures worked out by hand. Red is small, at (400, 400),
 * and looks up the table; a straight of speed s takes it s + 1 times 40 mm ahead.
 */
class MovedJudgeTest {

  private static final String RED = place("red", "small", 400, 400, 90);

  private static String moved(String id, double x, double y, double heading) {
    return "{\"moved\":\"%s\",\"final\":%s}".formatted(id, pose(x, y, heading));
  }

  private static Ruling only(String... lines) {
    return withDial("", lines);
  }

  /** Judges the last line of a log in which red's dial is known. */
  private static Ruling withDial(String dial, String... lines) {
    String header =
        dial.isEmpty() ? HEADER : HEADER.replace("}}", "},\"dials\":{\"red\":[" + dial + "]}}");
    List<Ruling> rulings = Logs.judgeBy(header, lines);
    return rulings.get(rulings.size() - 1);
  }

  private static List<Explanation> explanations(Ruling ruling) {
    return ((Explained) ruling.expected().orElseThrow()).explanations();
  }

  private static List<String> names(Ruling ruling) {
    return explanations(ruling).stream()
        .map(
            one ->
                one.maneuver()
                    .map(Maneuver::code)
                    .orElseGet(() -> one.action().orElseThrow() + one.direction().orElseThrow()))
        .toList();
  }

  @Test
  void aStraightIsNamedWithItsDeviation() {
    Ruling ruling = only(RED, moved("red", 400.3, 520.4, 91));
    assertRuling(
        "legal by moved: red may have made a 2 straight (0.5 mm, 1.0 degrees off) or a decloak"
            + " straight ahead (0.5 mm, 1.0 degrees off)",
        ruling);
    assertEquals(List.of("2FW", "decloakAHEAD"), names(ruling));
    assertEquals(0.5, ruling.deviation().orElseThrow().position(), 1e-9);
    assertEquals(Optional.empty(), explanations(ruling).get(0).onDial());
    assertEquals(Pose.at(400, 520, 90), explanations(ruling).get(0).finalPose());
  }

  @Test
  void aTurnRoundIsTold() {
    assertEquals(List.of("2KW"), names(only(RED, moved("red", 400, 520, 270))));
    assertEquals(List.of("0OW"), names(only(RED, moved("red", 400.5, 400, 90))));
    assertEquals(List.of("1SW"), names(only(RED, moved("red", 400, 320, 90))));
  }

  @Test
  void aRollIsNoManeuver() {
    Ruling ruling = only(RED, moved("red", 320, 410, 90));
    assertRuling(
        "legal by moved: red may have made a barrel roll to the left (0.0 mm, 0.0 degrees off)",
        ruling);
    assertEquals(List.of("barrelRollLEFT"), names(ruling));
    Explanation roll = explanations(ruling).get(0);
    assertEquals(Optional.of(Side.LEFT), roll.direction());
    assertEquals(Optional.empty(), roll.bumped());
  }

  @Test
  void whereNothingLeadsIsIllegal() {
    Ruling ruling = only(RED, moved("red", 415, 520, 90));
    assertRuling(
        "illegal by moved: no maneuver and no reposition explains where red stands; the nearest is"
            + " a 2 straight: 15.0 mm to the right of that",
        ruling);
    assertEquals(List.of(), explanations(ruling));
    assertEquals(15, ruling.deviation().orElseThrow().position(), 1e-9);
  }

  @Test
  void theDialDecidesWhichManeuverCounts() {
    String claim = moved("red", 400, 560, 90);
    Ruling on = withDial("\"1FG\",\"3FR\"", RED, claim);
    assertVerdict(Verdict.LEGAL, on);
    assertEquals(List.of("3FR"), names(on));
    assertEquals(Optional.of(true), explanations(on).get(0).onDial());
    Ruling off = withDial("\"1FG\",\"2FW\"", RED, claim);
    assertRuling(
        "illegal by moved: red's dial has no maneuver that leads there; on another it may have made"
            + " a 3 straight (0.0 mm, 0.0 degrees off)",
        off);
    assertEquals(Optional.of(false), explanations(off).get(0).onDial());
    Ruling none = withDial("\"1FG\"", RED, moved("red", 415, 560, 90));
    assertTrue(none.message().startsWith("no maneuver on any dial and no reposition"));
  }

  /** An action needs no place on the dial, and comes before a maneuver that is not there. */
  @Test
  void anActionCountsWhateverTheDialShows() {
    Ruling ruling = withDial("\"5FW\"", RED, moved("red", 400, 480, 90));
    assertVerdict(Verdict.LEGAL, ruling);
    assertEquals(List.of("boostAHEAD", "1FW"), names(ruling));
  }

  /** Blue's rear is at 538.5, so red's front stops there: 21.5 mm short of the 3 straight's end. */
  @Test
  void aBumpIsToldByWhereItEnds() {
    String blue = place("blue", "small", 400, 558.5, 90);
    Ruling ruling = only(RED, blue, moved("red", 400, 515, 90));
    assertVerdict(Verdict.LEGAL, ruling);
    assertTrue(names(ruling).contains("3FW"), ruling.message());
    Explanation bumped =
        explanations(ruling).stream()
            .filter(one -> one.maneuver().filter(any -> any.code().equals("3FW")).isPresent())
            .findFirst()
            .orElseThrow();
    assertEquals(Optional.of(true), bumped.bumped());
    assertTrue(ruling.message().contains(" straight that bumped ("), ruling.message());
  }

  /** A touch of 0.4 mm is less than the reach, so whether red passed blue is too close to call. */
  @Test
  void aGrazeIsTooCloseToCall() {
    String blue = place("blue", "small", 439.8, 600, 90);
    Ruling ruling = only(RED, blue, moved("red", 400, 600, 90));
    assertVerdict(Verdict.TOO_CLOSE, ruling);
    assertTrue(names(ruling).contains("4FW"), ruling.message());
    assertTrue(ruling.message().startsWith("red may have made, as what is too close to call, "));
  }

  /** What follows is judged by the place and by what explains it. */
  @Test
  void aShipThatBumpedTouches() {
    String blue = place("blue", "small", 400, 558.5, 90);
    String attack = "{\"attack\":\"red\",\"target\":\"blue\",\"arc\":\"front\"}";
    Ruling ruling = only(RED, blue, moved("red", 400, 515, 90), attack);
    assertEquals(Optional.of(Rule.TOUCHING), ruling.rule());
    Ruling apart = only(RED, blue, moved("red", 400, 480, 90), attack);
    assertVerdict(Verdict.LEGAL, apart);
  }

  @Test
  void whatIsGoneDoesNotMove() {
    Ruling ruling = only(RED, "{\"remove\":\"red\"}", moved("red", 400, 480, 90));
    assertEquals(Optional.of(Rule.GONE), ruling.rule());
    Ruling unknown = only(RED, moved("green", 400, 480, 90));
    assertVerdict(Verdict.UNREADABLE, unknown);
  }

  @Test
  void aMineUnderTheWayGoesOff() {
    String mine = "{\"token\":{\"id\":\"m\",\"kind\":\"mine\",\"pose\":" + pose(400, 470, 0) + "}}";
    String gone = "{\"detonate\":\"m\",\"by\":\"red\"}";
    assertVerdict(Verdict.LEGAL, only(RED, mine, moved("red", 400, 560, 90), gone));
    assertVerdict(Verdict.ILLEGAL, only(RED, mine, moved("red", 320, 400, 90), gone));
  }

  /** Whatever is flown is among what explains it, for bases of all sizes. */
  @ParameterizedTest
  @EnumSource(value = BaseSize.class, names = "OWN", mode = EnumSource.Mode.EXCLUDE)
  void everyManeuverExplainsItsOwnEnd(BaseSize size) {
    Ship ship = new Ship("red", PartsCatalogue.standard().base(size), Pose.at(457, 457, 33));
    Table table = Table.builder(PlayArea.STANDARD).ship(ship).build();
    Resolver resolver = Rules.standard().resolver();
    String placed =
        place("red", size.name().toLowerCase(Locale.ROOT).replace('_', '-'), 457, 457, 33);
    for (String code : List.of("1FW", "3FW", "2BW", "3NW", "1TW", "2YW", "4KW", "3LW", "2PW")) {
      Maneuver maneuver = Maneuver.parse(code);
      boolean huge = size.isHuge();
      if (huge && !List.of("1FW", "3FW", "2BW").contains(code)) {
        continue;
      }
      Resolution answer = resolver.resolve(table, "red", maneuver);
      Pose end = answer.finalPose();
      Ruling ruling =
          only(
              placed,
              moved("red", end.position().x(), end.position().y(), end.heading().degrees()));
      assertEquals(Verdict.LEGAL, ruling.verdict(), code);
      assertTrue(names(ruling).contains(code), code + " " + ruling.message());
      assertFalse(explanations(ruling).get(0).deviation().position() > 1e-6, code);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"6FW\"", "\"1XW\"", "3", "\"1F\""})
  void aDialHasManeuvers(String dial) {
    GameLogReader.UnreadableLogException refused =
        org.junit.jupiter.api.Assertions.assertThrows(
            GameLogReader.UnreadableLogException.class,
            () -> Logs.read(HEADER.replace("}}", "},\"dials\":{\"red\":[" + dial + "]}}"), RED));
    assertTrue(refused.getMessage().contains("element 0 of 'red'"), refused.getMessage());
  }

  /** Eight ships in a crowd: a claim is judged well within a second. */
  @Test
  void aCrowdTakesNoLongTime() {
    String[] lines = new String[9];
    for (int i = 0; i < 8; i++) {
      String id = i == 0 ? "red" : "s" + i;
      int column = i % 3;
      int row = i / 3;
      lines[i] = place(id, "small", 400 + 41.0 * column, 400 + 41.0 * row, 90);
    }
    lines[8] = moved("red", 405, 407, 93);
    assertEquals(Optional.of(Rule.MOVED), only(lines).rule());
  }
}
