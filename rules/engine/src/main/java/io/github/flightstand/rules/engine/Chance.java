package io.github.flightstand.rules.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The source of a game's dice and damage cards. */
public sealed interface Chance {

  /** The caller answers chance's decisions, for instance with real dice at a real table. */
  record Asked() implements Chance {}

  /**
   * The engine draws numbers from a seed; {@code drawn} counts the numbers drawn up to now. Known
   * draws reveal the rest only by brute force over all seeds. So a host who distrusts the players
   * should use a long text as seed.
   */
  record Seeded(String seed, long drawn) implements Chance {

    /** Returns a fresh seed. */
    public static Seeded of(String seed) {
      return new Seeded(seed, 0);
    }

    /** Returns a fresh seed: the digits of a random number. */
    public static Seeded of(long seed) {
      return of(Long.toString(seed));
    }

    /** Returns a generator that continues where this seed stands. */
    public Draws draws() {
      return draws(sha256());
    }

    /** Returns a generator that uses a digest, which takes longer to make than to use. */
    Draws draws(MessageDigest digest) {
      return new Draws(this, digest);
    }
  }

  /** A generator that draws one number after another from a seed. */
  final class Draws {

    private final String seed;
    private final MessageDigest digest;
    private long drawn;

    private Draws(Seeded now, MessageDigest digest) {
      seed = now.seed;
      drawn = now.drawn;
      this.digest = digest;
    }

    /**
     * Returns the next number, from 0 to n − 1, for an n of at least 1. The number is the high half
     * of the product of n and 64 bits of the seed's hash for this place, which is as even as 64
     * bits allow. For n up to 10⁶ no outcome is off by more than 10⁻¹³.
     */
    public int below(int n) {
      long bits = hash(digest, "nature " + drawn, seed);
      drawn++;
      return Chance.below(n, bits);
    }

    /** Returns the seed with the count of the numbers drawn up to now. */
    public Seeded now() {
      return new Seeded(seed, drawn);
    }
  }

  /**
   * Returns the first 64 bits of a SHA-256 (FIPS 180-4) of a purpose and a seed. The bits for one
   * purpose reveal nothing about those for another.
   *
   * @param purpose the purpose of the bits, without a line break
   */
  static long hash(String purpose, String seed) {
    return hash(sha256(), purpose, seed);
  }

  /**
   * Returns the high half of the product of n, which is not negative, and 64 even bits: a number
   * from 0 to n − 1.
   */
  static int below(int n, long bits) {
    long low = ((bits & 0xFFFF_FFFFL) * n) >>> 32;
    return (int) (((bits >>> 32) * n + low) >>> 32);
  }

  private static long hash(MessageDigest digest, String purpose, String seed) {
    byte[] text = (purpose + "\n" + seed).getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.wrap(digest.digest(text)).getLong();
  }

  /** Returns a digest in its initial state, for one thread at a time. */
  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("every Java platform has SHA-256", missing);
    }
  }
}
