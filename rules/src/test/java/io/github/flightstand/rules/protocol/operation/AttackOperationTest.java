package io.github.flightstand.rules.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.rules.protocol.Asking;
import org.junit.jupiter.api.Test;

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

  @Test
  void aTurretHasNoDepth() {
    JsonNode attack = attack("red", "blue", "turret");
    assertEquals(true, attack.get("inArc").asBoolean());
    assertTrue(attack.at("/margins/arc").isNull());
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
}
