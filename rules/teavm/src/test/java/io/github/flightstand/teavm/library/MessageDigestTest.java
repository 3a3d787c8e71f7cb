package io.github.flightstand.teavm.library;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.teavm.library.java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** TeaVM's hash is that of the Java platform. */
class MessageDigestTest {

  @Test
  void textsOfEveryLengthOfSeveralBlocksHaveTheirHash() throws NoSuchAlgorithmException {
    Random random = new Random(35);
    for (int length = 0; length <= 300; length++) {
      check(random, length);
    }
  }

  @Test
  @Tag("heavy")
  void millionsOfTextsHaveTheirHash() throws NoSuchAlgorithmException {
    Random random = new Random(36);
    for (int i = 0; i < 2_000_000; i++) {
      check(random, random.nextInt(200));
    }
  }

  private static void check(Random random, int length) throws NoSuchAlgorithmException {
    byte[] text = new byte[length];
    random.nextBytes(text);
    assertArrayEquals(
        java.security.MessageDigest.getInstance("SHA-256").digest(text),
        MessageDigest.getInstance("SHA-256").digest(text));
  }

  @Test
  void thereIsNoOther() {
    assertThrows(NoSuchAlgorithmException.class, () -> MessageDigest.getInstance("SHA-1"));
  }
}
