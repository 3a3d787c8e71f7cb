package io.github.flightstand.protocol.line;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Lines as bytes that anyone can read. */
class LineWriterTest {

  @Test
  void linesAreUtf8WithHalfPairsEscaped() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    LineWriter lines = new LineWriter(bytes);
    lines.write("\"é𝄞\"");
    lines.write("\"\uD834\"");
    lines.write("\"a\uDD1Eb\uD834\"");
    assertEquals(
        "\"é𝄞\"\n\"\\ud834\"\n\"a\\udd1eb\\ud834\"\n", bytes.toString(StandardCharsets.UTF_8));
  }
}
