package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;

/** Pairs that are not apart, with their separations. */
class OverlapOperationTest {

  private static JsonNode pairs(String ships, String others) {
    return new Asking()
        .result(
            "{\"op\":\"overlap\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},"
                + "\"ships\":["
                + ships
                + "]"
                + others
                + "}}")
        .get("pairs");
  }

  private static String ship(String id, double x) {
    return "{\"id\":\"%s\",\"base\":\"small\",\"pose\":{\"x\":%s,\"y\":400,\"heading\":90}}"
        .formatted(id, x);
  }

  @Test
  void anEmptyTableHasNone() {
    assertEquals("[]", pairs("", "").toString());
  }

  @Test
  void pairsAreSortedAndCarryTheirSeparation() {
    // Side by side with centres 37, 40 and 41 apart: 3 deep, flush, 1 apart.
    JsonNode pairs =
        pairs(
            ship("d", 100) + "," + ship("a", 137) + "," + ship("c", 177) + "," + ship("b", 218),
            "");
    assertEquals(2, pairs.size());
    assertEquals("a c touching", words(pairs.get(0)));
    assertEquals(0, pairs.get(0).get("separation").asDouble(), 1e-9);
    assertEquals("a d overlap", words(pairs.get(1)));
    assertEquals(-3, pairs.get(1).get("separation").asDouble(), 1e-9);
  }

  @Test
  void shipsMeetObstaclesAndTokens() {
    JsonNode pairs =
        pairs(
            ship("red", 100),
            ",\"obstacles\":[{\"id\":\"rock\",\"kind\":\"asteroid\",\"outline\":"
                + "[[110,390],[150,390],[150,410]]}],\"tokens\":[{\"id\":\"mine\",\"kind\":\"mine\","
                + "\"pose\":{\"x\":100,\"y\":380,\"heading\":0}}]");
    assertEquals(2, pairs.size());
    assertEquals("mine red overlap", words(pairs.get(0)));
    assertEquals("red rock overlap", words(pairs.get(1)));
  }

  private static String words(JsonNode pair) {
    return pair.get("a").asText()
        + " "
        + pair.get("b").asText()
        + " "
        + pair.get("relation").asText();
  }
}
