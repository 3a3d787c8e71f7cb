package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Games as numbers over the protocol: a step is one line with an integer, and one answer. */
class EncodingOverTheProtocolTest {

  private static final String SHIP =
      "{'id': '%s', 'base': 'small', 'skill': %s, 'attack': 3, 'agility': 2, 'hull': 3,"
          + " 'shields': 1, 'points': 20, 'actions': ['focus'], 'dial': ['1FG', '2BW'],"
          + " 'pose': {'x': 300, 'y': %s, 'heading': %s}}";

  private static final String SETUP =
      "{'placed': true, 'chance': %s, 'initiative': 'A', 'rounds': 3, 'players': ["
          + "{'id': 'A', 'squad': {'ships': [%s]}}, {'id': 'B', 'squad': {'ships': [%s]}}]}";

  private final Asking asking = new Asking();

  private static String setup(String chance) {
    return SETUP.formatted(
        chance, SHIP.formatted("red", 3, 100, 90), SHIP.formatted("blue", 2, 400, 270));
  }

  private JsonNode start(String members) {
    return result("{'op': 'start', 'keep': 'g', 'setup': %s%s}", setup("{'seed': 7}"), members);
  }

  private JsonNode act(String members) {
    return result("{'op': 'act', 'game': 'g', 'keep': 'g', 'decisions': 'none', %s}", members);
  }

  private JsonNode result(String query, Object... parts) {
    return asking.result(query.formatted(parts).replace('\'', '"'));
  }

  private void assertFault(String code, String at, String query, Object... parts) {
    asking.fault(query.formatted(parts).replace('\'', '"'), code, at);
  }

  @Test
  void aGameIsPlayedByIntegersAlone() {
    JsonNode step = start(", 'events': false, 'encode': 'packed'");
    assertEquals(0, step.get("events").size());
    int steps = 0;
    while (step.get("over").isNull()) {
      JsonNode turn = step.get("turn");
      int legal = turn.get("legal").get(steps % turn.get("legal").size()).asInt();
      step = act("'events': false, 'encode': 'packed', 'action': " + legal);
      steps++;
    }
    assertTrue(steps > 12, () -> "the game is over too soon");
    assertTrue(step.at("/turn/player").isNull() && step.at("/turn/decision").isNull());
    assertEquals(0, step.at("/turn/legal").size());
  }

  @Test
  void anIntegerDoesWhatItsCommandDoes() {
    start("");
    JsonNode said = result("{'op': 'encode', 'game': 'g'}").get("turn");
    int action = said.get("legal").get(0).asInt();
    JsonNode command = result("{'op': 'encode', 'game': 'g', 'action': %s}", action).get("command");
    assertEquals("dial:red", command.get("decision").asText());
    assertEquals(
        action,
        result("{'op': 'encode', 'game': 'g', 'command': %s}", command).get("action").asInt());
    JsonNode other =
        result("{'op': 'encode', 'game': 'g', 'command': {'decision': 'a', 'key': 'b'}}");
    assertTrue(other.get("action").isNull());
    JsonNode one = result("{'op': 'act', 'game': 'g', 'action': %s}", action);
    assertEquals(one, result("{'op': 'act', 'game': 'g', 'command': %s}", command));
    assertFalse(one.has("turn"));
    assertEquals(1, one.get("events").size());
  }

  @Test
  void theListIsWhatIsPacked() {
    JsonNode list = start(", 'encode': 'list'").at("/turn/observation");
    String packed = start(", 'encode': 'packed'").at("/turn/packed").asText();
    ByteBuffer bytes =
        ByteBuffer.wrap(Base64.getDecoder().decode(packed)).order(ByteOrder.LITTLE_ENDIAN);
    JsonNode listed = result("{'op': 'encoding'}").get("observation");
    assertEquals(listed.size(), list.size());
    for (JsonNode number : list) {
      assertEquals((float) number.asDouble(), bytes.getFloat());
    }
    assertEquals(0, bytes.remaining());
  }

  @Test
  void whatPlayersSeeDependsOnTheirSide() {
    start("");
    JsonNode a = result("{'op': 'encode', 'game': 'g', 'player': 'A'}").get("turn");
    JsonNode b = result("{'op': 'encode', 'game': 'g', 'player': 'B'}").get("turn");
    assertEquals("dial:red", a.get("decision").asText());
    assertEquals("dial:blue", b.get("decision").asText());
    assertEquals(a, result("{'op': 'encode', 'game': 'g'}").get("turn"));
  }

  @Test
  void builtInPlayersAnswerWithinAStep() {
    String opponents = ", 'opponents': {'B': 'greedy'}, 'encode': 'list'";
    JsonNode step = start(opponents);
    while (step.get("over").isNull()) {
      assertEquals("A", step.at("/turn/player").asText());
      String action = "'action': " + step.at("/turn/legal/0") + opponents;
      JsonNode again = result("{'op': 'act', 'game': 'g', 'decisions': 'none', %s}", action);
      step = act(action);
      assertEquals(again.get("turn"), step.get("turn"));
      assertEquals(again.get("events"), step.get("events"));
    }
  }

  @Test
  void severalGamesTakeTheirStepsInOneLine() {
    List<String> games = List.of("g", "h", "i");
    for (String game : games) {
      result("{'op': 'start', 'keep': '%s', 'setup': %s}", game, setup("{'seed': '" + game + "'}"));
    }
    String opponents = ", 'opponents': {'B': 'greedy'}";
    for (int step = 0; step < 6; step++) {
      List<Integer> actions = new ArrayList<>();
      StringBuilder packed = new StringBuilder();
      List<JsonNode> alone = new ArrayList<>();
      for (String game : games) {
        JsonNode legal = result("{'op': 'encode', 'game': '%s'}", game).at("/turn/legal");
        actions.add(legal.get(step % legal.size()).asInt());
        String act = "{'op': 'act', 'game': '%s', 'action': %s, 'encode': 'packed'%s}";
        JsonNode after = result(act, game, actions.get(actions.size() - 1), opponents);
        packed.append(((ObjectNode) after.get("turn")).remove("packed").asText());
        alone.add(after);
      }
      JsonNode together =
          result("{'op': 'acts', 'games': ['g', 'h', 'i'], 'actions': %s%s}", actions, opponents);
      assertEquals(packed.toString(), together.get("packed").asText());
      for (int i = 0; i < games.size(); i++) {
        assertEquals(alone.get(i).get("turn"), together.at("/steps/" + i + "/turn"));
        assertEquals(alone.get(i).get("over"), together.at("/steps/" + i + "/over"));
      }
    }
  }

  @Test
  void noGameTakesItsStepIfAnotherIsRefused() {
    start("");
    result("{'op': 'start', 'keep': 'h', 'setup': %s}", setup("{'seed': 8}"));
    String acts = "{'op': 'acts', 'games': %s, 'actions': %s}";
    JsonNode before = result("{'op': 'encode', 'game': 'g'}");
    assertFault("refused", "/actions/1", acts, "['g', 'h']", "[25, 2]");
    assertFault("unknown-game", "/games/1", acts, "['g', 'k']", "[25, 25]");
    assertFault("bad-value", "/games/1", acts, "['g', 'g']", "[25, 25]");
    assertFault("bad-value", "/actions", acts, "['g', 'h']", "[25]");
    assertFault("bad-value", "/actions", acts, "[]", "[]");
    assertEquals(before, result("{'op': 'encode', 'game': 'g'}"));
    result(acts, "['g', 'h']", "[25, 25]");
    assertNotEquals(before, result("{'op': 'encode', 'game': 'g'}"));
  }

  @Test
  void wrongStepsAreRefusedWithTheirPlace() {
    start("");
    String act = "{'op': 'act', 'game': 'g'%s}";
    assertFault("missing-field", "/command", act, "");
    String command = "{'decision': 'dial:red', 'key': 'dial', 'value': '1FG'}";
    assertFault("bad-value", "/action", act, ", 'action': 1, 'command': " + command);
    assertFault("refused", "/action", act, ", 'action': 0");
    assertFault("refused", "/action", act, ", 'action': -1");
    assertFault("bad-value", "/encode", act, ", 'action': 26, 'encode': 'text'");
    assertFault("bad-value", "/opponents/C", act, ", 'action': 26, 'opponents': {'C': 'random'}");
    assertFault(
        "bad-value",
        "/opponents",
        act,
        ", 'action': 26, 'opponents': {'A': 'random', 'B': 'random'}");
    assertFault(
        "bad-value",
        "/opponents",
        "{'op': 'start', 'setup': %s, 'opponents': {'B': 'random'}}",
        setup("'asked'"));
    assertFault("refused", "/action", "{'op': 'encode', 'game': 'g', 'action': 0}");
    assertFault("bad-value", "/player", "{'op': 'encode', 'game': 'g', 'player': 'C'}");
  }

  @Test
  void natureIsNobodysTurn() {
    result(
        "{'op': 'start', 'keep': 'n', 'setup': %s}",
        setup("'asked'").replace("'initiative': 'A', ", ""));
    JsonNode turn = result("{'op': 'encode', 'game': 'n'}").get("turn");
    assertTrue(turn.get("player").isNull());
    assertEquals("initiativeDie:A", turn.get("decision").asText());
    assertFault("refused", "/action", "{'op': 'act', 'game': 'n', 'action': 0}");
  }
}
