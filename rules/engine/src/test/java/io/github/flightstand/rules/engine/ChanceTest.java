package io.github.flightstand.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Draws are bits of a SHA-256: whoever writes it anew gets the same games. */
class ChanceTest {

  /** The first 64 bits of {@code printf 'nature 0\n7' | sha256sum}, then of 1 and 2. */
  private static final List<String> HASHES =
      List.of("a410ab241c686df4", "6f1a00bede1d68b0", "a4cddc3eb0ce076d");

  private static int high(BigInteger bits, int n) {
    return bits.multiply(BigInteger.valueOf(n)).shiftRight(Long.SIZE).intValueExact();
  }

  @Test
  void drawsAreTheHighBitsOfTheSeedsHash() {
    for (int n : new int[] {1, 2, 8, 33, 1000, 1000000, Integer.MAX_VALUE}) {
      Chance.Draws draws = Chance.Seeded.of(7).draws();
      for (String hash : HASHES) {
        assertEquals(high(new BigInteger(hash, 16), n), draws.below(n), hash + " below " + n);
      }
      assertEquals(new Chance.Seeded("7", 3), draws.now());
    }
  }

  @Test
  void theLastBitsGiveTheLastNumber() {
    for (int n : new int[] {1, 2, 1000000, Integer.MAX_VALUE}) {
      assertEquals(n - 1, Chance.below(n, -1));
      assertEquals(0, Chance.below(n, 0));
    }
  }

  @Test
  void aDrawHangsOnTheSeedAndItsPlaceAlone() {
    Chance.Draws draws = new Chance.Seeded("a long text", 2).draws();
    Chance.Draws fromTheStart = Chance.Seeded.of("a long text").draws();
    fromTheStart.below(8);
    fromTheStart.below(2);
    assertEquals(fromTheStart.below(1000000), draws.below(1000000));
  }

  @Test
  void everyOutcomeComesUpAboutAsOften() {
    int[] counts = new int[8];
    Chance.Draws draws = Chance.Seeded.of(7).draws();
    for (int i = 0; i < 80000; i++) {
      counts[draws.below(8)]++;
    }
    for (int count : counts) {
      // Five standard deviations, 94 each.
      assertTrue(Math.abs(count - 10000) < 470, "came up " + count + " times");
    }
  }
}
