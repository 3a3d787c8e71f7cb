package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.protocol.picture.Svg;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;

/** Who could shoot whom after each maneuver of a dial, over the protocol. */
class ThreatsOperationTest {

  private static final String TABLE =
      "'table': {'playArea': {'width': 914.4, 'height': 914.4}, 'ships': ["
          + "{'id': 'red', 'base': 'small', 'player': 'A', 'pose': {'x': 400, 'y': 100, 'heading':"
          + " 90}}, {'id': 'blue', 'base': 'small', 'player': 'B', 'pose': {'x': 400, 'y': 420,"
          + " 'heading': 270}}, {'id': 'raider', 'base': 'huge-corvette', 'player': 'B', 'pose':"
          + " {'x': 800, 'y': 700, 'heading': 90}}], 'obstacles': [{'id': 'wreck', 'kind':"
          + " 'debris', 'outline': [[360, 250], [440, 250], [400, 290]]}]}";

  private final Asking asking = new Asking();

  private JsonNode result(String members) {
    return asking.result(("{'op': 'threats', " + members + "}").replace('\'', '"'));
  }

  /** Red flies 1 ahead, and blue is at range 2 behind debris; or red turns away and is shot at. */
  @Test
  void byHand() {
    JsonNode ends = result(TABLE + ", 'dials': {'red': ['1FG', '2TW']}").at("/ships/0/ends");
    String shot = "[{\"ship\":\"blue\",\"arc\":\"front\",\"range\":2,\"obstructed\":true}]";
    // From 400, 100 by 40 mm and a base's length: 200 mm of 280 are left between the bases.
    assertEquals(
        "{\"maneuver\":\"1FG\",\"final\":{\"x\":400.0,\"y\":180.0,\"heading\":90.0},"
            + "\"outcome\":\"completed\",\"fled\":false,\"shotBy\":"
            + shot
            + ",\"shoots\":"
            + shot
            + "}",
        ends.get(0).toString());
    JsonNode turned = ends.get(1);
    assertEquals(180, turned.at("/final/heading").asDouble());
    assertEquals("blue", turned.at("/shotBy/0/ship").asText());
    assertFalse(turned.at("/shotBy/0/obstructed").asBoolean());
    assertEquals(0, turned.get("shoots").size());
  }

  /** Where blue moves too, each of its maneuvers is listed, unless it would end on red. */
  @Test
  void theirDials() {
    JsonNode moved =
        result(
            TABLE
                + ", 'dials': {'red': ['1FG'], 'blue': ['1FG', '2FW', '5FW', '1KR']},"
                + " 'ships': ['red'], 'theirs': 'dials'");
    assertEquals("bumps-between-movers", moved.get("leftOut").asText());
    assertEquals(1, moved.get("ships").size());
    // From y = 420, blue's 1 ends at 340 and its 2 at 300; its 5 ends at 180, where red ends.
    assertEquals(
        "[{\"ship\":\"blue\",\"arc\":\"front\",\"range\":2,\"obstructed\":true,"
            + "\"maneuvers\":[\"1FG\"]},"
            + "{\"ship\":\"blue\",\"arc\":\"front\",\"range\":1,\"obstructed\":true,"
            + "\"maneuvers\":[\"2FW\"]}]",
        moved.at("/ships/0/ends/0/shotBy").toString());
    assertFalse(moved.at("/ships/0/ends/0").has("shoots"));
  }

  @Test
  void badInput() {
    assertFault(
        "bad-value",
        "/dials",
        "'dials' is empty, expected the dial of at least one ship",
        "'dials': {}");
    assertFault(
        "bad-value",
        "/dials/red",
        "'red' is empty, expected at least one maneuver",
        "'dials': {'red': []}");
    assertFault(
        "bad-value",
        "/dials/red/0",
        "element 0 of 'red': a turn left (T) has a speed of 1 to 3, found 4",
        "'dials': {'red': ['4TW']}");
    assertFault(
        "unknown-ship",
        "/dials/green",
        "no ship 'green' on the table",
        "'dials': {'green': ['1FG']}");
    assertFault(
        "bad-value",
        "/ships/1",
        "element 1 of 'ships' is 'green', expected a ship with a dial in 'dials'",
        "'dials': {'red': ['1FG']}, 'ships': ['red', 'green']");
    assertFault(
        "bad-value",
        "/dials/raider",
        "'raider' is the dial of a huge ship, expected that of a ship that is not huge",
        "'dials': {'raider': ['1FG']}");
    assertFault(
        "bad-value",
        "/dials/red",
        "only huge ships turn by a bank of speed 0, found 0BW for a small base",
        "'dials': {'red': ['0BW']}");
    assertFault(
        "bad-value",
        "/theirs",
        "'theirs' is 'all', expected one of stand, dials",
        "'dials': {'red': ['1FG']}, 'theirs': 'all'");
    String many = "'1FG'" + ", '1FG'".repeat(200);
    assertFault(
        "too-large",
        "/dials/red",
        "'red' has more than 200 maneuvers, expected at most 200",
        "'dials': {'red': [" + many + "]}");
  }

  private void assertFault(String code, String at, String message, String members) {
    assertEquals(
        message,
        asking.fault(
            ("{'op': 'threats', " + TABLE + ", " + members + "}").replace('\'', '"'), code, at));
  }

  /** Forty ships with a dial of 20 each have 800 ends, and 840 others each. */
  @Test
  void tooManyPairs() {
    ObjectNode query =
        (ObjectNode)
            Asking.tree(
                "{\"op\":\"threats\",\"theirs\":\"dials\",\"dials\":{},\"table\":"
                    + "{\"playArea\":{\"width\":9000,\"height\":900},\"ships\":[]}}");
    for (int i = 0; i < 40; i++) {
      query
          .withArray("/table/ships")
          .add(Asking.tree(Asking.ship("s" + i, "small", 100 + 50 * i, 100, 90)));
      ArrayNode dial = ((ObjectNode) query.get("dials")).putArray("s" + i);
      for (int k = 0; k < 20; k++) {
        dial.add("1FG");
      }
    }
    assertEquals(
        "'dials' has 800 ends for 840 ships and ends of others, expected at most 200000 pairs of"
            + " them",
        asking.fault(query.toString(), "too-large", "/dials"));
    asking.result(query.put("theirs", "stand").toString());
  }

  @Test
  void thePictureShowsEveryEnd() {
    Svg svg =
        new Svg(
            result(TABLE + ", 'dials': {'red': ['1FG', '2TW', '1SR']}, 'picture': true")
                .get("svg")
                .asText());
    assertEquals(1, svg.count("end"));
    assertEquals(2, svg.count("ghost"));
    assertEquals(
        "Who could shoot whom, red out of fire after 1SR",
        svg.root().getElementsByTagName("title").item(0).getTextContent());
  }
}
