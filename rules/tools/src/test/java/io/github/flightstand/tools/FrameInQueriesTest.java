package io.github.flightstand.tools;

import static io.github.flightstand.tools.Asking.assertPose;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Callers who speak in coordinates of their own, and are answered in them. */
class FrameInQueriesTest {

  private final Asking asking = new Asking();

  private JsonNode result(ObjectNode query, String frame) {
    query.set("frame", Asking.tree(frame));
    return asking.result(query.toString());
  }

  // The ship of the protocol's example: from (200, 100, 90) a bank to (133.137085, 261.421356,
  // 135).

  @Test
  void vassalCountsPixelsDownFromTheUpperLeftCorner() {
    ObjectNode query = Asking.query();
    // 200 · 2.825 and (914.4 − 100) · 2.825; it looks up, which is 0.
    Asking.put(query, "/table/ships/0/pose", "{\"x\": 565, \"y\": 2300.68, \"heading\": 0}");
    Asking.remove(query, "/table/obstacles");
    JsonNode result = result(query, "\"vassal\"");
    // (914.4 − 261.421356) · 2.825; an eighth of a turn to the left, counter-clockwise.
    assertPose(376.112265, 1844.664669, 45, result.get("final"));
    // Lengths are of plastic: an eighth of a circle of radius 180, and the corner 20 · √2 to the
    // left of the centre.
    assertEquals(45 * Math.PI, result.get("rail").asDouble(), 1e-9);
    assertEquals(133.137085 - 20 * Math.sqrt(2), result.at("/margins/edge").asDouble(), 1e-6);
  }

  @Test
  void ttsCountsUnitsFromTheMiddle() {
    ObjectNode query = Asking.query();
    // (200 − 457.2) · 0.03637 and (100 − 457.2) · 0.03637; it looks up, which is 0.
    Asking.put(
        query, "/table/ships/0/pose", "{\"x\": -9.354364, \"y\": -12.991364, \"heading\": 0}");
    Asking.remove(query, "/table/obstacles");
    JsonNode result = result(query, "\"tts\"");
    // An eighth of a turn to the left is 45 back, clockwise.
    assertPose(-11.786168, -7.120469, 315, result.get("final"));
  }

  private static String table(double width, double height, double x, double y) {
    return ("{\"playArea\": {\"width\": %s, \"height\": %s}, \"ships\": [{\"id\": \"red\","
            + " \"base\": \"small\", \"pose\": {\"x\": %s, \"y\": %s, \"heading\": 0}}]}")
        .formatted(width, height, x, y);
  }

  /** A ship in the frame's units is where the sides of its play area say, and flies up it. */
  @ParameterizedTest
  @CsvSource({
    "tts, 914.4, 914.4, 457.2, 457.2",
    "tts, 1828.8, 914.4, 914.4, 457.2",
    "tts, 914.4, 1828.8, 457.2, 914.4",
    "tts, 1200, 700, 600, 350",
    "vassal, 914.4, 914.4, 0, 914.4",
    "vassal, 1828.8, 914.4, 0, 914.4",
    "vassal, 914.4, 1828.8, 0, 1828.8",
    "vassal, 1200, 700, 0, 700"
  })
  void theOriginFollowsThePlayArea(
      String name, double width, double height, double originX, double originY) {
    double scale = name.equals("tts") ? 0.03637 : 2.825;
    double up = name.equals("tts") ? scale : -scale;
    double x = (300 - originX) * scale;
    double y = up * (200 - originY);
    String frame = "\"frame\": \"" + name + "\", ";
    String here = table(width, height, x, y);
    asking.result("{\"op\": \"table\", " + frame + "\"keep\": \"t\", \"table\": " + here + "}");
    for (String table : List.of(here, "\"t\"")) {
      JsonNode flown =
          asking.result(
              "{\"op\": \"maneuver\", %s\"ship\": \"red\", \"maneuver\": \"1FW\", \"table\": %s}"
                  .formatted(frame, table));
      assertPose(x, y + 80 * up, 0, flown.get("final"));
      assertEquals(260, flown.at("/margins/edge").asDouble(), 1e-9);
      JsonNode near =
          asking.result(
              "{\"op\": \"near\", %s\"from\": [%s, %s], \"band\": [1, 1], \"table\": %s}"
                  .formatted(frame, x, y + 80 * up, table));
      assertEquals(60, near.at("/pieces/0/distance").asDouble(), 1e-9);
      JsonNode region =
          asking.result(
              ("{\"op\": \"freeRegion\", %s\"table\": %s, \"piece\": {\"ship\": {\"id\": \"blue\","
                      + " \"base\": \"small\", \"pose\": {\"x\": 0, \"y\": 0, \"heading\": 0}}}}")
                  .formatted(frame, table));
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      for (JsonNode ring : region.get("region")) {
        for (JsonNode corner : ring) {
          least = Math.min(least, corner.get(0).asDouble());
          most = Math.max(most, corner.get(0).asDouble());
        }
      }
      assertEquals((20 - originX) * scale, least, 1e-6);
      assertEquals((width - 20 - originX) * scale, most, 1e-6);
    }
    // The table's own frame sees the kept ship where it stands.
    JsonNode own =
        asking.result(
            "{\"op\": \"maneuver\", \"ship\": \"red\", \"maneuver\": \"1FW\", \"table\": \"t\"}");
    assertPose(300, 280, 90, own.get("final"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'scale': 2.825, 'origin': [0, 914.4], 'mirrored': true,"
            + " 'heading': {'zero': 90, 'clockwise': false}} | 'vassal'",
        "{'scale': 0.03637, 'origin': [457.2, 457.2], 'mirrored': false,"
            + " 'heading': {'zero': 90, 'clockwise': true}, 'turn': 360} | 'tts'"
      })
  void aNameIsAFrameWrittenShort(String frame, String name) {
    assertEquals(
        result(Asking.query(), name.replace('\'', '"')),
        result(Asking.query(), frame.replace('\'', '"')));
  }

  /** Half size, axes turned by 90: their +x is up the table and their +y to the left, or right. */
  @ParameterizedTest
  @CsvSource({"false, 25, 50, 105.710678, 83.431457", "true, 25, -50, 105.710678, -83.431457"})
  void turnedAxesMirroredOrNot(boolean mirrored, double x, double y, double endX, double endY) {
    ObjectNode query = Asking.query();
    Asking.put(
        query, "/table/ships/0/pose", "{\"x\": %s, \"y\": %s, \"heading\": 180}".formatted(x, y));
    Asking.put(query, "/table/obstacles/0/outline", "[[0, 0], [10, 0], [0, 10]]");
    JsonNode result =
        result(
            query,
            ("{\"scale\": 0.5, \"origin\": [300, 50], \"mirrored\": %s, \"turn\": 90,"
                    + " \"heading\": {\"zero\": 270, \"clockwise\": true}}")
                .formatted(mirrored));
    // (261.421356 − 50) / 2 up the table and (300 − 133.137085) / 2 to the left of the origin; 135
    // on the table is 135 clockwise from 270.
    assertPose(endX, endY, 135, result.get("final"));
  }

  @Test
  void outlinesAreInTheFrame() {
    // A rock 30 to 40 ahead of the front edge of a ship at (100, 100): under its template.
    ObjectNode query = Asking.query();
    Asking.put(query, "/table/ships/0/pose", "{\"x\": 282.5, \"y\": 2300.68, \"heading\": 0}");
    Asking.put(
        query,
        "/table/obstacles/0/outline",
        "[[226, 2159.43], [339, 2159.43], [339, 2131.18], [226, 2131.18]]");
    Asking.put(query, "/maneuver", "\"2FW\"");
    assertEquals(
        "[{\"id\":\"rock\",\"template\":true,\"base\":false}]",
        result(query, "\"vassal\"").get("obstacles").toString());
  }

  @Test
  void linesAreInTheFrameAndTheirLengthIsNot() {
    // Two small ships one behind the other up the table, 100 mm from centre to centre: 60 between
    // the edges, and the line is as wide as the bases, its middle at x = 100.
    JsonNode result =
        asking.result(
            "{\"op\": \"range\", \"frame\": \"vassal\", \"from\": \"a\", \"to\": \"b\", \"table\":"
                + " {\"playArea\": {\"width\": 914.4, \"height\": 914.4}, \"ships\": ["
                + "{\"id\": \"a\", \"base\": \"small\","
                + " \"pose\": {\"x\": 282.5, \"y\": 2300.68, \"heading\": 0}},"
                + " {\"id\": \"b\", \"base\": \"small\","
                + " \"pose\": {\"x\": 282.5, \"y\": 2018.18, \"heading\": 180}}]}}");
    assertEquals(60, result.get("distance").asDouble(), 1e-9);
    assertEquals(282.5, result.at("/line/0/0").asDouble(), 1e-9);
    assertEquals(2300.68 - 20 * 2.825, result.at("/line/0/1").asDouble(), 1e-9);
    assertEquals(282.5, result.at("/line/1/0").asDouble(), 1e-9);
    assertEquals(2018.18 + 20 * 2.825, result.at("/line/1/1").asDouble(), 1e-9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'fly' | bad-value | /frame",
        "3 | bad-value | /frame",
        "{} | missing-field | /frame/scale",
        "{'heading': {'zero': 0, 'clockwise': true}} | missing-field | /frame/scale",
        "{'projective': [[1, 0, 0], [0, 1, 0], [0, 0, 1]], 'scale': 1,"
            + " 'heading': {'zero': 0, 'clockwise': true}} | unknown-field | /frame/scale",
        "{'projective': [[1, 0, 0], [0, 1, 0], [0, 1]],"
            + " 'heading': {'zero': 0, 'clockwise': true}} | bad-value | /frame/projective/2",
        "{'projective': [[1, 0, 0], [0, 1, 0], [0, 0, 1]]} | missing-field | /frame/heading",
        // A map of all points onto a line, and one with the ship behind the camera.
        "{'projective': [[1, 0, 0], [2, 0, 0], [0, 0, 1]],"
            + " 'heading': {'zero': 0, 'clockwise': true}} | bad-value | /frame",
        "{'projective': [[1, 0, 0], [0, 1, 0], [0, -0.01, 1]],"
            + " 'heading': {'zero': 0, 'clockwise': true}} | bad-value | /table/ships/0/pose",
        "{'scale': 0, 'origin': [0, 0], 'mirrored': true,"
            + " 'heading': {'zero': 0, 'clockwise': true}} | bad-value | /frame/scale",
        "{'scale': 1, 'origin': 0, 'mirrored': true,"
            + " 'heading': {'zero': 0, 'clockwise': true}} | bad-value | /frame/origin",
        "{'scale': 1, 'origin': [0, 0], 'mirrored': 1,"
            + " 'heading': {'zero': 0, 'clockwise': true}} | bad-value | /frame/mirrored",
        "{'scale': 1, 'origin': [0, 0], 'mirrored': true,"
            + " 'heading': {'zero': 0}} | missing-field | /frame/heading/clockwise",
        "{'scale': 1, 'origin': [0, 0], 'mirrored': true,"
            + " 'heading': {'zero': '0', 'clockwise': true}} | bad-value | /frame/heading/zero",
        "{'scale': 1, 'origin': [0, 0], 'mirrored': true, 'turn': null,"
            + " 'heading': {'zero': 0, 'clockwise': true}} | bad-value | /frame/turn",
        "{'scale': 1, 'origin': [0, 0], 'mirrored': true, 'shift': 1,"
            + " 'heading': {'zero': 0, 'clockwise': true}} | unknown-field | /frame/shift",
        // Half of the play area there is far off the table here.
        "{'scale': 0.0001, 'origin': [0, 0], 'mirrored': true,"
            + " 'heading': {'zero': 0, 'clockwise': true}} | bad-value | /table/ships/0/pose"
      })
  void aFrameThatIsNoneIsFound(String frame, String code, String at) {
    ObjectNode query = Asking.query();
    query.set("frame", Asking.tree(frame.replace('\'', '"')));
    asking.fault(query.toString(), code, at);
  }
}
