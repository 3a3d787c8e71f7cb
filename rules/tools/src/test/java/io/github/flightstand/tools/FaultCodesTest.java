package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.protocol.line.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of fault has its code, its pointer and a sentence; of several the first is told. */
class FaultCodesTest {

  private final Asking asking = new Asking();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/shp | 'red' | 'shp' is not known in the line (perhaps 'ship' is meant), expected one of",
        "/maneuver | '2fw' | 'maneuver': a dial code is written in capitals, expected '2FW',",
        "/table/obstacles/0/outline/1 | [1, 2, [3]]"
            + " | element 1 of 'outline' is a list of 3, expected a list of 2: x, y",
        "/table/touching/0 | ['red', 'blue', 'rock', 1]"
            + " | element 0 of 'touching' is a list of 4, expected a list of 2: first, second",
      })
  void theSentenceHelps(String place, String value, String sentence) {
    ObjectNode query = Asking.query();
    Asking.put(query, place, value.replace('\'', '"'));
    String message = asking.answer(query.toString()).at("/error/message").asText();
    assertTrue(message.startsWith(sentence), message);
  }

  @Test
  void theQueryThatIsSpoiltBelowIsSound() {
    assertTrue(asking.answer(Asking.QUERY).get("ok").asBoolean());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // pointer to what is replaced | by what | code | pointer in the answer
        "/op | 'fly' | unknown-op | /op",
        "/op | 'barrelroll' | unknown-op | /op",
        "/op | 7 | bad-value | /op",
        "/op | null | bad-value | /op",
        "/table | [] | bad-value | /table",
        "/table/playArea | 914.4 | bad-value | /table/playArea",
        "/table/playArea/width | 0 | bad-value | /table/playArea/width",
        "/table/playArea/width | -1 | bad-value | /table/playArea/width",
        "/table/playArea/height | 1000001 | bad-value | /table/playArea/height",
        "/table/playArea/depth | 1 | unknown-field | /table/playArea/depth",
        "/table/ships | {} | bad-value | /table/ships",
        "/table/ships/1 | 'blue' | bad-value | /table/ships/1",
        "/table/ships/1/id | '' | bad-value | /table/ships/1/id",
        "/table/ships/1/id | 3 | bad-value | /table/ships/1/id",
        "/table/ships/1/base | 'tiny' | bad-value | /table/ships/1/base",
        "/table/ships/1/base | 'Small' | bad-value | /table/ships/1/base",
        "/table/ships/1/base | 'huge-raider' | bad-value | /table/ships/1/base",
        "/table/ships/1/standsIn | true | bad-value | /table/ships/1/standsIn",
        "/table/ships/1/standsIn | 'yes' | bad-value | /table/ships/1/standsIn",
        "/table/ships/1/standsIn | null | bad-value | /table/ships/1/standsIn",
        "/table/ships/1/pose | [1, 2, 3] | bad-value | /table/ships/1/pose",
        "/table/ships/1/pose/x | '4' | bad-value | /table/ships/1/pose/x",
        "/table/ships/1/pose/x | true | bad-value | /table/ships/1/pose/x",
        "/table/ships/1/pose/x | 1000000.1 | bad-value | /table/ships/1/pose/x",
        "/table/ships/1/pose/y | -1e7 | bad-value | /table/ships/1/pose/y",
        "/table/ships/1/pose/heading | 1e7 | bad-value | /table/ships/1/pose/heading",
        "/table/ships/1/pose/z | 0 | unknown-field | /table/ships/1/pose/z",
        "/table/ships/1/player | 2 | bad-value | /table/ships/1/player",
        "/table/ships/1/arcs | 'front' | bad-value | /table/ships/1/arcs",
        "/table/ships/1/arcs/1 | 'side' | bad-value | /table/ships/1/arcs/1",
        "/table/ships/1/skill | 9 | unknown-field | /table/ships/1/skill",
        "/table/ships/2 | {'id': 'red', 'base': 'small', 'pose': {'x': 1, 'y': 2, 'heading': 3}}"
            + " | duplicate-id | /table/ships/2/id",
        "/table/obstacles | null | bad-value | /table/obstacles",
        "/table/obstacles/0/kind | 'comet' | bad-value | /table/obstacles/0/kind",
        "/table/obstacles/0/outline | 3 | bad-value | /table/obstacles/0/outline",
        "/table/obstacles/0/outline/1 | [1] | bad-value | /table/obstacles/0/outline/1",
        "/table/obstacles/0/outline/1 | [1, 2, 3] | bad-value | /table/obstacles/0/outline/1",
        "/table/obstacles/0/outline/1 | {} | bad-value | /table/obstacles/0/outline/1",
        "/table/obstacles/0/outline/1/0 | null | bad-value | /table/obstacles/0/outline/1/0",
        "/table/obstacles/0/outline | [] | bad-outline | /table/obstacles/0/outline",
        "/table/obstacles/0/outline | [[0,0],[9,9]] | bad-outline | /table/obstacles/0/outline",
        "/table/obstacles/0/outline | [[0,0],[9,0],[0,9],[9,9]] | bad-outline"
            + " | /table/obstacles/0/outline",
        "/table/obstacles/0/outline | [[0,0],[9,9],[20,20]] | bad-outline"
            + " | /table/obstacles/0/outline",
        "/table/obstacles/0/id | 'blue' | duplicate-id | /table/obstacles/0/id",
        "/table/tokens/0/kind | 'asteroid' | bad-value | /table/tokens/0/kind",
        "/table/tokens/0/id | 'rock' | duplicate-id | /table/tokens/0/id",
        "/table/tokens/0/outline | [] | bad-outline | /table/tokens/0/outline",
        "/table/tokens/0/region | [] | unknown-field | /table/tokens/0/region",
        "/table/touching/0 | ['red'] | bad-value | /table/touching/0",
        "/table/touching/0/1 | 7 | bad-value | /table/touching/0/1",
        "/table/touching/0/1 | 'rock' | unknown-ship | /table/touching/0/1",
        "/table/touching/0/1 | 'red' | bad-value | /table/touching/0/1",
        "/ship | 'nobody' | unknown-ship | /ship",
        "/ship | 'rock' | unknown-ship | /ship",
        "/ship | 7 | bad-value | /ship",
        "/maneuver | '4TW' | bad-value | /maneuver",
        "/maneuver | '9FW' | bad-value | /maneuver",
        "/maneuver | '0FW' | bad-value | /maneuver",
        "/maneuver | '1OW' | bad-value | /maneuver",
        "/maneuver | '3bW' | bad-value | /maneuver",
        "/maneuver | '3BX' | bad-value | /maneuver",
        "/maneuver | '' | bad-value | /maneuver",
        "/maneuver | null | bad-value | /maneuver",
        "/offset | 1 | bad-value | /offset",
        "/offset | 'x' | bad-value | /offset",
        "/rules | 'house' | unknown-rules | /rules",
        "/rules | ['reference-2015', 'house'] | unknown-rules | /rules/1",
        "/rules | ['boarding-2.2', 'reference-2015'] | unknown-rules | /rules/0",
        "/rules | 'boarding-2.2' | unknown-rules | /rules",
        "/rules | ['core-2012', 'boarding-2.2', 'boarding-2.2'] | unknown-rules | /rules/2",
        "/rules | ['house'] | unknown-rules | /rules/0",
        "/rules | ['reference-2015', 'core-2012'] | unknown-rules | /rules/1",
        "/rules | [] | bad-value | /rules",
        "/rules | 2015 | bad-value | /rules",
        "/rules | [2015] | bad-value | /rules/0",
        "/speed | 3 | unknown-field | /speed",
        "/uncertainty | {} | missing-field | /uncertainty/position",
        "/uncertainty | 1 | bad-value | /uncertainty",
        "/uncertainty | {'position': -1, 'heading': 1} | bad-value | /uncertainty/position",
        "/uncertainty | {'position': 1, 'heading': 181} | bad-value | /uncertainty/heading",
        "/uncertainty | {'position': 1, 'heading': 1, 'x': 1} | unknown-field | /uncertainty/x",
        "/a~1b~0 | 3 | unknown-field | /a~1b~0",
      })
  void aBadValueIsFound(String place, String value, String code, String at) {
    asking.mistake(Asking.query(), place, value, code, at);
  }

  @ParameterizedTest
  @CsvSource({
    "/op",
    "/table",
    "/table/playArea",
    "/table/playArea/height",
    "/table/ships",
    "/table/ships/1/id",
    "/table/ships/1/base",
    "/table/ships/1/pose",
    "/table/ships/1/pose/x",
    "/table/ships/1/pose/y",
    "/table/ships/1/pose/heading",
    "/table/obstacles/0/id",
    "/table/obstacles/0/kind",
    "/table/obstacles/0/outline",
    "/table/tokens/0/id",
    "/table/tokens/0/kind",
    "/table/tokens/0/pose",
    "/ship",
    "/maneuver"
  })
  void aMissingFieldIsPointedAtWhereItShouldBe(String at) {
    ObjectNode query = Asking.query();
    Asking.remove(query, at);
    String name = at.substring(at.lastIndexOf('/') + 1);
    String message = asking.fault(query.toString(), "missing-field", at);
    assertTrue(message.startsWith("'" + name + "' is missing"), message);
  }

  @Test
  void whatNeedNotBeThereMayBeAbsent() {
    ObjectNode query = Asking.query();
    for (String field : List.of("obstacles", "tokens", "touching")) {
      Asking.remove(query, "/table/" + field);
    }
    assertTrue(asking.answer(query.toString()).get("ok").asBoolean());
  }

  @Test
  void theExtremesOfARangeAreInIt() {
    ObjectNode query = Asking.query();
    Asking.put(query, "/table/playArea", "{\"width\": 1000000, \"height\": 4.9E-324}");
    Asking.put(query, "/table/ships/1/pose", "{\"x\": 1e6, \"y\": -1e6, \"heading\": -1000000}");
    Asking.put(query, "/table/ships/1/id", "\"" + "x".repeat(1000) + "\"");
    Asking.remove(query, "/table/touching");
    assertTrue(asking.answer(query.toString()).get("ok").asBoolean());
    Asking.put(query, "/table/ships/1/id", "\"" + "x".repeat(1001) + "\"");
    asking.fault(query.toString(), "bad-value", "/table/ships/1/id");
  }

  @Test
  void numbersBeyondDoublesAreOutOfRange() {
    for (String number : List.of("1e999", "-1E400", "1" + "0".repeat(400))) {
      String line = Asking.QUERY.replace("\"x\": 500", "\"x\": " + number);
      String message = asking.fault(line, "bad-value", "/table/ships/1/pose/x");
      assertTrue(message.contains("expected a number of millimeters"), message);
    }
    assertTrue(
        asking.answer(Asking.QUERY.replace("\"x\": 500", "\"x\": -0")).get("ok").asBoolean());
  }

  @Test
  void sentencesNameTheFieldAndWhatWasFoundAndExpected() {
    ObjectNode query = Asking.query();
    Asking.put(query, "/table/ships/1/pose/x", "\"4\"");
    assertEquals(
        "'x' is '4', expected a number of millimeters from -1000000 to 1000000",
        asking.fault(query.toString(), "bad-value", "/table/ships/1/pose/x"));
    query = Asking.query();
    Asking.put(query, "/ship", "\"red-9\"");
    assertEquals(
        "no ship 'red-9' on the table", asking.fault(query.toString(), "unknown-ship", "/ship"));
    query = Asking.query();
    Asking.put(query, "/table/ships/1/base", "\"huge\"");
    assertEquals(
        "'base' is 'huge', expected one of small, medium, large, huge-transport, huge-corvette",
        asking.fault(query.toString(), "bad-value", "/table/ships/1/base"));
    query = Asking.query();
    Asking.put(query, "/spe\ned", "1");
    assertEquals(
        "'spe\\u000aed' is not known in the line, expected one of id, op, rules, frame, parts,"
            + " uncertainty, picture, extent, table, ship, maneuver, as, offset, path, positions,"
            + " ignores, grid, clearance",
        asking.fault(query.toString(), "unknown-field", "/spe\ned"));
  }

  @Test
  void aSeedIsATextOrANumber() {
    String start = "{\"op\":\"start\",\"setup\":{\"chance\":{\"seed\":%s},\"players\":[]}}";
    Map.of("[7]", "a list", "{}", "an object", "1.5", "1.5", "true", "true", "1e30", "1e30")
        .forEach(
            (seed, found) ->
                assertEquals(
                    "'seed' is "
                        + found
                        + ", expected a text or a whole number up to 9007199254740991",
                    asking.fault(start.formatted(seed), "bad-value", "/setup/chance/seed")));
  }

  @Test
  void aLineThatIsNotJsonHasNoPointer() {
    JsonNode error = asking.answer("{\"op\":\"maneuver\",\"op\":\"maneuver\"}").get("error");
    assertEquals("not-json", error.get("code").asText());
    assertFalse(error.has("at"));
    asking.fault("[]", "not-json", "");
    asking.fault("[".repeat(100_000), "not-json", "");
    asking.fault(Asking.QUERY.replace("914.4", "NaN"), "not-json", "");
  }

  @Test
  void linesThatCouldNotBeReadHaveTheirCodes() {
    Responder responder = new Responder();
    JsonNode malformed = Asking.tree(responder.answer(new Line.Malformed(1), 1).json());
    assertEquals("not-json", malformed.at("/error/code").asText());
    JsonNode tooLong = Asking.tree(responder.answer(new Line.TooLong(1), 2).json());
    assertEquals("too-large", tooLong.at("/error/code").asText());
    assertEquals("", tooLong.at("/error/at").asText("none"));
  }

  @Test
  void nestingIsLimited() {
    String deep = "[".repeat(63) + "]".repeat(63);
    assertTrue(asking.answer(withId(deep)).get("ok").asBoolean());
    asking.fault(withId("[" + deep + "]"), "too-large", "/id" + "/0".repeat(63));
    asking.fault(withId("[".repeat(100_000) + "]".repeat(100_000)), "too-large", "");
  }

  private static String withId(String id) {
    return Asking.QUERY.replace("{\"op\"", "{\"id\": " + id + ", \"op\"");
  }

  /** A fault that can be put into the sound query together with the others. */
  private record Spoilt(String code, String at, Consumer<ObjectNode> edit) {

    @Override
    public String toString() {
      return code;
    }
  }

  private static final List<Spoilt> ONE_OF_EACH =
      List.of(
          new Spoilt("unknown-op", "/op", q -> Asking.put(q, "/op", "\"fly\"")),
          new Spoilt(
              "missing-field",
              "/table/tokens/0/pose",
              q -> Asking.remove(q, "/table/tokens/0/pose")),
          new Spoilt("bad-value", "/maneuver", q -> Asking.put(q, "/maneuver", "\"9FW\"")),
          new Spoilt("unknown-field", "/zzz", q -> Asking.put(q, "/zzz", "1")),
          new Spoilt("unknown-ship", "/ship", q -> Asking.put(q, "/ship", "\"nobody\"")),
          new Spoilt("unknown-rules", "/rules", q -> Asking.put(q, "/rules", "\"house\"")),
          new Spoilt(
              "duplicate-id",
              "/table/obstacles/0/id",
              q -> Asking.put(q, "/table/obstacles/0/id", "\"blue\"")),
          new Spoilt(
              "bad-outline",
              "/table/obstacles/0/outline",
              q -> Asking.put(q, "/table/obstacles/0/outline", "[[0, 0], [1, 1]]")),
          new Spoilt(
              "too-large",
              "/id" + "/0".repeat(63),
              q -> Asking.put(q, "/id", "[".repeat(64) + "]".repeat(64))));

  static List<List<Spoilt>> pairs() {
    List<List<Spoilt>> pairs = new ArrayList<>();
    for (int i = 0; i < ONE_OF_EACH.size(); i++) {
      for (int j = i; j < ONE_OF_EACH.size(); j++) {
        pairs.add(List.of(ONE_OF_EACH.get(i), ONE_OF_EACH.get(j)));
      }
    }
    return pairs;
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void ofTwoFaultsOneIsTold(List<Spoilt> pair) {
    Set<String> either =
        pair.stream().map(spoilt -> spoilt.code() + spoilt.at()).collect(Collectors.toSet());
    for (boolean swapped : new boolean[] {false, true}) {
      ObjectNode query = Asking.query();
      pair.get(swapped ? 1 : 0).edit().accept(query);
      pair.get(swapped ? 0 : 1).edit().accept(query);
      JsonNode error = asking.answer(query.toString()).get("error");
      assertTrue(
          either.contains(error.get("code").asText() + error.get("at").asText()), error::toString);
    }
  }

  @Test
  void anOffsetThatIsNotFreeNamesTheFreeSet() {
    ObjectNode query = Asking.query();
    Asking.put(query, "/maneuver", "\"3ER\"");
    Asking.put(query, "/offset", "10.5");
    String message = asking.fault(query.toString(), "bad-value", "/offset");
    assertTrue(message.contains("-10") && message.contains("10.5"), message);
  }
}
