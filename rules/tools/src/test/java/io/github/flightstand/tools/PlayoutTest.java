package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Built-in players play a game on, and the answer says how that ended. */
@Timeout(60)
class PlayoutTest {

  private static final String SHIP =
      "{'id': '%s', 'base': 'small', 'skill': %s, 'attack': %s, 'agility': 1, 'hull': %s,"
          + " 'shields': 0, 'points': 20, 'actions': ['focus'],"
          + " 'dial': ['1FG', '2BW', '2NW', '1TW'], 'pose': {'x': %s, 'y': %s, 'heading': %s}}";

  private static final String PLAYERS = "'players': {'A': 'greedy', 'B': 'random'}";

  private final Asking asking = new Asking();

  /** Two ships of A against one of B, who is soon shot at from near. */
  private String start(String chance, String rounds) {
    String setup =
        "{'placed': true, 'chance': %s, 'initiative': 'A', %s 'players': ["
                .formatted(chance, rounds)
            + "{'id': 'A', 'squad': {'ships': [%s, %s]}}, {'id': 'B', 'squad': {'ships': [%s]}}]}"
                .formatted(
                    SHIP.formatted("red", 3, 4, 3, 300, 300, 90),
                    SHIP.formatted("green", 3, 4, 3, 400, 300, 90),
                    SHIP.formatted("blue", 2, 1, 1, 350, 550, 270));
    asking.result(line("{'op': 'start', 'keep': 'g', 'setup': " + setup + "}"));
    return setup;
  }

  private static String line(String query) {
    return query.replace('\'', '"');
  }

  private static String playout(String members) {
    return line("{'op': 'playout', " + members + "}");
  }

  private JsonNode played(String members) {
    return asking.result(playout(members));
  }

  @Test
  void theStrongerSideWinsMore() {
    start("{'seed': 7}", "'rounds': 8,");
    JsonNode result = played("'game': 'g', " + PLAYERS + ", 'times': 20, 'seed': 7");
    assertEquals(20, result.get("played").asInt());
    int drawn = result.get("drawn").asInt();
    assertEquals(
        20, result.at("/wins/A").asInt() + result.at("/wins/B").asInt() + drawn, result::toString);
    assertTrue(result.at("/wins/A").asInt() > 12, result::toString);
    double a = result.at("/scores/A").asDouble();
    double b = result.at("/scores/B").asDouble();
    assertEquals(a - b, result.at("/margin/A").asDouble(), 1e-9);
    assertEquals(b - a, result.at("/margin/B").asDouble(), 1e-9);
  }

  /** Play k depends on the seed and k: more plays repeat the first ones. */
  @Test
  void aPlayHangsOnTheSeedAndItsNumberAlone() {
    start("{'seed': 7}", "'rounds': 8,");
    String random =
        "'game': 'g', 'players': {'A': 'random', 'B': 'random'}, 'rounds': 2, 'times': %s,"
            + " 'seed': %s";
    Set<Integer> wins = new TreeSet<>();
    int before = 0;
    for (int times = 1; times <= 12; times++) {
      JsonNode result = played(random.formatted(times, "7"));
      assertEquals(result, played(random.formatted(times, "'7'")));
      int won = result.at("/wins/A").asInt();
      wins.add(won - before);
      before = won;
    }
    assertEquals(Set.of(0, 1), wins);
    assertNotEquals(played(random.formatted(12, "7")), played(random.formatted(12, "8")));
  }

  /** Who asks learns nothing of the dice to come. */
  @Test
  void theGamesOwnSeedDecidesNothing() {
    start("{'seed': 7}", "'rounds': 8,");
    String query = "'game': 'g', " + PLAYERS + ", 'rounds': 2, 'times': 6, 'seed': 3";
    JsonNode one = played(query);
    start("{'seed': 8}", "'rounds': 8,");
    assertEquals(one, played(query));
    start("'asked'", "'rounds': 8,");
    assertEquals(one, played(query));
  }

  @Test
  void natureIsDecidedForWhereAGameWaitsForIt() {
    start("'asked'", "'rounds': 8,");
    for (String command :
        new String[] {
          "{'decision': 'dial:red', 'key': 'dial', 'value': '1FG'}",
          "{'decision': 'dial:green', 'key': 'dial', 'value': '1FG'}",
          "{'decision': 'dial:blue', 'key': 'dial', 'value': '1FG'}",
          "{'decision': 'ready:A', 'key': 'ready'}",
          "{'decision': 'ready:B', 'key': 'ready'}",
          "{'decision': 'action:blue', 'key': 'pass'}",
          "{'decision': 'next:A', 'key': 'ship', 'value': 'red'}",
          "{'decision': 'action:red', 'key': 'pass'}",
          "{'decision': 'action:green', 'key': 'pass'}",
          "{'decision': 'next:A', 'key': 'ship', 'value': 'red'}",
          "{'decision': 'attack:red', 'key': 'primary:front', 'value': 'blue'}"
        }) {
      asking.result(line("{'op': 'act', 'game': 'g', 'keep': 'g', 'command': " + command + "}"));
    }
    JsonNode waits = asking.result(line("{'op': 'decisions', 'game': 'g'}"));
    assertTrue(waits.at("/decisions/0/player").isNull(), waits::toString);
    assertEquals(
        5,
        played("'game': 'g', " + PLAYERS + ", 'rounds': 1, 'times': 5, 'seed': 1")
            .get("played")
            .asInt());
  }

  @Test
  void aViewIsPlayedOnFromGamesThatFitIt() {
    start("{'seed': 7}", "'rounds': 8,");
    asking.result(
        line(
            "{'op': 'act', 'game': 'g', 'keep': 'g',"
                + " 'command': {'decision': 'dial:blue', 'key': 'dial', 'value': '1FG'}}"));
    JsonNode view = asking.result(line("{'op': 'view', 'game': 'g', 'player': 'A'}")).get("view");
    String query = "'view': " + view + ", " + PLAYERS + ", 'rounds': 2, 'times': 8, 'seed': 2";
    JsonNode result = played(query);
    assertEquals(8, result.get("played").asInt());
    assertEquals(result, played(query));
    asking.fault(playout(query.replace("hidden", "1FG")), "bad-value", "/view");
  }

  @Test
  void aGameThatIsOverHasEndedAsItHas() {
    String setup = start("{'seed': 7}", "'rounds': 8,");
    JsonNode played = played("'game': 'g', " + PLAYERS + ", 'rounds': 1, 'times': 1, 'seed': 1");
    assertEquals(1, played.get("played").asInt());
    JsonNode over =
        asking.result(
            line(
                "{'op': 'start', 'keep': 'o', 'setup': "
                    + setup.replace("'rounds': 8,", "")
                    + "}"));
    assertTrue(over.get("over").isNull());
    ObjectNode game =
        (ObjectNode)
            asking
                .result(
                    line(
                        "{'op': 'act', 'game': 'o', 'command':"
                            + " {'decision': 'lastRound', 'key': 'lastRound'}}"))
                .get("game");
    ((ObjectNode) game.get("state")).putArray("agenda");
    ((ObjectNode) game.get("state"))
        .set(
            "over",
            Asking.tree(
                "{\"winner\":\"B\",\"reason\":\"rounds\",\"round\":1,"
                    + "\"scores\":{\"A\":5,\"B\":9},\"drawn\":[]}"));
    JsonNode ended = played("'game': " + game + ", " + PLAYERS + ", 'times': 4, 'seed': 1");
    assertEquals(
        Asking.tree(
            "{\"played\":4,\"wins\":{\"A\":0,\"B\":4},\"drawn\":0,\"scores\":{\"A\":5.0,"
                + "\"B\":9.0},\"margin\":{\"A\":-4.0,\"B\":4.0}}"),
        ended);
  }

  @Test
  void mistakesAreNamed() {
    start("{'seed': 7}", "");
    String rest = ", 'times': 2, 'seed': 1";
    fault(PLAYERS + rest + ", 'rounds': 1", "missing-field", "/game");
    fault("'game': 'h', " + PLAYERS + rest, "unknown-game", "/game");
    fault("'game': 'g', " + PLAYERS + rest, "missing-field", "/rounds");
    String game = "'game': 'g', 'rounds': 2" + rest;
    JsonNode view = asking.result(line("{'op': 'view', 'game': 'g', 'player': 'A'}")).get("view");
    fault(game + ", 'view': " + view + ", " + PLAYERS, "bad-value", "/view");
    fault(game, "missing-field", "/players");
    fault(game + ", 'players': {'A': 'greedy'}", "missing-field", "/players/B");
    fault(game + ", 'players': {'A': 'greedy', 'B': 'best'}", "bad-value", "/players/B");
    String third = game + ", 'players': {'A': 'greedy', 'B': 'random', 'C': 'random'}";
    assertEquals(
        "'C' does not play, expected players of the game",
        asking.fault(playout(third), "bad-value", "/players/C"));
    fault(game.replace("'times': 2", "'times': 0") + ", " + PLAYERS, "bad-value", "/times");
    fault(game.replace("'rounds': 2", "'rounds': 0") + ", " + PLAYERS, "bad-value", "/rounds");
    fault(game.replace("'times': 2", "'times': 5001") + ", " + PLAYERS, "too-large", "/times");
    fault(game.replace("'rounds': 2", "'rounds': 99999") + ", " + PLAYERS, "too-large", "/rounds");
    fault(
        game.replace("'times': 2", "'times': 101")
            + ", 'players': {'A': 'look-ahead', 'B': 'random'}",
        "too-large",
        "/times");
    fault(game + ", 'picture': true, " + PLAYERS, "bad-value", "/picture");
    fault(game + ", 'rules': 'core-2012', " + PLAYERS, "bad-value", "/rules");
  }

  private void fault(String members, String code, String at) {
    String message = asking.fault(playout(members), code, at);
    assertTrue(message.length() > 15 && !message.contains("\n"), message);
  }

  @Test
  void aDeadlineGivesItUpWhole() throws IOException {
    // Nobody can hit, so every play has 99 rounds.
    String setup = start("{'seed': 7}", "'rounds': 99,").replaceAll("'attack': .", "'attack': 0");
    String begins =
        line("{'op': 'start', 'keep': 'g', 'decisions': 'none', 'setup': " + setup + "}");
    String playout =
        playout(
            "'game': 'g', " + PLAYERS.replace("random", "greedy") + ", 'times': 101, 'seed': 1");
    Conversation unhurried = new Conversation(new Responder());
    assertTrue(said(unhurried, begins).startsWith("{\"ok\":true"));
    String answer = said(unhurried.withDeadline(50), playout);
    assertTrue(answer.contains("\"too-slow\"") && !answer.contains("played"), answer);
    String view = said(unhurried, line("{'op': 'view', 'game': 'g', 'player': 'A'}"));
    assertTrue(view.startsWith("{\"ok\":true"), view);
  }

  private static String said(Conversation conversation, String line) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    conversation.hold(
        new ByteArrayInputStream((line + "\n").getBytes(StandardCharsets.UTF_8)), out);
    return out.toString(StandardCharsets.UTF_8);
  }
}
