package io.github.flightstand.teavm.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.teavm.library.java.lang.StringCalls;
import java.util.ArrayList;
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
    check("100 %% of %s", 5);
    check("of %1$s ships %2$s, not %1$s", 4, "five");
    check("\\u%04x", 9);
    check("\\u%04x", 0xfffe);
    check("\\u%04x", 0x1ffff);
  }

  @Test
  void formatsThatTheBuildRefusesAreNotGuessed() {
    for (String format : List.of("%x", "%5s", "%-5s", "%e", "%,d", "%")) {
      assertThrows(RuntimeException.class, () -> StringCalls.formatted(format, 1), format);
    }
  }

  @Test
  void decimalsAreRoundedAsInJava() {
    double[] edges = {
      0,
      -0.0,
      -0.5,
      0.5,
      1.5,
      9.5,
      99.99,
      0.0005,
      0.00049,
      -1e-9,
      2.9996,
      914.4,
      0.05,
      0.95,
      1e7,
      1e22,
      4.9e-324,
      1.7976931348623157e308,
      Double.NaN,
      Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY
    };
    for (double edge : edges) {
      for (int decimals = 0; decimals <= 6; decimals++) {
        check("%." + decimals + "f mm", edge);
      }
    }
    decimals(20_000);
  }

  @Test
  @Tag("heavy")
  void millionsOfNumbersHaveTheirDecimals() {
    decimals(3_000_000);
  }

  private static void decimals(int samples) {
    Random random = new Random(35);
    for (int i = 0; i < samples; i++) {
      double length = random.nextDouble() * random.nextInt(2000) - 100;
      String format = "%." + random.nextInt(8) + "f mm";
      check(format, length);
      check(format, random.nextInt(1 << 20) / 1024.0);
      check(format, random.nextInt(1 << 20) / 1e5);
    }
  }

  @Test
  void textsOfAllKindsAreFilledIn() {
    Random random = new Random(36);
    List<String> parts = List.of("%s", "%d", "%04x", "%.2f", "%%", "a ", "\n", "'", "\u00e9");
    for (int i = 0; i < 20_000; i++) {
      StringBuilder format = new StringBuilder();
      List<Object> values = new ArrayList<>();
      for (int part = 0; part < 6; part++) {
        String one = parts.get(random.nextInt(parts.size()));
        format.append(one);
        int number = random.nextInt();
        switch (one) {
          case "%s" -> values.add(random.nextBoolean() ? number : "text" + number);
          case "%d", "%04x" -> values.add(random.nextBoolean() ? number : number & 0xfff);
          case "%.2f" -> values.add(number / 1e4);
          default -> {}
        }
      }
      check(format.toString(), values.toArray());
    }
  }
}
