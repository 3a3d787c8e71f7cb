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

  @Test
  void severalTokensLieOnOneTemplate() {
    // A square of 30 lies with its front at the template's end, 340, so its middle is at 325. Its
    // left is where x is less. Blue reaches from 280 to 320 and its guides to 321.75.
    String square = "[[-15,-15],[15,-15],[15,15],[-15,15]]";
    ObjectNode query = query();
    Asking.put(query, "/kind", "\"mine\"");
    Asking.put(
        query,
        "/tokens",
        "[{\"outline\":$,\"at\":[0,0,0]},{\"outline\":$,\"at\":[-1.5,43.5,0]},{\"outline\":$,\"at\":[0,-390,90]}]"
            .replace("$", square));
    JsonNode tokens = asking.result(query.toString()).get("tokens");
    assertEquals(3, tokens.size());
    assertEquals(
        "{\"pose\":{\"x\":400.0,\"y\":325.0,\"heading\":90.0},\"under\":[\"blue\"],"
            + "\"offTable\":\"no\",\"setsOff\":[\"blue\"]}",
        tokens.get(0).toString());
    assertEquals(
        "{\"pose\":{\"x\":356.5,\"y\":323.5,\"heading\":90.0},\"under\":[],"
            + "\"offTable\":\"no\",\"setsOff\":[]}",
        tokens.get(1).toString());
    assertEquals(790, tokens.get(2).at("/pose/x").asDouble(), 1e-9);
    assertEquals(180, tokens.get(2).at("/pose/heading").asDouble(), 1e-9);
    Asking.put(query, "/kind", "\"bomb\"");
    assertEquals("[]", asking.result(query.toString()).at("/tokens/0/setsOff").toString());
    Asking.put(query, "/tokens/2/at", "[0,-530,0]");
    assertEquals("whole", asking.result(query.toString()).at("/tokens/2/offTable").asText());
    Asking.put(query, "/picture", "true");
    String svg = asking.result(query.toString()).get("svg").asText();
    assertTrue(svg.contains("red drops 3 bombs"), svg);
    // Launched, a token faces the ship, so its left is where x is more.
    Asking.put(query, "/launch", "true");
    assertEquals(443.5, asking.result(query.toString()).at("/tokens/1/pose/x").asDouble(), 1e-9);
  }

  @Test
  void aTokenBesideNoneLiesAsOneAlone() {
    ObjectNode alone = query();
    ObjectNode one = query();
    Asking.put(one, "/tokens", "[{\"at\":[0,0,0]}]");
    assertEquals(
        asking.result(alone.toString()).get("pose"),
        asking.result(one.toString()).at("/tokens/0/pose"));
  }

  @Test
  void severalTokensHaveTheirOwnOutlines() {
    ObjectNode query = query();
    Asking.put(query, "/tokens", "[]");
    assertEquals(
        "'tokens' is empty, expected at least one token",
        asking.fault(query.toString(), "bad-value", "/tokens"));
    Asking.put(query, "/tokens", "[{\"at\":[0,0]}]");
    asking.fault(query.toString(), "bad-value", "/tokens/0/at");
    Asking.put(query, "/tokens", "[{\"outline\":[[0,0],[1,1]],\"at\":[0,0,0]}]");
    asking.fault(query.toString(), "bad-outline", "/tokens/0/outline");
    Asking.put(query, "/tokens", "[{\"at\":[0,0,0]}]");
    Asking.put(query, "/outline", "[[0,0],[10,0],[0,10]]");
    assertEquals(
        "'outline' is given with 'tokens', expected it in each of them",
        asking.fault(query.toString(), "bad-value", "/outline"));
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

  /** A mine 50 wide and 40 long, with a notch from its rear edge to its middle. */
  private static final String NOTCHED = "[[20, -25], [20, 25], [-20, 25], [0, 0], [-20, -25]]";

  @ParameterizedTest
  @CsvSource({
    // 17.25 behind the mine's middle the notch is 21.56 wide either way: room for the guides at
    // 13.5, and at 19 for the corners at 20.
    "400, 281, false",
    // 4 to the side a corner is at 24, beyond the notch's 23.75.
    "404, 281, true",
    // 2 nearer the corners are 17 behind, where the notch is 21.25 wide.
    "400, 283, false",
    "400, 285, true"
  })
  void aMineOfItsOwnShapeLiesUnderWhatItOverlaps(double x, double y, boolean under) {
    ObjectNode query = query();
    Asking.put(query, "/kind", "\"mine\"");
    Asking.put(query, "/outline", NOTCHED);
    Asking.put(query, "/table/ships/1/pose/x", String.valueOf(x));
    Asking.put(query, "/table/ships/1/pose/y", String.valueOf(y));
    // Its front, 20 ahead of its origin, lies at the template's end at 400 − 20 − 40.
    assertDrop(query, 400, 320, 90, under ? "[\"blue\"]" : "[]", "no");
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
        "/outline | [[0, 0], [9, 0]] | bad-outline | /outline",
        "/outline | [[0, 0], [9, 0], [0, '9']] | bad-value | /outline/2/1",
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
  void aRemoteHasTheUsualOutline() {
    ObjectNode query = query();
    Asking.put(query, "/kind", "\"remote\"");
    Asking.put(query, "/outline", NOTCHED);
    assertEquals(
        "'outline' is of a remote, expected one of a bomb or a mine",
        asking.fault(query.toString(), "bad-value", "/outline"));
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
