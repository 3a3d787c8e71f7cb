package io.github.flightstand.teavm.library.java.security;

import java.security.NoSuchAlgorithmException;

/**
 * TeaVM's {@link java.security.MessageDigest}: SHA-256 (FIPS 180-4) of one text at a time.
 *
 * <pre>{@code
 * MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
 * }</pre>
 */
public final class MessageDigest {

  private static final int BLOCK = 64;

  /** The first 32 bits of the fractions of the square roots of the first 8 primes. */
  private static final int[] START = new int[8];

  /** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
  private static final int[] ROUNDS = new int[64];

  static {
    int prime = 2;
    for (int i = 0; i < ROUNDS.length; i++) {
      if (i < START.length) {
        START[i] = fraction(Math.sqrt(prime));
      }
      ROUNDS[i] = fraction(cubeRoot(prime));
      do {
        prime++;
      } while (!isPrime(prime));
    }
  }

  private final int[] words = new int[ROUNDS.length];

  private MessageDigest() {}

  private static int fraction(double root) {
    return (int) (long) (root * 0x1p32);
  }

  /** Returns a root by Newton's method, to 50 bits. */
  private static double cubeRoot(int cube) {
    double root = cube;
    for (int i = 0; i < 20; i++) {
      root -= (root - cube / (root * root)) / 3;
    }
    return root;
  }

  private static boolean isPrime(int number) {
    int divisor = 2;
    while (number % divisor > 0) {
      divisor++;
    }
    return divisor == number;
  }

  public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
    if (!algorithm.equals("SHA-256")) {
      throw new NoSuchAlgorithmException(algorithm);
    }
    return new MessageDigest();
  }

  /** Returns the hash of the whole of a text. */
  public byte[] digest(byte[] text) {
    int[] hash = START.clone();
    int blocks = (text.length + 8) / BLOCK + 1;
    for (int block = 0; block < blocks; block++) {
      for (int i = 0; i < 16; i++) {
        int at = block * BLOCK + i * Integer.BYTES;
        words[i] =
            octet(text, at) << 24
                | octet(text, at + 1) << 16
                | octet(text, at + 2) << 8
                | octet(text, at + 3);
      }
      if (block == blocks - 1) {
        long bits = (long) text.length * Byte.SIZE;
        words[14] = (int) (bits >>> Integer.SIZE);
        words[15] = (int) bits;
      }
      mix(hash);
    }
    byte[] octets = new byte[hash.length * Integer.BYTES];
    for (int i = 0; i < octets.length; i++) {
      octets[i] = (byte) (hash[i / Integer.BYTES] >>> (24 - i % Integer.BYTES * Byte.SIZE));
    }
    return octets;
  }

  /** Returns an octet of the text with its padding: a bit, then none. */
  private static int octet(byte[] text, int at) {
    if (at < text.length) {
      return text[at] & 0xff;
    }
    return at == text.length ? 0x80 : 0;
  }

  private void mix(int[] hash) {
    for (int i = 16; i < words.length; i++) {
      int near = words[i - 2];
      int far = words[i - 15];
      words[i] =
          (Integer.rotateRight(near, 17) ^ Integer.rotateRight(near, 19) ^ (near >>> 10))
              + words[i - 7]
              + (Integer.rotateRight(far, 7) ^ Integer.rotateRight(far, 18) ^ (far >>> 3))
              + words[i - 16];
    }
    int a = hash[0];
    int b = hash[1];
    int c = hash[2];
    int d = hash[3];
    int e = hash[4];
    int f = hash[5];
    int g = hash[6];
    int h = hash[7];
    for (int i = 0; i < words.length; i++) {
      int first =
          h
              + (Integer.rotateRight(e, 6)
                  ^ Integer.rotateRight(e, 11)
                  ^ Integer.rotateRight(e, 25))
              + ((e & f) ^ (~e & g))
              + ROUNDS[i]
              + words[i];
      int second =
          (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
              + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + first;
      d = c;
      c = b;
      b = a;
      a = first + second;
    }
    hash[0] += a;
    hash[1] += b;
    hash[2] += c;
    hash[3] += d;
    hash[4] += e;
    hash[5] += f;
    hash[6] += g;
    hash[7] += h;
  }
}
