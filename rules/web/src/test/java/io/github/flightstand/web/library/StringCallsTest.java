package io.github.flightstand.web.library;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.web.library.java.lang.StringCalls;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Messages are put together as on the Java platform. */
class StringCallsTest {

  private static void check(String format, Object... values) {
    assertEquals(
        String.format(Locale.ROOT, format, values),
        StringCalls.format(Locale.ROOT, format, values),
        format);
  }

  @Test
  void everyFormOfTheMessagesIsKnown() {
    check("no value");
    check("%s", "alone");
    check("'%s' and %s, %d of them", "a", 2.5, 3);
    check("of %1$s ships %2$s, not %1$s", 4, "five");
    check("\\u%04x", 9);
    check("\\u%04x", 0xfffe);
    check("\\u%04x", 0x1ffff);
  }

  @Test
  void aTextIsSplitAtOneSign() {
    for (String text : List.of("", "a", "a b", "a  b c", " a", "a ", "a b  ")) {
      for (int limit : new int[] {0, -1}) {
        assertArrayEquals(text.split(" ", limit), StringCalls.split(text, " ", limit), text);
      }
    }
    assertArrayEquals(new String[] {"a", "b"}, StringCalls.split("a\nb", "\n", -1));
    assertThrows(IllegalArgumentException.class, () -> StringCalls.split("a", "[ab]", 0));
  }

  @Test
  void lengthsHaveThreeDecimals() {
    for (double length : new double[] {0, -0.5, 1, 12, 0.0005, 0.00049, 1e-9, 2.9996, 914.4}) {
      check("%.3f mm", length);
    }
    lengths(20_000);
  }

  @Test
  @Tag("heavy")
  void millionsOfLengthsHaveThreeDecimals() {
    lengths(3_000_000);
  }

  private static void lengths(int samples) {
    Random random = new Random(35);
    for (int i = 0; i < samples; i++) {
      check("%.3f mm", random.nextDouble() * random.nextInt(2000) - 100);
    }
  }
}
