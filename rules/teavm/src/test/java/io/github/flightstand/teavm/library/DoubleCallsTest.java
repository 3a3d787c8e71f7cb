package io.github.flightstand.teavm.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.teavm.library.java.lang.DoubleCalls;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The texts of doubles are those of the Java platform. */
class DoubleCallsTest {

  @Test
  void specialNumbersHaveJavasTexts() {
    double[] numbers = {
      0, -0.0, 1, -2.5, 0.001, 0.0009, 1e7, 9_999_999, 1e-5, 1e21, 4.9e-324, 1.7976931348623157e308
    };
    for (double number : numbers) {
      assertEquals(Double.toString(number), DoubleCalls.toString(number));
    }
    assertEquals("NaN", DoubleCalls.toString(Double.NaN));
    assertEquals("Infinity", DoubleCalls.toString(Double.POSITIVE_INFINITY));
    assertEquals("-Infinity", DoubleCalls.toString(Double.NEGATIVE_INFINITY));
  }

  @Test
  void textsReadBackAsTheNumbers() {
    readBack(20_000);
  }

  @Test
  @Tag("heavy")
  void millionsOfTextsReadBackAsTheNumbers() {
    readBack(3_000_000);
  }

  /** Java 17 writes some numbers longer than they need be, so that texts cannot be compared. */
  private static void readBack(int samples) {
    Random random = new Random(35);
    for (int i = 0; i < samples; i++) {
      double number = Double.longBitsToDouble(random.nextLong());
      if (Math.abs(number) < Double.POSITIVE_INFINITY) {
        String text = DoubleCalls.toString(number);
        assertEquals(number, Double.parseDouble(text), text);
        assertEquals(text.contains("E"), Double.toString(number).contains("E"), text);
      }
    }
  }
}
