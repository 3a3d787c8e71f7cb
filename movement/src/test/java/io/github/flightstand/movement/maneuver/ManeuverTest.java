package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Dial codes: every letter read and printed, everything that does not exist refused in words. */
class ManeuverTest {

  @ParameterizedTest
  @CsvSource({
    "F, STRAIGHT, 1, 5",
    "B, BANK_LEFT, 0, 3",
    "N, BANK_RIGHT, 0, 3",
    "T, TURN_LEFT, 1, 3",
    "Y, TURN_RIGHT, 1, 3",
    "K, KOIOGRAN, 1, 5",
    "L, SEGNOR_LEFT, 1, 3",
    "P, SEGNOR_RIGHT, 1, 3",
    "E, TALLON_LEFT, 1, 3",
    "R, TALLON_RIGHT, 1, 3",
    "O, STATIONARY, 0, 0",
    "A, REVERSE_BANK_LEFT, 1, 3",
    "S, REVERSE_STRAIGHT, 1, 5",
    "D, REVERSE_BANK_RIGHT, 1, 3"
  })
  void everyLetterHasTheSpeedsOfItsTemplate(
      char letter, Bearing bearing, int slowest, int fastest) {
    for (int speed = 0; speed <= 9; speed++) {
      String code = "" + speed + letter + 'W';
      if (speed >= slowest && speed <= fastest) {
        Maneuver maneuver = Maneuver.parse(code);
        assertEquals(new Maneuver(speed, bearing, Difficulty.WHITE), maneuver);
        assertEquals(code, maneuver.code());
      } else {
        assertThrows(IllegalArgumentException.class, () -> Maneuver.parse(code), code);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"G, GREEN", "W, WHITE", "R, RED", "B, BLUE", "P, PURPLE"})
  void everyColourIsReadAndPrinted(char letter, Difficulty difficulty) {
    Maneuver maneuver = Maneuver.parse("2F" + letter);
    assertEquals(difficulty, maneuver.difficulty());
    assertEquals("2F" + letter, maneuver.code());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4TW | a turn left (T) has a speed of 1 to 3, found 4",
        "5BG | a bank left (B) has a speed of 0 to 3, found 5",
        "6FW | a straight (F) has a speed of 1 to 5, found 6",
        "0FW | a straight (F) has a speed of 1 to 5, found 0",
        "0KR | a Koiogran turn (K) has a speed of 1 to 5, found 0",
        "1OW | a stationary (O) has a speed of 0, found 1",
        "4ER | a Tallon roll left (E) has a speed of 1 to 3, found 4",
        "6SR | a reverse straight (S) has a speed of 1 to 5, found 6",
        "3XW | a bearing's letter is one of FBNTYKLPEROASD, found '3XW'",
        "3bW | a dial code is written in capitals, expected '3BW', found '3bW'",
        "2fw | a dial code is written in capitals, expected '2FW', found '2fw'",
        "3Bß | a color's letter is one of GWRBP, found '3Bß'",
        "3BX | a color's letter is one of GWRBP, found '3BX'",
        "3Bw | a dial code is written in capitals, expected '3BW', found '3Bw'",
        "3fx | a bearing's letter is one of FBNTYKLPEROASD, found '3fx'",
        "3xw | a bearing's letter is one of FBNTYKLPEROASD, found '3xw'",
        "BBW | a dial code begins with the speed's digit, found 'BBW'",
        "٣BW | a dial code begins with the speed's digit, found '٣BW'",
        "'' | a dial code has three characters (speed, bearing, color) like 3BW, found ''",
        "3B | a dial code has three characters (speed, bearing, color) like 3BW, found '3B'",
        "3BWW | a dial code has three characters (speed, bearing, color) like 3BW, found '3BWW'"
      })
  void whatIsWrongIsSaidInOneSentence(String code, String message) {
    IllegalArgumentException refused = assertIllegal(() -> Maneuver.parse(code));
    assertEquals(message, refused.getMessage());
  }

  @Test
  void aLongCodeIsCutInTheMessage() {
    IllegalArgumentException refused = assertIllegal(() -> Maneuver.parse("3BW".repeat(1000)));
    assertEquals(
        "a dial code has three characters (speed, bearing, color) like 3BW, found"
            + " '3BW3BW3BW3BW3BW3BW3B…'",
        refused.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "3BW, white 3 bank left",
    "4KR, red 4 Koiogran turn",
    "1SG, green 1 reverse straight",
    "0OB, blue 0 stationary"
  })
  void wordsAreForPeople(String code, String words) {
    assertEquals(words, Maneuver.parse(code).words());
  }

  @ParameterizedTest
  @CsvSource({
    "3BW, 3NW",
    "1TG, 1YG",
    "2LR, 2PR",
    "3ER, 3RR",
    "1AR, 1DR",
    "5FW, 5FW",
    "4KR, 4KR",
    "2SR, 2SR",
    "0OR, 0OR"
  })
  void aMirrorExchangesLeftAndRight(String code, String mirrored) {
    assertEquals(mirrored, Maneuver.parse(code).mirrored().code());
    assertEquals(code, Maneuver.parse(mirrored).mirrored().code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "S", "D"})
  void onlyTheseMoveBackwards(String letters) {
    assertEquals(true, Bearing.ofLetter(letters.charAt(0)).orElseThrow().reverse());
    long dialed =
        Set.of(Bearing.values()).stream()
            .filter(bearing -> bearing.reverse() && bearing.manner().isEmpty())
            .count();
    assertEquals(3, dialed);
  }

  @Test
  void noLetterStandsForTwoBearings() {
    Set<Character> letters = new HashSet<>();
    for (Bearing bearing : Bearing.values()) {
      letters.add(bearing.letter());
    }
    assertEquals(14, letters.size());
  }
}
