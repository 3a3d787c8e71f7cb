package io.github.flightstand.tools;

import static io.github.flightstand.tools.Asking.assertPose;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables from what people have: units, corners, front edges, distances from the table's edges. */
class PlacesAsPeopleSayTest {

  private static final String RED = "/table/ships/0/pose";

  private final Asking asking = new Asking();

  private JsonNode flown(ObjectNode query, String pose) {
    Asking.put(query, RED, pose.replace('\'', '"'));
    return asking.result(query.toString());
  }

  private static ObjectNode query() {
    ObjectNode query = Asking.query();
    Asking.remove(query, "/table/obstacles");
    return query;
  }

  /** The small ship at (200, 100) that looks up; a small base is 40 mm wide and long. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'x': 200, 'y': 100, 'facing': 'north'}",
        "{'x': 200, 'y': 100, 'facing': 0}",
        "{'x': 200, 'y': 100, 'facing': -360}",
        "{'x': 200, 'y': 100, 'facing': '12'}",
        "{'front': [200, 120], 'heading': 90}",
        "{'front': [200, 120], 'facing': '12:00'}",
        "{'corners': {'frontLeft': [180, 120], 'frontRight': [220, 120]}}",
        "{'corners': {'frontRight': [221, 120], 'frontLeft': [179, 120]}}",
        "{'corners': {'rearLeft': [180, 80], 'frontLeft': [180, 120]}}",
        "{'corners': {'rearLeft': [180, 80], 'rearRight': [220, 80]}}",
        "{'corners': {'rearRight': [220, 80], 'frontLeft': [180, 120]}}",
        "{'left': 180, 'bottom': 80, 'heading': 90}",
        "{'right': 694.4, 'top': 794.4, 'heading': 90}"
      })
  void aShipStandsWhereItIsSaidToStand(String pose) {
    JsonNode result = flown(query(), pose);
    assertPose(133.1370849898476, 261.4213562373095, 135, result.get("final"));
  }

  /** The nearest corners count, so those of a ship that stands askew. */
  @Test
  void distancesAreThoseOfTheNearestPoints() {
    JsonNode result = flown(query(), "{'left': 100, 'bottom': 50, 'facing': 'north-east'}");
    double half = 20 * Math.sqrt(2);
    JsonNode same =
        flown(query(), "{'x': " + (100 + half) + ", 'y': " + (50 + half) + ", 'heading': 45}");
    assertPose(
        same.at("/final/x").asDouble(),
        same.at("/final/y").asDouble(),
        same.at("/final/heading").asDouble(),
        result.get("final"));
  }

  @ParameterizedTest
  @CsvSource({
    "north, 90",
    "north-east, 45",
    "east, 0",
    "south-east, 315",
    "south, 270",
    "south-west, 225",
    "west, 180",
    "north-west, 135",
    "3, 0",
    "3:30, 345",
    "12:30, 75",
    "6:00, 270",
    "1:59, 30.5",
    "11, 120"
  })
  void directionsAreThoseOfTheCompassAndTheClock(String facing, double heading) {
    ObjectNode query = query();
    query.put("maneuver", "1FW");
    JsonNode result = flown(query, "{'x': 400, 'y': 400, 'facing': '" + facing + "'}");
    assertEquals(heading, result.at("/final/heading").asDouble(), 1e-9);
  }

  /** North is up the table, also where headings are counted in another way and y runs down. */
  @Test
  void theCompassIsThatOfTheTable() {
    ObjectNode query = query();
    query.put("frame", "vassal");
    JsonNode result = flown(query, "{'x': 565, 'y': 2300.68, 'facing': 'north'}");
    assertPose(376.1122650963195, 1844.6646686296003, 45, result.get("final"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'mm' | {'x': 200, 'y': 100, 'heading': 90} | 133.1370849898476 | 261.4213562373095",
        "'cm' | {'x': 20, 'y': 10, 'heading': 90} | 13.31370849898476 | 26.14213562373095",
        "'inch' | {'front': [7.874015748, 4.7244094488], 'facing': '12'} | 5.24161752 | 10.29218",
        "{'scale': 2} | {'left': 360, 'bottom': 160, 'heading': 90} | 266.2741699797 | 522.842712",
        // Pixels from the upper left corner.
        "{'scale': 2, 'mirrored': true} | {'x': 400, 'y': 1628.8, 'heading': 90}"
            + " | 266.2741699797 | 1305.9572875"
      })
  void unitsAreFrames(String frame, String pose, double x, double y) {
    ObjectNode query = query();
    query.set("frame", Asking.tree(frame.replace('\'', '"')));
    Asking.put(query, "/table/ships/1/pose", "{\"x\": 300, \"y\": 3, \"heading\": 0}");
    JsonNode result = flown(query, pose);
    assertEquals(x, result.at("/final/x").asDouble(), 1e-5);
    assertEquals(y, result.at("/final/y").asDouble(), 1e-5);
    assertEquals(135, result.at("/final/heading").asDouble(), 1e-9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'corners': {'frontLeft': [180, 120], 'frontRight': [222.5, 120]}} | /corners"
            + " | 'corners' are 42.5 mm apart, expected 40.0 mm, as on base 'small', or at most"
            + " 2.0 mm more or less",
        "{'corners': {'frontLeft': [180, 120]}} | /corners | 'corners' holds 1 of frontLeft,"
            + " frontRight, rearLeft, rearRight, expected exactly two",
        "{'left': 1, 'right': 1, 'top': 1, 'heading': 0} | /right | 'right' is given beside"
            + " 'left', expected one of them",
        "{'left': 1, 'heading': 0} | /bottom | 'bottom' or 'top' is missing, expected one of them",
        "{'x': 1, 'front': [1, 1], 'heading': 0} | /x | 'x' is given beside 'front', expected one"
            + " of them",
        "{'x': 1, 'y': 1, 'facing': 'up'} | /facing | 'facing' is 'up', expected degrees clockwise"
            + " from up the table, one of north, north-east, east, south-east, south, south-west,"
            + " west, north-west, or a time from 1:00 to 12:59",
        "{'x': 1, 'y': 1, 'heading': 0, 'facing': 3} | /facing | 'facing' is given beside"
            + " 'heading', expected one of them",
        "{'x': 1, 'y': 1} | /heading | 'heading' is missing, expected in 'pose'"
      })
  void whatIsWrongIsSaidInOneSentence(String pose, String at, String sentence) {
    ObjectNode query = query();
    Asking.put(query, RED, pose.replace('\'', '"'));
    JsonNode error = asking.answer(query.toString()).get("error");
    assertEquals(RED + at, error.get("at").asText());
    assertEquals(sentence, error.get("message").asText());
  }

  @Test
  void onlyAShipHasAFrontEdge() {
    ObjectNode query = query();
    Asking.put(query, "/table/tokens/0/pose", "{\"front\": [1, 1], \"heading\": 0}");
    assertTrue(
        asking.answer(query.toString()).at("/error/message").asText().contains("for a ship only"));
    Asking.put(query, "/table/tokens/0/pose", "{\"left\": 1, \"top\": 1, \"heading\": 0}");
    assertTrue(asking.answer(query.toString()).get("ok").asBoolean());
  }

  @Test
  void aLogSaysPlacesSoToo() {
    JsonNode result =
        asking.result(
            "{\"op\": \"judge\", \"log\": [{\"log\": \"flightstand/1\", \"frame\": \"cm\","
                + " \"playArea\": {\"width\": 36, \"height\": 36, \"unit\": \"inch\"}},"
                + " {\"place\": {\"id\": \"red\", \"base\": \"small\", \"pose\": {\"left\": 18,"
                + " \"bottom\": 8, \"facing\": \"north\"}}},"
                + " {\"activate\": \"red\", \"maneuver\": \"1FW\", \"final\": {\"front\": [20, 20],"
                + " \"facing\": \"12:00\"}},"
                + " {\"final\": {\"corners\": {\"frontLeft\": [18, 21], \"frontRight\": [22, 21]}},"
                + " \"maneuver\": \"2FW\", \"activate\": \"red\"},"
                + " {\"activate\": \"green\", \"maneuver\": \"2FW\", \"final\": {\"front\": [20, 20],"
                + " \"facing\": \"12:00\"}}]}");
    assertEquals("legal", result.at("/verdicts/1/verdict").asText(), result.toString());
    assertEquals("illegal", result.at("/verdicts/2/verdict").asText());
    assertPose(20, 30, 90, result.at("/verdicts/2/expected/final"));
    assertEquals("unreadable", result.at("/verdicts/3/verdict").asText());
    assertEquals("no ship 'green' on the table", result.at("/verdicts/3/message").asText());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "36 | 36 | a play area of 36 x 36 mm: inches?",
        "91.4 | 79.5 | a play area of 91.4 x 79.5 mm: inches?",
        "1000 | 70 | a play area of 1000 x 70 mm: inches?",
        "91.4 | 91.4 | ",
        "914.4 | 914.4 | "
      })
  void aPlayAreaThatIsTooSmallIsDoubted(double width, double height, String note) {
    ObjectNode query = query();
    Asking.put(query, "/table/playArea", "{\"width\": " + width + ", \"height\": " + height + "}");
    JsonNode answer = asking.answer(query.toString());
    assertTrue(answer.get("ok").asBoolean());
    assertEquals(note == null ? "" : note, answer.path("note").asText());
    String log =
        "{\"op\": \"judge\", \"log\": [{\"log\": \"flightstand/1\", \"playArea\": %s}]}"
            .formatted(query.at("/table/playArea"));
    assertEquals(note == null ? "" : note, asking.answer(log).path("note").asText());
  }

  @Test
  void sidesInInchesAreAtMostAKilometerToo() {
    String area = "{\"width\": 1e6, \"height\": 36, \"unit\": \"inch\"}";
    String words = "a play area's sides are positive and at most 1e6 mm, found 2.54E7 by 914.4";
    ObjectNode query = query();
    Asking.put(query, "/table/playArea", area);
    assertEquals(words, asking.fault(query.toString(), "bad-value", "/table/playArea"));
    String log = "{\"op\": \"judge\", \"log\": [{\"log\": \"flightstand/1\", \"playArea\": %s}]}";
    assertEquals("'log', line 1: " + words, asking.fault(log.formatted(area), "bad-value", "/log"));
  }

  @Test
  void aBaseThatIsLongerThanThePlayAreaIsDoubted() {
    ObjectNode query = query();
    Asking.put(query, "/table/playArea", "{\"width\": 200, \"height\": 200}");
    assertFalse(asking.answer(query.toString()).has("note"));
    Asking.put(
        query,
        "/table/ships/1",
        "{\"id\": \"blue\", \"base\": \"huge-corvette\","
            + " \"pose\": {\"x\": 300, \"y\": 300, \"heading\": 0}}");
    String note = asking.answer(query.toString()).path("note").asText();
    assertTrue(note.startsWith("a play area of 200 x 200 mm and a base of 22"), note);
    Asking.put(query, "/table/playArea", "{\"width\": 36, \"height\": 72, \"unit\": \"inch\"}");
    assertFalse(asking.answer(query.toString()).has("note"));
  }
}
