package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Callers whose programs round poses. */
class GridInQueriesTest {

  private static final String RED = "/table/ships/0/pose";
  private static final String BLUE = "/table/ships/1/pose";

  private final Asking asking = new Asking();

  /** A small ship at whole pixels that looks up, and a large one where it ends. */
  private static ObjectNode query(String operation) {
    ObjectNode query = Asking.query();
    Asking.remove(query, "/table/obstacles");
    Asking.put(query, RED, "{\"x\": 565, \"y\": 2301, \"heading\": 0}");
    Asking.put(query, BLUE, "{\"x\": 424, \"y\": 1905, \"heading\": 110}");
    query.put("frame", "vassal");
    query.setAll((ObjectNode) Asking.tree(operation));
    return query;
  }

  @Test
  void aManeuverEndsOnWholePixelsAndOverlapsNobody() {
    ObjectNode query = query("{}");
    JsonNode exact = asking.result(query.toString());
    query.set("grid", Asking.tree("{\"headings\": 360}"));
    JsonNode result = asking.result(query.toString());
    assertEquals(Asking.tree("{\"x\":525.0,\"y\":2056.0,\"heading\":22.0}"), result.get("final"));
    assertTrue(result.get("rounded").asBoolean());
    assertTrue(result.at("/margins/ships").asDouble() >= 0);
    assertFalse(exact.has("rounded"));
    for (String same : new String[] {"outcome", "overlapped", "touching", "rail", "nominal"}) {
      assertEquals(exact.get(same), result.get(same));
    }
  }

  /** 10 degrees of 36 headings; 40 pixels are 14.16 mm. */
  @Test
  void stepsAndHeadingsMayBeCoarse() {
    ObjectNode query = query("{\"grid\": {\"step\": 40, \"headings\": 36}}");
    Asking.put(query, BLUE, "{\"x\": 100, \"y\": 100, \"heading\": 0}");
    // The exact end is (376.11, 1844.98) at 45; half a step is rounded up.
    assertEquals(
        Asking.tree("{\"x\":360.0,\"y\":1840.0,\"heading\":50.0}"),
        asking.result(query.toString()).get("final"));
    Asking.remove(query, "/grid/headings");
    assertEquals(45, asking.result(query.toString()).at("/final/heading").asDouble());
  }

  @Test
  void repositionsEndOnWholePixelsIfTheyMay() {
    ObjectNode query = query("{\"grid\": {}, \"op\": \"boost\", \"direction\": \"left\"}");
    Asking.remove(query, "/maneuver");
    Asking.put(query, BLUE, "{\"x\": 100, \"y\": 100, \"heading\": 0}");
    JsonNode free = asking.result(query.toString());
    assertEquals(Math.rint(free.at("/final/x").asDouble()), free.at("/final/x").asDouble());
    assertTrue(free.get("rounded").asBoolean());
    Asking.put(query, BLUE, "{\"x\": 480, \"y\": 2100, \"heading\": 0}");
    JsonNode barred = asking.result(query.toString());
    assertFalse(barred.get("legal").asBoolean());
    assertFalse(barred.get("rounded").asBoolean());
  }

  /** Red's right side is at 422.6; rounded, it is at 423. Blue's left side is 20 left of its x. */
  @ParameterizedTest
  @CsvSource({
    "443, 0, true, 403",
    "443, 0.2, true, 402.6",
    "443, 0.5, false, 402.6",
    "442.8, 0, true, 402.6",
    "442.5, 0, false, 402.6"
  })
  void anAdjustedShipKeepsClearWhereItIsRoundedToo(
      double blue, double clearance, boolean legal, double x) {
    ObjectNode query = query("{\"op\": \"adjust\", \"aside\": -2.6, \"grid\": {}}");
    Asking.remove(query, "/maneuver");
    Asking.remove(query, "/frame");
    Asking.put(query, RED, "{\"x\": 400, \"y\": 400, \"heading\": 90}");
    Asking.put(query, BLUE, "{\"x\": " + blue + ", \"y\": 400, \"heading\": 90}");
    Asking.put(query, "/table/ships/1/base", "\"small\"");
    query.put("clearance", clearance);
    JsonNode end = asking.result(query.toString());
    assertEquals(legal, end.get("legal").asBoolean());
    assertEquals(x == 403, end.get("rounded").asBoolean());
    assertEquals(x, end.at("/final/x").asDouble(), 1e-9);
    assertEquals(legal ? "[]" : "[\"blue\"]", end.get("blockedBy").toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"step\": 0.001} | 'step': a step of 0.001 is 3.5398230088495576E-4 mm on the table,"
            + " expected at least 0.01 mm",
        "{\"step\": 0} | 'step' is 0, expected a positive number of the frame's units, 0.000001 to"
            + " 1000000",
        "{\"headings\": 0} | 'headings' is 0, expected a whole number from 1 to 36000"
      })
  void aGridThatIsNoneIsRefused(String grid, String message) {
    ObjectNode query = query("{}");
    query.set("grid", Asking.tree(grid));
    JsonNode error = asking.answer(query.toString()).get("error");
    assertEquals(message, error.get("message").asText());
  }

  /** They would touch at 178.5 mm, so they keep 5 mm at 173.5. */
  @Test
  void aShipKeepsAClearance() {
    ObjectNode query = Asking.query();
    Asking.remove(query, "/table/obstacles");
    Asking.put(query, "/table/ships/1", Asking.ship("blue", "small", 200, 222, 90));
    Asking.remove(query, "/table/touching");
    query.put("maneuver", "1FW").put("clearance", 5);
    JsonNode result = asking.result(query.toString());
    assertEquals(173.5, result.at("/final/y").asDouble(), 1e-9);
    assertEquals(Asking.tree("[\"blue\"]"), result.get("touching"));
    query.set("grid", Asking.tree("{}"));
    assertEquals(173, asking.result(query.toString()).at("/final/y").asDouble());
    query.set("uncertainty", Asking.tree("{\"position\": 1}"));
    assertEquals(
        "'clearance' is 5.0 with 'uncertainty', expected one of them",
        asking.fault(query.toString(), "bad-value", "/clearance"));
  }
}
