package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Attacks as the protocol has them. */
class AttackOperationTest {

  private static final String TABLE =
      """
      {"playArea": {"width": 914.4, "height": 914.4},
       "ships": [{"id": "red", "base": "small", "pose": {"x": 100, "y": 100, "heading": 0},
                  "arcs": ["front", "turret"]},
                 {"id": "blue", "base": "small", "pose": {"x": 400, "y": 100, "heading": 0}}],
       "obstacles": [{"id": "rock", "kind": "asteroid",
                      "outline": [[200, 100], [240, 100], [240, 150], [200, 150]]},
                     {"id": "debris", "kind": "debris",
                      "outline": [[300, 110], [340, 110], [340, 50], [300, 50]]}]}
      """
          .replace("\n", " ");

  private final Asking asking = new Asking();

  private static String query(String attacker, String target, String arc, String more) {
    return "{\"op\":\"attack\",\"table\":%s,\"attacker\":\"%s\",\"target\":\"%s\",\"arc\":\"%s\"%s}"
        .formatted(TABLE, attacker, target, arc, more);
  }

  private JsonNode attack(String attacker, String target, String arc) {
    return asking.result(query(attacker, target, arc, ""));
  }

  @Test
  void everyFieldInArc() {
    // From x = 120 to x = 380; the rock covers y > 100, the debris y < 110: both together all.
    JsonNode attack = attack("red", "blue", "front");
    assertEquals(true, attack.get("inArc").asBoolean());
    assertEquals(260, attack.get("distance").asDouble(), 1e-9);
    assertEquals(3, attack.get("range").asInt());
    assertEquals("[[120.0,100.0],[380.0,100.0]]", attack.get("line").toString());
    assertEquals(true, attack.get("many").asBoolean());
    assertEquals(true, attack.get("obstructed").asBoolean());
    assertEquals(false, attack.get("choice").asBoolean());
    assertEquals("[\"debris\",\"rock\"]", attack.get("obstructedBy").toString());
    assertEquals(false, attack.get("touching").asBoolean());
    assertEquals("{\"attack\":0,\"defence\":2}", attack.get("dice").toString());
    assertEquals(40, attack.at("/margins/range").asDouble(), 1e-9);
    // The corner (420, 80) is (320, −20) from red's middle: its distance from the upper line,
    // which runs along (20, 17.05).
    assertEquals(
        (320 * 17.05 + 20 * 20) / Math.hypot(20, 17.05),
        attack.at("/margins/arc").asDouble(),
        1e-9);
  }

  @Test
  void everyFieldOutOfArc() {
    JsonNode attack = attack("blue", "red", "front");
    assertEquals(false, attack.get("inArc").asBoolean());
    for (String field : new String[] {"distance", "range", "line", "dice"}) {
      assertTrue(attack.get(field).isNull(), field);
    }
    for (String field : new String[] {"many", "obstructed", "choice"}) {
      assertEquals(false, attack.get(field).asBoolean(), field);
    }
    assertEquals("[]", attack.get("obstructedBy").toString());
    assertTrue(attack.at("/margins/range").isNull());
    // Behind the apex: red's front edge is 280 from it.
    assertEquals(-280, attack.at("/margins/arc").asDouble(), 1e-9);
  }

  private static String withProbe(String attacker, String target, String more) {
    String probe =
        "\"tokens\": [{\"id\": \"probe\", \"kind\": \"remote\","
            + " \"pose\": {\"x\": 100, \"y\": 300, \"heading\": 270}},"
            + " {\"id\": \"mark\", \"kind\": \"objective\","
            + " \"pose\": {\"x\": 600, \"y\": 300, \"heading\": 270}}], \"ships\"";
    return query(attacker, target, attacker.equals("probe") ? "front" : "turret", more)
        .replace("\"ships\"", probe);
  }

  /** From y = 120 to y = 282; a remote's guides do not count (003-050). */
  @Test
  void remotesAttackAndAreAttackedAsShips() {
    JsonNode shot = asking.result(withProbe("red", "probe", ""));
    assertEquals(162, shot.get("distance").asDouble(), 1e-9);
    assertEquals(2, shot.get("range").asInt());
    JsonNode back = asking.result(withProbe("probe", "red", ""));
    assertEquals(true, back.get("inArc").asBoolean());
    assertEquals(162, back.get("distance").asDouble(), 1e-9);
    JsonNode marker = asking.answer(withProbe("red", "mark", ""));
    assertEquals("unknown-ship", marker.at("/error/code").textValue());
    JsonNode uncertain =
        asking.answer(
            withProbe("red", "probe", ", \"uncertainty\": {\"position\": 1, \"heading\": 1}"));
    assertTrue(uncertain.at("/error/message").textValue().contains("a remote takes part"));
  }

  /** From y = 120 to y = 420 and a little more (003-050). */
  @Test
  void arcsOfRemotesEndAtRange3() {
    String query = withProbe("probe", "red", "");
    JsonNode last = asking.result(query.replace("\"y\": 300", "\"y\": 438"));
    assertEquals(3, last.get("range").asInt());
    assertEquals(0, last.at("/margins/arc").asDouble(), 1e-9);
    JsonNode beyond = asking.result(query.replace("\"y\": 300", "\"y\": 438.5"));
    assertEquals(false, beyond.get("inArc").asBoolean());
    assertTrue(beyond.get("range").isNull());
    assertEquals(-0.5, beyond.at("/margins/arc").asDouble(), 1e-9);
  }

  @Test
  void aTurretHasNoDepth() {
    JsonNode attack = attack("red", "blue", "turret");
    assertEquals(true, attack.get("inArc").asBoolean());
    assertTrue(attack.at("/margins/arc").isNull());
  }

  /** What forbids red's attack on blue, in that rule set, with red standing there. */
  private JsonNode forbidden(String rules, String redAt, String more) {
    String query =
        query("red", "blue", "turret", ",\"rules\":\"" + rules + "\"")
            .replace("\"x\": 100, \"y\": 100", redAt);
    JsonNode attack = asking.result(query.replace("\"obstacles\"", more + "\"obstacles\""));
    assertTrue(attack.get("inArc").asBoolean());
    assertFalse(attack.get("dice").isNull());
    return attack.get("forbidden");
  }

  /** A small ship with an indicator attacks one 60 mm to its left. */
  private static String turret(String quadrants, String base) {
    return ("{\"op\":\"attack\",\"rules\":\"epic-2019\",\"attacker\":\"gunner\",\"target\":\"blue\","
            + "\"arc\":\"turret\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":["
            + "{\"id\":\"gunner\",\"base\":\"%s\",\"turret\":%s,"
            + "\"pose\":{\"x\":400,\"y\":400,\"heading\":0}},%s]}}")
        .formatted(base, quadrants, Asking.ship("blue", "small", 400, 500, 90));
  }

  @Test
  void aTurretFiresWhereItsIndicatorPoints() {
    assertEquals(60, asking.result(turret("[\"left\"]", "small")).get("distance").asDouble(), 1e-9);
    JsonNode both = asking.result(turret("[\"rear\",\"left\"]", "small"));
    assertEquals(60, both.get("distance").asDouble(), 1e-9);
    assertFalse(both.at("/margins/arc").isNull());
    assertFalse(asking.result(turret("[\"front\",\"rear\"]", "small")).get("inArc").asBoolean());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "[] | small | 'turret' is empty, expected one or two different quadrants of front, rear,"
            + " left, right",
        "[\"left\",\"left\"] | small | 'turret' is 'left, left', expected one or two different"
            + " quadrants of front, rear, left, right",
        "[\"left\"] | huge-corvette | 'turret' is 'left', expected none, since the base is huge"
      })
  void anIndicatorPointsAtOneOrTwoQuadrants(String quadrants, String base, String message) {
    assertEquals(
        message, asking.fault(turret(quadrants, base), "bad-value", "/table/ships/0/turret"));
  }

  @Test
  void contactForbidsInTheFirstRulebookAndTouchingPairsEverywhere() {
    String beside = "\"x\": 400, \"y\": 140";
    assertTrue(forbidden("reference-2015", beside, "").isNull());
    assertEquals("touching", forbidden("core-2012", beside, "").asText());
    String pair = "\"touching\": [[\"blue\", \"red\"]], ";
    for (String rules : new String[] {"reference-2015", "core-2012"}) {
      assertTrue(forbidden(rules, "\"x\": 100, \"y\": 100", "").isNull());
      assertEquals("touching", forbidden(rules, "\"x\": 100, \"y\": 100", pair).asText());
    }
  }

  @Test
  void anAsteroidUnderTheAttackerForbids() {
    String onRock = "\"x\": 181, \"y\": 120";
    assertEquals("on-obstacle", forbidden("reference-2015", onRock, "").asText());
    assertTrue(forbidden("reference-2015", "\"x\": 178, \"y\": 120", "").isNull());
    String onDebris = "\"x\": 320, \"y\": 60";
    assertTrue(forbidden("reference-2015", onDebris, "").isNull());
    assertEquals("on-obstacle", forbidden("core-2012", onDebris, "").asText());
  }

  @Test
  void onesOwnShipsAndShipsThatHaveFledAreForbidden() {
    String table = query("red", "blue", "turret", "");
    String red = table.replace("\"id\": \"red\",", "\"id\": \"red\", \"player\": \"A\",");
    assertTrue(asking.result(red).get("forbidden").isNull());
    for (String player : new String[] {"A", "B"}) {
      String both =
          red.replace("\"id\": \"blue\",", "\"id\": \"blue\", \"player\": \"" + player + "\",");
      assertEquals(
          player.equals("A") ? "friendly" : "null", asking.result(both).get("forbidden").asText());
    }
    assertEquals("fled", forbidden("reference-2015", "\"x\": 19, \"y\": 100", "").asText());
    String blue = table.replace("\"x\": 400, \"y\": 100", "\"x\": 400, \"y\": 900");
    assertEquals("fled", asking.result(blue).get("forbidden").asText());
  }

  @Test
  void whatCannotBeAskedIsRefused() {
    assertEquals(
        "'arc' is 'rear', expected an arc that ship 'red' lists: front, turret",
        asking.fault(query("red", "blue", "rear", ""), "bad-value", "/arc"));
    assertTrue(
        asking
            .fault(query("red", "blue", "side", ""), "bad-value", "/arc")
            .startsWith("'arc' is 'side', expected one of front, rear"));
    assertEquals(
        "'target' is 'red', expected another ship than the attacker",
        asking.fault(query("red", "red", "front", ""), "bad-value", "/target"));
    assertEquals(
        "'section' is 'fore', expected no section, since the target's base is not huge",
        asking.fault(
            query("red", "blue", "front", ",\"section\":\"fore\""), "bad-value", "/section"));
    assertEquals(
        "no ship 'rock' on the table",
        asking.fault(query("red", "rock", "front", ""), "unknown-ship", "/target"));
  }

  /**
   * The corvette lies along y = 400 with its section line at x = 400, red behind it, the transport
   * and a wreck beside it.
   */
  @Nested
  class HugeShips {

    private static final String HUGE =
        """
        {"playArea": {"width": 1828.8, "height": 914.4},
         "ships": [{"id": "red", "base": "small", "pose": {"x": 100, "y": 400, "heading": 0}},
                   {"id": "raider", "base": "huge-corvette",
                    "pose": {"x": 400, "y": 400, "heading": 0}},
                   {"id": "gozanti", "base": "huge-transport",
                    "pose": {"x": 400, "y": 700, "heading": 0}},
                   {"id": "wreck", "base": "huge-corvette", "standsIn": true,
                    "pose": {"x": 1000, "y": 400, "heading": 90}}]}
        """
            .replace("\n", " ");

    private static String ask(String attacker, String target, String arc, String more) {
      return query(attacker, target, arc, more).replace(TABLE, HUGE);
    }

    private static String section(String name) {
      return ",\"section\":\"" + name + "\"";
    }

    private JsonNode at(String section) {
      return asking.result(ask("red", "raider", "front", section(section)));
    }

    @Test
    void aSectionsAnswerSaysWhetherItMayBeChosen() {
      JsonNode aft = at("aft");
      assertTrue(aft.get("sectionClear").asBoolean());
      assertEquals(72.4, aft.at("/margins/section").asDouble(), 1e-9);
      assertEquals(167.6, aft.get("distance").asDouble(), 1e-9);
      assertEquals(2, aft.get("range").asInt());
      JsonNode fore = at("fore");
      assertEquals("false", fore.get("sectionClear").toString());
      assertEquals(-40, fore.at("/margins/section").asDouble(), 1e-9);
      assertEquals(280, fore.get("distance").asDouble(), 1e-9);
      assertEquals("[]", fore.get("obstructedBy").toString());
    }

    @Test
    void outOfArcItIsSaidToo() {
      JsonNode behind = asking.result(ask("red", "raider", "rear", section("fore")));
      assertEquals("false", behind.get("inArc").toString());
      assertEquals("false", behind.get("sectionClear").toString());
      assertEquals(-40, behind.at("/margins/section").asDouble(), 1e-9);
    }

    @Test
    void atWhatIsOneSectionThereIsNoSuchField() {
      for (String more : new String[] {"", section("fore"), section("aft")}) {
        JsonNode attack = asking.result(ask("raider", "gozanti", "left", more));
        // From side to side.
        assertEquals(220, attack.get("distance").asDouble(), 1e-9);
        assertFalse(attack.has("sectionClear"));
        assertFalse(attack.get("margins").has("section"));
      }
    }

    @Test
    void whatStandsInIsInTheWay() {
      String far = HUGE.replace("\"x\": 100, \"y\": 400", "\"x\": 1400, \"y\": 400");
      JsonNode attack =
          asking.result(ask("red", "raider", "rear", section("fore")).replace(HUGE, far));
      assertEquals("[\"wreck\"]", attack.get("obstructedBy").toString());
      assertEquals("true", attack.get("obstructed").toString());
    }

    @Test
    void lengthsAreMillimetresInEveryFrame() {
      // The same table as VASSAL has it: 2.825 pixels a millimetre from the upper left corner of a
      // table 914.4 high; headings from up the table.
      ObjectNode query = (ObjectNode) Asking.tree(ask("red", "raider", "front", section("aft")));
      query.put("frame", "vassal");
      query
          .at("/table/ships")
          .forEach(
              ship -> {
                ObjectNode pose = (ObjectNode) ship.get("pose");
                pose.put("x", 2.825 * pose.get("x").asDouble());
                pose.put("y", 2.825 * (914.4 - pose.get("y").asDouble()));
                pose.put("heading", pose.get("heading").asDouble() - 90);
              });
      JsonNode attack = asking.result(query.toString());
      assertEquals(167.6, attack.get("distance").asDouble(), 1e-9);
      assertEquals(72.4, attack.at("/margins/section").asDouble(), 1e-9);
      assertEquals(2.825 * 287.6, attack.at("/line/1/0").asDouble(), 1e-9);
      assertEquals(2.825 * 514.4, attack.at("/line/1/1").asDouble(), 1e-9);
    }

    @Test
    void aSectionOfACorvetteHasToBeNamed() {
      asking.fault(ask("red", "raider", "front", ""), "missing-field", "/section");
      asking.fault(ask("gozanti", "raider", "front", ""), "missing-field", "/section");
      assertTrue(
          asking
              .fault(ask("red", "raider", "front", section("middle")), "bad-value", "/section")
              .startsWith("'section' is 'middle', expected one of fore, aft"));
      asking.fault(ask("red", "raider", "front", ",\"section\":1"), "bad-value", "/section");
    }

    @Test
    void anArcIsOnTheBase() {
      assertEquals(
          "'arc' is 'rear', expected an arc of a huge-corvette base: front, left, right, turret",
          asking.fault(ask("raider", "red", "rear", ""), "bad-value", "/arc"));
      assertEquals(
          "'arc' is 'front', expected an arc of a huge-transport base: turret",
          asking.fault(ask("gozanti", "raider", "front", section("aft")), "bad-value", "/arc"));
    }

    @Test
    void whatStandsInHasNoPartInAttacks() {
      assertEquals(
          "'attacker' is 'wreck', expected a ship that attacks, not one that stands in as an"
              + " obstacle",
          asking.fault(ask("wreck", "red", "front", ""), "bad-value", "/attacker"));
      assertEquals(
          "'target' is 'wreck', expected a ship that can be attacked, not one that stands in as an"
              + " obstacle",
          asking.fault(ask("red", "wreck", "front", ""), "bad-value", "/target"));
    }

    @Test
    void confidenceInTheSectionIsForCorvettes() {
      String uncertainty = ",\"uncertainty\":{\"position\":1,\"heading\":0}";
      JsonNode fore = asking.result(ask("red", "raider", "front", section("fore") + uncertainty));
      // 40 deviations away.
      assertEquals(1, fore.at("/confidence/sectionClear").asDouble(), 1e-12);
      JsonNode transport = asking.result(ask("raider", "gozanti", "left", uncertainty));
      assertFalse(transport.get("confidence").has("sectionClear"));
      assertTrue(transport.get("confidence").has("inArc"));
    }
  }
}
