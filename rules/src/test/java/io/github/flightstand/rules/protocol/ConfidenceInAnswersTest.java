package io.github.flightstand.rules.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** Probabilities in answers, worked out by hand where headings have no part in them. */
class ConfidenceInAnswersTest {

  private static final String TWO =
      "\"table\": {\"playArea\": {\"width\": 914.4, \"height\": 914.4}, \"ships\": [{\"id\": \"a\","
          + " \"base\": \"small\", \"pose\": {\"x\": 100, \"y\": 300, \"heading\": 90}}, {\"id\":"
          + " \"b\", \"base\": \"small\", \"pose\": {\"x\": %s, \"y\": 300, \"heading\": 90}}]}";

  private static final String STRAYING = ", \"uncertainty\": {\"position\": 0.5, \"heading\": 0}}";

  private final Asking asking = new Asking();

  private JsonNode confidence(String op, double x, String rest) {
    return asking
        .result("{\"op\": \"" + op + "\", " + TWO.formatted(x) + rest + STRAYING)
        .get("confidence");
  }

  // Two ships stray apart by 0.5 · √2: 0.5 is 0.7071 of that, and 1 is 1.4142.

  @Test
  void anOverlapOfHalfAMillimetre() {
    JsonNode pairs = confidence("overlap", 139.5, "").get("pairs");
    assertEquals(1, pairs.size());
    assertEquals(0.76024994, pairs.get(0).asDouble(), 1e-6);
  }

  @Test
  void aDistanceOfAMillimetreLessThanABand() {
    JsonNode confidence = confidence("range", 239, ", \"from\": \"a\", \"to\": \"b\"");
    assertEquals("{\"range\":", confidence.toString().substring(0, 9));
    assertEquals(0.92135040, confidence.get("range").asDouble(), 1e-6);
  }

  @Test
  void aManeuverThatEndsAMillimetreBesideAnother() {
    // A reverse straight 2 ends 120 behind, and so beside a ship that stands there.
    String beside = TWO.formatted(141).replace("\"x\": 100, \"y\": 300", "\"x\": 100, \"y\": 420");
    JsonNode back =
        asking
            .result(
                "{\"op\": \"maneuver\", "
                    + beside
                    + ", \"ship\": \"a\", \"maneuver\": \"2SW\""
                    + STRAYING)
            .get("confidence");
    assertEquals(0.92135040, back.get("outcome").asDouble(), 1e-6);
    assertEquals(1, back.get("fled").asDouble());
    JsonNode away = confidence("maneuver", 141, ", \"ship\": \"a\", \"maneuver\": \"2FW\"");
    assertEquals(1, away.get("outcome").asDouble(), 1e-9);
  }

  @Test
  void aShipThatStaysOverlapsNothingNew() {
    // Edge on edge with the other, and 3 mm deep in it.
    for (double x : new double[] {140, 137}) {
      JsonNode still = confidence("maneuver", x, ", \"ship\": \"a\", \"maneuver\": \"0OW\"");
      assertEquals("{\"outcome\":1.0,\"fled\":1.0}", still.toString());
    }
  }

  @Test
  void aBarrelRollWhoseEndIsTooNear() {
    // The base ends at 180 ± 20, the other begins at 201: one of both strays, 0.5 · √2 together.
    JsonNode roll = confidence("barrelRoll", 221, ", \"ship\": \"a\", \"direction\": \"right\"");
    assertEquals(0.92135040, roll.get("legal").asDouble(), 1e-6);
  }

  @Test
  void whetherAnAttackIsObstructedIsAskedOfTargetsInTheArc() {
    // Ship b looks where a does, 100 to its right: out of its front arc.
    JsonNode out =
        confidence("attack", 200, ", \"attacker\": \"a\", \"target\": \"b\", \"arc\": \"front\"");
    assertEquals("{\"inArc\":1.0}", out.toString());
    JsonNode in =
        confidence("attack", 200, ", \"attacker\": \"a\", \"target\": \"b\", \"arc\": \"turret\"");
    assertEquals(1, in.get("obstructed").asDouble());
    assertEquals(1, in.get("choice").asDouble());
    assertFalse(in.has("inArc"));
  }

  @Test
  void withoutUncertaintyThereIsNoConfidence() {
    String query = "{\"op\": \"overlap\", " + TWO.formatted(139.5) + "}";
    assertFalse(asking.result(query).has("confidence"));
  }

  @Test
  void whereNoVerdictHangsOnShipsThereIsNone() {
    assertEquals("{}", confidence("drop", 500, ", \"ship\": \"a\", \"kind\": \"bomb\"").toString());
  }
}
