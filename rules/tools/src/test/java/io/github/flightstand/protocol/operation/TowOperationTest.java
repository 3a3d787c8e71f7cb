package io.github.flightstand.protocol.operation;

import static io.github.flightstand.tools.Asking.assertPose;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.protocol.picture.Svg;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Towing as the protocol tells it, and what a caller can get wrong. */
class TowOperationTest {

  private final Asking asking = new Asking();

  /** A small tug that looks up the table, a large hulk at its rear and a ship beside. */
  private static ObjectNode query() {
    return (ObjectNode)
        Asking.tree(
            "{\"op\":\"tow\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":["
                + Asking.ship("tug", "small", 400, 300, 90)
                + ","
                + Asking.ship("hulk", "large", 400, 240, 90)
                + ","
                + Asking.ship("blue", "small", 450, 330, 90)
                + "],\"tokens\":[{\"id\":\"mine\",\"kind\":\"mine\",\"pose\":"
                + "{\"x\":350,\"y\":240,\"heading\":0}}]},"
                + "\"ship\":\"tug\",\"tow\":\"hulk\",\"maneuver\":\"1FW\"}");
  }

  @Test
  void thePairStopsAtWhatTheHulkOverlaps() {
    JsonNode result = asking.result(query().toString());
    assertEquals(
        "[outcome, final, nominal, tow, rail, length, overlapped, touching, obstacles, over, home,"
            + " fled, tokens, margins]",
        Asking.names(result).toString());
    assertEquals("overlapped", result.get("outcome").asText());
    assertPose(400, 328.250001, 90, result.get("final"));
    assertPose(400, 268.250001, 90, result.get("tow").get("final"));
    assertPose(400, 320, 90, result.get("tow").get("nominal"));
    assertEquals("[\"blue\"]", result.get("touching").toString());
    // The mine reaches to 365.4 across, the hulk from 360 on.
    assertEquals("[\"mine\"]", result.get("tokens").toString());
    assertEquals("null", result.get("home").toString());
    assertEquals(-1e-6, result.get("margins").get("ships").asDouble(), 1e-9);
    assertEquals(308.250001, result.get("margins").get("edge").asDouble(), 1e-9);
    assertEquals(228.250001, result.get("margins").get("tow").asDouble(), 1e-9);
  }

  @Test
  void overTheOwnEdgeItIsHomeOverAnotherGone() {
    ObjectNode query = query();
    Asking.put(query, "/table/ships/0", Asking.ship("tug", "small", 400, 860, 90));
    Asking.put(query, "/table/ships/1", Asking.ship("hulk", "large", 400, 800, 90));
    Asking.put(query, "/home", "\"top\"");
    JsonNode result = asking.result(query.toString());
    assertEquals("[\"top\"]", result.get("over").toString());
    assertEquals("true", result.get("home").toString());
    assertEquals("false", result.get("fled").toString());
    Asking.put(query, "/home", "\"bottom\"");
    result = asking.result(query.toString());
    assertEquals("false", result.get("home").toString());
    assertEquals("true", result.get("fled").toString());
    Asking.remove(query, "/home");
    assertEquals("true", asking.result(query.toString()).get("fled").toString());
  }

  @Test
  void hugeShipsSayWhatComesOfIt() {
    ObjectNode query = query();
    Asking.put(query, "/table/ships/0", Asking.ship("tug", "huge-transport", 400, 300, 90));
    Asking.put(query, "/table/ships/1", Asking.ship("hulk", "huge-transport", 480, 202.5, 90));
    Asking.put(query, "/table/ships/2", Asking.ship("blue", "small", 500, 330, 0));
    JsonNode result = asking.result(query.toString());
    assertEquals("1.0", result.get("progress").toString());
    assertEquals("null", result.get("rail").toString());
    assertEquals("[\"blue\"]", result.get("rammed").toString());
    assertEquals(
        "[{\"kind\":\"attack-die\",\"count\":1,\"ship\":\"tug\",\"section\":null}]",
        result.get("owed").toString());
  }

  @Test
  void thePictureShowsBoth() {
    ObjectNode query = query();
    JsonNode result = asking.result(query.put("picture", true).toString());
    Svg svg = new Svg(result.get("svg").asText());
    assertTrue(
        result
            .get("svg")
            .asText()
            .contains(
                "<title>tug tows hulk: white 1 straight, overlaps blue, stops at -11.75 of 40 mm,"
                    + " touches blue, sets off mine</title>"));
    assertEquals(2, svg.count("end"));
    assertEquals(2, svg.count("ghost"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/ship | 'nobody' | unknown-ship | /ship | no ship 'nobody' on the table",
        "/tow | 'nobody' | unknown-ship | /tow | no ship 'nobody' on the table",
        "/tow | 'tug' | bad-value | /tow | 'tow' is 'tug', expected another ship than 'ship'",
        "/maneuver | '3FW' | bad-value | /maneuver | 'maneuver': a ship that tows a large ship has"
            + " a top speed of 2, found 3FW",
        "/maneuver | '1TW' | bad-value | /maneuver | 'maneuver': a ship that tows flies a straight"
            + " or a bank (F, B or N), found 1TW, a turn left",
        "/table/ships/1/base | 'huge-transport' | bad-value | /tow | 'tow': a huge ship is towed by"
            + " huge ships only, found 'tug' with a small base",
      })
  void mistakesAreNamed(String place, String value, String code, String at, String message) {
    ObjectNode query = query();
    Asking.put(query, place, value.replace('\'', '"'));
    assertEquals(message, asking.fault(query.toString(), code, at));
  }

  @Test
  void whatStandsInAsAnObstacleIsNotTowed() {
    ObjectNode query = query();
    Asking.put(query, "/table/ships/0", Asking.ship("tug", "huge-transport", 200, 300, 90));
    Asking.put(
        query,
        "/table/ships/1",
        "{\"id\":\"hulk\",\"base\":\"huge-transport\",\"standsIn\":true,"
            + "\"pose\":{\"x\":600,\"y\":300,\"heading\":0}}");
    assertEquals(
        "'tow': 'hulk' stands in as an obstacle and never moves",
        asking.fault(query.toString(), "bad-value", "/tow"));
  }
}
