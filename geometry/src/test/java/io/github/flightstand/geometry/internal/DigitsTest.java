package io.github.flightstand.geometry.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Digits in texts. */
class DigitsTest {

  @Test
  void onlyTheTenDigitsOfAsciiAreDigits() {
    assertTrue(Digits.is('0') && Digits.is('9'));
    assertFalse(Digits.is('/') || Digits.is(':') || Digits.is('\u0663') || Digits.is('\u00b2'));
  }

  @Test
  void aTextOfDigitsHasNothingElseFromAPlaceOn() {
    assertTrue(Digits.only("7", 0) && Digits.only("0123456789", 0) && Digits.only("+12", 1));
    assertFalse(Digits.only("", 0) || Digits.only("+", 1) || Digits.only("+12", 0));
    assertFalse(Digits.only("1a2", 0) || Digits.only("12a", 0));
    assertFalse(Digits.only("12", 3));
  }

  @Test
  void theDigitsAtTheEndBeginBehindTheLastOtherSign() {
    assertEquals(5, Digits.end("torp-2"));
    assertEquals(3, Digits.end("r2d22"));
    assertEquals(0, Digits.end("2016"));
    assertEquals(2, Digits.end("ab"));
    assertEquals(0, Digits.end(""));
  }
}
