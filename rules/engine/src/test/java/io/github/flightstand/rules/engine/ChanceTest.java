package io.github.flightstand.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The generator is SplitMix64: whoever writes it anew gets the same games. */
class ChanceTest {

  /** The first outputs for the seed 1234567, by which implementations are commonly checked. */
  private static final List<String> OUTPUTS =
      List.of(
          "6457827717110365317",
          "3203168211198807973",
          "9817491932198370423",
          "4593380528125082431",
          "16408922859458223821");

  @Test
  void theOutputsAreThoseOfSplitMix64() {
    Chance.Seeded chance = Chance.Seeded.of(1234567);
    for (String output : OUTPUTS) {
      for (int n : new int[] {1, 2, 8, 33, 1000, 1000000, Integer.MAX_VALUE}) {
        BigInteger high =
            new BigInteger(output).multiply(BigInteger.valueOf(n)).shiftRight(Long.SIZE);
        assertEquals(high.intValueExact(), chance.below(n), output + " below " + n);
      }
      chance = chance.next();
    }
    assertEquals(5, chance.drawn());
  }

  @Test
  void drawsStayTheSame() {
    Chance.Seeded chance = Chance.Seeded.of(1234567);
    StringBuilder dice = new StringBuilder();
    for (int i = 0; i < 5; i++) {
      dice.append(chance.below(8));
      chance = chance.next();
    }
    // The three highest bits of the outputs above.
    assertEquals("21417", dice.toString());
  }

  @Test
  void everyOutcomeComesUpAboutAsOften() {
    int[] counts = new int[8];
    Chance.Seeded chance = Chance.Seeded.of(7);
    for (int i = 0; i < 80000; i++) {
      counts[chance.below(8)]++;
      chance = chance.next();
    }
    for (int count : counts) {
      // Five standard deviations, 94 each.
      assertTrue(Math.abs(count - 10000) < 470, "came up " + count + " times");
    }
  }
}
