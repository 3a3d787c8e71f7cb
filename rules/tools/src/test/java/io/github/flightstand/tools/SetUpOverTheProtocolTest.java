package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.protocol.picture.Svg;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A table is set up by a caller in another language. */
class SetUpOverTheProtocolTest {

  private static final String SHIP =
      "{'id': '%s', 'base': 'small', 'skill': %s, 'attack': 2, 'agility': 2, 'hull': 3,"
          + " 'shields': 1, 'points': 20, 'actions': ['focus'], 'dial': ['1FG', '2BW'],"
          + " 'faction': 'rebel'}";

  private final Responder responder = new Responder();

  private static ObjectNode query(String query) {
    return (ObjectNode) Asking.tree(query.replace('\'', '"'));
  }

  private JsonNode ask(ObjectNode query) {
    return Asking.tree(responder.answer(query.toString()).json());
  }

  private static String rock(int i) {
    return String.format(
        "{'id': 'rock-%s', 'owner': '%s', 'kind': 'asteroid',"
            + " 'outline': [[-20, -20], [20, -20], [20, 20], [-20, 20]]}",
        i, i <= 3 ? "A" : "B");
  }

  private static ObjectNode start() {
    return query(
        "{'op': 'start', 'setup': {'chance': {'seed': 7}, 'initiative': 'A', 'obstacles': ["
            + IntStream.rangeClosed(1, 6)
                .mapToObj(SetUpOverTheProtocolTest::rock)
                .collect(Collectors.joining(", "))
            + "], 'players': [{'id': 'A', 'squad': {'ships': ["
            + String.format(SHIP, "red", 3)
            + "]}}, {'id': 'B', 'squad': {'ships': ["
            + String.format(SHIP, "blue", 2)
            + "]}}]}}");
  }

  /** A color is for pictures alone, and stays with a game, kept or sent. */
  @Test
  void playersMayHaveColors() {
    ObjectNode start =
        query(
            "{'op': 'start', 'picture': true, 'setup': {'placed': true, 'chance': {'seed': 7},"
                + " 'players': [{'id': 'A', 'color': 'purple', 'squad': {'ships': ["
                + String.format(SHIP, "red", 3)
                    .replace("'base'", "'pose': {'x': 300, 'y': 100, 'heading': 90}, 'base'")
                + "]}}, {'id': 'B', 'squad': {'ships': ["
                + String.format(SHIP, "blue", 2)
                    .replace("'base'", "'pose': {'x': 300, 'y': 700, 'heading': 270}, 'base'")
                + "]}}]}}");
    JsonNode sent = ask(start).get("result");
    assertEquals(List.of("p8", "p1"), looks(sent));
    assertEquals("{\"A\":\"purple\"}", sent.at("/game/colors").toString());
    JsonNode next = drawnAct(sent.get("game"), sent);
    assertEquals(List.of("p8", "p1"), looks(next));
    assertEquals("{\"A\":\"purple\"}", next.at("/game/colors").toString());
    JsonNode kept = ask(start.put("keep", "g")).get("result");
    assertEquals(List.of("p8", "p1"), looks(drawnAct(kept.get("game"), kept)));

    ObjectNode unknown = start.deepCopy();
    ((ObjectNode) unknown.at("/setup/players/0")).put("color", "mauve");
    JsonNode error = ask(unknown).get("error");
    assertEquals("/setup/players/0/color", error.get("at").asText());
    assertEquals(
        "'color' is 'mauve', expected one of blue, red, green, pink, orange, sky, olive, purple",
        error.get("message").asText());
  }

  /** Settles who has initiative, with a picture. */
  private JsonNode drawnAct(JsonNode game, JsonNode asked) {
    ObjectNode query = query("{'op': 'act', 'picture': true}");
    query.set("game", game);
    query
        .putObject("command")
        .put("decision", asked.at("/decisions/0/id").asText())
        .put("key", "initiative")
        .put("value", "B");
    return ask(query).get("result");
  }

  private static List<String> looks(JsonNode result) {
    return new Svg(result.get("svg").asText())
        .of("ship").stream().map(ship -> ship.getAttribute("class").split(" ")[2]).toList();
  }

  private JsonNode act(JsonNode game, ObjectNode command) {
    ObjectNode query = query("{'op': 'act'}");
    query.set("game", game);
    query.set("command", command);
    return ask(query);
  }

  /** 001-037: who begins may hang on it. */
  @Test
  void aFactionThatIsNotKnownIsRefusedWhereItCounts() {
    String setup = start().toString().replace("rebel", "empyre");
    assertTrue(ask(query(setup)).get("ok").booleanValue(), setup);
    JsonNode error =
        ask(query(setup.replace("\"initiative\"", "\"rules\":\"core-2012\",\"initiative\"")))
            .get("error");
    assertEquals("/setup/players/0/squad/ships/0/faction", error.get("at").textValue());
  }

  @Test
  void aWholeSetUpIsPlayed() {
    JsonNode answer = ask(start());
    StringBuilder kinds = new StringBuilder();
    for (JsonNode decision = answer.at("/result/decisions/0");
        !decision.get("kind").textValue().equals("dial");
        decision = answer.at("/result/decisions/0")) {
      kinds.append(decision.get("id").textValue()).append(' ');
      JsonNode option = decision.get("options").get(0);
      ObjectNode command = query("{}");
      command.set("decision", decision.get("id"));
      command.set("key", option.get("key"));
      if (option.has("oneOf")) {
        command.set("value", option.get("oneOf").get(0));
      } else {
        assertEquals(4, option.at("/region/zone").size());
        JsonNode refused = act(answer.at("/result/game"), command);
        assertEquals("refused", refused.at("/error/code").textValue());
        assertEquals("/command/pose", refused.at("/error/at").textValue());
        command.set("pose", option.get("sample"));
      }
      answer = act(answer.at("/result/game"), command);
      assertTrue(answer.get("ok").booleanValue(), answer::toString);
    }
    assertEquals(
        "placeObstacle:A placeObstacle:B placeObstacle:A placeObstacle:B placeObstacle:A"
            + " placeObstacle:B edge:B placeShip:blue placeShip:red ",
        kinds.toString());
    assertEquals("left", answer.at("/result/game/state/seats/1/edge").textValue());
    assertEquals("right", answer.at("/result/game/state/seats/0/edge").textValue());
    assertEquals(2, answer.at("/result/game/state/table/ships").size());
    assertEquals(6, answer.at("/result/game/state/table/obstacles").size());
  }

  @Test
  void aRefusalNamesClauseAndReason() {
    JsonNode game = ask(start()).at("/result/game");
    JsonNode refused =
        act(
            game,
            query(
                "{'decision': 'placeObstacle:A', 'key': 'place:rock-1',"
                    + " 'pose': {'x': 219, 'y': 400, 'heading': 0}}"));
    assertEquals("refused", refused.at("/error/code").textValue());
    assertEquals("000-052", refused.at("/error/clause").textValue());
    assertEquals(
        "'rock-1' may not be set up there: 199.000 mm from the edge 'left', expected more than"
            + " 200.000 mm",
        refused.at("/error/message").textValue());
  }

  @Test
  void whatBelongsToAPlacedGameIsRefused() {
    ObjectNode pose = start();
    ((ObjectNode) pose.at("/setup/players/0/squad/ships/0"))
        .set("pose", query("{'x': 1, 'y': 2, 'heading': 3}"));
    assertFault(pose, "bad-value", "/setup/players/0/squad/ships/0/pose");
    ObjectNode edge = start();
    ((ObjectNode) edge.at("/setup/players/1")).put("edge", "top");
    assertFault(edge, "bad-value", "/setup/players/1/edge");
    ObjectNode nobodys = start();
    ((ObjectNode) nobodys.at("/setup/obstacles/2")).remove("owner");
    assertFault(nobodys, "missing-field", "/setup/obstacles/2/owner");
    for (String at : List.of("/setup/obstacles/2", "/setup/players/1/squad/ships/0")) {
      ObjectNode twice = start();
      ((ObjectNode) twice.at("/setup/players/0/squad/ships/0")).put("id", "same");
      ((ObjectNode) twice.at(at)).put("id", "same");
      assertFault(twice, "duplicate-id", at + "/id");
    }
    ObjectNode crossed = start();
    ((ObjectNode) crossed.at("/setup/obstacles/1"))
        .set("outline", Asking.tree("[[0, 0], [10, 0], [0, 0]]"));
    assertFault(crossed, "bad-outline", "/setup/obstacles/1/outline");
  }

  private void assertFault(ObjectNode query, String code, String at) {
    JsonNode error = ask(query).get("error");
    assertEquals(code, error.get("code").textValue(), error::toString);
    assertEquals(at, error.get("at").textValue(), error::toString);
  }
}
