package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A caller in another language: builds queries as text, spoils them, and reads the answers. */
public final class Asking {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** A sound query with one of everything on the table. */
  public static final String QUERY =
      """
      {"op": "maneuver",
       "table": {
         "playArea": {"width": 914.4, "height": 914.4},
         "ships": [
           {"id": "red", "base": "small", "pose": {"x": 200, "y": 100, "heading": 90}},
           {"id": "blue", "base": "large", "pose": {"x": 500, "y": 500, "heading": 10},
            "player": "B", "arcs": ["front", "turret"]}],
         "obstacles": [
           {"id": "rock", "kind": "asteroid", "outline": [[300, 300], [360, 310], [340, 350]]}],
         "tokens": [
           {"id": "bomb", "kind": "bomb", "pose": {"x": 700, "y": 700, "heading": 0}}],
         "touching": [["red", "blue"]]},
       "ship": "red", "maneuver": "3BW"}
      """
          .replace("\n", " ");

  /** A remote, which only some operations speak of. */
  private static final String PROBE =
      "{\"id\": \"probe\", \"kind\": \"remote\", \"pose\": {\"x\": 600, \"y\": 200, \"heading\":"
          + " 45}}";

  private final Responder responder = new Responder();

  /** Returns any JSON value as a tree. */
  public static JsonNode tree(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(json, wrong);
    }
  }

  /** Returns the sound query as a tree that may be spoilt. */
  public static ObjectNode query() {
    return (ObjectNode) tree(QUERY);
  }

  /** Returns a sound query of every operation that is served, each with an id. */
  public static List<ObjectNode> everyOperation() {
    List<String> asked =
        List.of(
            "{'op': 'maneuver', 'ship': 'red', 'maneuver': '3ER', 'offset': 1}",
            "{'op': 'barrelRoll', 'ship': 'red', 'direction': 'left', 'shift': 2.5}",
            "{'op': 'decloak', 'ship': 'red', 'direction': 'forward'}",
            "{'op': 'boost', 'ship': 'blue', 'direction': 'right'}",
            "{'op': 'barrelRoll', 'ship': 'red', 'direction': 'left', 'template': '1N',"
                + " 'positions': 'any', 'rules': 'standard-2018'}",
            "{'op': 'decloak', 'ship': 'red', 'direction': 'right', 'positions': 'marks',"
                + " 'rules': 'standard-2018'}",
            "{'op': 'boost', 'ship': 'blue', 'template': '1F', 'by': 'tractor'}",
            "{'op': 'adjust', 'ship': 'red', 'ahead': 10, 'ignores': ['debris']}",
            "{'op': 'maneuver', 'ship': 'red', 'maneuver': '2BW', 'grid': {'headings': 360}}",
            "{'op': 'barrelRoll', 'ship': 'red', 'direction': 'left', 'template': '1B', 'grid':"
                + " {'step': 2}}",
            "{'op': 'decloak', 'ship': 'red', 'direction': 'left', 'grid': {}}",
            "{'op': 'boost', 'ship': 'blue', 'direction': 'right', 'clearance': 5}",
            "{'op': 'rotate', 'ship': 'red', 'turn': 90}",
            "{'op': 'overlap', 'rules': 'core-2012'}",
            "{'op': 'range', 'from': 'red', 'to': 'rock'}",
            "{'op': 'attack', 'attacker': 'blue', 'target': 'red', 'arc': 'turret'}",
            "{'op': 'threats', 'dials': {'red': ['1FG', '2BW'], 'blue': ['1FG']}}",
            "{'op': 'threats', 'dials': {'red': ['1FG', '5FW'], 'blue': ['1FG', '2YW']}, 'ships':"
                + " ['red'], 'theirs': 'dials'}",
            "{'op': 'odds', 'attacker': {'dice': 3, 'means': ['lock', 'focus', 'predator']},"
                + " 'defender': {'dice': 2, 'means': ['evade'], 'hull': 3, 'shields': 2, 'skill':"
                + " 4}, 'spend': 'order', 'aim': 'destroy', 'cardSets': ['flown']}",
            "{'op': 'place', 'piece': {'obstacle': {'id': 'new', 'kind': 'debris',"
                + " 'outline': [[1, 2], [9, 3], [4, 8]]}}, 'zone': [[0, 0], [900, 0], [0, 900]]}",
            "{'op': 'drop', 'ship': 'red', 'kind': 'bomb', 'template': '1B'}",
            "{'op': 'near', 'from': [400, 300], 'band': [1, 3]}",
            "{'op': 'near', 'from': {'edge': 'left'}, 'band': [2, 2]}",
            "{'op': 'remote', 'token': 'probe', 'template': '2N'}",
            "{'op': 'dock', 'ship': 'red', 'to': 'blue', 'edge': 'rear', 'offset': 3}",
            "{'op': 'tow', 'ship': 'red', 'tow': 'blue', 'maneuver': '2BW', 'home': 'top'}",
            "{'op': 'formation', 'leader': 'red', 'wingmates': [{'ship': 'blue',"
                + " 'place': 'left-flank'}], 'maneuver': '2BW'}",
            "{'op': 'freeRegion', 'piece': {'obstacle': {'id': 'new', 'kind': 'debris',"
                + " 'outline': [[1, 2], [9, 3], [4, 8]]}}, 'heading': 20,"
                + " 'zone': [[0, 0], [900, 0], [0, 900]]}",
            "{'op': 'calibrate', 'pairs': [{'table': [0, 0], 'tool': [1, 1]},"
                + " {'table': [9, 0], 'tool': [1, 20]}, {'table': [0, 9], 'tool': [20, 1]}]}",
            "{'op': 'squad', 'points': 60, 'squad': {'ships': [{'id': 'red', 'ship': 'xwing',"
                + " 'pilot': 'wedgeantilles', 'cards': ['r2d2', 'engineupgrade', 'fleetofficer']},"
                + " {'id': 'blue', 'ship': 'awing'}]}}",
            "{'op': 'squad', 'rules': 'core-2012', 'squad': {'xws': {'faction': 'rebel', 'pilots':"
                + " [{'name': 'rookiepilot', 'ship': 'xwing', 'upgrades': {'amd': ['r2d2']}}]}}}",
            "{'op': 'why', 'claim': {'activate': 'red', 'maneuver': '1FW', 'final':"
                + " {'x': 1, 'y': 2, 'heading': 3}}, 'dials': {'red': ['1FG']}}",
            "{'op': 'judge', 'keep': 'g1', 'only': ['legal'], 'limit': 3, 'log': [{'log':"
                + " 'flightstand/1', 'playArea': {'width': 900, 'height': 900}},"
                + " {'remove': 'red'}]}",
            "{'op': 'judge', 'keep': 'g1', 'from': 2, 'log': [{'remove': 'red'}, 'cut']}",
            "{'op': 'table', 'keep': 't1'}",
            "{'op': 'forget', 'table': 't1'}",
            "{'op': 'about'}");
    List<ObjectNode> queries = new ArrayList<>();
    for (String query : asked) {
      ObjectNode object = (ObjectNode) tree(query.replace('\'', '"'));
      if (!Set.of("about", "calibrate", "forget", "judge", "odds", "squad")
          .contains(object.get("op").asText())) {
        object.set("table", query().get("table"));
        put(object, "/table/tokens/1", PROBE);
        if (object.get("op").asText().equals("formation")) {
          put(object, "/table/ships/1/base", "\"small\"");
        }
      }
      object.put("id", queries.size());
      queries.add(object);
    }
    queries.addAll(aboutGames(queries.size()));
    return queries;
  }

  /** A game is begun, and asked about and played on in the middle of its first activation. */
  private static List<ObjectNode> aboutGames(int firstId) {
    String ship =
        "{'id': '%s', 'base': 'small', 'skill': %s, 'attack': 3, 'agility': 2, 'hull': 3,"
            + " 'shields': 1, 'points': %s, 'actions': ['focus', 'lock', 'barrelRoll'],"
            + " 'dial': ['1FG', '2BW', '3TR'], 'pose': {'x': 300, 'y': %s, 'heading': %s}}";
    ObjectNode start =
        (ObjectNode)
            tree(
                ("{'op': 'start', 'setup': {'placed': true, 'chance': {'seed': 7}, 'rounds': 9,"
                        + " 'players': [{'id': 'A', 'squad': {'ships': ["
                        + ship.formatted("red", 2, 20, 100, 90)
                        + "]}}, {'id': 'B', 'squad': {'ships': ["
                        + ship.formatted("blue", 3, 22, 400, 270)
                        + "]}}], 'obstacles': [{'id': 'rock', 'kind': 'asteroid',"
                        + " 'outline': [[500, 500], [560, 500], [530, 540]]}]}}")
                    .replace('\'', '"'));
    Asking asking = new Asking();
    JsonNode game = asking.result(start.toString()).get("game");
    for (String command :
        List.of(
            "{'decision': 'initiative:A', 'key': 'initiative', 'value': 'A'}",
            "{'decision': 'dial:red', 'key': 'dial', 'value': '1FG'}",
            "{'decision': 'dial:blue', 'key': 'dial', 'value': '1FG'}",
            "{'decision': 'ready:A', 'key': 'ready'}",
            "{'decision': 'ready:B', 'key': 'ready'}")) {
      game = asking.result(act(game, command).toString()).get("game");
    }
    ObjectNode decisions = JSON.createObjectNode().put("op", "decisions");
    decisions.set("game", game);
    decisions.put("player", "A").put("witnesses", true);
    ObjectNode act = act(game, "{'decision': 'action:red', 'key': 'lock', 'value': 'blue'}");
    ObjectNode view = JSON.createObjectNode().put("op", "view").put("player", "B");
    view.set("game", game);
    ObjectNode sample = JSON.createObjectNode().put("op", "sample").put("seed", 3);
    sample.set("view", asking.result(view.toString()).get("view"));
    String plays = "{'op': 'playout', 'players': {'A': 'greedy', 'B': 'random'}, 'rounds': 1,";
    ObjectNode playout = (ObjectNode) tree((plays + "'times': 2, 'seed': 7}").replace('\'', '"'));
    playout.set("game", game);
    ObjectNode seen = (ObjectNode) tree((plays + "'times': 1, 'seed': 'x'}").replace('\'', '"'));
    seen.set("view", sample.get("view"));
    ObjectNode odds = JSON.createObjectNode().put("op", "odds").put("player", "B");
    odds.set("game", attacking(asking, game));
    ObjectNode encoding = JSON.createObjectNode().put("op", "encoding");
    ObjectNode encode = JSON.createObjectNode().put("op", "encode").put("player", "A");
    encode.set("game", game);
    encode.set("command", act.get("command"));
    ObjectNode kept = start.deepCopy().put("keep", "g1");
    ObjectNode acts = (ObjectNode) tree("{\"op\":\"acts\",\"games\":[\"g1\"],\"actions\":[23]}");
    List<ObjectNode> queries =
        List.of(
            start, decisions, act, view, sample, playout, seen, odds, encoding, encode, kept, acts);
    for (int i = 0; i < queries.size(); i++) {
      queries.get(i).put("id", firstId + i);
    }
    return queries;
  }

  /** Returns a game played on until an attack is offered. */
  private static JsonNode attacking(Asking asking, JsonNode game) {
    JsonNode now = game;
    for (String command :
        List.of(
            "{'decision': 'action:red', 'key': 'focus'}",
            "{'decision': 'action:blue', 'key': 'focus'}")) {
      now = asking.result(act(now, command).toString()).get("game");
    }
    return now;
  }

  private static ObjectNode act(JsonNode game, String command) {
    ObjectNode act = JSON.createObjectNode().put("op", "act");
    act.set("game", game);
    act.set("command", tree(command.replace('\'', '"')));
    return act;
  }

  /** Puts a value where the pointer leads, in place of another or after a list's last. */
  public static void put(JsonNode query, String pointer, String json) {
    JsonPointer at = JsonPointer.compile(pointer);
    JsonNode parent = query.at(at.head());
    String last = at.last().getMatchingProperty();
    if (parent instanceof ObjectNode object) {
      object.set(last, tree(json));
    } else if (at.last().getMatchingIndex() < parent.size()) {
      ((ArrayNode) parent).set(at.last().getMatchingIndex(), tree(json));
    } else {
      ((ArrayNode) parent).add(tree(json));
    }
  }

  /** Takes away the member to which the pointer leads. */
  public static void remove(JsonNode query, String pointer) {
    JsonPointer at = JsonPointer.compile(pointer);
    ((ObjectNode) query.at(at.head())).remove(at.last().getMatchingProperty());
  }

  /** Returns a ship as it stands in a table's list of ships. */
  public static String ship(String id, String base, double x, double y, double heading) {
    return "{\"id\":\"%s\",\"base\":\"%s\",\"pose\":{\"x\":%s,\"y\":%s,\"heading\":%s}}"
        .formatted(id, base, x, y, heading);
  }

  /** Returns the names of an object's members, in the order in which they are written. */
  public static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  /** Checks a pose in an answer, to the six digits with which poses are worked out. */
  public static void assertPose(double x, double y, double heading, JsonNode pose) {
    assertEquals(x, pose.get("x").asDouble(), 1e-6);
    assertEquals(y, pose.get("y").asDouble(), 1e-6);
    assertEquals(heading, pose.get("heading").asDouble(), 1e-6);
  }

  /** Returns the answer to a line. */
  public JsonNode answer(String line) {
    return tree(text(line));
  }

  /** Returns the answer to a line as it is written. */
  String text(String line) {
    return responder.answer(line).json();
  }

  /** Returns the result of a query that has one. */
  public JsonNode result(String line) {
    JsonNode answer = answer(line);
    assertTrue(answer.get("ok").asBoolean(), answer::toString);
    return answer.get("result");
  }

  /** Checks that a line has the fault and returns the message. */
  public String fault(String line, String code, String at) {
    JsonNode answer = answer(line);
    JsonNode error = answer.path("error");
    assertEquals(
        code + " " + at,
        error.path("code").asText() + " " + error.path("at").asText(),
        answer::toString);
    return error.get("message").asText();
  }

  /** Checks that a query with one wrong value, in single quotes, has the fault, in a sentence. */
  public void mistake(JsonNode query, String place, String value, String code, String at) {
    put(query, place, value.replace('\'', '"'));
    String message = fault(query.toString(), code, at);
    assertTrue(message.length() > 15 && !message.contains("\n"), message);
  }
}
