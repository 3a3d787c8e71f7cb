package io.github.flightstand.web.library.java.security;

import java.security.NoSuchAlgorithmException;

/**
 * The browser's {@link java.security.MessageDigest}: SHA-256 (FIPS 180-4) of one text at a time.
 *
 * <pre>{@code
 * MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
 * }</pre>
 */
public final class MessageDigest {

  private static final int BLOCK = 64;

  /** The first 32 bits of the fractions of the square roots of the first 8 primes. */
  private static final int[] START = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };

  /** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
  private static final int[] ROUNDS = {
    0x428a2f98,
    0x71374491,
    0xb5c0fbcf,
    0xe9b5dba5,
    0x3956c25b,
    0x59f111f1,
    0x923f82a4,
    0xab1c5ed5,
    0xd807aa98,
    0x12835b01,
    0x243185be,
    0x550c7dc3,
    0x72be5d74,
    0x80deb1fe,
    0x9bdc06a7,
    0xc19bf174,
    0xe49b69c1,
    0xefbe4786,
    0x0fc19dc6,
    0x240ca1cc,
    0x2de92c6f,
    0x4a7484aa,
    0x5cb0a9dc,
    0x76f988da,
    0x983e5152,
    0xa831c66d,
    0xb00327c8,
    0xbf597fc7,
    0xc6e00bf3,
    0xd5a79147,
    0x06ca6351,
    0x14292967,
    0x27b70a85,
    0x2e1b2138,
    0x4d2c6dfc,
    0x53380d13,
    0x650a7354,
    0x766a0abb,
    0x81c2c92e,
    0x92722c85,
    0xa2bfe8a1,
    0xa81a664b,
    0xc24b8b70,
    0xc76c51a3,
    0xd192e819,
    0xd6990624,
    0xf40e3585,
    0x106aa070,
    0x19a4c116,
    0x1e376c08,
    0x2748774c,
    0x34b0bcb5,
    0x391c0cb3,
    0x4ed8aa4a,
    0x5b9cca4f,
    0x682e6ff3,
    0x748f82ee,
    0x78a5636f,
    0x84c87814,
    0x8cc70208,
    0x90befffa,
    0xa4506ceb,
    0xbef9a3f7,
    0xc67178f2
  };

  private final int[] words = new int[ROUNDS.length];

  private MessageDigest() {}

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
