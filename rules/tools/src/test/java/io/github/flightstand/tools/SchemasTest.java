package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The schemas take what the protocol writes, and agree with the reader on what it refuses. */
class SchemasTest {

  private static final JsonSchemaFactory FACTORY =
      JsonSchemaFactory.getInstance(
          SpecVersion.VersionFlag.V202012,
          builder ->
              builder.schemaMappers(
                  mappers -> mappers.mapPrefix(Schemas.BASE_URI, "classpath:flightstand/schema/")));

  /** References are followed when a value needs them: all of them at once fill the memory. */
  private static final SchemaValidatorsConfig ON_DEMAND =
      SchemaValidatorsConfig.builder().preloadJsonSchema(false).build();

  private final Asking asking = new Asking();

  private static JsonSchema schema(String name) {
    return FACTORY.getSchema(
        SchemaLocation.of(Schemas.BASE_URI + name + ".schema.json"), ON_DEMAND);
  }

  private static Set<ValidationMessage> complaints(String name, JsonNode value) {
    return schema(name).validate(value);
  }

  private static void assertTakes(String name, JsonNode value) {
    assertEquals(Set.of(), complaints(name, value), value::toString);
  }

  static List<String> names() {
    return Schemas.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everySchemaIsOneAndSaysItsName(String name) {
    JsonNode text = Asking.tree(Schemas.text(name).orElseThrow());
    assertEquals(Schemas.BASE_URI + name + ".schema.json", text.get("$id").asText());
    JsonSchema metaSchema =
        FACTORY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
    assertEquals(Set.of(), metaSchema.validate(text));
  }

  @Test
  void queriesForPicturesAndTheirAnswersFit() {
    Asking asking = new Asking();
    for (ObjectNode query : Asking.everyOperation()) {
      query.put("picture", true);
      String operation = query.get("op").asText();
      assertTakes(operation + "-query", query);
      assertTakes("query", query);
      JsonNode answer = asking.answer(query.toString());
      assertTakes("answer", answer);
      if (answer.get("ok").asBoolean()) {
        assertTakes(operation + "-result", answer.get("result"));
      }
    }
  }

  @Test
  void thereAreNoOthers() {
    assertEquals(Optional.empty(), Schemas.text("../schema/query"));
    assertEquals(Optional.empty(), Schemas.text("engine"));
  }

  @Test
  void theyAreThoseOfTheRecords() throws IOException {
    Map<String, String> made = SchemaFiles.all(Path.of("..", ".."));
    assertEquals(new TreeSet<>(Schemas.names()), new TreeSet<>(made.keySet()));
    made.forEach((name, text) -> assertEquals(text, Schemas.text(name).orElseThrow()));
  }

  @Test
  void namesAreThoseOfTheCode() {
    List<String> codes = new ArrayList<>();
    Asking.tree(Schemas.text("answer").orElseThrow())
        .at("/$defs/Fault/properties/code/enum")
        .forEach(code -> codes.add(code.asText()));
    assertEquals(Arrays.stream(FaultCode.values()).map(Formats::word).toList(), codes);
    List<String> rules = new ArrayList<>();
    Asking.tree(Schemas.text("boost-query").orElseThrow())
        .at("/properties/rules/oneOf/0/anyOf/0/enum")
        .forEach(name -> rules.add(name.asText()));
    assertEquals(RuleSet.shortNames(), rules);
  }

  // The protocol's examples, with what they leave out filled in.

  private static final String TABLE =
      """
      {"playArea": {"width": 914.4, "height": 914.4},
       "ships": [{"id": "red", "base": "small", "pose": {"x": 200, "y": 100, "heading": 90},
                  "player": "A", "arcs": ["front"]},
                 {"id": "blue", "base": "large", "pose": {"x": 150, "y": 240, "heading": 200}},
                 {"id": "grey", "base": "small", "pose": {"x": 700, "y": 100, "heading": 90}},
                 {"id": "nave", "base": "huge-corvette",
                  "pose": {"x": 600, "y": 600, "heading": 90}},
                 {"id": "barge", "base": "huge-transport",
                  "pose": {"x": 520, "y": 500, "heading": 90}}],
       "obstacles": [{"id": "rock", "kind": "asteroid",
                      "outline": [[300, 300], [360, 310], [340, 350]]}],
       "tokens": [{"id": "bomb", "kind": "bomb", "pose": {"x": 1, "y": 2, "heading": 3}},
                  {"id": "probe", "kind": "remote", "pose": {"x": 500, "y": 2, "heading": 3}}],
       "touching": [["red", "blue"]]}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
"""
{"id": 7, "op": "maneuver", "ship": "red", "maneuver": "3BW"}
{"op": "maneuver", "ship": "red", "maneuver": "3ER", "offset": 0}
{"op": "maneuver", "ship": "blue", "maneuver": "0OW"}
{"op": "barrelRoll", "ship": "red", "direction": "left"}
`{"op": "barrelRoll", "ship": "red", "direction": "right", "template": 2, "shift": -3.5,
  "rules": "core-2012"}`
{"op": "barrelRoll", "ship": "blue", "direction": "left"}
{"op": "decloak", "ship": "blue", "direction": "right", "shift": 0}
{"op": "decloak", "ship": "red", "direction": "forward"}
{"op": "boost", "ship": "red", "direction": "straight"}
{"op": "boost", "ship": "red", "template": "2T"}
{"op": "boost", "ship": "red", "direction": "straight", "by": "tractor"}
`{"op": "barrelRoll", "ship": "red", "direction": "left", "rules": "standard-2018",
  "positions": "marks"}`
`{"op": "barrelRoll", "ship": "blue", "direction": "left", "rules": "standard-2018",
  "template": "2F", "positions": "any"}`
{"op": "decloak", "ship": "red", "direction": "forward", "template": "2B"}
{"op": "rotate", "ship": "red", "turn": -90}
`{"op": "odds", "attacker": {"dice": 3, "means": ["focus"]}, "defender": {"dice": 2},
  "aim": "criticals", "limit": 10}`
{"op": "threats", "dials": {"red": ["1FG", "2BW"]}}
{"op": "threats", "dials": {"red": ["1FG"], "blue": ["3YW"]}, "ships": ["red"], "theirs": "dials"}
{"op": "adjust", "ship": "red", "ahead": -10}
{"op": "adjust", "ship": "red", "aside": 10, "ignores": "all"}
`{"op": "maneuver", "ship": "red", "maneuver": "2BW", "as": "tallon-roll", "offset": 10,
  "rules": "standard-2018"}`
{"op": "maneuver", "ship": "red", "maneuver": "2EW", "positions": "any", "rules": "standard-2018"}
`{"op": "maneuver", "ship": "red", "maneuver": "2TW", "as": "reverse", "ignores": ["asteroid",
  "gas-cloud"]}`
`{"op": "barrelRoll", "ship": "red", "direction": "left", "rules": "standard-2018",
  "template": "1T", "by": "tractor"}`
`{"op": "drop", "ship": "red", "kind": "mine", "tokens": [{"outline": [[0, 0], [10, 0], [0, 10]],
  "at": [0, 0, 0]}, {"at": [0, 43.5, 0]}]}`
{"op": "rotate", "ship": "red", "turn": 180, "uncertainty": $u}
{"op": "overlap", "rules": ["reference-2015"]}
{"op": "overlap", "rules": {"base": ["core-2012"]}}
`{"op": "overlap", "rules": {"base": "core-2012", "guidesFlee": true, "rulerWidth": 20,
  "contactForbidsAttacks": false, "barrelRollBarriers": {"base": ["asteroid"], "template": []},
  "boostBarriers": {"base": [], "template": ["debris", "obstacle"]}, "decloakBarriers": {"base": [],
  "template": []}, "obstacleSpacing": {"fromEdges": 150.5, "fromObstacles": null},
  "hugeTemplate": "2019", "zoneDepth": 0, "attackNeedsDice": true,
  "overlappedKoiogranIsStraight": false, "endsAtOnce": true, "initiativeWinsMutualLoss": false,
  "damageDeck": "core-2012", "setUp": {"fewerPointsDecide": true, "firstFaction": null,
  "obstaclesEach": 3}}}`
`{"op": "place", "piece": {"ship": {"id": "green", "base": "large", "pose": {"x": 300, "y": 100,
  "heading": 45}}}, "zone": [[0, 0], [900, 0], [900, 100]]}`
`{"op": "place", "rules": "core-2012", "piece": {"obstacle": {"id": "new", "kind": "debris",
  "outline": [[0, 300], [60, 320], [300, 350]]}}}`
`{"op": "place", "piece": {"token": {"id": "crate", "kind": "objective", "pose": {"x": 300,
  "y": 100, "heading": 45}}}}`
{"op": "drop", "ship": "red", "kind": "bomb"}
{"op": "drop", "ship": "blue", "kind": "mine", "template": "3Y"}
{"op": "range", "from": "red", "to": "blue"}
{"op": "range", "from": "red", "to": "rock"}
{"op": "range", "from": "red", "to": "red"}
{"op": "attack", "attacker": "red", "target": "blue", "arc": "front"}
{"op": "attack", "attacker": "blue", "target": "red", "arc": "rear"}
{"op": "attack", "attacker": "blue", "target": "red", "arc": "turret"}
{"op": "near", "from": "red", "band": [1, 5]}
{"op": "near", "from": [1, 2.5], "band": [2, 2], "uncertainty": $u}
{"op": "near", "from": {"edge": "top"}, "band": [1, 3]}
{"op": "remote", "token": "probe", "template": "2F"}
{"op": "dock", "ship": "red", "to": "blue", "edge": "left"}
{"op": "dock", "ship": "blue", "to": "red", "edge": "front", "offset": 60}
{"op": "dock", "ship": "red", "to": "blue", "edge": "left", "maneuver": "2BW"}
{"op": "dock", "ship": "nave", "to": "barge", "edge": "left", "alongside": "aft", "maneuver": "1FW"}
{"op": "tow", "ship": "red", "tow": "blue", "maneuver": "2BW"}
{"op": "tow", "ship": "nave", "tow": "barge", "maneuver": "1NW", "home": "bottom"}
{"op": "formation", "leader": "red", "wingmates": [{"ship": "grey", "place": "rear-support"}]}
`{"op": "formation", "leader": "red", "wingmates": [{"ship": "grey", "place": "left-flank"}],
  "maneuver": "2BW", "uncertainty": $u}`
`{"op": "freeRegion", "piece": {"ship": {"id": "green", "base": "large", "pose": {"x": 300,
  "y": 100, "heading": 45}}}, "zone": [[0, 0], [900, 0], [900, 100]]}`
`{"op": "freeRegion", "rules": "core-2012", "piece": {"obstacle": {"id": "new", "kind": "debris",
  "outline": [[0, 30], [60, 32], [30, 35]]}}, "heading": 30, "frame": "vassal"}`
`{"op": "freeRegion", "heading": 7, "piece": {"token": {"id": "crate", "kind": "objective",
  "pose": {"x": 300, "y": 100, "heading": 45}}}}`
{"op": "overlap", "frame": "tts"}
{"op": "maneuver", "ship": "red", "maneuver": "3BW", "uncertainty": $u}
{"op": "overlap", "uncertainty": $u}
`{"op": "overlap", "uncertainty": {"ships": {"red": $u,
  "blue": {"covariance": [[1, 0.5, 0], [0.5, 1, 0], [0, 0, 4]]}}}}`
{"op": "barrelRoll", "ship": "red", "direction": "left", "uncertainty": $u}
{"op": "decloak", "ship": "red", "direction": "forward", "uncertainty": $u}
{"op": "boost", "ship": "red", "direction": "left", "uncertainty": $u}
{"op": "range", "from": "red", "to": "rock", "uncertainty": $u}
{"op": "attack", "attacker": "red", "target": "blue", "arc": "front", "uncertainty": $u}
{"op": "attack", "attacker": "blue", "target": "red", "arc": "turret", "uncertainty": $u}
{"op": "drop", "ship": "red", "kind": "bomb", "uncertainty": $u}
`{"op": "maneuver", "ship": "red", "maneuver": "3BW", "frame": {"scale": 2.825, "origin": [3, 5],
  "mirrored": true, "heading": {"zero": 90, "clockwise": false}, "turn": 3}}`
`{"op": "calibrate", "pairs": [{"table": [0, 0], "tool": [1, 2]}, {"table": [9, 0],
  "tool": [19, 2]}, {"table": [0, 9], "tool": [1, 21]}]}`
`{"op": "calibrate", "mirrored": true, "pairs": [{"table": [0, 0], "tool": [1, 2]},
  {"table": [9, 1], "tool": [3, 4]}]}`
`{"op": "calibrate", "model": "projective", "error": 1, "pairs": [{"table": [0, 0], "tool": [0, 0],
  "headings": {"tool": 0, "table": 3}}, {"table": [9, 0], "tool": [10, 0]}, {"table": [0, 9],
  "tool": [1, 10]}, {"table": [9, 9], "tool": [9, 9]}], "clockwise": false,
  "poses": {"red": {"x": 5, "y": 5, "heading": 0}}}`
`{"op": "range", "from": "red", "to": "blue",
  "frame": {"projective": [[1, 0, 0], [0, 1, 0], [0, -1e-4, 1]], "heading": {"zero": 90,
  "clockwise": false}}}`
""")
  void queriesAndTheirAnswersFit(String row) {
    fits(query(row, TABLE));
  }

  /** Returns the tree of a row, in which {@code $at} is a pose and {@code $u} an uncertainty. */
  private static JsonNode tree(String row) {
    return Asking.tree(
        row.replace("$at", "{\"x\": 1, \"y\": 2, \"heading\": 3}")
            .replace("$u", "{\"position\": 0.5, \"heading\": 1}"));
  }

  /** Returns the query of a row with its table, which odds and calibrations do not have. */
  private static ObjectNode query(String row, String table) {
    ObjectNode query = (ObjectNode) tree(row);
    if (!Set.of("odds", "calibrate").contains(query.get("op").asText())) {
      query.set("table", Asking.tree(table));
    }
    return query;
  }

  private static final String SETUP =
      """
      {"placed": true, "rules": "core-2012", "chance": {"seed": 7}, "initiative": "A", "players": [
         {"id": "A", "squad": {"ships": [{"id": "red", "base": "small", "skill": 3, "attack": 3,
          "agility": 2, "hull": 3, "shields": 2, "actions": ["focus"], "dial": ["1FG", "3KR"],
          "pose": {"x": 400, "y": 200, "heading": 90}}]}},
         {"id": "B", "squad": {"ships": [{"id": "blue", "base": "small", "skill": 3, "attack": 3,
          "agility": 2, "hull": 3, "shields": 2, "actions": ["focus"], "dial": ["1FG", "3KR"],
          "pose": {"x": 400, "y": 600, "heading": 270}}]}}]}
      """;

  /** What players get of a game, and what comes of it again. */
  @Test
  void viewsAndSamplesFit() {
    JsonNode game = fits("start", "\"viewers\": [\"A\"], \"setup\": " + SETUP).get("game");
    String dial =
        "\"command\": {\"decision\": \"dial:red\", \"key\": \"dial\", \"value\": \"1FG\"}";
    game = fits("act", "\"viewers\": [\"A\", \"B\"], \"game\": " + game + ", " + dial).get("game");
    String last = "\"command\": {\"decision\": \"lastRound\", \"key\": \"lastRound\"}";
    game = fits("act", "\"game\": " + game + ", " + last).get("game");
    for (String player : List.of("A", "B")) {
      JsonNode view =
          fits("view", "\"game\": " + game + ", \"player\": \"" + player + "\"").get("view");
      fits("sample", "\"seed\": 3, \"view\": " + view);
    }
  }

  private JsonNode fits(String operation, String members) {
    return fits(Asking.tree("{\"op\": \"" + operation + "\", " + members + "}"));
  }

  private JsonNode fits(JsonNode query) {
    String operation = query.get("op").asText();
    assertTakes("query", query);
    assertTakes(operation + "-query", query);
    JsonNode answer = asking.answer(query.toString());
    assertTrue(answer.get("ok").asBoolean(), answer::toString);
    assertTakes("answer", answer);
    assertTakes(operation + "-result", answer.get("result"));
    return answer.get("result");
  }

  private static final String HUGE_TABLE =
      """
      {"playArea": {"width": 914.4, "height": 914.4},
       "ships": [{"id": "raider", "base": "huge-corvette",
                  "pose": {"x": 400, "y": 300, "heading": 90}},
                 {"id": "gozanti", "base": "huge-transport",
                  "pose": {"x": 380, "y": 560, "heading": 20}},
                 {"id": "wreck", "base": "huge-corvette", "standsIn": true,
                  "pose": {"x": 700, "y": 500, "heading": 80}},
                 {"id": "red", "base": "small", "pose": {"x": 440, "y": 450, "heading": 190}},
                 {"id": "blue", "base": "small", "pose": {"x": 560, "y": 380, "heading": 175}}],
       "obstacles": [{"id": "rock", "kind": "asteroid",
                      "outline": [[400, 300], [460, 310], [440, 350]]}]}
      """;

  /** Every answer in which a huge base has a part, sure or not, in every frame. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
"""
{"op": "maneuver", "ship": "raider", "maneuver": "1FW"}
{"op": "maneuver", "ship": "raider", "maneuver": "4FW"}
{"op": "maneuver", "ship": "raider", "maneuver": "2NW"}
{"op": "maneuver", "ship": "raider", "maneuver": "0OW"}
{"op": "maneuver", "ship": "gozanti", "maneuver": "2BR"}
{"op": "maneuver", "ship": "blue", "maneuver": "3FW"}
{"op": "maneuver", "ship": "blue", "maneuver": "1YW"}
{"op": "barrelRoll", "ship": "red", "direction": "left"}
{"op": "overlap"}
{"op": "range", "from": "raider", "to": "blue"}
{"op": "range", "from": "blue", "to": "raider", "section": "fore"}
{"op": "range", "from": "wreck", "to": "gozanti", "section": "aft"}
{"op": "attack", "attacker": "blue", "target": "raider", "arc": "front", "section": "fore"}
{"op": "attack", "attacker": "blue", "target": "raider", "arc": "rear", "section": "aft"}
{"op": "attack", "attacker": "red", "target": "raider", "arc": "turret", "section": "aft"}
{"op": "attack", "attacker": "raider", "target": "gozanti", "arc": "front"}
{"op": "attack", "attacker": "gozanti", "target": "red", "arc": "turret"}
`{"op": "place", "piece": {"ship": {"id": "new", "base": "huge-transport", "standsIn": true,
  "pose": {"x": 300, "y": 100, "heading": 45}}}}`
{"op": "drop", "ship": "raider", "kind": "bomb"}
""")
  void answersAboutHugeShipsFit(String row) {
    for (String more :
        List.of("", ", \"frame\": \"vassal\"", ", \"frame\": \"tts\"", ", \"uncertainty\": $u")) {
      fits(query(row.replaceFirst("}$", Matcher.quoteReplacement(more) + "}"), HUGE_TABLE));
    }
  }

  /** Faults of attacks and ranges; says whether the fault is one that a schema can see. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
"""
{'op': 'attack', 'attacker': 'red', 'target': 'raider', 'arc': 'front', 'section': 'bow'} | true
{'op': 'attack', 'attacker': 'red', 'target': 'raider', 'arc': 'front', 'section': null} | true
{'op': 'range', 'from': 'red', 'to': 'raider', 'section': 'Aft'} | true
{'op': 'attack', 'attacker': 'red', 'target': 'raider', 'arc': 'front'} | false
{'op': 'attack', 'attacker': 'raider', 'target': 'red', 'arc': 'rear'} | false
{'op': 'attack', 'attacker': 'raider', 'target': 'red', 'arc': 'left', 'section': 'fore'} | false
{'op': 'attack', 'attacker': 'wreck', 'target': 'red', 'arc': 'turret'} | false
{'op': 'range', 'from': 'raider', 'to': 'red', 'section': 'fore'} | false
""")
  void schemaAndReaderRefuseAttacksOfHugeShipsAlike(String query, boolean visible) {
    ObjectNode line = (ObjectNode) Asking.tree(query.replace('\'', '"'));
    line.set("table", Asking.tree(HUGE_TABLE));
    JsonNode answer = asking.answer(line.toString());
    assertFalse(answer.get("ok").asBoolean(), answer::toString);
    assertTakes("answer", answer);
    assertEquals(visible, !complaints("query", line).isEmpty(), answer::toString);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
"""
`{"id": 7, "ok": false, "error": {"code": "unknown-ship", "message": "no ship 'red-9' on the table",
  "at": "/ship"}}`
{"ok": false, "error": {"code": "not-json", "message": "no"}}
`{"ok": true, "result": {"pairs": [{"a": "red", "b": "blue", "separation": -3.2,
  "relation": "overlap"}]}}`
`{"ok": true, "result": {"legal": true, "sideways": 80.0, "shifts": [[-20, 3.25], [7, 20]],
  "template": [[-10, 10]], "final": $at, "blockedBy": ["rock"], "tokens": ["mine"]}}`
`{"ok": true, "result": {"legal": false, "sideways": 80.0, "shifts": [], "template": [],
  "final": null, "blockedBy": ["rock"], "tokens": []}}`
{"ok": true, "result": {"legal": false, "final": $at, "blockedBy": [], "fled": true, "tokens": []}}
`{"ok": true, "result": {"legal": false, "reasons": [{"code": "too-near-edge", "distance": 180.2,
  "required": 200, "of": "top"}]}}`
{"ok": true, "result": {"pose": $at, "under": ["blue"], "offTable": "part", "setsOff": []}}
`{"ok": true, "result": {"distance": 141.42, "range": 2, "line": [[0, 0], [100, 100]],
  "many": false}}`
`{"ok": true, "result": {"inArc": true, "distance": 141.42, "range": 2,
  "line": [[0, 0], [100, 100]], "many": false, "obstructed": false, "choice": false,
  "obstructedBy": [], "touching": false, "forbidden": null, "dice": {"attack": 0, "defence": 0},
  "margins": {"arc": 4.1, "range": 41.42}}}`
`{"ok": true, "result": {"outcome": "overlapped", "final": $at, "nominal": $at, "rail": 141.3717,
  "length": 141.3717, "rotated": false, "offsets": [[-10, 10]], "overlapped": ["blue"],
  "touching": ["blue"], "obstacles": [{"id": "rock", "template": true, "base": false}],
  "fled": false, "tokens": [], "margins": {"ships": 12.5, "edge": 80.2}}}`
""")
  void theProtocolsAnswersFit(String answer) {
    assertTakes("answer", tree(answer));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
"""
{"op": "barrelRoll", "ship": "red", "direction": "forward"}
{"op": "barrelRoll", "ship": "red", "direction": "left", "template": 4}
{"op": "barrelRoll", "ship": "red", "direction": "left", "template": 1.5}
{"op": "barrelRoll", "ship": "red", "direction": "left", "shift": 1e7}
{"op": "barrelRoll", "ship": "red"}
{"op": "barrelRoll", "ship": "red", "direction": "left", "template": "4F"}
{"op": "boost", "ship": "red", "direction": "left", "ignores": ["rocks"]}
{"op": "adjust", "ship": "red", "ahead": 1, "aside": 1}
{"op": "adjust", "ship": "red"}
{"op": "odds", "attacker": {"dice": 16}, "defender": {"dice": 2}}
{"op": "threats", "dials": {"red": ["6FG"]}}
{"op": "threats", "dials": {}}
{"op": "threats", "dials": {"red": ["1FG"]}, "theirs": "all"}
{"op": "odds", "attacker": {"dice": 3}}
{"op": "odds", "attacker": {"dice": 3}, "defender": {"dice": 2}, "aim": "luck"}
{"op": "maneuver", "ship": "red", "maneuver": "2TW", "as": "tallon-roll"}
{"op": "maneuver", "ship": "red", "maneuver": "2BW", "as": "reverse"}
{"op": "maneuver", "ship": "red", "maneuver": "2BW", "offset": 10}
{"op": "maneuver", "ship": "red", "maneuver": "2TW", "positions": "any"}
{"op": "drop", "ship": "red", "kind": "mine", "tokens": [{"at": [0, 0]}]}
{"op": "barrelRoll", "ship": "red", "direction": "left", "template": true}
{"op": "barrelRoll", "ship": "red", "direction": "left", "positions": "slides"}
{"op": "barrelRoll", "ship": "red", "direction": "left", "by": "hand"}
`{"op": "decloak", "ship": "red", "direction": "forward", "positions": "any",
  "rules": "standard-2018"}`
{"op": "boost", "ship": "red"}
{"op": "boost", "ship": "red", "direction": "left", "template": "1B"}
{"op": "rotate", "ship": "red", "turn": 45}
{"op": "rotate", "ship": "red"}
{"op": "decloak", "ship": "red", "direction": "straight"}
{"op": "decloak", "ship": "red", "direction": "forward", "shift": 0}
{"op": "decloak", "ship": "red", "direction": "left", "template": 4}
{"op": "boost", "ship": "red", "direction": "forward"}
{"op": "boost", "ship": "red", "direction": "left", "shift": 0}
{"op": "drop", "ship": "red", "kind": "objective"}
{"op": "drop", "ship": "red"}
{"op": "drop", "ship": "red", "kind": "bomb", "template": "4T"}
{"op": "drop", "ship": "red", "kind": "bomb", "template": "1S"}
{"op": "near", "from": "red"}
{"op": "near", "from": "red", "band": [-1, 1]}
{"op": "near", "from": "red", "band": [1, 6]}
{"op": "near", "from": "red", "band": [1, 1.5]}
{"op": "near", "from": "red", "band": [1]}
{"op": "near", "from": "red", "band": 1}
{"op": "near", "from": "", "band": [1, 1]}
{"op": "near", "from": 7, "band": [1, 1]}
{"op": "near", "from": [7], "band": [1, 1]}
{"op": "near", "from": {"edge": "north"}, "band": [1, 1]}
{"op": "near", "from": {"x": 1}, "band": [1, 1]}
{"op": "remote", "token": "probe"}
{"op": "remote", "token": "probe", "template": "1K"}
{"op": "dock", "ship": "red", "to": "blue"}
{"op": "dock", "ship": "red", "to": "blue", "edge": "aft"}
{"op": "dock", "ship": "nave", "to": "barge", "edge": "front", "alongside": "aft"}
{"op": "tow", "ship": "red", "tow": "blue"}
{"op": "tow", "ship": "red", "tow": "blue", "maneuver": "1FW", "home": "A"}
{"op": "formation", "leader": "red", "wingmates": []}
{"op": "formation", "leader": "red", "wingmates": [{"ship": "grey", "place": "leader"}]}
{"op": "freeRegion"}
`{"op": "freeRegion", "heading": 1e7, "piece": {"token": {"id": "crate", "kind": "objective",
  "pose": {"x": 300, "y": 100, "heading": 45}}}}`
{"op": "place"}
{"op": "place", "piece": {}}
{"op": "place", "piece": {"wing": {}}}
{"op": "place", "piece": {"token": {"id": "crate"}}}
`{"op": "place", "zone": [[0, 0], [1, 0]], "piece": {"token": {"id": "crate", "kind": "objective",
  "pose": {"x": 300, "y": 100, "heading": 45}}}}`
""")
  void schemaAndReaderRefuseMovesAlike(String row) {
    JsonNode line = query(row, TABLE);
    assertFalse(complaints("query", line).isEmpty());
    JsonNode answer = asking.answer(line.toString());
    assertFalse(answer.get("ok").asBoolean(), answer::toString);
    assertTakes("answer", answer);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
"""
{"ok": true, "error": {"code": "not-json", "message": "no"}}
{"ok": false, "error": {"code": "not-json", "message": "no", "at": ""}}
{"ok": false, "error": {"code": "bad-value", "message": "no"}}
{"ok": false, "error": {"code": "worse", "message": "no", "at": ""}}
{"ok": true, "result": {}}
`{"ok": true, "result": {"distance": 541.42, "range": 6, "line": [[0, 0], [100, 100]],
  "many": false}}`
`{"ok": true, "result": {"inArc": false, "distance": 141.42, "range": 2,
  "line": [[0, 0], [100, 100]], "many": false, "obstructed": false, "choice": false,
  "obstructedBy": [], "touching": false, "forbidden": null, "dice": null, "margins": {"arc": -4.1,
  "range": null}}}`
`{"ok": true, "result": {"pairs": [{"a": "red", "b": "blue", "separation": 3.2,
  "relation": "apart"}]}}`
""")
  void whatIsNoAnswerDoesNotFit(String answer) {
    assertFalse(complaints("answer", tree(answer)).isEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
"""
`{"log": "flightstand/1", "rules": "reference-2015", "playArea": {"width": 914.4, "height": 914.4},
  "claimTolerance": {"position": 2, "heading": 2}}`
`{"log": "flightstand/1", "frame": "vassal", "playArea": {"width": 914.4, "height": 914.4},
  "zones": {"A": [[0, 0], [9, 0], [0, 9]]}}`
{"token": {"id": "m1", "kind": "mine", "pose": $at}}
`{"log": "flightstand/1", "playArea": {"width": 914.4, "height": 914.4}, "dials": {"red-1": ["1FG",
  "2BW"]}}`
{"moved": "red-1", "final": $at}
{"detonate": "m1", "by": "red-1"}
{"detonate": "m1"}
{"place": {"id": "red-1", "base": "small", "player": "A", "pose": $at}}
{"obstacle": {"id": "rock", "kind": "asteroid", "outline": [[0, 0], [9, 0], [0, 9]]}}
{"place": {"id": "wreck", "base": "huge-corvette", "standsIn": true, "pose": $at}}
{"activate": "red-1", "maneuver": "2BW", "final": $at, "bumped": true}
{"barrelRoll": "red-1", "direction": "left", "final": $at}
{"boost": "red-1", "direction": "straight", "final": $at}
{"decloak": "red-1", "direction": "forward", "final": $at}
{"rotate": "red-1", "turn": 180, "final": $at}
{"barrelRoll": "red-1", "direction": "left", "template": "1N", "final": $at}
{"boost": "red-1", "template": "2T", "final": $at}
{"boost": "red-1", "direction": "straight", "by": "tractor", "final": $at}
{"decloak": "red-1", "direction": "left", "template": 2, "final": $at}
{"attack": "red-1", "target": "blue-2", "arc": "front", "range": 2, "obstructed": false}
`{"attack": "red-1", "target": "raider", "section": "aft", "arc": "front", "range": 5,
  "obstructed": false}`
{"remove": "blue-2"}
""")
  void theLinesOfAGameLogFit(String line) {
    assertTakes("log", tree(line));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
"""
{}
{"log": "flightstand/2", "playArea": {"width": 914.4, "height": 914.4}}
{"place": {"id": "red-1", "base": "small"}}
{"place": {"id": "red-1", "base": "small", "standsIn": true, "pose": $at}}
{"activate": "red-1", "maneuver": "2BW"}
{"activate": "red-1", "maneuver": "2BW", "final": $at, "remove": "red-1"}
{"boost": "red-1", "final": $at}
{"moved": "red-1"}
{"log": "flightstand/1", "playArea": {"width": 914.4, "height": 914.4}, "dials": {"red-1": ["1XG"]}}
{"rotate": "red-1", "turn": 45, "final": $at}
{"barrelRoll": "red-1", "direction": "forward", "final": $at}
{"attack": "red-1", "target": "raider", "section": "bow"}
{"detonate": "m1", "by": null}
{"remove": 3}
""")
  void whatIsNoLineOfAGameLogDoesNotFit(String line) {
    assertFalse(complaints("log", tree(line)).isEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
"""
`{"line": 11, "verdict": "legal", "expected": {"final": $at, "bumped": false, "rail": 80.0,
  "touching": []}, "deviation": {"position": 0.21, "heading": 0.02}, "rule": "backing-up",
  "message": "..."}`
`{"line": 13, "verdict": "illegal", "expected": {"final": $at, "legal": true,
  "blockedBy": ["rock"]}, "deviation": {"position": 5, "heading": 0.02}, "rule": "barrel-roll",
  "message": "..."}`
`{"line": 14, "verdict": "legal", "expected": {"final": $at, "bumped": true, "rail": null,
  "touching": ["gozanti"], "progress": 0.5, "rammed": ["blue"], "removed": [],
  "owed": [{"kind": "card", "count": 1, "ship": "gozanti", "section": null}]}, "deviation": null,
  "rule": "backing-up", "message": "..."}`
`{"line": 15, "verdict": "illegal", "expected": null, "deviation": null, "rule": "huge-ship",
  "message": "..."}`
`{"line": 16, "verdict": "illegal", "expected": {"inArc": true, "distance": 350.5, "range": 4,
  "obstructed": false, "choice": false, "sectionClear": false}, "deviation": null,
  "rule": "section", "message": "..."}`
`{"log": "a.ndjson", "line": 2, "verdict": "illegal", "expected": {"legal": false,
  "reasons": [{"code": "outside-zone", "distance": -10, "required": 0, "of": "zone"}]},
  "deviation": null, "rule": "set-up", "message": "no"}`
`{"line": 5, "verdict": "illegal", "expected": {"setOff": false, "separation": null},
  "deviation": null, "rule": "mine", "message": "no"}`
`{"line": 6, "verdict": "legal", "expected": {"explanations": [{"maneuver": "2FW", "onDial": true,
  "final": $at, "bumped": false, "verdict": "legal", "deviation": {"position": 0.4, "heading": 0}},
  {"action": "boost", "direction": "left", "final": $at, "verdict": "too-close",
  "deviation": {"position": 0.4, "heading": 0}}]}, "deviation": {"position": 0.4, "heading": 0},
  "rule": "moved", "message": "..."}`
`{"line": 12, "verdict": "unverified", "expected": null, "deviation": null, "rule": null,
  "message": "..."}`
{"summary": {"steps": 73, "legal": 72, "illegal": 1, "tooClose": 0, "unverified": 0}}
""")
  void theRefereesLinesFit(String line) {
    assertTakes("verdict", tree(line));
  }

  /** Spoils the sound query; says whether the fault is one that a schema can see. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
"""
/op | 'fly' | true
/op | 7 | true
/table | [] | true
/table/playArea/width | 0 | true
/table/playArea/height | 1000001 | true
/table/playArea/depth | 1 | true
/table/ships | {} | true
/table/ships/1/id | '' | true
/table/ships/1/base | 'tiny' | false
/table/ships/1/base | 'huge-raider' | false
/table/ships/1/standsIn | true | true
/table/ships/1/standsIn | 1 | true
/table/ships/1/pose/x | '4' | true
/table/ships/1/pose/x | 1000000.1 | true
/table/ships/1/pose/heading | -1e7 | true
/table/ships/1/pose/z | 0 | true
/table/ships/1/player | 2 | true
/table/ships/1/arcs/1 | 'side' | true
/table/tokens/0/id | 'red' | false
/table/obstacles | null | true
/table/obstacles/0/kind | 'comet' | true
/table/obstacles/0/outline/1 | [1] | true
/table/obstacles/0/outline/1 | [1, 2, 3] | true
/table/obstacles/0/outline | [[0,0],[9,9]] | true
/table/obstacles/0/outline | [[0,0],[9,0],[0,9],[9,9]] | false
/table/tokens/0/kind | 'asteroid' | true
/table/touching/0 | ['red'] | true
/table/touching/0/1 | 'red' | true
/table/touching/0/1 | 'rock' | false
/ship | 'nobody' | false
/ship | 7 | true
/maneuver | '4TW' | true
/maneuver | '1OW' | true
/maneuver | '6FW' | true
/maneuver | '3BX' | true
/maneuver | 'BW' | true
/offset | 1 | true
/rules | 'house' | true
/rules | ['reference-2015', 'core-2012'] | true
/rules | [] | true
/rules | 7 | true
/rules | {} | true
/rules | {'guidesFlee': true} | true
/rules | {'base': 'house'} | true
/rules | {'base': ['core-2012', 'core-2012']} | true
/rules | {'base': {'base': 'core-2012'}} | true
/rules | {'base': 'core-2012', 'guidesFlee': 1} | true
/rules | {'base': 'core-2012', 'rulerWidth': -1} | true
/rules | {'base': 'core-2012', 'rulerWidth': 1001} | true
/rules | {'base': 'core-2012', 'rulerWidth': null} | true
/rules | {'base': 'core-2012', 'tolerance': 1} | true
/rules | {'base': 'core-2012', 'hugeTemplate': 2019} | true
/rules | {'base': 'core-2012', 'zoneDepth': '1'} | true
/rules | {'base': 'core-2012', 'hugeTemplate': '2018'} | true
/rules | {'base': 'core-2012', 'boostBarriers': {'base': []}} | true
/rules | {'base': 'core-2012', 'boostBarriers': {'base': [], 'template': ['comet']}} | true
/rules | {'base': 'core-2012', 'obstacleSpacing': {'fromEdges': 1}} | true
/rules | {'base': 'core-2012', 'obstacleSpacing': {'fromEdges': null, 'fromObstacles': 1}} | true
/speed | 3 | true
/frame | 'fly' | true
/uncertainty | {} | true
/uncertainty | {'position': -1, 'heading': 0} | true
/uncertainty | {'position': 1, 'heading': 181} | true
/frame | {'mirrored': true} | true
/frame | {'projective': [[1, 0, 0], [0, 1, 0], [0, 0, 1]]} | true
/table/ships/0/pose | {'x': 200, 'y': 100} | true
/table/ships/0/pose | {'x': 200, 'heading': 90} | true
/table/ships/0/pose | {'x': 1, 'y': 1, 'heading': 9, 'facing': 'south'} | true
/table/ships/0/pose | {'x': 1, 'front': [1, 1], 'facing': 'south'} | true
/table/ships/0/pose | {'front': [1, 1]} | true
/table/ships/0/pose | {'front': [1, 1], 'heading': true} | true
/table/ships/0/pose | {'front': [1, 1], 'facing': 'up'} | false
/table/ships/0/pose | {'front': [1, 1], 'facing': '13:00'} | false
/table/ships/0/pose | {'corners': {'frontLeft': [180, 120]}} | true
/table/ships/0/pose | `{'corners': {'frontLeft': [180, 120], 'frontRight': [220, 120],
  'rearLeft': [180, 80]}}` | true
/table/ships/0/pose | {'corners': {'frontLeft': [180, 120], 'frontRight': [230, 120]}} | false
/table/ships/0/pose | `{'corners': {'frontLeft': [180, 120], 'frontRight': [220, 120]},
  'heading': 90}` | true
/table/ships/0/pose | {'left': 180, 'facing': 'north'} | true
/table/ships/0/pose | {'left': 180, 'right': 180, 'facing': 'north'} | true
/table/ships/0/pose | {'left': 180, 'x': 180, 'top': 9, 'facing': 'north'} | true
/table/ships/0/pose | {'left': 180, 'top': 9} | true
/table/tokens/0/pose | {'front': [1, 1], 'heading': 90} | false
/table/playArea | {'width': 36, 'height': 36, 'unit': 'feet'} | true
/frame | {'projective': [[1, 0, 0], [0, 1, 0]], 'heading': {'zero': 0, 'clockwise': true}} | true
/frame | `{'projective': [[1, 0, 0], [0, 1, 0], [0, 0, 1]], 'mirrored': true, 'heading': {'zero': 0,
  'clockwise': true}}` | true
/frame | `{'scale': 0, 'origin': [0, 0], 'mirrored': true, 'heading': {'zero': 0,
  'clockwise': true}}` | true
/frame | `{'scale': 0.00001, 'origin': [0, 0], 'mirrored': true, 'heading': {'zero': 0,
  'clockwise': true}}` | false
""")
  void schemaAndReaderRefuseAlike(String place, String value, boolean visible) {
    ObjectNode query = Asking.query();
    Asking.put(query, place, value.replace('\'', '"'));
    JsonNode answer = asking.answer(query.toString());
    assertFalse(answer.get("ok").asBoolean());
    assertTakes("answer", answer);
    assertEquals(visible, !complaints("query", query).isEmpty(), answer::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/op",
        "/table",
        "/table/playArea",
        "/table/playArea/height",
        "/table/ships",
        "/table/ships/1/id",
        "/table/ships/1/base",
        "/table/ships/1/pose",
        "/table/ships/1/pose/heading",
        "/table/obstacles/0/outline",
        "/table/tokens/0/kind",
        "/ship",
        "/maneuver"
      })
  void schemaAndReaderMissTheSameFields(String pointer) {
    ObjectNode query = Asking.query();
    assertTakes("query", query);
    Asking.remove(query, pointer);
    assertFalse(complaints("query", query).isEmpty());
    assertFalse(asking.answer(query.toString()).get("ok").asBoolean());
  }

  @Test
  void schemaAndReaderAgreeOnMutatedQueries() {
    Mutations mutations = new Mutations(20_150_101);
    Set<String> visible =
        Set.of("unknown-op", "missing-field", "bad-value", "unknown-field", "unknown-rules");
    for (int i = 0; i < 2000; i++) {
      JsonNode query = mutations.structure(Asking.query());
      JsonNode answer = asking.answer(query.toString());
      assertTakes("answer", answer);
      boolean fits = complaints("query", query).isEmpty();
      if (answer.get("ok").asBoolean()) {
        assertTrue(fits, query::toString);
      } else if (visible.contains(answer.at("/error/code").asText())
          // Which names are those of kept tables, or of bases of a caller's own, no schema knows.
          && !query.path("table").isTextual()
          && !answer.at("/error/at").asText().endsWith("/base")) {
        assertFalse(fits, query::toString);
      }
    }
  }

  @Test
  void everyManeuverThatExistsFitsAndNoOther() {
    ObjectNode query = Asking.query();
    int fitting = 0;
    for (char speed = '0'; speed <= '6'; speed++) {
      for (char bearing : "ABCDEFKLNOPRSTXY".toCharArray()) {
        Asking.put(query, "/maneuver", "\"" + speed + bearing + "W\"");
        boolean ok = asking.answer(query.toString()).get("ok").asBoolean();
        // Whether the ship is huge, so that it turns by 0B and 0N, no schema knows.
        boolean hugeTurn = speed == '0' && "BN".indexOf(bearing) >= 0;
        assertEquals(
            ok || hugeTurn,
            complaints("query", query).isEmpty(),
            () -> query.get("maneuver").asText());
        fitting += ok ? 1 : 0;
      }
    }
    // Three straights of five speeds, ten curves of three, and standing still.
    assertEquals(3 * 5 + 10 * 3 + 1, fitting);
  }
}
