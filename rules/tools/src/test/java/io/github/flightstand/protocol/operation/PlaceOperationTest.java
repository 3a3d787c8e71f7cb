package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.tools.Asking;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Set-up as the protocol tells it, and what a caller can get wrong. */
class PlaceOperationTest {

  private static final String STRIP = "[[0, 0], [1000, 0], [1000, 100], [0, 100]]";
  private static final String RED =
      "{\"ship\": {\"id\": \"red\", \"base\": \"small\","
          + " \"pose\": {\"x\": 300, \"y\": 50, \"heading\": 90}}}";

  private final Asking asking = new Asking();

  /** A metre square with a ship at (500, 50), a rock of 60 square about (500, 500) and a mine. */
  private static ObjectNode query(String piece) {
    return (ObjectNode)
        Asking.tree(
            "{\"op\": \"place\", \"table\": {\"playArea\": {\"width\": 1000, \"height\": 1000},"
                + " \"ships\": [{\"id\": \"blue\", \"base\": \"small\","
                + " \"pose\": {\"x\": 500, \"y\": 50, \"heading\": 90}}],"
                + " \"obstacles\": [{\"id\": \"rock\", \"kind\": \"asteroid\", \"outline\":"
                + " [[470, 470], [530, 470], [530, 530], [470, 530]]}],"
                + " \"tokens\": [{\"id\": \"mine\", \"kind\": \"mine\","
                + " \"pose\": {\"x\": 300, \"y\": 50, \"heading\": 0}}]},"
                + " \"piece\": "
                + piece
                + "}");
  }

  private static String obstacle(double left, double bottom) {
    return "{\"obstacle\": {\"id\": \"new\", \"kind\": \"debris\", \"outline\":"
        + " [[%1$s, %2$s], [%3$s, %2$s], [%3$s, %4$s], [%1$s, %4$s]]}}"
            .formatted(left, bottom, left + 60, bottom + 60);
  }

  private String reasons(ObjectNode query) {
    JsonNode result = asking.result(query.toString());
    assertEquals(2, result.size());
    assertEquals(result.get("legal").asBoolean(), result.get("reasons").isEmpty());
    return result.get("reasons").toString();
  }

  @Test
  void aShipMayBeSetUpInItsZone() {
    ObjectNode query = query(RED);
    assertEquals("[]", reasons(query));
    Asking.put(query, "/zone", STRIP);
    assertEquals("[]", reasons(query));
  }

  @Test
  void everyReasonIsTold() {
    ObjectNode query = query(RED);
    Asking.put(query, "/zone", STRIP);
    Asking.put(query, "/piece/ship/pose/x", "463");
    Asking.put(query, "/piece/ship/pose/y", "15");
    // Flush below blue's middle by 35: 3 of overlap aside, 5 below the edge.
    assertEquals(
        "[{\"code\":\"overlap\",\"distance\":-3.0,\"required\":0.0,\"of\":\"blue\"},"
            + "{\"code\":\"outside-zone\",\"distance\":-5.0,\"required\":0.0,\"of\":\"zone\"},"
            + "{\"code\":\"outside-area\",\"distance\":-5.0,\"required\":0.0,\"of\":\"bottom\"}]",
        reasons(query));
  }

  @Test
  void anObstacleKeepsTheReferencesDistances() {
    assertEquals("[]", reasons(query(obstacle(631, 500))));
    // 1000 − 760 − 60 = 180 from the upper edge; 600 − 530 = 70 from the rock.
    assertEquals(
        "[{\"code\":\"too-near-edge\",\"distance\":180.0,\"required\":200.0,\"of\":\"top\"}]",
        reasons(query(obstacle(600, 760))));
    assertEquals(
        "[{\"code\":\"too-near-obstacle\",\"distance\":70.0,\"required\":100.0,"
            + "\"of\":\"rock\"}]",
        reasons(query(obstacle(600, 500))));
  }

  @Test
  void theFirstRulebookHasOtherDistances() {
    ObjectNode query = query(obstacle(540, 760));
    Asking.put(query, "/rules", "\"core-2012\"");
    assertEquals("[]", reasons(query));
    ObjectNode flush = query(obstacle(530, 470));
    Asking.put(flush, "/rules", "[\"core-2012\"]");
    assertEquals("[]", reasons(flush));
    ObjectNode edge = query(obstacle(100, 470));
    Asking.put(edge, "/rules", "\"core-2012\"");
    assertEquals(
        "[{\"code\":\"too-near-edge\",\"distance\":100.0,\"required\":100.0,\"of\":\"left\"}]",
        reasons(edge));
  }

  /** The second edition keeps the reference's distances, for clouds with holes too. */
  @Test
  void theSecondEditionKeepsDistancesFromTheOutsideOfARegion() {
    String cloud =
        "{\"obstacle\": {\"id\": \"cloud\", \"kind\": \"gas-cloud\", \"region\": [["
            + "[[%s, 500], [%s, 500], [%s, 560], [%s, 560]],"
            + "[[%s, 520], [%s, 520], [%s, 540], [%s, 540]]]]}}";
    for (String rules : List.of("standard-2018", "reference-2015")) {
      ObjectNode query = query(cloud.formatted(631, 691, 691, 631, 650, 670, 670, 650));
      Asking.put(query, "/rules", "\"" + rules + "\"");
      assertEquals("[]", reasons(query));
      // 600 − 530 = 70 from the rock.
      ObjectNode near = query(cloud.formatted(600, 660, 660, 600, 620, 640, 640, 620));
      Asking.put(near, "/rules", "\"" + rules + "\"");
      assertEquals(
          "[{\"code\":\"too-near-obstacle\",\"distance\":70.0,\"required\":100.0,"
              + "\"of\":\"rock\"}]",
          reasons(near));
    }
  }

  @Test
  void aTokenMayBeSetUpToo() {
    ObjectNode query =
        query(
            "{\"token\": {\"id\": \"crate\", \"kind\": \"objective\","
                + " \"pose\": {\"x\": 300, \"y\": 50, \"heading\": 0}}}");
    Asking.put(query, "/zone", STRIP);
    assertEquals("[]", reasons(query));
    Asking.put(query, "/piece/token/pose/x", "10");
    assertEquals(
        "[{\"code\":\"outside-zone\",\"distance\":-8.0,\"required\":0.0,\"of\":\"zone\"},"
            + "{\"code\":\"outside-area\",\"distance\":-8.0,\"required\":0.0,\"of\":\"left\"}]",
        reasons(query));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/piece | {} | bad-value | /piece",
        "/piece | 'red' | bad-value | /piece",
        "/piece/token | {'id': 't', 'kind': 'bomb', 'pose': {'x': 1, 'y': 1, 'heading': 1}}"
            + " | bad-value | /piece",
        "/piece/wing | {} | unknown-field | /piece/wing",
        "/piece/ship/base | 'tiny' | bad-value | /piece/ship/base",
        "/piece/ship/skill | 3 | unknown-field | /piece/ship/skill",
        "/piece/ship/id | 'blue' | duplicate-id | /piece/ship/id",
        "/piece/ship/id | 'rock' | duplicate-id | /piece/ship/id",
        "/piece/ship/id | 'mine' | duplicate-id | /piece/ship/id",
        "/zone | [[0, 0], [9, 0]] | bad-outline | /zone",
        "/zone | [[0, 0], [9, 0], [0, 9], [9, 9]] | bad-outline | /zone",
        "/zone | [[0, 0], [9, 9], [20, 20]] | bad-outline | /zone",
        "/zone | null | bad-value | /zone",
        "/zone | [[0, 0], [9, 0], [0, '9']] | bad-value | /zone/2/1",
        "/rules | 'house' | unknown-rules | /rules",
        "/ship | 'red' | unknown-field | /ship",
      })
  void mistakesAreNamed(String place, String value, String code, String at) {
    asking.mistake(query(RED), place, value, code, at);
  }

  @ParameterizedTest
  @CsvSource({"/table", "/piece", "/piece/ship/pose", "/piece/ship/id"})
  void whatIsMissingIsNamed(String pointer) {
    ObjectNode query = query(RED);
    Asking.remove(query, pointer);
    asking.fault(query.toString(), "missing-field", pointer);
  }

  @Test
  void theMessageNamesWhatWasExpected() {
    ObjectNode query = query("{}");
    assertEquals(
        "'piece' holds 0 of ship, obstacle, token, expected exactly one",
        asking.fault(query.toString(), "bad-value", "/piece"));
  }
}
