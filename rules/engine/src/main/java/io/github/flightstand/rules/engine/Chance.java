package io.github.flightstand.rules.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Where a game's dice and cards come from. */
public sealed interface Chance {

  /** Nature's decisions are the caller's to answer: real dice on a real table. */
  record Asked() implements Chance {}

  /**
   * The engine draws by a seed, from which {@code drawn} numbers were drawn so far. Who knows
   * numbers that were drawn learns the next ones only by trying all seeds: a host who distrusts his
   * players takes a long text.
   */
  record Seeded(String seed, long drawn) implements Chance {

    /** Returns a seed from which nothing was drawn. */
    public static Seeded of(String seed) {
      return new Seeded(seed, 0);
    }

    /** Returns a seed from which nothing was drawn, a number's digits. */
    public static Seeded of(long seed) {
      return of(Long.toString(seed));
    }

    /** Begins to draw where this seed stands. */
    public Draws draws() {
      return new Draws(this);
    }
  }

  /** Draws from a seed, one number after the other. */
  final class Draws {

    private Seeded now;

    private Draws(Seeded now) {
      this.now = now;
    }

    /**
     * Returns the next number, 0 to n − 1 for an n of at least 1: of 64 bits of the seed's hash for
     * this place the high half of the product with n, which is as even as 64 bits allow. For n up
     * to 10⁶ no outcome is off by more than 10⁻¹³.
     */
    public int below(int n) {
      long bits = hash("nature " + now.drawn, now.seed);
      now = new Seeded(now.seed, now.drawn + 1);
      long high = Math.multiplyHigh(bits, n);
      // multiplyHigh takes the first factor as signed.
      return (int) (bits < 0 ? high + n : high);
    }

    /** Returns the seed after what was drawn. */
    public Seeded now() {
      return now;
    }
  }

  /**
   * Returns the first 64 bits of a SHA-256 (FIPS 180-4) over what is drawn and a seed: from those
   * of one purpose nothing follows for another's.
   *
   * @param purpose what the bits are for, without a line's end
   */
  static long hash(String purpose, String seed) {
    try {
      byte[] text = (purpose + "\n" + seed).getBytes(StandardCharsets.UTF_8);
      return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(text)).getLong();
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("every Java platform has SHA-256", missing);
    }
  }
}
