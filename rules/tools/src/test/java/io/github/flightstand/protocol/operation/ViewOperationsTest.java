package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Views, samples and redacted events over the protocol. */
class ViewOperationsTest {

  private static final String SHIP =
      "'base': 'small', 'skill': 3, 'attack': 3, 'agility': 2, 'hull': 3, 'shields': 2, 'points':"
          + " 30, 'actions': ['focus'], 'dial': ['1FG', '2FG', '3FW', '1BW', '1NW', '3KR']";

  private static final String SETUP =
      "{'placed': true, 'chance': {'seed': 7}, 'initiative': 'A', 'players': ["
          + "{'id': 'A', 'squad': {'ships': [{'id': 'red', "
          + SHIP
          + ", 'pose': {'x': 400, 'y': 200, 'heading': 90}}]}},"
          + "{'id': 'B', 'squad': {'ships': [{'id': 'blue', "
          + SHIP
          + ", 'pose': {'x': 400, 'y': 600, 'heading': 270}}]}}]}";

  private final Asking asking = new Asking();

  private JsonNode answer(String query) {
    return asking.answer(query.replace('\'', '"'));
  }

  private JsonNode result(String query) {
    JsonNode answer = answer(query);
    assertTrue(answer.get("ok").asBoolean(), answer::toString);
    return answer.get("result");
  }

  private void play(String command, String more) {
    result(
        "{'op': 'act', 'game': 'g', 'keep': 'g', 'command': {'decision': " + command + more + "}");
  }

  /** Keeps a game, named g, in which both dials are set and nobody is ready. */
  private void planned() {
    result("{'op': 'start', 'keep': 'g', 'setup': " + SETUP + "}");
    play("'dial:red', 'key': 'dial', 'value': '2FG'}", "");
    play("'dial:blue', 'key': 'dial', 'value': '1BW'}", "");
  }

  private ObjectNode view(String game, String player) {
    return (ObjectNode)
        result("{'op': 'view', 'game': " + game + ", 'player': '" + player + "'}").get("view");
  }

  @Test
  void aViewShowsOwnDialsAndHidesOthers() {
    planned();
    ObjectNode view = view("'g'", "A");
    assertEquals("A", view.get("player").asText());
    assertEquals("2FG", view.at("/ships/0/dial").asText());
    assertEquals("hidden", view.at("/ships/1/dial").asText());
    assertEquals(0, view.at("/ships/1/faceDown").asInt());
    assertEquals(33, view.at("/decks/1/undealt").asInt());
    assertEquals("dial:red", view.at("/decisions/0/id").asText());
    assertEquals(2, view.get("decisions").size());
    assertTrue(view.get("over").isNull() && view.get("lastRound").isNull());
    String text = view.toString();
    for (String secret : new String[] {"seed", "chance", "drawn"}) {
      assertFalse(text.contains(secret), text);
    }
    play("'dial:blue', 'key': 'dial', 'value': '3KR'}", "");
    assertEquals(view, view("'g'", "A"));
  }

  /** A sample has the view from which it was drawn, and its chance hangs on the seed. */
  @Test
  void aSampleHasTheViewThatItWasDrawnFrom() {
    planned();
    for (String player : new String[] {"A", "B"}) {
      ObjectNode view = view("'g'", player);
      String query = "{'op': 'sample', 'view': " + view + ", 'seed': ";
      JsonNode game = result(query + "3}").get("game");
      assertEquals(view, view(game.toString(), player));
      assertEquals(game, result(query + "3}").get("game"));
      assertEquals("{\"seed\":3,\"drawn\":1}", game.get("chance").toString());
      assertEquals(4, result(query + "4}").at("/game/chance/seed").asInt());
      play("'ready:" + player + "', 'key': 'ready'}", "");
    }
    ObjectNode view = view("'g'", "B");
    JsonNode game = result("{'op': 'sample', 'view': " + view + ", 'seed': 3}").get("game");
    assertEquals(view, view(game.toString(), "B"));
    assertEquals("{\"seed\":3,\"drawn\":0}", game.get("chance").toString());
  }

  /** What no game can look like. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/ships/0/dial | \"hidden\" | /view",
        "/ships/1/dial | \"3FW\" | /view",
        "/ships/1/dial | \"hide\" | /view/ships/1/dial",
        "/ships/1/faceDown | 1 | /view/ships/1",
        "/ships/1/shields | 9 | /view/ships/1",
        "/decks/0/undealt | 32 | /view",
        "/player | \"C\" | /view",
        "/round | -1 | /view",
        "/agenda | [] | /view",
      })
  void aViewThatContradictsItselfIsRefused(String at, String value, String fault) {
    planned();
    ObjectNode view = view("'g'", "A");
    Asking.put(view, at, value);
    JsonNode error = answer("{'op': 'sample', 'seed': 3, 'view': " + view + "}").get("error");
    assertEquals("bad-value", error.get("code").asText(), error::toString);
    assertEquals(fault, error.get("at").asText(), error::toString);
  }

  @Test
  void onlyPlayersHaveViews() {
    planned();
    JsonNode error = answer("{'op': 'view', 'game': 'g', 'player': 'C'}").get("error");
    assertEquals("/player", error.get("at").asText());
    error = answer("{'op': 'start', 'viewers': ['A', 'C'], 'setup': " + SETUP + "}").get("error");
    assertEquals("/viewers/1", error.get("at").asText());
  }

  /** Events are told by seat from the start on. */
  @Test
  void viewersLearnWhatIsTheirs() {
    JsonNode start =
        result("{'op': 'start', 'keep': 'g', 'viewers': ['B'], 'setup': " + SETUP + "}");
    assertEquals(start.get("events"), start.at("/seen/B"));
    JsonNode act =
        result(
            "{'op': 'act', 'game': 'g', 'viewers': ['A', 'B'], 'command':"
                + " {'decision': 'dial:red', 'key': 'dial', 'value': '2FG'}}");
    assertEquals(act.get("events"), act.at("/seen/A"));
    assertEquals(
        "[{\"kind\":\"dialSet\",\"ship\":\"red\",\"player\":\"A\"}]", act.at("/seen/B").toString());
  }

  /** Time is the host's to tell, at any time (000-210). */
  @Test
  void theHostCommandsTheLastRound() {
    planned();
    String last = "'command': {'decision': 'lastRound', 'key': 'lastRound'}";
    JsonNode error = answer("{'op': 'act', 'game': 'g', 'player': 'A', " + last + "}").get("error");
    assertEquals("refused", error.get("code").asText());
    JsonNode act = result("{'op': 'act', 'game': 'g', 'keep': 'g', " + last + "}");
    assertEquals("[{\"kind\":\"lastRound\",\"round\":1}]", act.get("events").toString());
    assertEquals(1, view("'g'", "A").get("lastRound").asInt());
  }

  /** A unique name is there once a side, and may be there on both (000-064, -208; 001-050). */
  @Test
  void aSideHasAUniqueNameOnce() {
    ObjectNode setup = (ObjectNode) Asking.tree(SETUP.replace('\'', '"'));
    Asking.put(setup, "/players/0/squad/ships/0/unique", "\"Ace\"");
    Asking.put(setup, "/players/1/squad/ships/0/unique", "\"Ace\"");
    result("{'op': 'start', 'setup': " + setup + "}");
    ArrayNode players = (ArrayNode) setup.get("players");
    ObjectNode mate = (ObjectNode) players.get(0).deepCopy();
    mate.put("id", "C").put("team", "A");
    Asking.put(mate, "/squad/ships/0/id", "\"rose\"");
    Asking.put(mate, "/squad/ships/0/pose/x", "600");
    players.add(mate);
    JsonNode error = answer("{'op': 'start', 'setup': " + setup + "}").get("error");
    assertEquals(
        "/setup/players/0/squad/ships/0/unique", error.get("at").asText(), error::toString);
    assertEquals(
        "the side 'A' has 2 ships with the unique name 'Ace', expected one",
        error.get("message").asText().replace('"', '\''));
    Asking.put(mate, "/squad/ships/0/unique", "\"Deuce\"");
    result("{'op': 'start', 'setup': " + setup + "}");
  }

  /** A side's points are agreed on and counted together (000-204, 001-049, -062). */
  @Test
  void aSideHasItsPointsTogether() {
    ObjectNode setup = (ObjectNode) Asking.tree(SETUP.replace('\'', '"'));
    setup.put("points", 30);
    result("{'op': 'start', 'setup': " + setup + "}");
    ArrayNode players = (ArrayNode) setup.get("players");
    ObjectNode mate = (ObjectNode) players.get(0).deepCopy();
    mate.put("id", "C").put("team", "A");
    Asking.put(mate, "/squad/ships/0/id", "\"rose\"");
    Asking.put(mate, "/squad/ships/0/pose/x", "600");
    players.add(mate);
    JsonNode error = answer("{'op': 'start', 'setup': " + setup + "}").get("error");
    assertEquals("/setup/players/0/squad", error.get("at").asText(), error::toString);
    setup.put("points", 60);
    result("{'op': 'start', 'setup': " + setup + "}");
  }
}
