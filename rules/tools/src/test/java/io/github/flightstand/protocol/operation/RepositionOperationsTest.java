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
 * Barrel rolls, decloaks and boosts: every field of the results, and what is refused.
 *
 * <p>Red stands at (400, 400) and looks up the table, so shifts run along y. By hand: a small ship
 * rolls 80 to a side and shifts by up to 20, its template is 20 wide and slides by up to 10.
 */
class RepositionOperationsTest {

  private static final double TAU = 1e-6;

  private final Asking asking = new Asking();

  private static String query(String op, String base, String others, String rest) {
    return "{\"op\":\"%s\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":[{\"id\":\"red\",\"base\":\"%s\",\"pose\":{\"x\":400,\"y\":400,\"heading\":90}}]%s},\"ship\":\"red\",%s}"
        .formatted(op, base, others, rest);
  }

  private JsonNode ask(String op, String base, String others, String rest) {
    return asking.result(query(op, base, others, rest));
  }

  private static String rock(double x0, double y0, double x1, double y1) {
    return ",\"obstacles\":[{\"id\":\"rock\",\"kind\":\"debris\",\"outline\":[[%s,%s],[%s,%s],[%s,%s],[%s,%s]]}]"
        .formatted(x0, y0, x1, y0, x1, y1, x0, y1);
  }

  private static void assertPose(double x, double y, double heading, JsonNode pose) {
    assertEquals(x, pose.get("x").asDouble(), 1e-9);
    assertEquals(y, pose.get("y").asDouble(), 1e-9);
    assertEquals(heading, pose.get("heading").asDouble(), 1e-9);
  }

  @Test
  void aRollWithNothingNear() {
    JsonNode result = ask("barrelRoll", "small", "", "\"direction\":\"left\"");
    assertEquals(
        List.of("legal", "sideways", "shifts", "template", "final", "blockedBy", "tokens"),
        names(result));
    assertTrue(result.get("legal").asBoolean());
    assertEquals(80, result.get("sideways").asDouble(), 0);
    assertEquals("[[-20.0,20.0]]", result.get("shifts").toString());
    assertEquals("[[-10.0,10.0]]", result.get("template").toString());
    assertPose(320, 400, 90, result.get("final"));
    assertEquals("[]", result.get("blockedBy").toString());
    assertPose(
        480,
        407,
        90,
        ask("barrelRoll", "small", "", "\"direction\":\"right\",\"shift\":7").get("final"));
  }

  @Test
  void sizesAndTemplates() {
    // Side on: a base of 60 and a template of 40, one of 80 and one of 40 or 80.
    assertEquals(
        "80.0 [[-20.0,20.0]]", room(ask("barrelRoll", "medium", "", "\"direction\":\"left\"")));
    assertEquals(
        "100.0 [[-40.0,40.0]]", room(ask("barrelRoll", "large", "", "\"direction\":\"left\"")));
    assertEquals(
        "120.0 [[-20.0,20.0]]",
        room(ask("barrelRoll", "small", "", "\"direction\":\"left\",\"template\":2")));
    assertEquals(
        "100.0 [[0.0,0.0]]",
        room(ask("barrelRoll", "large", "", "\"direction\":\"left\",\"template\":2")));
    assertEquals(
        "120.0 [[-20.0,20.0]]", room(ask("decloak", "small", "", "\"direction\":\"right\"")));
    assertEquals("100.0 [[0.0,0.0]]", room(ask("decloak", "large", "", "\"direction\":\"right\"")));
  }

  private static String room(JsonNode result) {
    return result.get("sideways") + " " + result.get("shifts");
  }

  @Test
  void anAskedShiftIsJudgedAndTheSetStaysWhole() {
    String wall = rock(300, 410, 340, 450);
    JsonNode legal = ask("barrelRoll", "small", wall, "\"direction\":\"left\",\"shift\":-15");
    JsonNode not = ask("barrelRoll", "small", wall, "\"direction\":\"left\",\"shift\":-5");
    JsonNode nearest = ask("barrelRoll", "small", wall, "\"direction\":\"left\"");
    assertTrue(legal.get("legal").asBoolean());
    assertFalse(not.get("legal").asBoolean());
    assertPose(320, 395, 90, not.get("final"));
    assertEquals(legal.get("shifts"), not.get("shifts"));
    // The guides' tips at 21.75 come to stand a tolerance within the wall at 410.
    assertEquals(-11.75 + TAU, nearest.at("/shifts/0/1").asDouble(), 1e-9);
    assertEquals(400 - 11.75 + TAU, nearest.at("/final/y").asDouble(), 1e-9);
    assertEquals("[\"rock\"]", nearest.get("blockedBy").toString());
  }

  @Test
  void nothingLegalLeavesNoFinalPose() {
    // The rock is as deep as the range of shifts is long.
    JsonNode result =
        ask("barrelRoll", "small", rock(310, 378, 311, 422), "\"direction\":\"left\"");
    assertFalse(result.get("legal").asBoolean());
    assertTrue(result.get("final").isNull());
    assertEquals("[]", result.get("shifts").toString());
    assertEquals("[[-10.0,10.0]]", result.get("template").toString());
    assertEquals("[\"rock\"]", result.get("blockedBy").toString());
  }

  @Test
  void theEdgeTakesAwayShiftsButIsNotNamed() {
    String query =
        query("barrelRoll", "small", "", "\"direction\":\"left\"").replace("\"y\":400", "\"y\":30");
    JsonNode result = asking.result(query);
    // The rear edge may come down to 0, from 10.
    assertEquals(-10 - TAU, result.at("/shifts/0/0").asDouble(), 1e-9);
    assertEquals("[]", result.get("blockedBy").toString());
  }

  @Test
  void inTheFirstRulebookARollsTemplateDoesNotCount() {
    String across = rock(355, 380, 365, 420);
    assertFalse(
        ask("barrelRoll", "small", across, "\"direction\":\"left\"").get("legal").asBoolean());
    JsonNode core =
        ask("barrelRoll", "small", across, "\"direction\":\"left\",\"rules\":\"core-2012\"");
    assertEquals("[[-20.0,20.0]]", core.get("shifts").toString());
    assertEquals("[]", core.get("blockedBy").toString());
    assertFalse(
        ask("decloak", "small", across, "\"direction\":\"left\",\"rules\":\"core-2012\"")
            .get("legal")
            .asBoolean());
  }

  @Test
  void aBoost() {
    JsonNode result = ask("boost", "small", "", "\"direction\":\"straight\"");
    assertEquals(List.of("legal", "final", "blockedBy", "fled", "tokens"), names(result));
    assertTrue(result.get("legal").asBoolean());
    assertPose(400, 480, 90, result.get("final"));
    // 45° of a circle of radius 80 from the front edge, then half a base.
    double c = Math.sqrt(0.5);
    assertPose(
        400 + 80 * (1 - c) + 20 * c,
        420 + 100 * c,
        45,
        ask("boost", "small", "", "\"direction\":\"right\"").get("final"));
  }

  private static String mine(double x, double y) {
    return ",\"tokens\":[{\"id\":\"mine\",\"kind\":\"mine\",\"pose\":{\"x\":%s,\"y\":%s,\"heading\":0}}]"
        .formatted(x, y);
  }

  private String setOff(String op, String others, String rest) {
    return ask(op, "small", others, rest).get("tokens").toString();
  }

  @Test
  void aRollSetsOffTheMinesUnderItsTemplateAndItsEnd() {
    String left = "\"direction\":\"left\"";
    String one = "[\"mine\"]";
    // The template covers x from 340 to 380 and 20 of y, somewhere from 380 to 420; the base x from
    // 300 to 340, y from 380 to 420 and its guides. A mine is 30.8 square. As low as
    // it goes the template reaches up to 400.
    assertEquals(one, setOff("barrelRoll", mine(360, 415), left));
    assertEquals("[]", setOff("barrelRoll", mine(360, 416), left));
    assertEquals(one, setOff("barrelRoll", mine(320, 436), left));
    // A shift of 14 takes the template 4 to 10 along, and the base 14: its upper end at 414 or
    // more.
    assertEquals(one, setOff("barrelRoll", mine(360, 429), left + ",\"shift\":14"));
    assertEquals("[]", setOff("barrelRoll", mine(360, 430), left + ",\"shift\":14"));
    // Where there is no end there is nothing to set off.
    JsonNode none = ask("barrelRoll", "small", rock(310, 300, 315, 500) + mine(360, 400), left);
    assertTrue(none.get("final").isNull());
    assertEquals("[]", none.get("tokens").toString());
    assertEquals(one, setOff("decloak", mine(320, 400), left));
  }

  @Test
  void aBoostSetsOffTheMinesUnderItsTemplateAndItsEnd() {
    // The template covers y from 420 to 460, the base from 460 to 500 and its guides to 501.75.
    String ahead = "\"direction\":\"straight\"";
    assertEquals("[\"mine\"]", setOff("boost", mine(425, 440), ahead));
    assertEquals("[]", setOff("boost", mine(426, 440), ahead));
    assertEquals("[\"mine\"]", setOff("boost", mine(400, 517), ahead));
    assertEquals("[]", setOff("boost", mine(400, 518), ahead));
    assertEquals("[\"mine\"]", setOff("decloak", mine(425, 480), "\"direction\":\"forward\""));
  }

  @Test
  void whatForbidsABoostIsNamed() {
    JsonNode result = ask("boost", "small", rock(399, 425, 401, 430), "\"direction\":\"straight\"");
    assertFalse(result.get("legal").asBoolean());
    assertPose(400, 480, 90, result.get("final"));
    assertEquals("[\"rock\"]", result.get("blockedBy").toString());
    assertFalse(result.get("fled").asBoolean());
    JsonNode over =
        asking.result(
            query("boost", "large", "", "\"direction\":\"straight\"")
                .replace("\"y\":400", "\"y\":800"));
    // The front edge comes to 800 + 80 + 80.
    assertTrue(over.get("fled").asBoolean());
    assertFalse(over.get("legal").asBoolean());
    assertEquals("[]", over.get("blockedBy").toString());
  }

  @Test
  void aDecloakForwardHasTheFormOfABoost() {
    JsonNode result = ask("decloak", "medium", "", "\"direction\":\"forward\"");
    assertEquals(List.of("legal", "final", "blockedBy", "fled", "tokens"), names(result));
    assertPose(400, 400 + 30 + 80 + 30, 90, result.get("final"));
  }

  @Test
  void aLargeShipsDecloakHasOneEndAndNamesWhatBarsIt() {
    JsonNode result = ask("decloak", "large", rock(330, 400, 335, 405), "\"direction\":\"left\"");
    assertEquals("[]", result.get("shifts").toString());
    assertEquals("[\"rock\"]", result.get("blockedBy").toString());
  }

  @Test
  void whatCannotBeIsRefused() {
    assertEquals(
        "'template' is 2, but a straight 2 does not fit along the side of a medium base",
        asking.fault(
            query("barrelRoll", "medium", "", "\"direction\":\"left\",\"template\":2"),
            "bad-value",
            "/template"));
    assertEquals(
        "'template' is 1.5, expected 1, 2, 3 or one of 1F to 3F, 1B to 3B, 1N to 3N, 1T to"
            + " 3T, 1Y to 3Y",
        asking.fault(
            query("barrelRoll", "small", "", "\"direction\":\"left\",\"template\":1.5"),
            "bad-value",
            "/template"));
    assertEquals(
        "'direction' is to a side, but a medium ship does not decloak sideways, expected forward",
        asking.fault(
            query("decloak", "medium", "", "\"direction\":\"left\""), "bad-value", "/direction"));
    assertEquals(
        "'shift' is for decloaks to a side only, not forward",
        asking.fault(
            query("decloak", "small", "", "\"direction\":\"forward\",\"shift\":0"),
            "bad-value",
            "/shift"));
    asking.fault(
        query("boost", "small", "", "\"direction\":\"forward\""), "bad-value", "/direction");
    asking.fault(
        query("boost", "small", "", "\"rules\":\"core-2012\""), "missing-field", "/direction");
    asking.fault(
        query("barrelRoll", "small", "", "\"direction\":\"left\",\"shift\":\"0\""),
        "bad-value",
        "/shift");
  }
}
