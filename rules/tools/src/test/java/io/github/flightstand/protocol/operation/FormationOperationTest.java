package io.github.flightstand.protocol.operation;

import static io.github.flightstand.tools.Asking.assertPose;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.protocol.picture.Svg;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wings as the protocol tells of them, and what a caller can get wrong. */
class FormationOperationTest {

  private final Asking asking = new Asking();

  /** A leader that looks up the table between its flanks, and blue ahead of the right one. */
  private static ObjectNode query() {
    return (ObjectNode)
        Asking.tree(
            "{\"op\":\"formation\",\"table\":{\"playArea\":{\"width\":914.4,\"height\":914.4},"
                + "\"ships\":["
                + Asking.ship("1", "small", 400, 300, 90)
                + ","
                + Asking.ship("2", "small", 340, 300, 90)
                + ","
                + Asking.ship("3", "small", 460, 300, 90)
                + ","
                + Asking.ship("blue", "large", 510, 400, 90)
                + "],\"tokens\":[{\"id\":\"mine\",\"kind\":\"mine\",\"pose\":"
                + "{\"x\":340,\"y\":380,\"heading\":0}}]},\"leader\":\"1\",\"wingmates\":["
                + "{\"ship\":\"3\",\"place\":\"right-flank\"},"
                + "{\"ship\":\"2\",\"place\":\"left-flank\"}],\"maneuver\":\"1FW\"}");
  }

  @Test
  void aWingThatFlies() {
    JsonNode result = asking.result(query().toString());
    assertEquals("[leader, wingmates, setUp]", Asking.names(result).toString());
    assertEquals("true", result.get("setUp").toString());
    assertPose(400, 380, 90, result.get("leader").get("final"));
    JsonNode left = result.get("wingmates").get(0);
    assertEquals(
        "[ship, place, pose, free, overlapped, obstacles, tokens, margins, flight, final]",
        Asking.names(left).toString());
    assertEquals("2", left.get("ship").asText());
    assertEquals("left-flank", left.get("place").asText());
    assertPose(340, 380, 90, left.get("final"));
    assertEquals("[\"mine\"]", left.get("tokens").toString());
    assertEquals("null", left.get("flight").toString());
    assertEquals(20, left.get("margins").get("ships").asDouble(), 1e-9);
    assertEquals(320, left.get("margins").get("edge").asDouble(), 1e-9);
    // Blue reaches from 470 on, and from 360 on upwards: it takes 10 of the right flank's place.
    JsonNode right = result.get("wingmates").get(1);
    assertEquals("false", right.get("free").toString());
    assertEquals("[\"blue\"]", right.get("overlapped").toString());
    assertEquals(-10, right.get("margins").get("ships").asDouble(), 1e-9);
    assertPose(460, 380, 90, right.get("pose"));
    // Its front guide at 470 to 473.5 stands on blue's rear edge: 360 − 1.75 − 20.
    assertPose(460, 338.250001, 90, right.get("final"));
    assertEquals("overlapped", right.get("flight").get("outcome").asText());
    assertEquals("[\"blue\"]", right.get("flight").get("touching").toString());
  }

  @Test
  void aWingThatFormsUpWhereItsLeaderStands() {
    ObjectNode query = query();
    Asking.remove(query, "/maneuver");
    Asking.put(query, "/table/ships/0", Asking.ship("1", "small", 430, 380, 90));
    JsonNode result = asking.result(query.toString());
    assertEquals("null", result.get("leader").toString());
    assertPose(370, 380, 90, result.get("wingmates").get(0).get("final"));
    JsonNode right = result.get("wingmates").get(1);
    assertEquals("null", right.get("flight").toString());
    assertPose(460, 300, 90, right.get("final"));
    Asking.remove(query, "/wingmates");
    Asking.put(query, "/wingmates", "[{\"ship\":\"3\",\"place\":\"left-support\"}]");
    result = asking.result(query.toString());
    assertEquals("false", result.get("setUp").toString());
    assertPose(370, 316.5, 90, result.get("wingmates").get(0).get("pose"));
    // Ship 2 is not in this wing: it stands in the way.
    assertEquals("[\"2\"]", result.get("wingmates").get(0).get("overlapped").toString());
  }

  @Test
  void thePictureShowsTheWing() {
    String picture = asking.result(query().put("picture", true).toString()).get("svg").asText();
    assertTrue(picture.contains("The wing of 1: 1 in formation, 1 not"), picture);
    Svg svg = new Svg(picture);
    assertEquals(3, svg.count("end"));
    assertEquals(1, svg.count("refused"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/leader | 'nobody' | unknown-ship | /leader | no ship 'nobody' on the table",
        "/leader | 'blue' | bad-value | /leader | 'leader': the ships of a wing have small"
            + " bases, found a large one",
        "/wingmates/1/ship | 'blue' | bad-value | /wingmates/1/ship | 'ship': the ships of a"
            + " wing have small bases, found a large one",
        "/wingmates/1/ship | 'x' | unknown-ship | /wingmates/1/ship | no ship 'x' on the table",
        "/wingmates/1/ship | '1' | bad-value | /wingmates/1/ship | 'ship' is '1', expected a ship"
            + " that has no other place in the wing",
        "/wingmates/1/ship | '3' | bad-value | /wingmates/1/ship | 'ship' is '3', expected a ship"
            + " that has no other place in the wing",
        "/wingmates/1/place | 'leader' | bad-value | /wingmates/1/place | 'place' is 'leader',"
            + " expected a place that is no other ship's",
        "/wingmates/1/place | 'right-flank' | bad-value | /wingmates/1/place | 'place' is"
            + " 'right-flank', expected a place that is no other ship's",
        "/wingmates | [] | bad-value | /wingmates | 'wingmates' is a list of 0, expected one to"
            + " five wingmates",
      })
  void mistakesAreNamed(String place, String value, String code, String at, String message) {
    ObjectNode query = query();
    Asking.put(query, place, value.replace('\'', '"'));
    assertEquals(message, asking.fault(query.toString(), code, at));
  }
}
