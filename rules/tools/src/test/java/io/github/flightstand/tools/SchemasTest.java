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
      """
          .replace("\n", " ");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"id\": 7, \"op\": \"maneuver\", \"table\": $, \"ship\": \"red\", \"maneuver\": \"3BW\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"red\", \"maneuver\": \"3ER\","
            + " \"offset\": 0}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"blue\", \"maneuver\": \"0OW\"}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\"}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"right\","
            + " \"template\": 2, \"shift\": -3.5, \"rules\": \"core-2012\"}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"blue\", \"direction\": \"left\"}",
        "{\"op\": \"decloak\", \"table\": $, \"ship\": \"blue\", \"direction\": \"right\","
            + " \"shift\": 0}",
        "{\"op\": \"decloak\", \"table\": $, \"ship\": \"red\", \"direction\": \"forward\"}",
        "{\"op\": \"boost\", \"table\": $, \"ship\": \"red\", \"direction\": \"straight\"}",
        "{\"op\": \"boost\", \"table\": $, \"ship\": \"red\", \"template\": \"2T\"}",
        "{\"op\": \"boost\", \"table\": $, \"ship\": \"red\", \"direction\": \"straight\","
            + " \"by\": \"tractor\"}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"rules\": \"standard-2018\", \"positions\": \"marks\"}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"blue\", \"direction\": \"left\","
            + " \"rules\": \"standard-2018\", \"template\": \"2F\", \"positions\": \"any\"}",
        "{\"op\": \"decloak\", \"table\": $, \"ship\": \"red\", \"direction\": \"forward\","
            + " \"template\": \"2B\"}",
        "{\"op\": \"rotate\", \"table\": $, \"ship\": \"red\", \"turn\": -90}",
        "{\"op\": \"odds\", \"attacker\": {\"dice\": 3, \"means\": [\"focus\"]},"
            + " \"defender\": {\"dice\": 2}, \"aim\": \"criticals\", \"limit\": 10}",
        "{\"op\": \"threats\", \"table\": $, \"dials\": {\"red\": [\"1FG\", \"2BW\"]}}",
        "{\"op\": \"threats\", \"table\": $, \"dials\": {\"red\": [\"1FG\"], \"blue\":"
            + " [\"3YW\"]}, \"ships\": [\"red\"], \"theirs\": \"dials\"}",
        "{\"op\": \"adjust\", \"table\": $, \"ship\": \"red\", \"ahead\": -10}",
        "{\"op\": \"adjust\", \"table\": $, \"ship\": \"red\", \"aside\": 10,"
            + " \"ignores\": \"all\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"red\", \"maneuver\": \"2BW\","
            + " \"as\": \"tallon-roll\", \"offset\": 10, \"rules\": \"standard-2018\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"red\", \"maneuver\": \"2EW\","
            + " \"positions\": \"any\", \"rules\": \"standard-2018\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"red\", \"maneuver\": \"2TW\","
            + " \"as\": \"reverse\", \"ignores\": [\"asteroid\", \"gas-cloud\"]}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"rules\": \"standard-2018\", \"template\": \"1T\", \"by\": \"tractor\"}",
        "{\"op\": \"drop\", \"table\": $, \"ship\": \"red\", \"kind\": \"mine\","
            + " \"tokens\": [{\"outline\": [[0, 0], [10, 0], [0, 10]], \"at\": [0, 0, 0]},"
            + " {\"at\": [0, 43.5, 0]}]}",
        "{\"op\": \"rotate\", \"table\": $, \"ship\": \"red\", \"turn\": 180,"
            + " \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"overlap\", \"table\": $, \"rules\": [\"reference-2015\"]}",
        "{\"op\": \"overlap\", \"table\": $, \"rules\": {\"base\": [\"core-2012\"]}}",
        "{\"op\": \"overlap\", \"table\": $, \"rules\": {\"base\": \"core-2012\","
            + " \"guidesFlee\": true, \"rulerWidth\": 20, \"contactForbidsAttacks\": false,"
            + " \"barrelRollBarriers\": {\"base\": [\"asteroid\"], \"template\": []},"
            + " \"boostBarriers\": {\"base\": [], \"template\": [\"debris\", \"obstacle\"]},"
            + " \"decloakBarriers\": {\"base\": [], \"template\": []},"
            + " \"obstacleSpacing\": {\"fromEdges\": 150.5, \"fromObstacles\": null},"
            + " \"hugeTemplate\": \"2019\", \"zoneDepth\": 0, \"attackNeedsDice\": true,"
            + " \"overlappedKoiogranIsStraight\": false, \"endsAtOnce\": true,"
            + " \"initiativeWinsMutualLoss\": false, \"damageDeck\": \"core-2012\","
            + " \"setUp\": {\"fewerPointsDecide\": true, \"firstFaction\": null,"
            + " \"obstaclesEach\": 3}}}",
        "{\"op\": \"place\", \"table\": $, \"piece\": {\"ship\": {\"id\": \"green\","
            + " \"base\": \"large\", \"pose\": {\"x\": 300, \"y\": 100, \"heading\": 45}}},"
            + " \"zone\": [[0, 0], [900, 0], [900, 100]]}",
        "{\"op\": \"place\", \"table\": $, \"rules\": \"core-2012\", \"piece\": {\"obstacle\":"
            + " {\"id\": \"new\", \"kind\": \"debris\", \"outline\": [[0, 300], [60, 320],"
            + " [300, 350]]}}}",
        "{\"op\": \"place\", \"table\": $, \"piece\": {\"token\": {\"id\": \"crate\","
            + " \"kind\": \"objective\", \"pose\": {\"x\": 300, \"y\": 100, \"heading\": 45}}}}",
        "{\"op\": \"drop\", \"table\": $, \"ship\": \"red\", \"kind\": \"bomb\"}",
        "{\"op\": \"drop\", \"table\": $, \"ship\": \"blue\", \"kind\": \"mine\","
            + " \"template\": \"3Y\"}",
        "{\"op\": \"range\", \"table\": $, \"from\": \"red\", \"to\": \"blue\"}",
        "{\"op\": \"range\", \"table\": $, \"from\": \"red\", \"to\": \"rock\"}",
        "{\"op\": \"range\", \"table\": $, \"from\": \"red\", \"to\": \"red\"}",
        "{\"op\": \"attack\", \"table\": $, \"attacker\": \"red\", \"target\": \"blue\","
            + " \"arc\": \"front\"}",
        "{\"op\": \"attack\", \"table\": $, \"attacker\": \"blue\", \"target\": \"red\","
            + " \"arc\": \"rear\"}",
        "{\"op\": \"attack\", \"table\": $, \"attacker\": \"blue\", \"target\": \"red\","
            + " \"arc\": \"turret\"}",
        "{\"op\": \"near\", \"table\": $, \"from\": \"red\", \"band\": [1, 5]}",
        "{\"op\": \"near\", \"table\": $, \"from\": [1, 2.5], \"band\": [2, 2],"
            + " \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"near\", \"table\": $, \"from\": {\"edge\": \"top\"}, \"band\": [1, 3]}",
        "{\"op\": \"remote\", \"table\": $, \"token\": \"probe\", \"template\": \"2F\"}",
        "{\"op\": \"dock\", \"table\": $, \"ship\": \"red\", \"to\": \"blue\", \"edge\": \"left\"}",
        "{\"op\": \"dock\", \"table\": $, \"ship\": \"blue\", \"to\": \"red\", \"edge\": \"front\","
            + " \"offset\": 60}",
        "{\"op\": \"dock\", \"table\": $, \"ship\": \"red\", \"to\": \"blue\", \"edge\": \"left\","
            + " \"maneuver\": \"2BW\"}",
        "{\"op\": \"dock\", \"table\": $, \"ship\": \"nave\", \"to\": \"barge\","
            + " \"edge\": \"left\", \"alongside\": \"aft\", \"maneuver\": \"1FW\"}",
        "{\"op\": \"tow\", \"table\": $, \"ship\": \"red\", \"tow\": \"blue\", \"maneuver\":"
            + " \"2BW\"}",
        "{\"op\": \"tow\", \"table\": $, \"ship\": \"nave\", \"tow\": \"barge\","
            + " \"maneuver\": \"1NW\", \"home\": \"bottom\"}",
        "{\"op\": \"formation\", \"table\": $, \"leader\": \"red\", \"wingmates\": [{\"ship\":"
            + " \"grey\", \"place\": \"rear-support\"}]}",
        "{\"op\": \"formation\", \"table\": $, \"leader\": \"red\", \"wingmates\": [{\"ship\":"
            + " \"grey\", \"place\": \"left-flank\"}], \"maneuver\": \"2BW\","
            + " \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"freeRegion\", \"table\": $, \"piece\": {\"ship\": {\"id\": \"green\","
            + " \"base\": \"large\", \"pose\": {\"x\": 300, \"y\": 100, \"heading\": 45}}},"
            + " \"zone\": [[0, 0], [900, 0], [900, 100]]}",
        "{\"op\": \"freeRegion\", \"table\": $, \"rules\": \"core-2012\", \"piece\": {\"obstacle\":"
            + " {\"id\": \"new\", \"kind\": \"debris\", \"outline\": [[0, 30], [60, 32],"
            + " [30, 35]]}}, \"heading\": 30, \"frame\": \"vassal\"}",
        "{\"op\": \"freeRegion\", \"table\": $, \"heading\": 7, \"piece\": {\"token\": {\"id\":"
            + " \"crate\", \"kind\": \"objective\","
            + " \"pose\": {\"x\": 300, \"y\": 100, \"heading\": 45}}}}",
        "{\"op\": \"overlap\", \"table\": $, \"frame\": \"tts\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"red\", \"maneuver\": \"3BW\","
            + " \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"overlap\", \"table\": $,"
            + " \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"overlap\", \"table\": $, \"uncertainty\": {\"ships\": {\"red\":"
            + " {\"position\": 0.5, \"heading\": 1}, \"blue\": {\"covariance\":"
            + " [[1, 0.5, 0], [0.5, 1, 0], [0, 0, 4]]}}}}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"decloak\", \"table\": $, \"ship\": \"red\", \"direction\": \"forward\","
            + " \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"boost\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"range\", \"table\": $, \"from\": \"red\", \"to\": \"rock\","
            + " \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"attack\", \"table\": $, \"attacker\": \"red\", \"target\": \"blue\", \"arc\":"
            + " \"front\", \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"attack\", \"table\": $, \"attacker\": \"blue\", \"target\": \"red\", \"arc\":"
            + " \"turret\", \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"drop\", \"table\": $, \"ship\": \"red\", \"kind\": \"bomb\","
            + " \"uncertainty\": {\"position\": 0.5, \"heading\": 1}}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"red\", \"maneuver\": \"3BW\", \"frame\":"
            + " {\"scale\": 2.825, \"origin\": [3, 5], \"mirrored\": true,"
            + " \"heading\": {\"zero\": 90, \"clockwise\": false}, \"turn\": 3}}",
        "{\"op\": \"calibrate\", \"pairs\": [{\"table\": [0, 0], \"tool\": [1, 2]},"
            + " {\"table\": [9, 0], \"tool\": [19, 2]}, {\"table\": [0, 9], \"tool\": [1, 21]}]}",
        "{\"op\": \"calibrate\", \"mirrored\": true, \"pairs\": [{\"table\": [0, 0], \"tool\":"
            + " [1, 2]}, {\"table\": [9, 1], \"tool\": [3, 4]}]}",
        "{\"op\": \"calibrate\", \"model\": \"projective\", \"error\": 1, \"pairs\":"
            + " [{\"table\": [0, 0], \"tool\": [0, 0], \"headings\": {\"tool\": 0, \"table\": 3}},"
            + " {\"table\": [9, 0], \"tool\": [10, 0]}, {\"table\": [0, 9], \"tool\": [1, 10]},"
            + " {\"table\": [9, 9], \"tool\": [9, 9]}], \"clockwise\": false, \"poses\":"
            + " {\"red\": {\"x\": 5, \"y\": 5, \"heading\": 0}}}",
        "{\"op\": \"range\", \"table\": $, \"from\": \"red\", \"to\": \"blue\", \"frame\":"
            + " {\"projective\": [[1, 0, 0], [0, 1, 0], [0, -1e-4, 1]],"
            + " \"heading\": {\"zero\": 90, \"clockwise\": false}}}",
      })
  void queriesAndTheirAnswersFit(String query) {
    String line = query.replace("$", TABLE);
    assertTakes("query", Asking.tree(line));
    assertTakes(Asking.tree(line).get("op").asText() + "-query", Asking.tree(line));
    JsonNode answer = asking.answer(line);
    assertTrue(answer.get("ok").asBoolean(), answer::toString);
    assertTakes("answer", answer);
    assertTakes(Asking.tree(line).get("op").asText() + "-result", answer.get("result"));
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
      """
          .replace("\n", " ");

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
    JsonNode query = Asking.tree("{\"op\": \"" + operation + "\", " + members + "}");
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
      """
          .replace("\n", " ");

  /** Every answer in which a huge base has a part, sure or not, in every frame. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"raider\", \"maneuver\": \"1FW\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"raider\", \"maneuver\": \"4FW\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"raider\", \"maneuver\": \"2NW\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"raider\", \"maneuver\": \"0OW\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"gozanti\", \"maneuver\": \"2BR\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"blue\", \"maneuver\": \"3FW\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"blue\", \"maneuver\": \"1YW\"}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\"}",
        "{\"op\": \"overlap\", \"table\": $}",
        "{\"op\": \"range\", \"table\": $, \"from\": \"raider\", \"to\": \"blue\"}",
        "{\"op\": \"range\", \"table\": $, \"from\": \"blue\", \"to\": \"raider\", \"section\":"
            + " \"fore\"}",
        "{\"op\": \"range\", \"table\": $, \"from\": \"wreck\", \"to\": \"gozanti\", \"section\":"
            + " \"aft\"}",
        "{\"op\": \"attack\", \"table\": $, \"attacker\": \"blue\", \"target\": \"raider\","
            + " \"arc\": \"front\", \"section\": \"fore\"}",
        "{\"op\": \"attack\", \"table\": $, \"attacker\": \"blue\", \"target\": \"raider\","
            + " \"arc\": \"rear\", \"section\": \"aft\"}",
        "{\"op\": \"attack\", \"table\": $, \"attacker\": \"red\", \"target\": \"raider\", \"arc\":"
            + " \"turret\", \"section\": \"aft\"}",
        "{\"op\": \"attack\", \"table\": $, \"attacker\": \"raider\", \"target\": \"gozanti\","
            + " \"arc\": \"front\"}",
        "{\"op\": \"attack\", \"table\": $, \"attacker\": \"gozanti\", \"target\": \"red\","
            + " \"arc\": \"turret\"}",
        "{\"op\": \"place\", \"table\": $, \"piece\": {\"ship\": {\"id\": \"new\","
            + " \"base\": \"huge-transport\", \"standsIn\": true,"
            + " \"pose\": {\"x\": 300, \"y\": 100, \"heading\": 45}}}}",
        "{\"op\": \"drop\", \"table\": $, \"ship\": \"raider\", \"kind\": \"bomb\"}"
      })
  void answersAboutHugeShipsFit(String query) {
    for (String more :
        List.of("", ", \"frame\": \"vassal\"", ", \"frame\": \"tts\"", ", \"uncertainty\": $u")) {
      String line =
          query
              .replaceFirst("}$", Matcher.quoteReplacement(more) + "}")
              .replace("$u", "{\"position\": 0.5, \"heading\": 1}")
              .replace("$", HUGE_TABLE);
      assertTakes("query", Asking.tree(line));
      JsonNode answer = asking.answer(line);
      assertTrue(answer.get("ok").asBoolean(), answer::toString);
      assertTakes("answer", answer);
      assertTakes(Asking.tree(line).get("op").asText() + "-result", answer.get("result"));
    }
  }

  /** Faults of attacks and ranges; says whether the fault is one that a schema can see. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'op': 'attack', 'attacker': 'red', 'target': 'raider', 'arc': 'front',"
            + " 'section': 'bow'} | true",
        "{'op': 'attack', 'attacker': 'red', 'target': 'raider', 'arc': 'front',"
            + " 'section': null} | true",
        "{'op': 'range', 'from': 'red', 'to': 'raider', 'section': 'Aft'} | true",
        "{'op': 'attack', 'attacker': 'red', 'target': 'raider', 'arc': 'front'} | false",
        "{'op': 'attack', 'attacker': 'raider', 'target': 'red', 'arc': 'rear'} | false",
        "{'op': 'attack', 'attacker': 'raider', 'target': 'red', 'arc': 'left',"
            + " 'section': 'fore'} | false",
        "{'op': 'attack', 'attacker': 'wreck', 'target': 'red', 'arc': 'turret'} | false",
        "{'op': 'range', 'from': 'raider', 'to': 'red', 'section': 'fore'} | false",
      })
  void schemaAndReaderRefuseAttacksOfHugeShipsAlike(String query, boolean visible) {
    ObjectNode line = (ObjectNode) Asking.tree(query.replace('\'', '"'));
    line.set("table", Asking.tree(HUGE_TABLE));
    JsonNode answer = asking.answer(line.toString());
    assertFalse(answer.get("ok").asBoolean(), answer::toString);
    assertTakes("answer", answer);
    assertEquals(visible, !complaints("query", line).isEmpty(), answer::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"id\": 7, \"ok\": false, \"error\": {\"code\": \"unknown-ship\", \"message\": \"no ship"
            + " 'red-9' on the table\", \"at\": \"/ship\"}}",
        "{\"ok\": false, \"error\": {\"code\": \"not-json\", \"message\": \"no\"}}",
        "{\"ok\": true, \"result\": {\"pairs\": [{\"a\": \"red\", \"b\": \"blue\","
            + " \"separation\": -3.2, \"relation\": \"overlap\"}]}}",
        "{\"ok\": true, \"result\": {\"legal\": true, \"sideways\": 80.0,"
            + " \"shifts\": [[-20, 3.25], [7, 20]], \"template\": [[-10, 10]],"
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}, \"blockedBy\": [\"rock\"],"
            + " \"tokens\": [\"mine\"]}}",
        "{\"ok\": true, \"result\": {\"legal\": false, \"sideways\": 80.0,"
            + " \"shifts\": [], \"template\": [], \"final\": null, \"blockedBy\": [\"rock\"],"
            + " \"tokens\": []}}",
        "{\"ok\": true, \"result\": {\"legal\": false,"
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}, \"blockedBy\": [],"
            + " \"fled\": true, \"tokens\": []}}",
        "{\"ok\": true, \"result\": {\"legal\": false, \"reasons\": [{\"code\":"
            + " \"too-near-edge\", \"distance\": 180.2, \"required\": 200, \"of\": \"top\"}]}}",
        "{\"ok\": true, \"result\": {\"pose\": {\"x\": 1, \"y\": 2, \"heading\": 3},"
            + " \"under\": [\"blue\"], \"offTable\": \"part\","
            + " \"setsOff\": []}}",
        "{\"ok\": true, \"result\": {\"distance\": 141.42, \"range\": 2,"
            + " \"line\": [[0, 0], [100, 100]], \"many\": false}}",
        "{\"ok\": true, \"result\": {\"inArc\": true, \"distance\": 141.42, \"range\": 2,"
            + " \"line\": [[0, 0], [100, 100]], \"many\": false, \"obstructed\": false,"
            + " \"choice\": false, \"obstructedBy\": [], \"touching\": false, \"forbidden\": null,"
            + " \"dice\": {\"attack\": 0, \"defence\": 0},"
            + " \"margins\": {\"arc\": 4.1, \"range\": 41.42}}}",
        "{\"ok\": true, \"result\": {\"outcome\": \"overlapped\","
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3},"
            + " \"nominal\": {\"x\": 1, \"y\": 2, \"heading\": 3}, \"rail\": 141.3717,"
            + " \"length\": 141.3717, \"rotated\": false, \"offsets\": [[-10, 10]],"
            + " \"overlapped\": [\"blue\"], \"touching\": [\"blue\"],"
            + " \"obstacles\": [{\"id\": \"rock\", \"template\": true, \"base\": false}],"
            + " \"fled\": false, \"tokens\": [], \"margins\": {\"ships\": 12.5, \"edge\": 80.2}}}"
      })
  void theProtocolsAnswersFit(String answer) {
    assertTakes("answer", Asking.tree(answer));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"forward\"}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"template\": 4}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"template\": 1.5}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"shift\": 1e7}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\"}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"template\": \"4F\"}",
        "{\"op\": \"boost\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"ignores\": [\"rocks\"]}",
        "{\"op\": \"adjust\", \"table\": $, \"ship\": \"red\", \"ahead\": 1, \"aside\": 1}",
        "{\"op\": \"adjust\", \"table\": $, \"ship\": \"red\"}",
        "{\"op\": \"odds\", \"attacker\": {\"dice\": 16}, \"defender\": {\"dice\": 2}}",
        "{\"op\": \"threats\", \"table\": $, \"dials\": {\"red\": [\"6FG\"]}}",
        "{\"op\": \"threats\", \"table\": $, \"dials\": {}}",
        "{\"op\": \"threats\", \"table\": $, \"dials\": {\"red\": [\"1FG\"]}, \"theirs\":"
            + " \"all\"}",
        "{\"op\": \"odds\", \"attacker\": {\"dice\": 3}}",
        "{\"op\": \"odds\", \"attacker\": {\"dice\": 3}, \"defender\": {\"dice\": 2},"
            + " \"aim\": \"luck\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"red\", \"maneuver\": \"2TW\","
            + " \"as\": \"tallon-roll\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"red\", \"maneuver\": \"2BW\","
            + " \"as\": \"reverse\"}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"red\", \"maneuver\": \"2BW\","
            + " \"offset\": 10}",
        "{\"op\": \"maneuver\", \"table\": $, \"ship\": \"red\", \"maneuver\": \"2TW\","
            + " \"positions\": \"any\"}",
        "{\"op\": \"drop\", \"table\": $, \"ship\": \"red\", \"kind\": \"mine\","
            + " \"tokens\": [{\"at\": [0, 0]}]}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"template\": true}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"positions\": \"slides\"}",
        "{\"op\": \"barrelRoll\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"by\": \"hand\"}",
        "{\"op\": \"decloak\", \"table\": $, \"ship\": \"red\", \"direction\": \"forward\","
            + " \"positions\": \"any\", \"rules\": \"standard-2018\"}",
        "{\"op\": \"boost\", \"table\": $, \"ship\": \"red\"}",
        "{\"op\": \"boost\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"template\": \"1B\"}",
        "{\"op\": \"rotate\", \"table\": $, \"ship\": \"red\", \"turn\": 45}",
        "{\"op\": \"rotate\", \"table\": $, \"ship\": \"red\"}",
        "{\"op\": \"decloak\", \"table\": $, \"ship\": \"red\", \"direction\": \"straight\"}",
        "{\"op\": \"decloak\", \"table\": $, \"ship\": \"red\", \"direction\": \"forward\","
            + " \"shift\": 0}",
        "{\"op\": \"decloak\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"template\": 4}",
        "{\"op\": \"boost\", \"table\": $, \"ship\": \"red\", \"direction\": \"forward\"}",
        "{\"op\": \"boost\", \"table\": $, \"ship\": \"red\", \"direction\": \"left\","
            + " \"shift\": 0}",
        "{\"op\": \"drop\", \"table\": $, \"ship\": \"red\", \"kind\": \"objective\"}",
        "{\"op\": \"drop\", \"table\": $, \"ship\": \"red\"}",
        "{\"op\": \"drop\", \"table\": $, \"ship\": \"red\", \"kind\": \"bomb\","
            + " \"template\": \"4T\"}",
        "{\"op\": \"drop\", \"table\": $, \"ship\": \"red\", \"kind\": \"bomb\","
            + " \"template\": \"1S\"}",
        "{\"op\": \"near\", \"table\": $, \"from\": \"red\"}",
        "{\"op\": \"near\", \"table\": $, \"from\": \"red\", \"band\": [-1, 1]}",
        "{\"op\": \"near\", \"table\": $, \"from\": \"red\", \"band\": [1, 6]}",
        "{\"op\": \"near\", \"table\": $, \"from\": \"red\", \"band\": [1, 1.5]}",
        "{\"op\": \"near\", \"table\": $, \"from\": \"red\", \"band\": [1]}",
        "{\"op\": \"near\", \"table\": $, \"from\": \"red\", \"band\": 1}",
        "{\"op\": \"near\", \"table\": $, \"from\": \"\", \"band\": [1, 1]}",
        "{\"op\": \"near\", \"table\": $, \"from\": 7, \"band\": [1, 1]}",
        "{\"op\": \"near\", \"table\": $, \"from\": [7], \"band\": [1, 1]}",
        "{\"op\": \"near\", \"table\": $, \"from\": {\"edge\": \"north\"}, \"band\": [1, 1]}",
        "{\"op\": \"near\", \"table\": $, \"from\": {\"x\": 1}, \"band\": [1, 1]}",
        "{\"op\": \"remote\", \"table\": $, \"token\": \"probe\"}",
        "{\"op\": \"remote\", \"table\": $, \"token\": \"probe\", \"template\": \"1K\"}",
        "{\"op\": \"dock\", \"table\": $, \"ship\": \"red\", \"to\": \"blue\"}",
        "{\"op\": \"dock\", \"table\": $, \"ship\": \"red\", \"to\": \"blue\", \"edge\": \"aft\"}",
        "{\"op\": \"dock\", \"table\": $, \"ship\": \"nave\", \"to\": \"barge\","
            + " \"edge\": \"front\", \"alongside\": \"aft\"}",
        "{\"op\": \"tow\", \"table\": $, \"ship\": \"red\", \"tow\": \"blue\"}",
        "{\"op\": \"tow\", \"table\": $, \"ship\": \"red\", \"tow\": \"blue\","
            + " \"maneuver\": \"1FW\", \"home\": \"A\"}",
        "{\"op\": \"formation\", \"table\": $, \"leader\": \"red\", \"wingmates\": []}",
        "{\"op\": \"formation\", \"table\": $, \"leader\": \"red\", \"wingmates\": [{\"ship\":"
            + " \"grey\", \"place\": \"leader\"}]}",
        "{\"op\": \"freeRegion\", \"table\": $}",
        "{\"op\": \"freeRegion\", \"table\": $, \"heading\": 1e7, \"piece\": {\"token\": {\"id\":"
            + " \"crate\", \"kind\": \"objective\","
            + " \"pose\": {\"x\": 300, \"y\": 100, \"heading\": 45}}}}",
        "{\"op\": \"place\", \"table\": $}",
        "{\"op\": \"place\", \"table\": $, \"piece\": {}}",
        "{\"op\": \"place\", \"table\": $, \"piece\": {\"wing\": {}}}",
        "{\"op\": \"place\", \"table\": $, \"piece\": {\"token\": {\"id\": \"crate\"}}}",
        "{\"op\": \"place\", \"table\": $, \"zone\": [[0, 0], [1, 0]], \"piece\": {\"token\":"
            + " {\"id\": \"crate\", \"kind\": \"objective\","
            + " \"pose\": {\"x\": 300, \"y\": 100, \"heading\": 45}}}}",
      })
  void schemaAndReaderRefuseMovesAlike(String query) {
    JsonNode line = Asking.tree(query.replace("$", TABLE));
    assertFalse(complaints("query", line).isEmpty());
    JsonNode answer = asking.answer(line.toString());
    assertFalse(answer.get("ok").asBoolean(), answer::toString);
    assertTakes("answer", answer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"ok\": true, \"error\": {\"code\": \"not-json\", \"message\": \"no\"}}",
        "{\"ok\": false, \"error\": {\"code\": \"not-json\", \"message\": \"no\", \"at\": \"\"}}",
        "{\"ok\": false, \"error\": {\"code\": \"bad-value\", \"message\": \"no\"}}",
        "{\"ok\": false, \"error\": {\"code\": \"worse\", \"message\": \"no\", \"at\": \"\"}}",
        "{\"ok\": true, \"result\": {}}",
        "{\"ok\": true, \"result\": {\"distance\": 541.42, \"range\": 6,"
            + " \"line\": [[0, 0], [100, 100]], \"many\": false}}",
        "{\"ok\": true, \"result\": {\"inArc\": false, \"distance\": 141.42, \"range\": 2,"
            + " \"line\": [[0, 0], [100, 100]], \"many\": false, \"obstructed\": false,"
            + " \"choice\": false, \"obstructedBy\": [], \"touching\": false, \"forbidden\": null,"
            + " \"dice\": null, \"margins\": {\"arc\": -4.1, \"range\": null}}}",
        "{\"ok\": true, \"result\": {\"pairs\": [{\"a\": \"red\", \"b\": \"blue\","
            + " \"separation\": 3.2, \"relation\": \"apart\"}]}}"
      })
  void whatIsNoAnswerDoesNotFit(String answer) {
    assertFalse(complaints("answer", Asking.tree(answer)).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"log\": \"flightstand/1\", \"rules\": \"reference-2015\","
            + " \"playArea\": {\"width\": 914.4, \"height\": 914.4},"
            + " \"claimTolerance\": {\"position\": 2, \"heading\": 2}}",
        "{\"log\": \"flightstand/1\", \"frame\": \"vassal\","
            + " \"playArea\": {\"width\": 914.4, \"height\": 914.4},"
            + " \"zones\": {\"A\": [[0, 0], [9, 0], [0, 9]]}}",
        "{\"token\": {\"id\": \"m1\", \"kind\": \"mine\","
            + " \"pose\": {\"x\": 1, \"y\": 2, \"heading\": 3}}}",
        "{\"log\": \"flightstand/1\", \"playArea\": {\"width\": 914.4, \"height\": 914.4},"
            + " \"dials\": {\"red-1\": [\"1FG\", \"2BW\"]}}",
        "{\"moved\": \"red-1\", \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"detonate\": \"m1\", \"by\": \"red-1\"}",
        "{\"detonate\": \"m1\"}",
        "{\"place\": {\"id\": \"red-1\", \"base\": \"small\", \"player\": \"A\","
            + " \"pose\": {\"x\": 1, \"y\": 2, \"heading\": 3}}}",
        "{\"obstacle\": {\"id\": \"rock\", \"kind\": \"asteroid\","
            + " \"outline\": [[0, 0], [9, 0], [0, 9]]}}",
        "{\"place\": {\"id\": \"wreck\", \"base\": \"huge-corvette\", \"standsIn\": true,"
            + " \"pose\": {\"x\": 1, \"y\": 2, \"heading\": 3}}}",
        "{\"activate\": \"red-1\", \"maneuver\": \"2BW\","
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}, \"bumped\": true}",
        "{\"barrelRoll\": \"red-1\", \"direction\": \"left\","
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"boost\": \"red-1\", \"direction\": \"straight\","
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"decloak\": \"red-1\", \"direction\": \"forward\","
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"rotate\": \"red-1\", \"turn\": 180,"
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"barrelRoll\": \"red-1\", \"direction\": \"left\", \"template\": \"1N\","
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"boost\": \"red-1\", \"template\": \"2T\","
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"boost\": \"red-1\", \"direction\": \"straight\", \"by\": \"tractor\","
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"decloak\": \"red-1\", \"direction\": \"left\", \"template\": 2,"
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"attack\": \"red-1\", \"target\": \"blue-2\", \"arc\": \"front\", \"range\": 2,"
            + " \"obstructed\": false}",
        "{\"attack\": \"red-1\", \"target\": \"raider\", \"section\": \"aft\","
            + " \"arc\": \"front\", \"range\": 5, \"obstructed\": false}",
        "{\"remove\": \"blue-2\"}"
      })
  void theLinesOfAGameLogFit(String line) {
    assertTakes("log", Asking.tree(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"log\": \"flightstand/2\", \"playArea\": {\"width\": 914.4, \"height\": 914.4}}",
        "{\"place\": {\"id\": \"red-1\", \"base\": \"small\"}}",
        "{\"place\": {\"id\": \"red-1\", \"base\": \"small\", \"standsIn\": true,"
            + " \"pose\": {\"x\": 1, \"y\": 2, \"heading\": 3}}}",
        "{\"activate\": \"red-1\", \"maneuver\": \"2BW\"}",
        "{\"activate\": \"red-1\", \"maneuver\": \"2BW\","
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}, \"remove\": \"red-1\"}",
        "{\"boost\": \"red-1\", \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"moved\": \"red-1\"}",
        "{\"log\": \"flightstand/1\", \"playArea\": {\"width\": 914.4, \"height\": 914.4},"
            + " \"dials\": {\"red-1\": [\"1XG\"]}}",
        "{\"rotate\": \"red-1\", \"turn\": 45,"
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"barrelRoll\": \"red-1\", \"direction\": \"forward\","
            + " \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3}}",
        "{\"attack\": \"red-1\", \"target\": \"raider\", \"section\": \"bow\"}",
        "{\"detonate\": \"m1\", \"by\": null}",
        "{\"remove\": 3}"
      })
  void whatIsNoLineOfAGameLogDoesNotFit(String line) {
    assertFalse(complaints("log", Asking.tree(line)).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"line\": 11, \"verdict\": \"legal\", \"expected\": {\"final\":"
            + " {\"x\": 1, \"y\": 2, \"heading\": 3}, \"bumped\": false, \"rail\": 80.0,"
            + " \"touching\": []}, \"deviation\": {\"position\": 0.21, \"heading\": 0.02},"
            + " \"rule\": \"backing-up\", \"message\": \"...\"}",
        "{\"line\": 13, \"verdict\": \"illegal\", \"expected\": {\"final\":"
            + " {\"x\": 1, \"y\": 2, \"heading\": 3}, \"legal\": true, \"blockedBy\": [\"rock\"]},"
            + " \"deviation\": {\"position\": 5, \"heading\": 0.02}, \"rule\": \"barrel-roll\","
            + " \"message\": \"...\"}",
        "{\"line\": 14, \"verdict\": \"legal\", \"expected\": {\"final\":"
            + " {\"x\": 1, \"y\": 2, \"heading\": 3}, \"bumped\": true, \"rail\": null,"
            + " \"touching\": [\"gozanti\"], \"progress\": 0.5, \"rammed\": [\"blue\"],"
            + " \"removed\": [], \"owed\": [{\"kind\": \"card\", \"count\": 1, \"ship\":"
            + " \"gozanti\", \"section\": null}]}, \"deviation\": null, \"rule\": \"backing-up\","
            + " \"message\": \"...\"}",
        "{\"line\": 15, \"verdict\": \"illegal\", \"expected\": null, \"deviation\": null,"
            + " \"rule\": \"huge-ship\", \"message\": \"...\"}",
        "{\"line\": 16, \"verdict\": \"illegal\", \"expected\": {\"inArc\": true,"
            + " \"distance\": 350.5, \"range\": 4, \"obstructed\": false, \"choice\": false,"
            + " \"sectionClear\": false}, \"deviation\": null, \"rule\": \"section\","
            + " \"message\": \"...\"}",
        "{\"log\": \"a.ndjson\", \"line\": 2, \"verdict\": \"illegal\", \"expected\": {\"legal\":"
            + " false, \"reasons\": [{\"code\": \"outside-zone\", \"distance\": -10, \"required\":"
            + " 0, \"of\": \"zone\"}]}, \"deviation\": null, \"rule\": \"set-up\", \"message\":"
            + " \"no\"}",
        "{\"line\": 5, \"verdict\": \"illegal\", \"expected\": {\"setOff\": false, \"separation\":"
            + " null}, \"deviation\": null, \"rule\": \"mine\", \"message\": \"no\"}",
        "{\"line\": 6, \"verdict\": \"legal\", \"expected\": {\"explanations\": [{\"maneuver\":"
            + " \"2FW\", \"onDial\": true, \"final\": {\"x\": 1, \"y\": 2, \"heading\": 3},"
            + " \"bumped\": false, \"verdict\": \"legal\", \"deviation\": {\"position\": 0.4,"
            + " \"heading\": 0}}, {\"action\": \"boost\", \"direction\": \"left\", \"final\":"
            + " {\"x\": 1, \"y\": 2, \"heading\": 3}, \"verdict\": \"too-close\", \"deviation\":"
            + " {\"position\": 0.4, \"heading\": 0}}]}, \"deviation\": {\"position\": 0.4,"
            + " \"heading\": 0}, \"rule\": \"moved\", \"message\": \"...\"}",
        "{\"line\": 12, \"verdict\": \"unverified\", \"expected\": null, \"deviation\": null,"
            + " \"rule\": null, \"message\": \"...\"}",
        "{\"summary\": {\"steps\": 73, \"legal\": 72, \"illegal\": 1, \"tooClose\": 0,"
            + " \"unverified\": 0}}"
      })
  void theRefereesLinesFit(String line) {
    assertTakes("verdict", Asking.tree(line));
  }

  /** Spoils the sound query; says whether the fault is one that a schema can see. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/op | 'fly' | true",
        "/op | 7 | true",
        "/table | [] | true",
        "/table/playArea/width | 0 | true",
        "/table/playArea/height | 1000001 | true",
        "/table/playArea/depth | 1 | true",
        "/table/ships | {} | true",
        "/table/ships/1/id | '' | true",
        "/table/ships/1/base | 'tiny' | false",
        "/table/ships/1/base | 'huge-raider' | false",
        "/table/ships/1/standsIn | true | true",
        "/table/ships/1/standsIn | 1 | true",
        "/table/ships/1/pose/x | '4' | true",
        "/table/ships/1/pose/x | 1000000.1 | true",
        "/table/ships/1/pose/heading | -1e7 | true",
        "/table/ships/1/pose/z | 0 | true",
        "/table/ships/1/player | 2 | true",
        "/table/ships/1/arcs/1 | 'side' | true",
        "/table/tokens/0/id | 'red' | false",
        "/table/obstacles | null | true",
        "/table/obstacles/0/kind | 'comet' | true",
        "/table/obstacles/0/outline/1 | [1] | true",
        "/table/obstacles/0/outline/1 | [1, 2, 3] | true",
        "/table/obstacles/0/outline | [[0,0],[9,9]] | true",
        "/table/obstacles/0/outline | [[0,0],[9,0],[0,9],[9,9]] | false",
        "/table/tokens/0/kind | 'asteroid' | true",
        "/table/touching/0 | ['red'] | true",
        "/table/touching/0/1 | 'red' | true",
        "/table/touching/0/1 | 'rock' | false",
        "/ship | 'nobody' | false",
        "/ship | 7 | true",
        "/maneuver | '4TW' | true",
        "/maneuver | '1OW' | true",
        "/maneuver | '6FW' | true",
        "/maneuver | '3BX' | true",
        "/maneuver | 'BW' | true",
        "/offset | 1 | true",
        "/rules | 'house' | true",
        "/rules | ['reference-2015', 'core-2012'] | true",
        "/rules | [] | true",
        "/rules | 7 | true",
        "/rules | {} | true",
        "/rules | {'guidesFlee': true} | true",
        "/rules | {'base': 'house'} | true",
        "/rules | {'base': ['core-2012', 'core-2012']} | true",
        "/rules | {'base': {'base': 'core-2012'}} | true",
        "/rules | {'base': 'core-2012', 'guidesFlee': 1} | true",
        "/rules | {'base': 'core-2012', 'rulerWidth': -1} | true",
        "/rules | {'base': 'core-2012', 'rulerWidth': 1001} | true",
        "/rules | {'base': 'core-2012', 'rulerWidth': null} | true",
        "/rules | {'base': 'core-2012', 'tolerance': 1} | true",
        "/rules | {'base': 'core-2012', 'hugeTemplate': 2019} | true",
        "/rules | {'base': 'core-2012', 'zoneDepth': '1'} | true",
        "/rules | {'base': 'core-2012', 'hugeTemplate': '2018'} | true",
        "/rules | {'base': 'core-2012', 'boostBarriers': {'base': []}} | true",
        "/rules | {'base': 'core-2012', 'boostBarriers': {'base': [], 'template': ['comet']}}"
            + " | true",
        "/rules | {'base': 'core-2012', 'obstacleSpacing': {'fromEdges': 1}} | true",
        "/rules | {'base': 'core-2012',"
            + " 'obstacleSpacing': {'fromEdges': null, 'fromObstacles': 1}} | true",
        "/speed | 3 | true",
        "/frame | 'fly' | true",
        "/uncertainty | {} | true",
        "/uncertainty | {'position': -1, 'heading': 0} | true",
        "/uncertainty | {'position': 1, 'heading': 181} | true",
        "/frame | {'mirrored': true} | true",
        "/frame | {'projective': [[1, 0, 0], [0, 1, 0], [0, 0, 1]]} | true",
        "/table/ships/0/pose | {'x': 200, 'y': 100} | true",
        "/table/ships/0/pose | {'x': 200, 'heading': 90} | true",
        "/table/ships/0/pose | {'x': 1, 'y': 1, 'heading': 9, 'facing': 'south'} | true",
        "/table/ships/0/pose | {'x': 1, 'front': [1, 1], 'facing': 'south'} | true",
        "/table/ships/0/pose | {'front': [1, 1]} | true",
        "/table/ships/0/pose | {'front': [1, 1], 'heading': true} | true",
        "/table/ships/0/pose | {'front': [1, 1], 'facing': 'up'} | false",
        "/table/ships/0/pose | {'front': [1, 1], 'facing': '13:00'} | false",
        "/table/ships/0/pose | {'corners': {'frontLeft': [180, 120]}} | true",
        "/table/ships/0/pose | {'corners': {'frontLeft': [180, 120], 'frontRight': [220, 120],"
            + " 'rearLeft': [180, 80]}} | true",
        "/table/ships/0/pose | {'corners': {'frontLeft': [180, 120], 'frontRight': [230, 120]}}"
            + " | false",
        "/table/ships/0/pose | {'corners': {'frontLeft': [180, 120], 'frontRight': [220, 120]},"
            + " 'heading': 90} | true",
        "/table/ships/0/pose | {'left': 180, 'facing': 'north'} | true",
        "/table/ships/0/pose | {'left': 180, 'right': 180, 'facing': 'north'} | true",
        "/table/ships/0/pose | {'left': 180, 'x': 180, 'top': 9, 'facing': 'north'} | true",
        "/table/ships/0/pose | {'left': 180, 'top': 9} | true",
        "/table/tokens/0/pose | {'front': [1, 1], 'heading': 90} | false",
        "/table/playArea | {'width': 36, 'height': 36, 'unit': 'feet'} | true",
        "/frame | {'projective': [[1, 0, 0], [0, 1, 0]],"
            + " 'heading': {'zero': 0, 'clockwise': true}} | true",
        "/frame | {'projective': [[1, 0, 0], [0, 1, 0], [0, 0, 1]], 'mirrored': true,"
            + " 'heading': {'zero': 0, 'clockwise': true}} | true",
        "/frame | {'scale': 0, 'origin': [0, 0], 'mirrored': true,"
            + " 'heading': {'zero': 0, 'clockwise': true}} | true",
        "/frame | {'scale': 0.00001, 'origin': [0, 0], 'mirrored': true,"
            + " 'heading': {'zero': 0, 'clockwise': true}} | false",
      })
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
