package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dropped tokens as the protocol tells them, and what a caller can get wrong. */
class DropOperationTest {

  private final Asking asking = new Asking();

  /** A small ship at (400, 400) that looks up the table, and one behind it. */
  private static ObjectNode query() {
    return (ObjectNode)
        Asking.tree(
            "{\"op\":\"drop\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},"
                + "\"ships\":[{\"id\":\"red\",\"base\":\"small\","
                + "\"pose\":{\"x\":400,\"y\":400,\"heading\":90}},"
                + "{\"id\":\"blue\",\"base\":\"small\","
                + "\"pose\":{\"x\":400,\"y\":300,\"heading\":90}}]},"
                + "\"ship\":\"red\",\"kind\":\"bomb\"}");
  }

  private void assertDrop(
      ObjectNode query, double x, double y, double heading, String under, String offTable) {
    JsonNode result = asking.result(query.toString());
    assertEquals(x, result.at("/pose/x").asDouble(), 1e-6);
    assertEquals(y, result.at("/pose/y").asDouble(), 1e-6);
    assertEquals(heading, result.at("/pose/heading").asDouble(), 1e-6);
    assertEquals(under, result.get("under").toString());
    assertEquals(offTable, result.get("offTable").asText());
    boolean mine = query.get("kind").asText().equals("mine");
    assertEquals(mine ? under : "[]", result.get("setsOff").toString());
    assertEquals(4, result.size());
  }

  @Test
  void theUsualTemplateIsTheStraightOne() {
    // 400 − 20 − 40 − 15.4; the token reaches down to 309.2, blue's guides up to 321.75.
    assertDrop(query(), 400, 324.6, 90, "[\"blue\"]", "no");
    ObjectNode mine = query();
    Asking.put(mine, "/kind", "\"mine\"");
    Asking.put(mine, "/template", "\"1F\"");
    assertDrop(mine, 400, 324.6, 90, "[\"blue\"]", "no");
  }

  @ParameterizedTest
  @CsvSource({
    "5F, 400, 164.6, 90",
    // The ship's left is where x is less; the figures are those of the library's own test.
    "1B, 365.679098, 312.542013, 45",
    "1N, 434.320902, 312.542013, 135",
    "1T, 349.6, 345, 0",
    "1Y, 450.4, 345, 180"
  })
  void everyTemplateMayBeUsed(String template, double x, double y, double heading) {
    ObjectNode query = query();
    Asking.put(query, "/template", "\"" + template + "\"");
    Asking.put(query, "/table/ships/1/pose/x", "700");
    assertDrop(query, x, y, heading, "[]", "no");
  }

  @ParameterizedTest
  @CsvSource({
    "bomb, 5F, 400, 635.4, 270",
    "mine, 1B, 365.679098, 487.457987, 315",
    "remote, 1F, 400, 478, 90",
    "remote, 1Y, 453, 455, 0"
  })
  void aLaunchLeadsFromTheFrontGuides(
      String kind, String template, double x, double y, double heading) {
    ObjectNode query = query();
    Asking.put(query, "/kind", "\"" + kind + "\"");
    Asking.put(query, "/template", "\"" + template + "\"");
    Asking.put(query, "/launch", "true");
    assertDrop(query, x, y, heading, "[]", "no");
    Asking.put(query, "/picture", "true");
    String svg = asking.result(query.toString()).get("svg").asText();
    assertTrue(svg.contains("red launches a " + kind), svg);
  }

  @ParameterizedTest
  @CsvSource({"80, part", "50, whole"})
  void tokensMayLieOffTheTable(double y, String offTable) {
    ObjectNode query = query();
    Asking.put(query, "/table/ships/0/pose/y", String.valueOf(y));
    assertDrop(query, 400, y - 75.4, 90, "[]", offTable);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/kind | 'objective' | bad-value | /kind",
        "/launch | 1 | bad-value | /launch",
        "/kind | 3 | bad-value | /kind",
        "/template | '6F' | bad-value | /template",
        "/template | '4B' | bad-value | /template",
        "/template | '1K' | bad-value | /template",
        "/template | '1FW' | bad-value | /template",
        "/template | 1 | bad-value | /template",
        "/template | null | bad-value | /template",
        "/ship | 'x' | unknown-ship | /ship",
        "/maneuver | '1FW' | unknown-field | /maneuver",
      })
  void mistakesAreNamed(String place, String value, String code, String at) {
    asking.mistake(query(), place, value, code, at);
  }

  @ParameterizedTest
  @CsvSource({"/table", "/ship", "/kind"})
  void whatIsMissingIsNamed(String pointer) {
    ObjectNode query = query();
    Asking.remove(query, pointer);
    asking.fault(query.toString(), "missing-field", pointer);
  }

  @Test
  void theMessageNamesWhatWasExpected() {
    ObjectNode query = query();
    Asking.put(query, "/kind", "\"objective\"");
    assertEquals(
        "'kind' is 'objective', expected one of bomb, mine, remote",
        asking.fault(query.toString(), "bad-value", "/kind"));
  }
}
