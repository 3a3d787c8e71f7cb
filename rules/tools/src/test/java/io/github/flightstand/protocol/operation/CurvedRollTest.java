package io.github.flightstand.protocol.operation;

import static io.github.flightstand.tools.Asking.names;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.tools.Asking;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Rolls and decloaks along banks that slide. Red stands at (400, y), looks up the table and rolls
 * to the left, backward.
 *
 * <p>By hand, with c = cos 45°: the base ends at (380 − 100 c, y − 80 + 60 c) and heading 135,
 * moved by a along (0, 1) and by b along (−c, c). Its lowest corner is 40 c below, so it stays on
 * the play area where a + c b ≥ 80 − 20 c − y. With y = 71 − 30 c that is 9 + 10 c: a triangle of
 * pairs is legal, from (9, 10) to (10, 10) and down to (10, 10 − 1 / c).
 */
class CurvedRollTest {

  private static final double C = Math.sqrt(0.5);
  private static final double TAU = 1e-6;
  private static final double EXACT = 1e-9;

  private final Asking asking = new Asking();

  private static String query(double y, String others, String rest) {
    return "{\"op\":\"barrelRoll\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":[{\"id\":\"red\",\"base\":\"small\",\"pose\":{\"x\":400,\"y\":%s,\"heading\":90}}]%s},\"ship\":\"red\",\"direction\":\"left\"%s}"
        .formatted(y, others, rest);
  }

  private JsonNode ask(double y, String rest) {
    return asking.result(query(y, "", ",\"template\":\"1B\"" + rest));
  }

  private JsonNode atEdge(String rest) {
    return ask(71 - 30 * C, rest);
  }

  private static void assertSet(double lo, double hi, JsonNode set) {
    assertEquals(1, set.size());
    assertEquals(lo, set.get(0).get(0).asDouble(), EXACT);
    assertEquals(hi, set.get(0).get(1).asDouble(), EXACT);
  }

  private static void assertAt(double laid, double shift, JsonNode result) {
    assertEquals(laid, result.get("laid").asDouble(), EXACT);
    JsonNode pose = result.get("final");
    assertEquals(380 - 100 * C - C * shift, pose.get("x").asDouble(), 2 * EXACT);
    assertEquals(-9 + 30 * C + laid + C * shift, pose.get("y").asDouble(), 2 * EXACT);
    assertEquals(135, pose.get("heading").asDouble(), EXACT);
  }

  @Test
  void withNothingNearItLiesInTheMiddle() {
    JsonNode result = ask(400, "");
    assertEquals(
        List.of(
            "legal",
            "sideways",
            "shifts",
            "template",
            "final",
            "blockedBy",
            "tokens",
            "slides",
            "laid"),
        names(result));
    assertTrue(result.get("legal").asBoolean());
    assertEquals(20 + 100 * C, result.get("sideways").asDouble(), EXACT);
    assertSet(-10, 10, result.get("shifts"));
    assertSet(-10, 10, result.get("template"));
    assertSet(-10, 10, result.get("slides"));
    assertEquals(0, result.get("laid").asDouble(), 0);
    assertEquals("[]", result.get("blockedBy").toString());
  }

  @Test
  void theNearestSlideWithAnyEndIsUsed() {
    JsonNode result = atEdge("");
    assertTrue(result.get("legal").asBoolean());
    assertSet(-10, 10, result.get("template"));
    assertSet(9 - TAU, 10, result.get("slides"));
    assertAt(9 - TAU, 10, result);
    // The edge is no piece.
    assertEquals("[]", result.get("blockedBy").toString());
  }

  @Test
  void aShiftIsLaidAtTheNearestSlideThatAllowsIt() {
    JsonNode result = atEdge(",\"shift\":9.5");
    assertTrue(result.get("legal").asBoolean());
    double laid = 9 + 0.5 * C - TAU;
    assertAt(laid, 9.5, result);
    assertSet(9.5, 10, result.get("shifts"));
  }

  @Test
  void aShiftThatNoSlideAllowsIsNotLegal() {
    JsonNode result = atEdge(",\"shift\":8.5");
    assertFalse(result.get("legal").asBoolean());
    assertAt(0, 8.5, result);
    assertEquals("[]", result.get("shifts").toString());
    assertSet(9 - TAU, 10, result.get("slides"));
  }

  @Test
  void aSlideMayBeGivenAlone() {
    JsonNode result = atEdge(",\"laid\":9.5");
    assertTrue(result.get("legal").asBoolean());
    double least = 10 - (0.5 + TAU) / C;
    assertSet(least, 10, result.get("shifts"));
    assertAt(9.5, least, result);
    JsonNode none = atEdge(",\"laid\":8.5");
    assertFalse(none.get("legal").asBoolean());
    assertEquals(8.5, none.get("laid").asDouble(), 0);
    assertEquals("[]", none.get("shifts").toString());
    assertTrue(none.get("final").isNull());
  }

  /** Blue stands 60 mm ahead of the middle of the ends, so the guides are 16.5 mm apart there. */
  @Test
  void aClearanceIsKept() {
    String blue =
        "}},{\"id\":\"blue\",\"base\":\"small\",\"pose\":{\"x\":%s,\"y\":%s,\"heading\":135}}]"
            .formatted(380 - 160 * C, 320 + 120 * C);
    String query = query(400, "", ",\"template\":\"1B\",\"laid\":0").replace("}}]", blue);
    assertSet(-10, 10, asking.result(query).get("shifts"));
    String clear = query.replace("\"laid\":0", "\"laid\":0,\"clearance\":10");
    JsonNode result = asking.result(clear);
    assertSet(-10, 6.5, result.get("shifts"));
    assertEquals("[\"blue\"]", result.get("blockedBy").toString());
    assertTrue(result.get("legal").asBoolean());
    JsonNode none = asking.result(clear.replace("\"clearance\":10", "\"clearance\":40"));
    assertEquals("[]", none.get("slides").toString());
    assertFalse(none.get("legal").asBoolean());
  }

  @Test
  void bothMayBeGiven() {
    JsonNode legal = atEdge(",\"laid\":9.5,\"shift\":9.5");
    assertTrue(legal.get("legal").asBoolean());
    assertAt(9.5, 9.5, legal);
    JsonNode not = atEdge(",\"laid\":9.5,\"shift\":9.2");
    assertFalse(not.get("legal").asBoolean());
    assertAt(9.5, 9.2, not);
    JsonNode beyond = ask(400, ",\"laid\":10.5,\"shift\":0");
    assertFalse(beyond.get("legal").asBoolean());
  }

  @Test
  void theRegionIsMadeWhereItIsAsked() {
    JsonNode ring = atEdge(",\"region\":true").get("region");
    assertEquals(1, ring.size());
    assertEquals(3, ring.get(0).size());
    double[][] corners = {{9, 10}, {10, 10}, {10, 10 - 1 / C}};
    for (double[] corner : corners) {
      boolean found = false;
      for (JsonNode point : ring.get(0)) {
        double a = point.get(0).asDouble() - corner[0];
        double b = point.get(1).asDouble() - corner[1];
        found |= Math.hypot(a, b) < 3e-6;
      }
      assertTrue(found, () -> List.of(corner[0], corner[1]) + " in " + ring);
    }
  }

  @Test
  void aRockUnderEveryPlaceOfTheTemplateLeavesNone() {
    String rock =
        ",\"obstacles\":[{\"id\":\"rock\",\"kind\":\"debris\",\"outline\":[[340,300],[360,300],[360,500],[340,500]]}]";
    JsonNode result = asking.result(query(400, rock, ",\"template\":\"1B\""));
    assertFalse(result.get("legal").asBoolean());
    assertTrue(result.get("laid").isNull());
    assertTrue(result.get("final").isNull());
    for (String set : List.of("template", "slides", "shifts")) {
      assertEquals("[]", result.get(set).toString());
    }
    assertEquals("[\"rock\"]", result.get("blockedBy").toString());
  }

  @Test
  void elsewhereTheFieldsAreRefused() {
    refused("'laid' is 1.0 with a straight template, expected none", ",\"laid\":1");
    refused("'region' is true with a straight template, expected false", ",\"region\":true");
    String marks = ",\"template\":\"1B\",\"rules\":\"standard-2018\"";
    refused("'laid' is 1.0 with rolls that end at marks, expected none", marks + ",\"laid\":1");
    refused(
        "'region' is true with rolls that end at marks, expected false",
        marks + ",\"region\":true");
    refused(
        "'laid' is for decloaks to a side only, not forward",
        query(400, "", ",\"laid\":1").replace("barrelRoll", "decloak").replace("left", "forward"));
  }

  private void refused(String message, String rest) {
    String query = rest.startsWith("{") ? rest : query(400, "", rest);
    JsonNode error = asking.answer(query).get("error");
    assertEquals("bad-value", error.get("code").asText());
    assertEquals(message, error.get("message").asText());
  }
}
