package io.github.flightstand.movement.maneuver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dials on which each maneuver gains energy. */
final class EnergyDialTest {

  private static final EnergyDial DIAL = EnergyDial.parse("1BW+2, 1FW+3 1NW+2 2FW 3FR+10");

  @Test
  void eachManeuverGainsWhatIsWrittenBehindIt() {
    assertEquals(Optional.of(3), DIAL.energy(Maneuver.parse("1FW")));
    assertEquals(Optional.of(10), DIAL.energy(Maneuver.parse("3FR")));
    assertEquals(Optional.of(0), DIAL.energy(Maneuver.parse("2FW")));
    assertEquals(
        List.of("1BW", "1FW", "1NW", "2FW", "3FR"),
        DIAL.dial().maneuvers().stream().map(Maneuver::code).toList());
  }

  @Test
  void whatIsNotOnTheDialGainsNothing() {
    assertEquals(Optional.empty(), DIAL.energy(Maneuver.parse("1FR")));
    assertEquals(Optional.empty(), DIAL.energy(Maneuver.parse("4FW")));
  }

  @ParameterizedTest
  @CsvSource({
    "1FW+, '1FW+'",
    "1FW+-1, '1FW+-1'",
    "1FW+100, '1FW+100'",
    "1FW+two, '1FW+two'",
    "1FW+1 1FR+1, 1FW and 1FR",
    "1FW+1 1FW+2, 1FW and 1FW",
    "9FW+1, found 9"
  })
  void aWrongEntryIsNamed(String codes, String named) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> EnergyDial.parse(codes));
    assertTrue(refused.getMessage().contains(named), refused.getMessage());
  }

  @Test
  void aDialAndItsGainsBelongTogether() {
    Maneuver ahead = Maneuver.parse("1FW");
    Dial dial = new Dial(List.of(ahead));
    assertThrows(IllegalArgumentException.class, () -> new EnergyDial(dial, Map.of()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new EnergyDial(dial, Map.of(ahead, 1, Maneuver.parse("2FW"), 1)));
    assertThrows(IllegalArgumentException.class, () -> new EnergyDial(dial, Map.of(ahead, -1)));
  }
}
