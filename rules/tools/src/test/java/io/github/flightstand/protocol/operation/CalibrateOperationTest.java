package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;

/** Frames worked out from matched places. */
class CalibrateOperationTest {

  /** Three corners of the table as VASSAL's board has them. */
  private static final String CORNERS =
      "[{\"table\": [0, 0], \"tool\": [0, 2583.18]},"
          + " {\"table\": [914.4, 0], \"tool\": [2583.18, 2583.18]},"
          + " {\"table\": [0, 914.4], \"tool\": [0, 0]}]";

  private final Asking asking = new Asking();

  private JsonNode calibrate(String pairs, String rest) {
    return asking.result("{\"op\": \"calibrate\", \"pairs\": " + pairs + rest + "}");
  }

  @Test
  void theFrameOfABoardInPixels() {
    JsonNode result = calibrate(CORNERS, "");
    JsonNode frame = result.get("frame");
    assertEquals(2.825, frame.get("scale").asDouble(), 1e-12);
    assertEquals(0, frame.at("/origin/0").asDouble(), 1e-9);
    assertEquals(914.4, frame.at("/origin/1").asDouble(), 1e-9);
    assertTrue(frame.get("mirrored").asBoolean());
    assertEquals(0, Math.IEEEremainder(frame.get("turn").asDouble(), 360), 1e-9);
    // The angle from x to y on the screen, y down: clockwise on the table.
    assertTrue(frame.at("/heading/clockwise").asBoolean());
    assertEquals(0, Math.IEEEremainder(frame.at("/heading/zero").asDouble(), 360), 1e-9);
    assertEquals(0, result.at("/residual/worst").asDouble(), 1e-9);
  }

  @Test
  void theFrameCanBeSentBack() {
    ObjectNode frame = (ObjectNode) calibrate(CORNERS, "").get("frame");
    frame.set("heading", Asking.tree("{\"zero\": 90, \"clockwise\": false}"));
    ObjectNode query = Asking.query();
    query.set("frame", frame);
    JsonNode fitted = asking.result(query.toString()).get("final");
    query.put("frame", "vassal");
    JsonNode known = asking.result(query.toString()).get("final");
    for (String coordinate : new String[] {"x", "y", "heading"}) {
      assertEquals(known.get(coordinate).asDouble(), fitted.get(coordinate).asDouble(), 1e-8);
    }
  }

  @Test
  void twoPlacesAreEnoughWhereTheMirrorIsGiven() {
    String two = "[{\"table\": [0, 0], \"tool\": [1, 2]}, {\"table\": [10, 0], \"tool\": [21, 2]}]";
    String message =
        asking.fault("{\"op\": \"calibrate\", \"pairs\": " + two + "}", "bad-value", "/pairs");
    assertTrue(message.startsWith("'pairs': the points fit a mirrored"), message);
    JsonNode frame = calibrate(two, ", \"mirrored\": false").get("frame");
    // There = 1 + 2x, 2 + 2y, which is 0 at (−0.5, −1).
    assertEquals(2, frame.get("scale").asDouble(), 1e-12);
    assertEquals(-0.5, frame.at("/origin/0").asDouble(), 1e-12);
    assertEquals(-1, frame.at("/origin/1").asDouble(), 1e-12);
    assertFalse(frame.get("mirrored").asBoolean());
  }

  @Test
  void placesHereMayBeInAFrameThemselves() {
    JsonNode result =
        calibrate(
            "[{\"table\": [0, 2583.18], \"tool\": [0, 0]},"
                + " {\"table\": [2583.18, 2583.18], \"tool\": [914.4, 0]},"
                + " {\"table\": [0, 0], \"tool\": [0, 914.4]}]",
            ", \"frame\": \"vassal\"");
    assertEquals(1, result.at("/frame/scale").asDouble(), 1e-12);
    assertFalse(result.at("/frame/mirrored").asBoolean());
  }

  @Test
  void anOldNameIsToldTheNewOne() {
    String message =
        asking.fault(
            "{\"op\": \"calibrate\", \"pairs\": [{\"here\": [0, 0], \"tool\": [1, 2]}]}",
            "unknown-field",
            "/pairs/0/here");
    assertTrue(message.endsWith(" is not known any more, expected 'table'"), message);
    message =
        asking.fault(
            "{\"op\": \"calibrate\", \"pairs\": [{\"table\": [0, 0], \"there\": [1, 2]}]}",
            "unknown-field",
            "/pairs/0/there");
    assertTrue(message.endsWith(" is not known any more, expected 'tool'"), message);
  }

  @Test
  void exchangedPlacesAreNoticed() {
    String exchanged =
        CORNERS.replace("tool", "was table").replace("\"table", "\"tool").replace("was ", "");
    String message =
        asking.fault(
            "{\"op\": \"calibrate\", \"pairs\": " + exchanged + "}", "bad-value", "/pairs");
    assertTrue(message.contains("seem exchanged"), message);
    // On a table so large they need not be, and pixels of a table's middle could be millimetres.
    JsonNode frame =
        calibrate(exchanged, ", \"playArea\": {\"width\": 3000, \"height\": 2600}").get("frame");
    assertEquals(1 / 2.825, frame.get("scale").asDouble(), 1e-12);
    calibrate(exchanged.replace("2583.18", "1800"), "");
    // The corners of a small picture are no places of a table, nor are inches.
    calibrate(exchanged.replace("914.4", "36"), "");
  }

  @Test
  void whatDoesNotDetermineAFrameIsRefused() {
    asking.fault("{\"op\": \"calibrate\"}", "missing-field", "/pairs");
    asking.fault("{\"op\": \"calibrate\", \"pairs\": {}}", "bad-value", "/pairs");
    asking.fault("{\"op\": \"calibrate\", \"pairs\": []}", "bad-value", "/pairs");
    asking.fault(
        "{\"op\": \"calibrate\", \"pairs\": [{\"table\": [0, 0]}]}",
        "missing-field",
        "/pairs/0/tool");
    asking.fault(
        "{\"op\": \"calibrate\", \"pairs\": [], \"mirrored\": 1}", "bad-value", "/mirrored");
    // A nanometre here is a kilometre there.
    String message =
        asking.fault(
            "{\"op\": \"calibrate\", \"mirrored\": false, \"pairs\": ["
                + "{\"table\": [0, 0], \"tool\": [0, 0]},"
                + " {\"table\": [0, 1e-6], \"tool\": [0, 1e6]}]}",
            "bad-value",
            "/pairs");
    assertTrue(message.startsWith("'pairs' lead to a scale of "), message);
  }
}
