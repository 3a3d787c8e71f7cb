package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;

/** Distances, bands and lines as the protocol has them. */
class RangeOperationTest {

  private static final String TABLE =
      """
      {"playArea": {"width": 914.4, "height": 914.4},
       "ships": [{"id": "red", "base": "small", "pose": {"x": 100, "y": 100, "heading": 0}},
                 {"id": "blue", "base": "small", "pose": {"x": 240, "y": 240, "heading": 0}},
                 {"id": "far", "base": "small", "pose": {"x": 800, "y": 100, "heading": 0}}],
       "obstacles": [{"id": "rock", "kind": "asteroid",
                      "outline": [[120, 170], [80, 170], [100, 200]]}],
       "tokens": [{"id": "bomb", "kind": "bomb", "pose": {"x": 0, "y": 100, "heading": 0}}]}
      """
          .replace("\n", " ");

  private final Asking asking = new Asking();

  private static String query(String from, String to) {
    return "{\"op\":\"range\",\"table\":%s,\"from\":\"%s\",\"to\":\"%s\"}"
        .formatted(TABLE, from, to);
  }

  private JsonNode range(String from, String to) {
    return asking.result(query(from, to));
  }

  @Test
  void cornerToCornerOverTwoBands() {
    // From (120, 120) to (220, 220).
    JsonNode range = range("red", "blue");
    assertEquals(100 * Math.sqrt(2), range.get("distance").asDouble(), 1e-9);
    assertEquals(2, range.get("range").asInt());
    assertEquals("[[120.0,120.0],[220.0,220.0]]", range.get("line").toString());
    assertEquals(false, range.get("many").asBoolean());
  }

  @Test
  void edgeToEdgeIsAFamilyWithItsMiddleLine() {
    // The rock's lower edge spans red's upper edge.
    JsonNode range = range("red", "rock");
    assertEquals(50, range.get("distance").asDouble(), 1e-9);
    assertEquals(1, range.get("range").asInt());
    assertEquals("[[100.0,120.0],[100.0,170.0]]", range.get("line").toString());
    assertEquals(true, range.get("many").asBoolean());
  }

  @Test
  void aTokensGuidesCount() {
    // The bomb's front edge is at x = 15.4, its guides reach 1.75 farther; red's rear is at 80.
    assertEquals(80 - 15.4 - 1.75, range("red", "bomb").get("distance").asDouble(), 1e-9);
  }

  @Test
  void whatOfATokenIsOffTheTableIsNotMeasured() {
    String laid =
        TABLE
            .replace("\"x\": 0, \"y\": 100", "\"x\": -10, \"y\": 400")
            .replace("\"x\": 100, \"y\": 100", "\"x\": 20, \"y\": 540");
    JsonNode bomb = asking.result(query("red", "bomb").replace(TABLE, laid));
    // Its front edge is at x = 5.4, its upper corner at y = 415.4, the upper guide below that.
    assertEquals(104.6, bomb.get("distance").asDouble(), 1e-9);
    String gone = TABLE.replace("\"x\": 0, \"y\": 100", "\"x\": -40, \"y\": 100");
    assertEquals(
        "'to' is 'bomb', expected a token that is not wholly outside the play area",
        asking.fault(query("red", "bomb").replace(TABLE, gone), "bad-value", "/to"));
  }

  @Test
  void beyondTheFifthBandThereIsNone() {
    JsonNode range = range("red", "far");
    assertEquals(660, range.get("distance").asDouble(), 1e-9);
    assertTrue(range.get("range").isNull());
  }

  @Test
  void aShipIsAtRangeOneOfItself() {
    JsonNode range = range("red", "red");
    assertEquals(0, range.get("distance").asDouble(), 0);
    assertEquals(1, range.get("range").asInt());
  }

  @Test
  void whatIsNotThereIsNamed() {
    assertEquals(
        "no ship, obstacle or token 'green' on the table",
        asking.fault(query("red", "green"), "unknown-ship", "/to"));
    assertEquals(
        "no ship 'rock' on the table", asking.fault(query("rock", "red"), "unknown-ship", "/from"));
  }

  @Test
  void sectionsOfHugeShips() {
    // Facing +x at x = 800: from x = 687.6 on, the fore section from 800 on; red ends at x = 120.
    String corvette = far("huge-corvette");
    assertEquals(567.6, asked(corvette, "").get("distance").asDouble(), 1e-9);
    assertEquals(567.6, asked(corvette, section("aft")).get("distance").asDouble(), 1e-9);
    assertEquals(680, asked(corvette, section("fore")).get("distance").asDouble(), 1e-9);
    // A transport, from x = 702.5 on, is one section.
    String transport = far("huge-transport");
    assertEquals(582.5, asked(transport, "").get("distance").asDouble(), 1e-9);
    assertEquals(asked(transport, ""), asked(transport, section("aft")));
    assertEquals(asked(transport, ""), asked(transport, section("fore")));
  }

  private static String far(String base) {
    return TABLE.replace("\"far\", \"base\": \"small\"", "\"far\", \"base\": \"" + base + "\"");
  }

  private static String section(String name) {
    return ",\"section\":\"" + name + "\"";
  }

  private static String with(String query, String more) {
    return query.replaceAll("}$", more + "}");
  }

  private JsonNode asked(String table, String more) {
    return asking.result(with(query("red", "far"), more).replace(TABLE, table));
  }

  @Test
  void onlyHugeShipsHaveSections() {
    for (String to : new String[] {"blue", "rock", "bomb"}) {
      assertEquals(
          "'section' is 'aft', expected no section, because '" + to + "' is not a huge ship",
          asking.fault(with(query("red", to), section("aft")), "bad-value", "/section"));
    }
    asking.fault(with(query("red", "blue"), section("bow")), "bad-value", "/section");
  }
}
