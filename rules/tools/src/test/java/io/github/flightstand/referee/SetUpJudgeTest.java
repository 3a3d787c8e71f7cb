package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.activate;
import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Rulings.assertRuling;
import static io.github.flightstand.referee.Rulings.assertVerdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.movement.setup.PlacementRefusal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Every verdict on where a piece is set up.
 *
 * <p>Player A's zone is the lowest 100 mm of the table. The tolerances are 2 mm and 2 degrees, so
 * the reach of a small ship is 2.987 mm.
 */
class SetUpJudgeTest {

  private static final String HEADER =
      Logs.HEADER.replace(
          "{\"log\"", "{\"zones\":{\"A\":[[0,0],[914.4,0],[914.4,100],[0,100]]},\"log\"");

  private static List<Ruling> judge(String... lines) {
    return Logs.judgeAll(HEADER, lines);
  }

  private static Ruling last(String... lines) {
    List<Ruling> rulings = judge(lines);
    return rulings.get(rulings.size() - 1);
  }

  private static String ofA(String id, String base, double x, double y) {
    return place(id, base, x, y, 90).replace("\"base\"", "\"player\":\"A\",\"base\"");
  }

  private static String rock(String id, double left, double bottom) {
    return "{\"obstacle\":{\"id\":\"%s\",\"kind\":\"asteroid\",\"outline\":[[%s,%s],[%s,%s],[%s,%s],[%s,%s]]}}"
        .formatted(id, left, bottom, left + 50, bottom, left + 50, bottom + 50, left, bottom + 50);
  }

  @Test
  void aShipStandsInItsZone() {
    Ruling ruling = last(ofA("red", "small", 200, 80));
    assertRuling("legal by set-up: red may be set up there", ruling);
    assertTrue(((Expected.SetUp) ruling.expected().orElseThrow()).legal());
  }

  @Test
  void andNotOutside() {
    Ruling ruling = last(ofA("red", "small", 200, 90));
    assertRuling(
        "illegal by set-up: red may not be set up there: it is 10.00 mm outside its zone", ruling);
    PlacementRefusal reason = ((Expected.SetUp) ruling.expected().orElseThrow()).reasons().get(0);
    assertEquals(PlacementRefusal.Code.OUTSIDE_ZONE, reason.code());
    assertEquals(-10, reason.distance(), 1e-9);
  }

  @Test
  void byLessThanTheReachIsTooCloseToCall() {
    assertRuling(
        "too-close by set-up: red may not be set up there: it is 2.90 mm outside its zone; with"
            + " less than 2.99 mm let pass it may",
        last(ofA("red", "small", 200, 82.9)));
    assertVerdict(Verdict.ILLEGAL, last(ofA("red", "small", 200, 83.1)));
  }

  @Test
  void aLargeShipMayFillTheZonesDepthOrNearlySo() {
    // Turned by 45 degrees its corners are 56.57 from its middle: it sticks out by 14 or more.
    assertVerdict(Verdict.LEGAL, last(turned(57.5)));
    assertVerdict(Verdict.TOO_CLOSE, last(turned(60.5)));
    assertVerdict(Verdict.ILLEGAL, last(turned(65)));
  }

  private static String turned(double y) {
    return ofA("red", "large", 200, y).replace("\"heading\":90.0", "\"heading\":45.0");
  }

  @Test
  void shipsDoNotOverlapWhatIsThere() {
    assertRuling(
        "illegal by set-up: blue may not be set up there: it overlaps red by 10.00 mm",
        last(ofA("red", "small", 200, 50), ofA("blue", "small", 230, 50)));
  }

  @Test
  void obstaclesKeepTheirDistances() {
    assertVerdict(Verdict.LEGAL, last(rock("a", 300, 300), rock("b", 460, 300)));
    Ruling near = last(rock("a", 300, 300), rock("b", 430, 150));
    assertRuling(
        "illegal by set-up: b may not be set up there: it is 150.00 mm from the bottom edge,"
            + " expected more than 200.00 mm",
        near);
    assertRuling(
        "too-close by set-up: b may not be set up there: it is 99.00 mm from a, expected more than"
            + " 100.00 mm; with less than 3.23 mm let pass it may",
        last(rock("a", 300, 300), rock("b", 449, 300)));
    assertVerdict(Verdict.ILLEGAL, last(rock("a", 300, 300), rock("b", 446, 300)));
  }

  @Test
  void whoseZoneIsNotNamedIsNotJudgedUnlessItOverlaps() {
    Ruling ruling = last(place("red", "small", 400, 400, 90));
    assertVerdict(Verdict.UNVERIFIED, ruling);
    assertEquals(
        "red's set-up is not judged because the header names no zone for it", ruling.message());
    assertVerdict(
        Verdict.ILLEGAL,
        last(place("red", "small", 400, 400, 90), place("blue", "small", 410, 400, 90)));
  }

  @Test
  void aHugeShipThatStandsInForObstaclesNeedsNoZone() {
    String corvette =
        place("hulk", "huge-corvette", 450, 450, 90)
            .replace("\"base\"", "\"standsIn\":true,\"base\"");
    assertVerdict(Verdict.LEGAL, last(corvette));
    assertVerdict(Verdict.ILLEGAL, last(corvette, rock("a", 550, 450)));
  }

  @Test
  void whatIsPlacedInTheGameIsNotSetUp() {
    List<Ruling> rulings =
        judge(
            ofA("red", "small", 200, 50),
            activate("red", "1FW", 200, 130, 90),
            ofA("blue", "small", 400, 400));
    assertEquals(
        List.of(Verdict.LEGAL, Verdict.LEGAL, Verdict.UNVERIFIED),
        rulings.stream().map(Ruling::verdict).toList());
    assertEquals(
        "blue's set-up is not judged once a ship has moved or attacked", rulings.get(2).message());
  }

  @Test
  void withoutZonesItIsTakenAsRecorded() {
    List<Ruling> rulings =
        Logs.judgeAll(Logs.HEADER, ofA("red", "small", 200, 400), rock("a", 0, 0));
    assertEquals(
        List.of(
            "red's set-up is not judged in a log whose header names no zones",
            "a's set-up is not judged in a log whose header names no zones"),
        rulings.stream().map(Ruling::message).toList());
    assertTrue(rulings.stream().allMatch(ruling -> ruling.verdict() == Verdict.UNVERIFIED));
    assertTrue(rulings.stream().allMatch(ruling -> ruling.rule().isEmpty()));
    assertEquals(Optional.of(Rule.SET_UP), last(rock("a", 0, 0)).rule());
  }
}
