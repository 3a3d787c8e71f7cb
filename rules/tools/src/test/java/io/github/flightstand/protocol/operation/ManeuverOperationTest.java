package io.github.flightstand.protocol.operation;

import static io.github.flightstand.tools.Asking.names;
import static io.github.flightstand.tools.Asking.ship;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.tools.Asking;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The protocol's worked examples, and every field of the result. */
class ManeuverOperationTest {

  private final Asking asking = new Asking();

  private JsonNode maneuver(String ships, String rest) {
    return asking.result(
        "{\"op\":\"maneuver\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},"
            + "\"ships\":["
            + ships
            + "]},\"ship\":\"red\","
            + rest
            + "}");
  }

  private static void assertPose(double x, double y, double heading, JsonNode pose) {
    assertEquals(List.of("x", "y", "heading"), names(pose));
    Asking.assertPose(x, y, heading, pose);
  }

  // The poses in the first three tests are the protocol's own.

  @Test
  void aBankWithNothingNear() {
    JsonNode result = maneuver(ship("red", "small", 200, 100, 90), "\"maneuver\":\"3BW\"");
    assertEquals(
        List.of(
            "outcome",
            "final",
            "nominal",
            "rail",
            "length",
            "rotated",
            "overlapped",
            "touching",
            "obstacles",
            "fled",
            "tokens",
            "margins"),
        names(result));
    assertEquals("completed", result.get("outcome").asText());
    assertPose(133.137085, 261.421356, 135, result.get("final"));
    assertEquals(result.get("final"), result.get("nominal"));
    // The length of an eighth of a circle of radius 180.
    assertEquals(45 * Math.PI, result.get("rail").asDouble(), 1e-9);
    assertEquals(45 * Math.PI, result.get("length").asDouble(), 1e-9);
    assertFalse(result.get("rotated").asBoolean());
    assertEquals("[]", result.get("overlapped").toString());
    assertEquals("[]", result.get("touching").toString());
    assertEquals("[]", result.get("obstacles").toString());
    assertFalse(result.get("fled").asBoolean());
    assertEquals("[]", result.get("tokens").toString());
    assertTrue(result.at("/margins/ships").isNull());
    // A square of 40 turned by 45° reaches 20·√2 to its left.
    assertEquals(133.137085 - 20 * Math.sqrt(2), result.at("/margins/edge").asDouble(), 1e-6);
  }

  @Test
  void aBankIntoALargeShip() {
    JsonNode result =
        maneuver(
            ship("red", "small", 200, 100, 90) + "," + ship("blue", "large", 150, 240, 200),
            "\"maneuver\":\"3BW\"");
    assertEquals("overlapped", result.get("outcome").asText());
    assertEquals(48.960477, result.get("rail").asDouble(), 1e-6);
    assertPose(185.901792, 186.907363, 111.963974, result.get("final"));
    assertPose(133.137085, 261.421356, 135, result.get("nominal"));
    assertEquals("[\"blue\"]", result.get("overlapped").toString());
    assertEquals("[\"blue\"]", result.get("touching").toString());
    assertEquals(0, result.at("/margins/ships").asDouble(), 2e-6);
  }

  @Test
  void aSideslipLeadsFromTheFlankAwayFromItsBend() {
    JsonNode result =
        maneuver(
            ship("red", "small", 400, 400, 90),
            "\"maneuver\":\"3YW\",\"as\":\"sideslip\",\"uncertainty\":{\"position\":0.1,\"heading\":0.1}");
    assertPose(290, 510, 0, result.get("final"));
    assertEquals(45 * Math.PI, result.get("rail").asDouble(), 1e-9);
    assertEquals(1, result.at("/confidence/outcome").asDouble());
  }

  @Test
  void aTurnAsASegnorsLoopTurnsRound() {
    JsonNode result =
        maneuver(
            ship("red", "small", 400, 400, 90), "\"maneuver\":\"3TW\",\"as\":\"segnors-loop\"");
    assertPose(290, 510, 0, result.get("final"));
    assertTrue(result.get("rotated").asBoolean());
  }

  @Test
  void thePictureOfASideslipHasTheTemplateAtTheFlank() {
    JsonNode result =
        maneuver(
            ship("red", "small", 400, 400, 90),
            "\"maneuver\":\"1TR\",\"as\":\"sideslip\",\"picture\":true");
    String svg = result.get("svg").asText();
    assertTrue(svg.contains("red 1 turn left as a sideslip"), svg);
    // The corners of the template's start, at the right flank, with y down from 914.4.
    assertTrue(svg.contains("420,524.4") || svg.contains("420 524.4"), svg);
    assertTrue(svg.contains("420,504.4") || svg.contains("420 504.4"), svg);
  }

  @Test
  void onlyBanksAndTurnsHaveAnAs() {
    String lead =
        "{\"op\":\"maneuver\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},"
            + "\"ships\":["
            + ship("red", "small", 400, 400, 90)
            + "]},\"ship\":\"red\",";
    assertEquals(
        "'as': a card makes a sideslip of a bank or a turn (B, N, T or Y), found 3FW, a straight",
        asking.fault(lead + "\"maneuver\":\"3FW\",\"as\":\"sideslip\"}", "bad-value", "/as"));
    assertEquals(
        "'as': a card makes a Segnor's loop of a turn (T or Y), found 2NB, a bank right",
        asking.fault(lead + "\"maneuver\":\"2NB\",\"as\":\"segnors-loop\"}", "bad-value", "/as"));
    assertEquals(
        "'as' is 'slip', expected one of sideslip, segnors-loop, tallon-roll, reverse",
        asking.fault(lead + "\"maneuver\":\"2NB\",\"as\":\"slip\"}", "bad-value", "/as"));
  }

  @Test
  void aTallonRoll() {
    String red = ship("red", "small", 400, 400, 90);
    JsonNode result = maneuver(red, "\"maneuver\":\"3ER\",\"offset\":0");
    assertPose(290, 510, 270, result.get("final"));
    assertTrue(result.get("rotated").asBoolean());
    // (L - 20)/2 either way for a base of 40.
    assertEquals("[[-10.0,10.0]]", result.get("offsets").toString());
    assertEquals(result, maneuver(red, "\"maneuver\":\"3ER\""));
    // Ten ahead along the new heading, which is down the table.
    assertPose(290, 500, 270, maneuver(red, "\"maneuver\":\"3ER\",\"offset\":10").get("final"));
  }

  @Test
  void aTallonRollThatFallsBackAndStandsClearSaysSo() {
    // The guides of the rotated base find no room between the two; facing left it stands clear.
    JsonNode result =
        maneuver(
            ship("red", "small", 400, 400, 90)
                + ","
                + ship("above", "small", 290, 550.5, 0)
                + ","
                + ship("below", "small", 290, 469.5, 0),
            "\"maneuver\":\"3ER\"");
    assertEquals("overlapped", result.get("outcome").asText());
    assertPose(290, 510, 180, result.get("final"));
    assertEquals("[]", result.get("offsets").toString());
    assertEquals("[\"above\",\"below\"]", result.get("overlapped").toString());
    assertEquals("[]", result.get("touching").toString());
  }

  @Test
  void aStationaryShipHasNoRail() {
    JsonNode result = maneuver(ship("red", "large", 30, 400, -90), "\"maneuver\":\"0OR\"");
    assertTrue(result.get("rail").isNull() && result.has("rail"));
    assertTrue(result.get("length").isNull() && result.has("length"));
    assertPose(30, 400, 270, result.get("final"));
    assertTrue(result.get("fled").asBoolean());
    assertEquals(-10, result.at("/margins/edge").asDouble(), 1e-9);
  }

  @Test
  void obstaclesTellWhatMetThem() {
    // A rock across the way of a straight 2 from (100, 100), 30 to 40 ahead of the front edge:
    // under
    // the template, and short of where the base ends up, which is 80 to 120 ahead of it.
    String query =
        "{\"op\":\"maneuver\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},"
            + "\"ships\":["
            + ship("red", "small", 100, 100, 90)
            + "],\"obstacles\":[{\"id\":\"rock\",\"kind\":\"debris\",\"outline\":"
            + "[[80,150],[120,150],[120,160],[80,160]]}]},\"ship\":\"red\",\"maneuver\":\"2FW\"}";
    assertEquals(
        "[{\"id\":\"rock\",\"template\":true,\"base\":false}]",
        asking.result(query).get("obstacles").toString());
  }

  @Test
  void theMinesThatBaseAndUsedTemplateSetOffAreTold() {
    // A straight 5 (template 420 to 620) that stops with its front guides, to 562, at the side of
    // blue: mines are 30.8 square. "e" lies under the base at its end, "t" under the used template,
    // "x" where it would have ended; a bomb goes off by no overlap.
    String tokens =
        "{\"id\":\"t\",\"kind\":\"mine\",\"pose\":{\"x\":400,\"y\":470,\"heading\":90}},"
            + "{\"id\":\"e\",\"kind\":\"mine\",\"pose\":{\"x\":370,\"y\":535,\"heading\":90}},"
            + "{\"id\":\"x\",\"kind\":\"mine\",\"pose\":{\"x\":400,\"y\":640,\"heading\":90}},"
            + "{\"id\":\"bomb\",\"kind\":\"bomb\",\"pose\":{\"x\":400,\"y\":470,\"heading\":90}}";
    String query =
        "{\"op\":\"maneuver\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},"
            + "\"ships\":["
            + ship("red", "small", 400, 400, 90)
            + ","
            + ship("blue", "large", 400, 602, 0)
            + "],\"tokens\":["
            + tokens
            + "]},\"ship\":\"red\",\"maneuver\":\"5FW\"}";
    assertEquals("[\"e\",\"t\"]", asking.result(query).get("tokens").toString());
  }

  @Test
  void rulesMayBeNamedAndMoveShipsAlike() {
    String red = ship("red", "small", 200, 100, 90);
    JsonNode plain = maneuver(red, "\"maneuver\":\"3BW\"");
    for (String rules :
        List.of("\"reference-2015\"", "\"core-2012\"", "[\"reference-2015\"]", "[\"core-2012\"]")) {
      assertEquals(plain, maneuver(red, "\"maneuver\":\"3BW\",\"rules\":" + rules));
    }
  }
}
