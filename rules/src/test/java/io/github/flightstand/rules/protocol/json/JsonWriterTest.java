package io.github.flightstand.rules.protocol.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written, digit for digit and byte for byte. */
class JsonWriterTest {

  @ParameterizedTest
  @CsvSource({
    "1, 1.0",
    "-0.0, 0.0",
    "0.1, 0.1",
    "141.3716694115407, 141.3716694115407",
    "1e7, 1.0E7",
    // Java 17's own Double.toString writes 2.0E-3 and 2.0000000000000002E23 style surplus digits.
    "2e23, 2.0E23",
    "0.001, 0.001",
    "4.9e-324, 4.9E-324"
  })
  void writesNumbersWithTheFewestDigitsThatReadBack(double number, String written) {
    assertEquals(written, new JsonWriter().number(number).finish());
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void refusesWhatJsonCannotSay(double number) {
    assertThrows(IllegalArgumentException.class, () -> new JsonWriter().number(number));
  }

  @Test
  void putsALineTogether() {
    JsonWriter out = new JsonWriter().startObject();
    out.name("a").startArray().number(1).bool(true).nothing().text("x\"\n").endArray();
    assertEquals("{\"a\":[1,true,null,\"x\\\"\\n\"]}", out.endObject().finish());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"b\":[1.0,1e5,-0,12345678901234567890],\"a\":{\"c\":null,\"d\":[true,false,{}]}}",
        "{\"é\":\"ü𝄞\"}"
      })
  void writesWhatWasReadAsItWas(String line) throws Exception {
    assertEquals(line, new JsonWriter().value(new JsonReader().read(line).root()).finish());
  }

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
