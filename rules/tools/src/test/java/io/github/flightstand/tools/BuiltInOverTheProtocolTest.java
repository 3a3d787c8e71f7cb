package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.SetupJson;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.player.Match;
import io.github.flightstand.rules.player.PlayerKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A player that comes with the program answers decisions, and a game's log is told line by line.
 */
@Timeout(120)
class BuiltInOverTheProtocolTest {

  private static final String SHIP =
      "{'id': '%s', 'base': 'small', 'skill': %s, 'attack': 3, 'agility': 1, 'hull': 3,"
          + " 'shields': 0, 'points': 20, 'actions': ['focus', 'barrelRoll'],"
          + " 'dial': ['1FG', '2BW', '2NW', '1TW'], 'pose': {'x': %s, 'y': %s, 'heading': %s}}";

  private static final String SETUP =
      "{'placed': true, 'chance': {'seed': 7}, 'rounds': 3, 'players': ["
          + "{'id': 'A', 'squad': {'ships': [%s, %s]}}, {'id': 'B', 'squad': {'ships': [%s, %s]}}]}"
              .formatted(
                  SHIP.formatted("red", 3, 300, 100, 90),
                  SHIP.formatted("green", 1, 450, 100, 90),
                  SHIP.formatted("blue", 2, 300, 450, 270),
                  SHIP.formatted("black", 4, 450, 450, 270));

  private static final Map<String, PlayerKind> PLAYERS =
      Map.of("A", PlayerKind.SEARCH, "B", PlayerKind.GREEDY);

  private final Asking asking = new Asking();

  private static String line(String query) {
    return query.replace('\'', '"');
  }

  private JsonNode start() {
    return asking.result(line("{'op': 'start', 'keep': 'g', 'log': true, 'setup': " + SETUP + "}"));
  }

  private static String act(String members) {
    return line("{'op': 'act', 'game': 'g', " + members + "}");
  }

  private static String turn(JsonNode result) {
    List<String> ready = new ArrayList<>();
    for (JsonNode decision : result.get("decisions")) {
      if (decision.at("/options/0/key").asText().equals("unready")) {
        ready.add(decision.get("player").asText());
      }
    }
    for (JsonNode decision : result.get("decisions")) {
      if (!ready.contains(decision.get("player").asText())) {
        return decision.get("player").asText();
      }
    }
    throw new AssertionError(result);
  }

  private static void add(JsonNode result, List<String> lines) {
    result.get("log").forEach(line -> lines.add(line.asText()));
  }

  /** Returns the log of a game that is asked for step by step. */
  private List<String> asked() {
    List<String> lines = new ArrayList<>();
    JsonNode result = start();
    add(result, lines);
    while (result.get("over").isNull()) {
      String seat = turn(result);
      String by = PLAYERS.get(seat).word();
      result =
          asking.result(
              act("'keep': 'g', 'log': true, 'player': '%s', 'by': '%s'".formatted(seat, by)));
      assertEquals(
          Asking.tree(lastCommand(result)).get("command"), result.get("command"), "the command");
      add(result, lines);
    }
    return lines;
  }

  private static String lastCommand(JsonNode result) {
    return result.at("/log/0").asText();
  }

  /** Returns the log of a game in which one player is asked, and the other answers within steps. */
  private List<String> answeredWithin() {
    String told = "'keep': 'g', 'log': true, 'events': false, 'opponents': {'B': 'greedy'}";
    List<String> lines = new ArrayList<>();
    JsonNode result = asking.result(line("{'op': 'start', " + told + ", 'setup': " + SETUP + "}"));
    add(result, lines);
    while (result.get("over").isNull()) {
      result = asking.result(act(told + ", 'player': 'A', 'by': 'search'"));
      assertEquals(0, result.get("events").size());
      add(result, lines);
    }
    return lines;
  }

  @Test
  void theGameIsThatOfAMatchWithTheSameSeedLineByLine() {
    Setup setup =
        new Codec().read(SetupJson.class, line(SETUP)).setup(DamageDecks.cards().withFound());
    List<String> played = new ArrayList<>();
    GameWriter writer = new GameWriter(played::add);
    new Match(
            Map.of("A", PlayerKind.SEARCH.player(), "B", PlayerKind.GREEDY.player()),
            DamageDecks.cards().withFound())
        .play(
            setup,
            "7",
            new Match.Watcher() {
              @Override
              public void began(Setup begun, PlayResult turn) {
                writer.begin(begun, new Engine().start(begun).state(), turn);
              }

              @Override
              public void played(Command command, PlayResult turn) {
                writer.write(command, turn);
              }
            });
    List<String> asked = asked();
    assertEquals(played, asked);
    assertEquals(played, answeredWithin());
    Replay replay = Replay.begin(1, asked.get(0));
    for (int i = 1; i < asked.size(); i++) {
      replay.line(i + 1, asked.get(i));
    }
    assertTrue(replay.state().over().isPresent());
  }

  @Test
  void aTriedAnswerLeavesTheGameAndItsPlayersAlone() {
    JsonNode begun = start();
    String seat = turn(begun);
    String by = "'player': '" + seat + "', 'by': 'search'";
    JsonNode tried = asking.result(act(by)).get("command");
    assertEquals(tried, asking.result(act(by)).get("command"));
    assertEquals(tried, asking.result(act(by + ", 'keep': 'g'")).get("command"));
  }

  @Test
  void noLogIsToldUnlessItIsAskedFor() {
    String seat = turn(start());
    String command = "'player': '" + seat + "', 'by': 'greedy'";
    assertTrue(asking.result(act(command)).path("log").isMissingNode());
    assertEquals(
        asking.result(act(command)).get("command"),
        asking.result(act(command + ", 'log': true")).get("command"));
  }

  @ParameterizedTest
  @EnumSource(PlayerKind.class)
  void aPlayerWhoIsReadyHasNothingToDecideAndIsToldWhatTheGameWaitsFor(PlayerKind kind) {
    JsonNode result = start();
    while (!result.at("/decisions/0/id").textValue().startsWith("dial")) {
      String seat = turn(result);
      result = asking.result(act("'keep': 'g', 'player': '" + seat + "', 'by': 'greedy'"));
    }
    for (String command :
        List.of(
            "{'decision': 'dial:red', 'key': 'dial', 'value': '1FG'}",
            "{'decision': 'dial:green', 'key': 'dial', 'value': '1FG'}",
            "{'decision': 'ready:A', 'key': 'ready'}")) {
      asking.result(act("'keep': 'g', 'command': " + command));
    }
    String by = "'keep': 'g', 'player': 'A', 'by': '" + kind.word() + "'";
    String sentence = "'A' has nothing to decide, the game waits for 'dial:blue' of 'B'";
    assertEquals(sentence, asking.fault(act(by), "refused", "/player"));
    // A command may still take it back, and then the player decides again.
    asking.result(act("'keep': 'g', 'command': {'decision': 'ready:A', 'key': 'unready'}"));
    asking.result(act(by));
  }

  @Test
  void anAnswerIsTheCallersOrAPlayersAndForSomebodyWhoDecides() {
    JsonNode begun = start();
    String seat = turn(begun);
    String other = seat.equals("A") ? "B" : "A";
    String command = "'command': {'decision': 'dial:red', 'key': 'dial', 'value': '1FG'}";
    asking.fault(act("'keep': 'g'"), "missing-field", "/command");
    asking.fault(act("'by': 'greedy'"), "missing-field", "/player");
    asking.fault(act(command + ", 'player': 'A', 'by': 'greedy'"), "bad-value", "/by");
    asking.fault(act("'player': 'C', 'by': 'greedy'"), "bad-value", "/player");
    asking.fault(act("'player': 'A', 'by': 'clever'"), "bad-value", "/by");
    asking.fault(act("'player': '" + other + "', 'by': 'greedy'"), "refused", "/player");
    asking.result(
        line(
            "{'op': 'start', 'keep': 'g', 'setup': "
                + SETUP
                    .replace("{'seed': 7}", "'asked'")
                    .replace("'rounds'", "'initiative': 'A', 'rounds'")
                + "}"));
    asking.fault(act("'player': 'A', 'by': 'greedy'"), "bad-value", "/by");
  }
}
