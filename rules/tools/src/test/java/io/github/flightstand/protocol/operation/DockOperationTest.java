package io.github.flightstand.protocol.operation;

import static io.github.flightstand.tools.Asking.assertPose;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Docking as the protocol tells it, and what a caller can get wrong. */
class DockOperationTest {

  private final Asking asking = new Asking();

  /** A large hulk at (500, 500) that looks up the table, and a small ship somewhere. */
  private static ObjectNode query() {
    return (ObjectNode)
        Asking.tree(
            "{\"op\":\"dock\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":["
                + Asking.ship("red", "small", 100, 100, 0)
                + ","
                + Asking.ship("hulk", "large", 500, 500, 90)
                + "]},\"ship\":\"red\",\"to\":\"hulk\",\"edge\":\"front\"}");
  }

  private static void assertOffsets(double[] expected, JsonNode offsets) {
    assertEquals(expected.length / 2, offsets.size(), offsets::toString);
    for (int i = 0; i < expected.length; i++) {
      assertEquals(expected[i], offsets.get(i / 2).get(i % 2).asDouble(), 1e-9);
    }
  }

  @ParameterizedTest
  @CsvSource({
    // 40 + 20 out of the edge, centred.
    "front, 500, 560, 90",
    "left, 440, 500, 180",
    "rear, 500, 440, 270",
    "right, 560, 500, 0"
  })
  void centredOnEveryEdge(String edge, double x, double y, double heading) {
    ObjectNode query = query();
    Asking.put(query, "/edge", "\"" + edge + "\"");
    JsonNode result = asking.result(query.toString());
    assertEquals("[legal, offsets, final]", Asking.names(result).toString());
    assertEquals("true", result.get("legal").toString());
    // Half of both edges either way, less the tolerance.
    assertOffsets(new double[] {-59.999999, 59.999999}, result.get("offsets"));
    assertPose(x, y, heading, result.get("final"));
  }

  @Test
  void aThirdShipLeavesTwoIntervals() {
    ObjectNode query = query();
    // Between 480 and 520 across, where red covers 480 − u to 520 − u.
    Asking.put(query, "/table/ships/2", Asking.ship("third", "small", 500, 590, 90));
    JsonNode result = asking.result(query.toString());
    assertEquals("true", result.get("legal").toString());
    assertOffsets(
        new double[] {-59.999999, -39.999999, 39.999999, 59.999999}, result.get("offsets"));
    // Of two equally near the negative one: to the right of the hulk's front.
    assertPose(539.999999, 560, 90, result.get("final"));
    Asking.put(query, "/offset", "-45");
    result = asking.result(query.toString());
    assertEquals("true", result.get("legal").toString());
    assertPose(545, 560, 90, result.get("final"));
    Asking.put(query, "/offset", "10");
    result = asking.result(query.toString());
    assertEquals("false", result.get("legal").toString());
    assertPose(490, 560, 90, result.get("final"));
    Asking.put(query, "/offset", "60.5");
    assertEquals("false", asking.result(query.toString()).get("legal").toString());
  }

  @Test
  void withNoPlaceThereIsNoFinalPose() {
    ObjectNode query = query();
    for (int i = 0; i < 3; i++) {
      Asking.put(
          query, "/table/ships/" + (2 + i), Asking.ship("w" + i, "large", 400 + 100 * i, 590, 90));
    }
    JsonNode result = asking.result(query.toString());
    assertEquals("{\"legal\":false,\"offsets\":[],\"final\":null}", result.toString());
  }

  @Test
  void aHugeShipsLongSideHasMoreRoom() {
    ObjectNode query = query();
    Asking.put(query, "/table/ships/1", Asking.ship("hulk", "huge-corvette", 500, 500, 90));
    Asking.put(query, "/edge", "\"right\"");
    Asking.put(query, "/offset", "132.4");
    JsonNode result = asking.result(query.toString());
    // 112.4 + 20 is the end, and it takes the tolerance off.
    assertOffsets(new double[] {-132.399999, 132.399999}, result.get("offsets"));
    assertEquals("false", result.get("legal").toString());
    // To the left for one who looks out to the right is up.
    assertPose(560, 632.4, 0, result.get("final"));
  }

  @Test
  void aManeuverHasToReachTheOtherShipFirst() {
    ObjectNode query = query();
    // A straight 1 leads to (500, 450), 30 into the hulk; its guides lie deeper by 1.75.
    Asking.put(query, "/table/ships/0", Asking.ship("red", "small", 500, 370, 90));
    Asking.put(query, "/maneuver", "\"1FW\"");
    JsonNode result = asking.result(query.toString());
    assertEquals("[legal, offsets, final, approach]", Asking.names(result).toString());
    assertEquals("true", result.get("legal").toString());
    JsonNode approach = result.get("approach");
    assertEquals("true", approach.get("reached").toString());
    assertEquals(-11.75, approach.get("gap").asDouble(), 1e-9);
    assertPose(500, 450, 90, approach.get("flight").get("final"));
    assertPose(500, 560, 90, result.get("final"));
    Asking.put(query, "/table/ships/0", Asking.ship("red", "small", 500, 340, 90));
    result = asking.result(query.toString());
    assertEquals("false", result.get("legal").toString());
    assertEquals("false", result.get("approach").get("reached").toString());
    assertEquals(16.5, result.get("approach").get("gap").asDouble(), 1e-9);
    assertOffsets(new double[] {-59.999999, 59.999999}, result.get("offsets"));
  }

  @Test
  void hugeShipsDockAlongside() {
    ObjectNode query = query();
    Asking.put(query, "/table/ships/0", Asking.ship("red", "huge-transport", 200, 200, 0));
    Asking.put(query, "/table/ships/1", Asking.ship("hulk", "huge-corvette", 500, 500, 90));
    Asking.put(query, "/alongside", "\"aft\"");
    Asking.put(query, "/edge", "\"right\"");
    Asking.put(query, "/offset", "20");
    JsonNode result = asking.result(query.toString());
    assertEquals("true", result.get("legal").toString());
    assertOffsets(new double[] {0, 97.499999}, result.get("offsets"));
    assertPose(580, 367.6, 270, result.get("final"));
    Asking.put(query, "/offset", "-1");
    assertEquals("false", asking.result(query.toString()).get("legal").toString());
    Asking.put(query, "/edge", "\"front\"");
    assertEquals(
        "'edge' is 'front', expected left or right alongside",
        asking.fault(query.toString(), "bad-value", "/edge"));
  }

  @Test
  void smallShipsDoNotDockAlongside() {
    ObjectNode query = query();
    Asking.put(query, "/alongside", "\"fore\"");
    Asking.put(query, "/edge", "\"left\"");
    assertEquals(
        "'alongside': huge ships dock alongside each other, found 'red' with a small base",
        asking.fault(query.toString(), "bad-value", "/alongside"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/ship | 'nobody' | unknown-ship | /ship",
        "/to | 'nobody' | unknown-ship | /to",
        "/to | 'red' | bad-value | /to",
        "/edge | 'top' | bad-value | /edge",
        "/offset | '1' | bad-value | /offset",
        "/offset | null | bad-value | /offset",
        "/shift | 1 | unknown-field | /shift",
      })
  void mistakesAreNamed(String place, String value, String code, String at) {
    asking.mistake(query(), place, value, code, at);
  }

  @Test
  void whatStandsInAsAnObstacleDoesNotDock() {
    ObjectNode query = query();
    Asking.put(
        query,
        "/table/ships/0",
        "{\"id\":\"red\",\"base\":\"huge-transport\",\"standsIn\":true,"
            + "\"pose\":{\"x\":100,\"y\":100,\"heading\":0}}");
    assertEquals(
        "'ship' is 'red', expected a ship that does not stand in as an obstacle, because those"
            + " never move",
        asking.fault(query.toString(), "bad-value", "/ship"));
  }
}
