package io.github.flightstand.teavm.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Normalizer;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** TeaVM's normal forms are those of the Java platform. */
class NormalizerTest {

  /** Signs that meet each other: letters, marks of many classes, composed ones, parts of Hangul. */
  private static final int[] MET = {
    'a', 's', 'o', 'Z', 0xC5, 0xE9, 0x1E69, 0x1E63, 0x301, 0x302, 0x307, 0x323, 0x327, 0x328, 0x334,
    0x344, 0x345, 0x3B1, 0x1F80, 0x1F00, 0x958, 0x93C, 0x915, 0x1100, 0x1161, 0x11A8, 0xAC00,
    0xAC01, 0x5D0, 0x5B7, 0x5BC, 0xFB2E, 0xF900, 0x1D15E, 0x1D165, 0x110A5, 0x110BA, 0x0FB2, 0xF71,
    0xF80, 0x9C7, 0x9BE, 0x212B, 0x2126, 0x3099, 0x304B
  };

  @Test
  void everySign() {
    for (int sign = 0; sign <= Character.MAX_CODE_POINT; sign++) {
      if (Character.isDefined(sign) && !isSurrogate(sign)) {
        assertSame(Character.toString(sign));
        assertSame("o" + Character.toString(sign) + "\u0323\u0301");
      }
    }
  }

  @Test
  void signsThatMeet() {
    Random random = new Random(74);
    for (int i = 0; i < 100_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = 1 + random.nextInt(7); length > 0; length--) {
        text.appendCodePoint(MET[random.nextInt(MET.length)]);
      }
      assertSame(text.toString());
    }
  }

  private static boolean isSurrogate(int sign) {
    return sign <= Character.MAX_VALUE && Character.isSurrogate((char) sign);
  }

  private static void assertSame(String text) {
    assertEquals(
        Normalizer.normalize(text, Normalizer.Form.NFC),
        io.github.flightstand.teavm.library.java.text.Normalizer.normalize(
            text, io.github.flightstand.teavm.library.java.text.Normalizer.Form.NFC),
        text);
    assertEquals(
        Normalizer.normalize(text, Normalizer.Form.NFD),
        io.github.flightstand.teavm.library.java.text.Normalizer.normalize(
            text, io.github.flightstand.teavm.library.java.text.Normalizer.Form.NFD),
        text);
  }
}
