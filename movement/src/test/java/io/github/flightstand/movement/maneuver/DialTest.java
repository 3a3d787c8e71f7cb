package io.github.flightstand.movement.maneuver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A dial keeps its maneuvers in order and shows no speed and bearing twice. */
class DialTest {

  @ParameterizedTest
  @ValueSource(strings = {"1FG 2BW 4KR", "1FG,2BW,4KR", " 1FG , 2BW\t4KR\n"})
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
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> Dial.parse("1FG 2BW 1FR"));
    assertEquals("a dial shows a speed and bearing once, found 1FG and 1FR", refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1FG;2BW", "1FG 9FW", "", " "})
  void aWrongCodeIsRefused(String codes) {
    assertThrows(IllegalArgumentException.class, () -> Dial.parse(codes));
  }

  @Test
  void aDialDoesNotChangeWithTheListItCameFrom() {
    List<Maneuver> maneuvers = new ArrayList<>(List.of(Maneuver.parse("1FG")));
    Dial dial = new Dial(maneuvers);
    maneuvers.add(Maneuver.parse("2FG"));
    assertEquals(1, dial.maneuvers().size());
  }
}
