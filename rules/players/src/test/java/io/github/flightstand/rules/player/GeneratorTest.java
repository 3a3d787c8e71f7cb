package io.github.flightstand.rules.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A player's numbers are bits of a SHA-256: whoever writes it anew gets the same games. */
class GeneratorTest {

  /** The first outputs for the seed 1234567, by which SplitMix64 is commonly checked. */
  private static final List<String> OUTPUTS =
      List.of("6457827717110365317", "3203168211198807973", "9817491932198370423");

  private static int high(BigInteger bits, int n) {
    return bits.multiply(BigInteger.valueOf(n)).shiftRight(Long.SIZE).intValueExact();
  }

  @Test
  void aPlayersNumbersAreThoseOfSplitMix64() {
    Generator generator = Generator.of(1234567);
    for (String output : OUTPUTS) {
      assertEquals(high(new BigInteger(output), 1000000), generator.below(1000000));
    }
  }

  /** Seats and seeds that read alike one after the other still have streams of their own. */
  @Test
  void aPlayersNumbersAreHisSeatsInThatGame() {
    // printf 'player 1 A\n7' | sha256sum begins so, and seeds his generator.
    assertEquals(
        Generator.of(Long.parseUnsignedLong("7f8ef78b0f736ec2", 16)).below(1000000),
        Generator.of("7", "A").below(1000000));
    List<Generator> others =
        List.of(
            Generator.of("7", "B"),
            Generator.of("8", "A"),
            Generator.of("A\n7", ""),
            Generator.of("", "A\n7"));
    assertEquals(others.size(), others.stream().map(one -> one.below(1 << 30)).distinct().count());
  }
}
