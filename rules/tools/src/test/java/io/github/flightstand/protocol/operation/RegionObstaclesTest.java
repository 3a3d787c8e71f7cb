package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Obstacles of several polygons and with holes, as the protocol reads them. */
class RegionObstaclesTest {

  private static final String FRAME =
      "[[[[300,300],[500,300],[500,500],[300,500]],[[350,350],[450,350],[450,450],[350,450]]]]";

  private final Asking asking = new Asking();

  private static String query(String op, String more, String shape) {
    return ("{\"op\":\"%s\"%s,\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},\"ships\":["
            + Asking.ship("red", "small", 400, 400, 90)
            + "],\"obstacles\":[{\"id\":\"wreck\",\"kind\":\"debris\"%s}]}}")
        .formatted(op, more, shape);
  }

  private static String region(String rings) {
    return ",\"region\":" + rings;
  }

  @Test
  void aShipInAHoleIsAsFarAsItsRim() {
    String range = ",\"from\":\"red\",\"to\":\"wreck\"";
    assertEquals(
        30, asking.result(query("range", range, region(FRAME))).get("distance").asDouble(), 1e-9);
    // A mirrored frame turns every ring the other way round.
    String frame =
        ",\"frame\":{\"scale\":1,\"origin\":[0,0],\"mirrored\":true,\"heading\":{\"zero\":0,\"clockwise\":true}}"
            + range;
    assertEquals(
        30, asking.result(query("range", frame, region(FRAME))).get("distance").asDouble(), 1e-9);
    assertEquals("[]", asking.result(query("overlap", "", region(FRAME))).get("pairs").toString());
  }

  @Test
  void theTemplateMeetsTheRimAndThePictureShowsIt() {
    JsonNode flown =
        asking.result(
            query(
                "maneuver",
                ",\"picture\":true,\"ship\":\"red\",\"maneuver\":\"1FW\"",
                region(FRAME)));
    assertEquals(
        "[{\"id\":\"wreck\",\"template\":true,\"base\":true}]", flown.get("obstacles").toString());
    assertTrue(flown.get("svg").asText().contains("obstacle debris"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "[] | bad-outline | | 'region': a region has at least one polygon, found none",
        "[[]] | bad-value | /0 | element 0 of 'region' is empty, expected a list of rings, first"
            + " the outside",
        "[[[[0,0],[9,0],[0,9],[9,9]]]] | bad-outline | /0/0 | element 0 of element 0 of 'region':"
            + " an outline neither crosses nor touches itself, but this one does at (4.5, 4.5)",
        "[[[[0,0],[9,0],[9,9]]],[[[0,0],[9,9],[0,9]]]] | bad-outline | | 'region': in a region"
            + " rings neither cross nor share an edge, but in this one that fails at (0.0, 0.0)"
      })
  void improperRegionsAreRefused(String rings, String code, String at, String message) {
    assertEquals(
        message,
        asking.fault(
            query("overlap", "", region(rings)),
            code,
            "/table/obstacles/0/region" + (at == null ? "" : at)));
  }

  @Test
  void anObstacleHasOneOfOutlineAndRegion() {
    assertEquals(
        "'region' is found beside 'outline', expected one of them",
        asking.fault(
            query("overlap", "", region(FRAME) + ",\"outline\":[[0,0],[9,0],[9,9]]"),
            "bad-value",
            "/table/obstacles/0/region"));
    assertEquals(
        "'outline' is missing, expected in the obstacle 'wreck'",
        asking.fault(query("overlap", "", ""), "missing-field", "/table/obstacles/0/outline"));
  }
}
