package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Probabilities in answers, worked out by hand where headings have no part in them. */
class ConfidenceInAnswersTest {

  private static final String TWO =
      "\"table\": {\"playArea\": {\"width\": 914.4, \"height\": 914.4}, \"ships\": [{\"id\": \"a\","
          + " \"base\": \"small\", \"pose\": {\"x\": 100, \"y\": 300, \"heading\": 90}}, {\"id\":"
          + " \"b\", \"base\": \"small\", \"pose\": {\"x\": %s, \"y\": 300, \"heading\": 90}}]}";

  private static final String STRAYING = ", \"uncertainty\": {\"position\": 0.5, \"heading\": 0}}";

  /** Counting stops when its error is below this. */
  private static final double COUNTED = 0.005;

  private final Asking asking = new Asking();

  private JsonNode confidence(String op, double x, String rest) {
    return asking
        .result("{\"op\": \"" + op + "\", " + TWO.formatted(x) + rest + STRAYING)
        .get("confidence");
  }

  // Two ships perturb apart by 0.5 · √2: 0.5 is 0.7071 of that, and 1 is 1.4142.

  @Test
  void anOverlapOfHalfAMillimetre() {
    JsonNode pairs = confidence("overlap", 139.5, "").get("pairs");
    assertEquals(1, pairs.size());
    assertEquals(0.76024994, pairs.get(0).asDouble(), COUNTED);
  }

  @Test
  void aDistanceOfAMillimetreLessThanABand() {
    JsonNode confidence = confidence("range", 239, ", \"from\": \"a\", \"to\": \"b\"");
    assertEquals("{\"range\":", confidence.toString().substring(0, 9));
    assertEquals(0.92135040, confidence.get("range").asDouble(), COUNTED);
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
    assertEquals(0.92135040, back.get("outcome").asDouble(), COUNTED);
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
    // The base ends at 180 ± 20, the other begins at 201: one of both perturbs, 0.5 · √2 together.
    JsonNode roll = confidence("barrelRoll", 221, ", \"ship\": \"a\", \"direction\": \"right\"");
    assertEquals(0.92135040, roll.get("legal").asDouble(), COUNTED);
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

  private JsonNode answer(String uncertainty) {
    return asking.answer(
        "{\"op\": \"overlap\", "
            + TWO.formatted(139.5)
            + ", \"uncertainty\": "
            + uncertainty.replace('\'', '"')
            + "}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // One deviation of b alone; a, which is not named, stands exactly.
        "{'ships': {'b': {'position': 0.5, 'heading': 0}}} | 0.8413",
        // Two.
        "{'ships': {'b': {'covariance': [[0.0625, 0, 0], [0, 100, 0], [0, 0, 0]]}}} | 0.9772",
        // All along a diagonal: one deviation along x.
        "{'ships': {'b': {'covariance': [[0.25, 0.25, 0], [0.25, 0.25, 0], [0, 0, 0]]}}} | 0.8413",
        // Both by 0.3 and 0.4 along x, apart by 0.5.
        "{'ships': {'a': {'position': 0.3, 'heading': 0}, 'b': {'covariance': [[0.16, 0, 0],"
            + " [0, 0, 0], [0, 0, 0]]}}} | 0.8413",
        "{'ships': {}} | 1"
      })
  void uncertaintyMayBeEachShipsOwn(String uncertainty, double probability) {
    JsonNode pairs = answer(uncertainty).at("/result/confidence/pairs");
    assertEquals(probability, pairs.get(0).asDouble(), COUNTED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'green': {'position': 1, 'heading': 1}} | unknown-ship | /green",
        "{'a': {'position': 1}} | missing-field | /a/heading",
        "{'a': {'position': 1, 'heading': 1, 'covariance': [[1]]}} | bad-value | /a/covariance/0",
        "{'a': {'covariance': [[1, 0], [0, 1]]}} | bad-value | /a/covariance/0",
        "{'a': {'covariance': [[1, 0, 0], [1, 1, 0], [0, 0, 1]]}} | bad-value | /a/covariance",
        "{'a': {'covariance': [[1, 2, 0], [2, 1, 0], [0, 0, 1]]}} | bad-value | /a/covariance",
        "{'a': {'covariance': [[-1, 0, 0], [0, 1, 0], [0, 0, 1]]}} | bad-value | /a/covariance",
        "{'a': {'covariance': [[1, 0, 0], [0, 1, 'x'], [0, 0, 1]]}} | bad-value |"
            + " /a/covariance/1/2",
        "[] | bad-value | ``"
      })
  void aFaultInAShipsUncertaintyIsFound(String ships, String code, String at) {
    JsonNode error = answer("{'ships': " + ships + "}").get("error");
    assertEquals(code, error.get("code").asText());
    assertEquals("/uncertainty/ships" + at, error.get("at").asText());
  }

  @Test
  void uncertaintyIsAllShipsOrEachShips() {
    JsonNode error = answer("{'position': 1, 'heading': 1, 'ships': {}}").get("error");
    assertEquals("unknown-field", error.get("code").asText());
  }

  @Test
  void aCovarianceIsAlongTheAxesOfTheQuerysFrame() {
    // Seen with y down, b lies up and to the right of a, and perturbs along that line, or across
    // it.
    for (int sign : new int[] {-1, 1}) {
      String covariance = "[[1, $, 0], [$, 1, 0], [0, 0, 0]]".replace("$", "" + sign);
      JsonNode result =
          asking.result(
              "{\"op\": \"range\", \"frame\": {\"scale\": 1, \"origin\": [0, 914.4],"
                  + " \"mirrored\": true, \"heading\": {\"zero\": 0, \"clockwise\": true}},"
                  + " \"table\": {\"playArea\": {\"width\": 914.4, \"height\": 914.4},"
                  + " \"ships\": [{\"id\": \"a\", \"base\": \"small\", \"pose\": {\"x\": 100,"
                  + " \"y\": 400, \"heading\": 0}}, {\"id\": \"b\", \"base\": \"small\","
                  + " \"pose\": {\"x\": 210.710678, \"y\": 289.289322, \"heading\": 0}}]},"
                  + " \"from\": \"a\", \"to\": \"b\", \"uncertainty\": {\"ships\": {\"b\":"
                  + " {\"covariance\": "
                  + covariance
                  + "}}}}");
      double probability = result.at("/confidence/range").asDouble();
      assertEquals(99.99, result.get("distance").asDouble(), 0.02);
      assertEquals(sign < 0, Math.abs(probability - 0.5) < 0.01, "" + probability);
    }
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
