package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A dial keeps its maneuvers in order and shows no speed and bearing twice. */
class DialTest {

  private static final Dial DIAL = Dial.parse("1BW+2, 1FW+3 1NW+2 2FW 3FR+10");

  @ParameterizedTest
  @ValueSource(strings = {"1FG 2BW 4KR", "1FG,2BW,4KR", " 1FG , 2BW\t4KR\n", "1FG,,\f2BW 4KR,"})
  void codesAreReadInTheirOrder(String codes) {
    Dial dial = Dial.parse(codes);
    assertEquals(
        List.of("1FG", "2BW", "4KR"), dial.maneuvers().stream().map(Maneuver::code).toList());
  }

  @Test
  void aManeuverIsFoundBySpeedAndBearing() {
    Dial dial = Dial.parse("1FG 2FW 2BW");
    assertEquals(Optional.of(Maneuver.parse("2FW")), dial.find(2, Bearing.STRAIGHT));
    assertEquals(Optional.empty(), dial.find(1, Bearing.BANK_LEFT));
    assertEquals(Optional.empty(), dial.find(3, Bearing.STRAIGHT));
  }

  @Test
  void aSpeedAndBearingOfTwoColoursIsRefused() {
    IllegalArgumentException refused = assertIllegal(() -> Dial.parse("1FG 2BW 1FR"));
    assertEquals("a dial shows a speed and bearing once, found 1FG and 1FR", refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1FG;2BW", "1FG 9FW", "", " ", ",", ",1FG"})
  void aWrongCodeIsRefused(String codes) {
    assertIllegal(() -> Dial.parse(codes));
  }

  @Test
  void aDialDoesNotChangeWithTheListItCameFrom() {
    List<Maneuver> maneuvers = new ArrayList<>(List.of(Maneuver.parse("1FG")));
    Dial dial = new Dial(maneuvers, Map.of());
    maneuvers.add(Maneuver.parse("2FG"));
    assertEquals(1, dial.maneuvers().size());
  }

  @Test
  void aDialThatTellsThatNothingIsGainedEqualsOneThatDoesNot() {
    assertEquals(Dial.parse("1BW 2FW+2"), Dial.parse("1BW+0 2FW+2"));
    assertEquals(Optional.of(0), Dial.parse("1BW+0").energy(Maneuver.parse("1BW")));
  }

  @Test
  void eachManeuverGainsWhatIsWrittenBehindIt() {
    assertEquals(Optional.of(3), DIAL.energy(Maneuver.parse("1FW")));
    assertEquals(Optional.of(10), DIAL.energy(Maneuver.parse("3FR")));
    assertEquals(Optional.of(0), DIAL.energy(Maneuver.parse("2FW")));
    assertEquals(
        List.of("1BW", "1FW", "1NW", "2FW", "3FR"),
        DIAL.maneuvers().stream().map(Maneuver::code).toList());
  }

  @Test
  void whatIsNotOnTheDialGainsNothing() {
    assertEquals(Optional.empty(), DIAL.energy(Maneuver.parse("1FR")));
    assertEquals(Optional.empty(), DIAL.energy(Maneuver.parse("4FW")));
  }

  @ParameterizedTest
  @CsvSource({
    "1FW+, '1FW+'",
    "1FW++1, '1FW++1'",
    "1FW+-1, '1FW+-1'",
    "1FW+100, '1FW+100'",
    "1FW+two, '1FW+two'",
    "1FW+1 1FR+1, 1FW and 1FR",
    "1FW+1 1FW+2, 1FW and 1FW",
    "9FW+1, found 9"
  })
  void aWrongEntryIsNamed(String codes, String named) {
    IllegalArgumentException refused = assertIllegal(() -> Dial.parse(codes));
    assertTrue(refused.getMessage().contains(named), refused.getMessage());
  }

  @Test
  void energyIsOfManeuversOnTheDialAndAtLeastZero() {
    Maneuver ahead = Maneuver.parse("1FW");
    Map<Maneuver, Integer> ofAnother = Map.of(Maneuver.parse("2FW"), 1);
    assertIllegal(() -> new Dial(List.of(ahead), ofAnother));
    assertIllegal(() -> new Dial(List.of(ahead), Map.of(ahead, -1)));
  }
}
