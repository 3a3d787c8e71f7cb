package io.github.flightstand.protocol.operation;

import static io.github.flightstand.tools.Asking.names;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.tools.Asking;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rolls, decloaks, boosts and turns by the rules of the second edition, over the protocol.
 *
 * <p>Red stands at (400, 400) and looks up the table; the figures are by hand.
 */
class SecondEditionMovesTest {

  private static final double TAU = 1e-6;

  private final Asking asking = new Asking();

  private static String query(String base, String others, String rest) {
    return ("{'rules': 'standard-2018', 'ship': 'red', 'table': {'playArea': {'width': 914.4,"
            + " 'height': 914.4}, 'ships': [{'id': 'red', 'base': '%s', 'pose': {'x': 400,"
            + " 'y': 400, 'heading': 90}}]%s}, %s}")
        .formatted(base, others, rest)
        .replace('\'', '"');
  }

  private JsonNode ask(String base, String others, String rest) {
    return asking.result(query(base, others, rest));
  }

  private String fault(String base, String rest, String at) {
    return asking.fault(query(base, "", rest), "bad-value", at);
  }

  private static String rock(double x0, double y0, double x1, double y1) {
    return ", 'obstacles': [{'id': 'rock', 'kind': 'debris', 'outline': [[%s, %s], [%s, %s], [%s, %s], [%s, %s]]}]"
        .formatted(x0, y0, x1, y0, x1, y1, x0, y1);
  }

  private static void assertPose(double x, double y, double heading, JsonNode pose) {
    assertEquals(x, pose.get("x").asDouble(), 1e-3);
    assertEquals(y, pose.get("y").asDouble(), 1e-3);
    assertEquals(heading, pose.get("heading").asDouble(), 1e-9);
  }

  @Test
  void aRollTellsOfEachMark() {
    // The base's guides reach 21.75 ahead: to 431.75 at the front mark, past the rock at 425.
    JsonNode result =
        ask("small", rock(300, 425, 340, 430), "'op': 'barrelRoll', 'direction': 'left'");
    assertEquals(
        List.of(
            "legal", "sideways", "shifts", "template", "final", "blockedBy", "tokens", "places"),
        names(result));
    assertTrue(result.get("legal").asBoolean());
    assertEquals("[[-10.0,-10.0],[0.0,0.0]]", result.get("shifts").toString());
    assertEquals("[[0.0,0.0]]", result.get("template").toString());
    assertEquals("[\"rock\"]", result.get("blockedBy").toString());
    assertEquals(
        "[{\"shift\":-10.0,\"legal\":true,\"blockedBy\":[],\"fled\":false},"
            + "{\"shift\":0.0,\"legal\":true,\"blockedBy\":[],\"fled\":false},"
            + "{\"shift\":10.0,\"legal\":false,\"blockedBy\":[\"rock\"],\"fled\":false}]",
        result.get("places").toString());
    assertPose(320, 400, 90, result.get("final"));
    JsonNode any =
        ask(
            "small",
            rock(300, 425, 340, 430),
            "'op': 'barrelRoll', 'direction': 'left', 'positions': 'any', 'shift': 3");
    assertTrue(any.get("legal").asBoolean());
    assertNull(any.get("places"));
    assertEquals(-10, any.at("/shifts/0/0").asDouble(), 0);
    assertEquals(3.25 + TAU, any.at("/shifts/0/1").asDouble(), 1e-9);
    assertPose(320, 403, 90, any.get("final"));
  }

  @Test
  void ofTwoEquallyNearMarksTheBackOneIsTaken() {
    // Along the straight 2 a medium ship's outer marks are 40 off, and its guides reach 31.75: a
    // rock 4 either way bars the middle mark alone.
    String roll = "'op': 'barrelRoll', 'direction': 'left', 'template': '2F'";
    JsonNode result = ask("medium", rock(300, 396, 340, 404), roll);
    assertEquals("[[-40.0,-40.0],[40.0,40.0]]", result.get("shifts").toString());
    assertPose(320, 360, 90, result.get("final"));
    JsonNode middle = ask("medium", rock(300, 396, 340, 404), roll + ", 'shift': 0");
    assertFalse(middle.get("legal").asBoolean());
    assertPose(320, 400, 90, middle.get("final"));
  }

  @Test
  void aFailedRollSaysWhyAndHasNoEnd() {
    JsonNode result =
        ask("medium", rock(355, 381, 365, 385), "'op': 'barrelRoll', 'direction': 'left'");
    assertFalse(result.get("legal").asBoolean());
    assertTrue(result.get("final").isNull());
    assertEquals("[]", result.get("shifts").toString());
    assertEquals("[]", result.get("template").toString());
    result
        .get("places")
        .forEach(place -> assertEquals("[\"rock\"]", place.get("blockedBy").toString()));
  }

  @ParameterizedTest
  @CsvSource({
    "small, barrelRoll, '', 80, 10",
    "small, barrelRoll, ', \"template\": \"2F\"', 120, 10",
    "medium, barrelRoll, '', 80, 20",
    "medium, barrelRoll, ', \"template\": 2', 80, 40",
    "large, barrelRoll, '', 100, 20",
    "small, decloak, '', 120, 10",
    "medium, decloak, '', 80, 20",
    "large, decloak, '', 100, 20",
    "large, decloak, ', \"template\": \"2F\"', 100, 40"
  })
  void sizesAndTemplates(
      String base, String op, String template, double sideways, double outermost) {
    JsonNode result = ask(base, "", "'op': '" + op + "', 'direction': 'right'" + template);
    assertEquals(sideways, result.get("sideways").asDouble(), 0);
    assertEquals(3, result.get("places").size());
    assertEquals(-outermost, result.at("/places/0/shift").asDouble(), 0);
    assertEquals(0, result.at("/places/1/shift").asDouble(), 0);
    assertEquals(outermost, result.at("/places/2/shift").asDouble(), 0);
    assertPose(400 + sideways, 400, 90, result.get("final"));
  }

  @Test
  void banksBendAsSeenAlongThem() {
    String roll = "'op': 'barrelRoll', 'direction': '%s', 'template': '%s'";
    assertPose(309.289, 437.574, 45, ask("small", "", roll.formatted("left", "1N")).get("final"));
    assertPose(309.289, 362.426, 135, ask("small", "", roll.formatted("left", "1B")).get("final"));
    assertPose(490.711, 437.574, 135, ask("small", "", roll.formatted("right", "1B")).get("final"));
    assertPose(490.711, 362.426, 45, ask("small", "", roll.formatted("right", "1N")).get("final"));
    JsonNode decloak = ask("small", "", "'op': 'decloak', 'direction': 'left', 'template': '2N'");
    assertPose(273.934, 452.218, 45, decloak.get("final"));
    assertEquals("[[-10.0,-10.0],[0.0,0.0],[10.0,10.0]]", decloak.get("shifts").toString());
    // Forward the bank 2 leads 20 + 130 sin 45° + 20 sin 45° ahead.
    JsonNode ahead = ask("small", "", "'op': 'decloak', 'direction': 'forward', 'template': '2B'");
    assertEquals(400 + 20 + 150 * Math.sqrt(0.5), ahead.at("/final/y").asDouble(), 1e-9);
    assertEquals(135, ahead.at("/final/heading").asDouble(), 1e-9);
  }

  @ParameterizedTest
  @CsvSource({
    "1F, 400, 480, 90",
    "2F, 400, 520, 90",
    "1B, 362.426, 490.711, 135",
    "2N, 452.218, 526.066, 45",
    "1T, 345, 455, 180",
    "2Y, 482.5, 482.5, 0"
  })
  void aBoostAlongAnyTemplate(String template, double x, double y, double heading) {
    JsonNode result = ask("small", "", "'op': 'boost', 'template': '" + template + "'");
    assertEquals(List.of("legal", "final", "blockedBy", "fled", "tokens"), names(result));
    assertPose(x, y, heading, result.get("final"));
  }

  @Test
  void obstaclesBarATractorBeamByTheRuleSet() {
    // Under the template of a roll to the left, and under a straight boost's.
    String left = rock(355, 395, 365, 405);
    String ahead = rock(395, 430, 405, 440);
    String early =
        "'rules': {'base': 'standard-2018', 'tractorBarriers': {'base': [], 'template': []}}";
    for (String set : List.of("'rules': 'standard-2018'", early, "'rules': 'reference-2015'")) {
      boolean free = !set.equals("'rules': 'standard-2018'");
      String roll = query("small", left, "'op': 'barrelRoll', 'direction': 'left'");
      String boost = query("small", ahead, "'op': 'boost', 'direction': 'straight'");
      for (String move : List.of(roll, boost)) {
        String asked = move.replace("\"rules\": \"standard-2018\"", set.replace('\'', '"'));
        assertFalse(asking.result(asked).get("legal").asBoolean(), asked);
        String tractored = asked.replace("\"op\"", "\"by\": \"tractor\", \"op\"");
        assertEquals(free, asking.result(tractored).get("legal").asBoolean(), tractored);
      }
    }
    // A ship bars it in every version.
    String blue = query("small", "", "'op': 'boost', 'template': '1F', 'by': 'tractor'");
    String crowded =
        blue.replace(
            "90}}]",
            "90}}, {\"id\": \"blue\", \"base\": \"small\", \"pose\": {\"x\": 400, \"y\": 490,"
                + " \"heading\": 0}}]");
    assertEquals("[\"blue\"]", asking.result(crowded).get("blockedBy").toString());
  }

  @Test
  void aShipTurnsOnTheSpot() {
    JsonNode left = ask("large", "", "'op': 'rotate', 'turn': 90");
    assertEquals(List.of("legal", "final", "blockedBy", "fled", "tokens"), names(left));
    assertPose(400, 400, 180, left.get("final"));
    assertPose(400, 400, 0, ask("large", "", "'op': 'rotate', 'turn': -90").get("final"));
    assertPose(400, 400, 270, ask("large", "", "'op': 'rotate', 'turn': 180").get("final"));
    // A mine off the right side, within the 1.75 of the guides that come to point there.
    String mine =
        ", 'tokens': [{'id': 'mine', 'kind': 'mine', 'pose': {'x': 436, 'y': 412, 'heading': 90}}]";
    assertEquals(
        "[\"mine\"]", ask("small", mine, "'op': 'rotate', 'turn': 90").get("tokens").toString());
    assertEquals("[]", ask("small", mine, "'op': 'rotate', 'turn': 180").get("tokens").toString());
  }

  @Test
  void minesGoOffUnderTheTemplateAtTheMark() {
    // A mine of 30.8 about (360, 420) begins at y = 404.6, and the template reaches up to 410. The
    // first edition would lay it clear of the mine.
    String mine =
        ", 'tokens': [{'id': 'mine', 'kind': 'mine', 'pose': {'x': 360, 'y': 420, 'heading': 0}}]";
    String roll = "'op': 'barrelRoll', 'direction': 'left', 'shift': -10";
    assertEquals("[\"mine\"]", ask("small", mine, roll).get("tokens").toString());
    String first = query("small", mine, roll).replace("standard-2018", "reference-2015");
    assertEquals("[]", asking.result(first).get("tokens").toString());
  }

  @Test
  void aFrameTurnsTheAnswerAndNotTheQuestion() {
    // In Tabletop Simulator headings run clockwise from up: a ship that looks right and turns to
    // the
    // left looks up.
    String query = query("small", "", "'op': 'rotate', 'turn': 90, 'frame': 'tts'");
    JsonNode turned = asking.result(query.replace("\"x\": 400, \"y\": 400", "\"x\": 1, \"y\": 2"));
    assertPose(1, 2, 0, turned.get("final"));
  }

  @Test
  void confidenceAndPicturesAreAboutTheSameQuestion() {
    String sure = ", 'uncertainty': {'position': 0.5, 'heading': 1}";
    JsonNode alone = ask("small", "", "'op': 'rotate', 'turn': 90" + sure);
    assertEquals(1, alone.at("/confidence/legal").asDouble(), 0);
    // The front edge at the front mark, 430, lies at the rock.
    JsonNode roll =
        ask(
            "small",
            rock(318, 430, 322, 470),
            "'op': 'barrelRoll', 'direction': 'left', 'shift': 10" + sure);
    double legal = roll.at("/confidence/legal").asDouble();
    assertTrue(legal > 0.3 && legal < 1, roll::toString);
    String svg =
        ask("small", "", "'op': 'barrelRoll', 'direction': 'left', 'picture': true")
            .get("svg")
            .asText();
    assertTrue(svg.contains("legal shifts -10, 0, 10"), svg);
    String turned =
        ask("small", "", "'op': 'rotate', 'turn': 90, 'picture': true").get("svg").asText();
    assertTrue(turned.contains("red turns left by 90°: legal"), turned);
  }

  @ParameterizedTest
  @CsvSource({
    // One base and 120 aside for a small ship; along a medium one's side, the template is 20 wide.
    "small, left, 3F, 240, 400, 90, 10",
    "small, right, 3, 560, 400, 90, 10",
    "medium, left, 3F, 320, 400, 90, 60",
    // A turn 1 leads 35 and half a base to the side, and as far ahead or back.
    "small, left, 1Y, 345, 455, 0, 10",
    "small, left, 1T, 345, 345, 180, 10",
    "small, right, 1T, 455, 455, 180, 10",
    "large, left, 1Y, 325, 475, 0, 10",
    "small, left, 3Y, 290, 510, 0, 10"
  })
  void rollsAlongStraightsOf3AndTurns(
      String base, String way, String template, double x, double y, double heading, double outer) {
    String roll =
        "'op': 'barrelRoll', 'direction': '%s', 'template': '%s'".formatted(way, template);
    JsonNode result = ask(base, "", roll.replace("'3'", "3"));
    assertPose(x, y, heading, result.get("final"));
    assertEquals(
        "[[-%s,-%s],[0.0,0.0],[%s,%s]]".formatted(outer, outer, outer, outer),
        result.get("shifts").toString());
  }

  @Test
  void aTractorBeamRollsAShipAlongItsOwnTemplate() {
    String roll = "'op': 'barrelRoll', 'by': 'tractor', 'direction': 'left', 'template': '1N'";
    JsonNode result = ask("small", "", roll);
    assertTrue(result.get("legal").asBoolean());
    assertPose(309.289, 437.574, 45, result.get("final"));
  }

  @Test
  void aTallonRollTellsOfEachMark() {
    // Its middle is at (317.5, 482.5), heading 270, and its guides reach 21.75 ahead: to 460.75,
    // and to 450.75 at the front mark. Blue's, which looks up, reach 431.25 + 21.75 = 453 high.
    JsonNode alone = ask("small", "", "'op': 'maneuver', 'maneuver': '2EW'");
    assertEquals("[[-10.0,-10.0],[0.0,0.0],[10.0,10.0]]", alone.get("offsets").toString());
    assertPose(317.5, 482.5, 270, alone.get("final"));
    String crowded =
        query("small", "", "'op': 'maneuver', 'maneuver': '2EW'")
            .replace(
                "90}}]",
                "90}}, {\"id\": \"blue\", \"base\": \"small\", \"pose\": {\"x\": 317.5, \"y\":"
                    + " 431.25, \"heading\": 90}}]");
    JsonNode result = asking.result(crowded);
    assertEquals("[[-10.0,-10.0],[0.0,0.0]]", result.get("offsets").toString());
    assertEquals(
        "[{\"shift\":-10.0,\"legal\":true,\"blockedBy\":[],\"fled\":false},"
            + "{\"shift\":0.0,\"legal\":true,\"blockedBy\":[],\"fled\":false},"
            + "{\"shift\":10.0,\"legal\":false,\"blockedBy\":[\"blue\"],\"fled\":false}]",
        result.get("places").toString());
    // 460.75 - 453 = 7.75 between the guides.
    JsonNode any = asking.result(crowded.replace("\"op\"", "\"positions\": \"any\", \"op\""));
    assertEquals(-10, any.at("/offsets/0/0").asDouble(), 0);
    assertEquals(7.75 + TAU, any.at("/offsets/0/1").asDouble(), 1e-9);
    assertNull(any.get("places"));
    assertEquals(
        "'offset': an offset of 10.0 mm is not free, the free ones are {[-10.0, -10.0], [0.0, 0.0]}",
        asking.fault(crowded.replace("\"op\"", "\"offset\": 10, \"op\""), "bad-value", "/offset"));
  }

  @Test
  void aPlaceOfATallonRollOffTheTableIsLegalAndTellsSo() {
    // It ends at x = 100 - 62.5 - 20 = 17.5, so 2.5 of it is off the table at every mark.
    String query =
        query("small", "", "'op': 'maneuver', 'maneuver': '2EW'")
            .replace("\"x\": 400", "\"x\": 100");
    JsonNode result = asking.result(query);
    assertTrue(result.get("fled").asBoolean());
    result
        .get("places")
        .forEach(
            place -> assertTrue(place.get("legal").asBoolean() && place.get("fled").asBoolean()));
  }

  @ParameterizedTest
  @CsvSource({"small", "medium", "large"})
  void aTallonRollsMarksAreTheSameForEveryBase(String base) {
    for (String roll : List.of("'2EW'", "'2BW', 'as': 'tallon-roll'")) {
      String asked = "'op': 'maneuver', 'maneuver': " + roll;
      JsonNode end = ask(base, "", asked);
      assertEquals("[[-10.0,-10.0],[0.0,0.0],[10.0,10.0]]", end.get("offsets").toString());
      JsonNode ahead = ask(base, "", asked + ", 'offset': 10");
      JsonNode back = ask(base, "", asked + ", 'offset': -10");
      double dx = ahead.at("/final/x").asDouble() - back.at("/final/x").asDouble();
      double dy = ahead.at("/final/y").asDouble() - back.at("/final/y").asDouble();
      assertEquals(20, Math.hypot(dx, dy), 1e-9);
      assertEquals(
          "'offset': an offset of 5.0 mm is at no mark, expected -10.0, 0.0, 10.0, the free ones are"
              + " {[-10.0, -10.0], [0.0, 0.0], [10.0, 10.0]}",
          fault(base, asked + ", 'offset': 5", "/offset"));
      JsonNode any = ask(base, "", asked + ", 'positions': 'any', 'offset': 5");
      assertEquals("[[-10.0,10.0]]", any.get("offsets").toString());
    }
  }

  @Test
  void aShipIsAdjustedAheadOrAside() {
    JsonNode ahead = ask("small", "", "'op': 'adjust', 'ahead': 10");
    assertEquals(List.of("legal", "final", "blockedBy", "fled", "tokens"), names(ahead));
    assertPose(400, 410, 90, ahead.get("final"));
    assertPose(400, 390, 90, ask("small", "", "'op': 'adjust', 'ahead': -10").get("final"));
    assertPose(390, 400, 90, ask("small", "", "'op': 'adjust', 'aside': 10").get("final"));
    assertPose(410, 400, 90, ask("small", "", "'op': 'adjust', 'aside': -10").get("final"));
    // The guides reach 21.75 ahead: to 431.75.
    String rock = rock(380, 431, 420, 440);
    JsonNode barred = ask("small", rock, "'op': 'adjust', 'ahead': 10");
    assertFalse(barred.get("legal").asBoolean());
    assertEquals("[\"rock\"]", barred.get("blockedBy").toString());
    assertTrue(ask("small", rock, "'op': 'adjust', 'ahead': 9").get("legal").asBoolean());
    JsonNode gone = ask("small", "", "'op': 'adjust', 'aside': 390");
    assertFalse(gone.get("legal").asBoolean());
    assertTrue(gone.get("fled").asBoolean());
    String sure = ", 'uncertainty': {'position': 0.5, 'heading': 1}, 'picture': true";
    JsonNode told = ask("small", rock, "'op': 'adjust', 'ahead': 9.25" + sure);
    double legal = told.at("/confidence/legal").asDouble();
    assertTrue(legal > 0.3 && legal < 0.9, told::toString);
    assertTrue(told.get("svg").asText().contains("red is adjusted: legal"), told::toString);
  }

  @Test
  void ignoredObstaclesForbidNothing() {
    String debris = rock(300, 425, 340, 430);
    String roll = "'op': 'barrelRoll', 'direction': 'left', 'shift': 10, 'ignores': ";
    for (String all : List.of("'all'", "['debris']", "['asteroid', 'debris']")) {
      JsonNode result = ask("small", debris, roll + all);
      assertTrue(result.get("legal").asBoolean(), all);
      assertEquals("[]", result.get("blockedBy").toString());
    }
    for (String others : List.of("[]", "['asteroid', 'gas-cloud', 'obstacle']")) {
      assertFalse(ask("small", debris, roll + others).get("legal").asBoolean(), others);
    }
    String ahead = rock(395, 450, 405, 460);
    for (String move :
        List.of(
            "'op': 'boost', 'direction': 'straight'",
            "'op': 'decloak', 'direction': 'forward'",
            "'op': 'adjust', 'ahead': 35")) {
      assertFalse(ask("small", ahead, move).get("legal").asBoolean(), move);
      assertTrue(ask("small", ahead, move + ", 'ignores': 'all'").get("legal").asBoolean(), move);
    }
    String flown = "'op': 'maneuver', 'maneuver': '2FW'";
    assertEquals(1, ask("small", ahead, flown).get("obstacles").size());
    assertEquals(0, ask("small", ahead, flown + ", 'ignores': ['debris']").get("obstacles").size());
    assertEquals(
        1, ask("small", ahead, flown + ", 'ignores': ['asteroid']").get("obstacles").size());
    assertTrue(
        ask("small", ahead, flown + ", 'ignores': 'all', 'picture': true")
            .get("svg")
            .asText()
            .contains("rock"));
  }

  @Test
  void anAttackMayIgnoreObstacles() {
    String attack =
        query("small", rock(395, 450, 405, 460), "'op': 'attack', 'target': 'blue', 'arc': 'front'")
            .replace("\"ship\"", "\"attacker\"")
            .replace(
                "90}}]",
                "90}}, {\"id\": \"blue\", \"base\": \"small\", \"pose\": {\"x\": 400, \"y\": 520,"
                    + " \"heading\": 180}}]");
    assertTrue(asking.result(attack).get("choice").asBoolean());
    JsonNode clear = asking.result(attack.replace("\"op\"", "\"ignores\": \"all\", \"op\""));
    assertFalse(clear.get("choice").asBoolean());
    assertEquals("[]", clear.get("obstructedBy").toString());
  }

  @Test
  void whatIsWrongWithThemIsSaid() {
    assertEquals(
        "element 0 of 'ignores' is 'rocks', expected one of asteroid, debris, gas-cloud, obstacle",
        fault("small", "'op': 'boost', 'direction': 'left', 'ignores': ['rocks']", "/ignores/0"));
    assertEquals(
        "'ignores' is 'rocks', expected all or a list of obstacle kinds: asteroid, debris, gas-cloud,"
            + " obstacle",
        fault("small", "'op': 'boost', 'direction': 'left', 'ignores': 'rocks'", "/ignores"));
    assertEquals(
        "'aside' is given with 'ahead', expected one of them",
        fault("small", "'op': 'adjust', 'ahead': 1, 'aside': 2", "/aside"));
    assertEquals(
        "'ahead' or 'aside' is missing, expected one of them",
        asking.fault(query("small", "", "'op': 'adjust'"), "missing-field", "/ahead"));
    assertEquals(
        "'ship': 'red' is huge, and no huge ship barrel rolls, boosts or decloaks",
        fault("huge-corvette", "'op': 'adjust', 'ahead': 1", "/ship"));
    assertEquals(
        "'positions' is for Tallon rolls only, but the maneuver is a white 2 turn left",
        fault("small", "'op': 'maneuver', 'maneuver': '2TW', 'positions': 'any'", "/positions"));
    assertEquals(
        "'positions' is for rules whose rolls end at marks, expected none by these, whose rolls"
            + " slide",
        asking.fault(
            query("small", "", "'op': 'maneuver', 'maneuver': '2EW', 'positions': 'any'")
                .replace("standard-2018", "reference-2015"),
            "bad-value",
            "/positions"));
    assertEquals(
        "'as': a card makes a Tallon roll of a bank (B or N), found 2TW, a turn left",
        fault("small", "'op': 'maneuver', 'maneuver': '2TW', 'as': 'tallon-roll'", "/as"));
  }

  @Test
  void whatCannotBeIsRefused() {
    String roll = "'op': 'barrelRoll', 'direction': 'left'";
    assertEquals(
        "'template' is '4F', expected 1, 2, 3 or one of 1F to 3F, 1B to 3B, 1N to 3N, 1T to 3T, 1Y"
            + " to 3Y",
        fault("small", roll + ", 'template': '4F'", "/template"));
    assertEquals(
        "'template' is '2F', expected 1F, along which a tractor beam boosts a ship",
        fault("small", "'op': 'boost', 'template': '2F', 'by': 'tractor'", "/template"));
    assertEquals(
        "'direction' is 'left', expected straight, along which a tractor beam moves a ship",
        fault("small", "'op': 'boost', 'direction': 'left', 'by': 'tractor'", "/direction"));
    assertEquals(
        "'template' is '1B' beside 'direction', expected one of the two",
        fault("small", "'op': 'boost', 'direction': 'left', 'template': '1B'", "/template"));
    assertEquals(
        "'positions' is for decloaks to a side only, not forward",
        fault(
            "small", "'op': 'decloak', 'direction': 'forward', 'positions': 'any'", "/positions"));
    assertEquals(
        "'turn' is 45, expected one of 90, -90, 180",
        fault("small", "'op': 'rotate', 'turn': 45", "/turn"));
    assertEquals(
        "'ship': 'red' is huge, and no huge ship turns on the spot",
        fault("huge-corvette", "'op': 'rotate', 'turn': 90", "/ship"));
    assertEquals(
        "'positions' is for rules whose rolls end at marks, expected none by these, whose rolls"
            + " slide",
        asking.fault(
            query("small", "", roll + ", 'positions': 'marks'")
                .replace("standard-2018", "reference-2015"),
            "bad-value",
            "/positions"));
  }
}
