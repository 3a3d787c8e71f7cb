package io.github.flightstand.protocol.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Numbers in pictures: short, and the same everywhere. */
class NumbersTest {

  @Test
  void threeDecimalsAtMostAndNoZerosAtTheEnd() {
    assertEquals("48.96", Numbers.text(48.960476692));
    assertEquals("141.372", Numbers.text(141.3716694));
    assertEquals("100", Numbers.text(99.9996));
    assertEquals("-0.5", Numbers.text(-0.5));
    assertEquals("7.005", Numbers.text(7.005));
    assertEquals("1000000", Numbers.text(1e6));
  }

  @Test
  void boundsAreRoundedInward() {
    assertEquals("-8.961 to 20", Numbers.within(-8.96155, 20.0000000001));
    assertEquals("-8.961 to 19.999", Numbers.within(-8.9613, 19.9999));
    assertEquals("7.123 to 7.123", Numbers.within(7.1234, 7.1234));
  }

  @Test
  void zeroHasNoSign() {
    assertEquals("0", Numbers.text(-0.0));
    assertEquals("0", Numbers.text(-0.0004));
  }
}
