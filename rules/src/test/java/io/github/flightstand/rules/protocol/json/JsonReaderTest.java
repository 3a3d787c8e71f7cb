package io.github.flightstand.rules.protocol.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What counts as one JSON object, and what is kept of it. */
class JsonReaderTest {

  private final JsonReader reader = new JsonReader();

  private static String refusal(String line) {
    return assertThrows(NotJsonException.class, () -> new JsonReader().read(line)).getMessage();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "}",
        "nonsense",
        "{} x",
        "{}{}",
        "{}}",
        "{\"a\":NaN}",
        "{\"a\":Infinity}",
        "{\"a\":-Infinity}",
        "{\"a\":01}",
        "{\"a\":1.}",
        "{\"a\":.5}",
        "{\"a\":+1}",
        "{\"a\":1e}",
        "{\"a\":-}",
        "{\"a\":0x10}",
        "{\"a\" 1}",
        "{'a':1}",
        "{a:1}",
        "{\"a\":1,}",
        "{\"a\":[1,]}",
        "{\"a\":[1 2]}",
        "{\"a\":[1}",
        "{\"a\":\"b}",
        "{\"a\":\"\\x\"}",
        "{\"a\":\"\\u12g4\"}",
        "{\"a\":\"\u0001\"}",
        "{\"a\":\"\t\"}",
        "{\"a\":tru}",
        "{\"a\":True}",
        "{/*c*/}",
        "{}//c",
        "{\u00a0}",
        "\uFEFF{}"
      })
  void refusesWhatIsNotJson(String line) {
    assertTrue(refusal(line).startsWith("the "), () -> refusal(line));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "1", "\"a\"", "null", "true"})
  void refusesWhatIsJsonButNoObject(String line) {
    assertEquals("the line is not a JSON object but begins with '" + line + "'", refusal(line));
  }

  @Test
  void saysWhereALineStopsBeingJson() {
    assertEquals("the line is not JSON from character 6 on, near 'NaN}'", refusal("{\"a\":NaN}"));
    assertEquals(
        "the line is not JSON from character 15 on, near '-Infinity}'",
        refusal("{\"a\":1,   \"b\":-Infinity}"));
    assertEquals("the line ends before its JSON object does", refusal("{\"a\":[1,"));
  }

  @Test
  void refusesANameThatStandsTwice() {
    assertEquals(
        "the name 'a' stands twice in one object, expected once",
        refusal("{\"a\":1,\"b\":{\"a\":2},\"\\u0061\":3}"));
  }

  @Test
  void refusesANameThatStandsTwiceAmongMany() {
    StringBuilder line = new StringBuilder("{\"a0\":0");
    for (int i = 1; i < 1000; i++) {
      line.append(",\"a").append(i).append("\":0");
    }
    assertTrue(refusal(line + ",\"a500\":1}").contains("'a500' stands twice"));
  }

  @Test
  void keepsTheOrderOfTheDocument() throws Exception {
    JsonObject root = reader.read(" {\"b\": [1, {\"c\": null}], \"a\": true} ").root();
    assertEquals(List.of("b", "a"), root.names());
    assertEquals(0, root.position());
    JsonArray b = (JsonArray) root.get("b").orElseThrow();
    assertEquals(new JsonNumber(2, "1"), b.elements().get(0));
    assertEquals(Optional.of(new JsonNull(4)), ((JsonObject) b.elements().get(1)).get("c"));
    assertEquals(Optional.of(new JsonBoolean(5, true)), root.get("a"));
    assertEquals(Optional.empty(), root.get("z"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1.0", "1e5", "1E+05", "-0", "-0.0", "12345678901234567890", "1e999", "5e-400"})
  void keepsTheDigitsOfNumbers(String digits) throws Exception {
    JsonNumber number = (JsonNumber) reader.read("{\"n\":" + digits + "}").root().value(0);
    assertEquals(digits, number.text());
    assertEquals(Double.parseDouble(digits), number.value());
  }

  @Test
  void readsNumbersOfAMillionDigits() throws Exception {
    String digits = "1".repeat(1_000_000);
    JsonNumber number = (JsonNumber) reader.read("{\"n\":" + digits + "}").root().value(0);
    assertEquals(Double.POSITIVE_INFINITY, number.value());
  }

  @Test
  void keepsHalfASurrogatePair() throws Exception {
    assertEquals(new JsonString(1, "\uD83D!"), reader.read("{\"s\":\"\\ud83d!\"}").root().value(0));
  }

  @Test
  void takesInWhatIsNestedJustDeepEnough() throws Exception {
    JsonDocument document = reader.read("{\"a\":" + "[".repeat(63) + "]".repeat(63) + "}");
    assertTrue(document.tooDeep().isEmpty());
    assertTrue(document.cut().isEmpty());
  }

  @Test
  void readsPastWhatIsNestedTooDeepAndSaysWhere() throws Exception {
    JsonDocument document =
        reader.read("{\"id\":7,\"a\":[1," + "[".repeat(63) + "{}" + "]".repeat(63) + "],\"b\":2}");
    assertEquals("/a/1" + "/0".repeat(62), document.tooDeep().orElseThrow().at().toString());
    assertEquals(Set.of("a"), document.cut());
    assertEquals(List.of("id", "a", "b"), document.root().names());
    assertTrue(refusal("{\"a\":" + "[".repeat(500) + "]".repeat(499) + "}").startsWith("the line"));
  }

  @Test
  void givesUpOnWhatIsNestedAbsurdlyDeep() {
    String line = "{\"a\":" + "[".repeat(1_000_000) + "]".repeat(1_000_000) + "}";
    assertThrows(TooDeepException.class, () -> reader.read(line));
    assertTrue(refusal("[".repeat(100_000)).startsWith("the line is not a JSON object"));
  }

  @Test
  void namesThatCollideCostNoMoreThanOthers() throws Exception {
    // "Aa" and "BB" have one hash code, so all 4096 names of six such pairs each have one.
    StringBuilder line = new StringBuilder("{");
    for (int i = 0; i < 4096; i++) {
      line.append(i == 0 ? "\"" : ",\"");
      for (int bit = 0; bit < 12; bit++) {
        line.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      line.append("\":0");
    }
    assertEquals(4096, reader.read(line + "}").root().size());
    assertFalse(reader.read(line + "}").root().get("AaAa").isPresent());
  }
}
