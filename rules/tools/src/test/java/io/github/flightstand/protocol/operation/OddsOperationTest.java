package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.tools.Asking;
import org.junit.jupiter.api.Test;

/** The odds of attacks over the protocol: of numbers, on a table and in games. */
class OddsOperationTest {

  private static final String DICE = "'attacker': {'dice': 3, 'means': ['focus']}, ";

  private static final String DUEL =
      "{'op': 'start', 'keep': 'duel', 'setup': {'placed': true, 'chance': 'asked', 'initiative':"
          + " 'A', 'players': [%s, %s]}}";

  private final Asking asking = new Asking();

  private JsonNode answer(String query) {
    return asking.answer(query.replace('\'', '"'));
  }

  private JsonNode attack(String members) {
    JsonNode answer = answer("{'op': 'odds', " + members + "}");
    assertTrue(answer.get("ok").asBoolean(), answer::toString);
    return answer.at("/result/attacks/0");
  }

  private void assertFault(String code, String at, String message, String members) {
    JsonNode answer = answer("{'op': 'odds', " + members + "}");
    assertEquals(code, answer.at("/error/code").asText(), answer::toString);
    assertEquals(at, answer.at("/error/at").asText());
    assertEquals(message, answer.at("/error/message").asText());
  }

  /** The published figure for 3 dice with focus against 3 dice with focus. */
  @Test
  void diceAndTokens() {
    JsonNode odds = attack(DICE + "'defender': {'dice': 3, 'means': ['focus']}");
    assertTrue(odds.get("exact").asBoolean());
    assertEquals(
        "{\"numerator\":\"10449\",\"denominator\":\"16384\",\"value\":0.63775634765625}",
        odds.get("damage").toString());
    assertEquals("262144", odds.get("denominator").asText());
    assertEquals(
        "{\"hits\":0,\"criticals\":0,\"numerator\":\"141616\",\"probability\":0.54022216796875}",
        odds.at("/outcomes/0").toString());
    assertFalse(odds.has("destroyed"));
    long sum = 0;
    for (JsonNode outcome : odds.get("outcomes")) {
      sum += outcome.get("numerator").asLong();
    }
    assertEquals(262144, sum);
  }

  /** 2018: two calculate tokens are two focus results; range 1 and obstruction are measured. */
  @Test
  void secondEdition() {
    String rules = "'rules': 'standard-2018', ";
    assertEquals(
        1.5,
        attack(
                rules
                    + "'attacker': {'dice': 2, 'means': ['calculate', 'force']},"
                    + " 'defender': {'dice': 0}")
            .at("/damage/value")
            .asDouble());
    assertFault(
        "bad-value",
        "/attacker/means/0",
        "element 0 of 'means' is 'predator', expected one of focus, lock, calculate, force",
        rules + "'attacker': {'dice': 2, 'means': ['predator']}, 'defender': {'dice': 0}");
  }

  private static String table(int y) {
    return "'table': {'playArea': {'width': 914.4, 'height': 914.4}, 'ships': ["
        + "{'id': 'red', 'base': 'small', 'pose': {'x': 400, 'y': 100, 'heading': 90}},"
        + "{'id': 'blue', 'base': 'small', 'pose': {'x': 400, 'y': "
        + y
        + ", 'heading': 90}}]}, 'attacker': {'ship': 'red', 'dice': 2},"
        + " 'defender': {'ship': 'blue', 'dice': 0, 'hull': 9}";
  }

  /** At range 1 there is one more attack die, at range 3 one more defense die. */
  @Test
  void theTableAddsDice() {
    assertEquals(1.5, attack(table(200)).at("/damage/value").asDouble());
    assertEquals(1.0, attack(table(300)).at("/damage/value").asDouble());
    JsonNode far = attack(table(400));
    assertEquals(3, far.get("range").asInt());
    // An evade, 3 of 8, cancels one of at least one result, 3 of 4.
    assertEquals(1.0 - 9.0 / 32, far.at("/damage/value").asDouble());
    assertFault(
        "bad-value",
        "/defender/ship",
        "'ship' is 'blue', which is beyond range 3, expected a ship that 'red' can attack",
        table(800));
    assertFault(
        "bad-value",
        "/defender/ship",
        "'ship' is 'blue', which is not in the arc, expected a ship that 'red' can attack",
        table(300) + ", 'arc': 'rear'");
  }

  @Test
  void hugeShipsAreLeftToGames() {
    assertFault(
        "bad-value",
        "/attacker/ship",
        "'ship' is 'red', expected a ship that is not huge, or a game with it",
        table(300).replaceFirst("small", "huge-transport"));
  }

  @Test
  void cardsCountByTheirNames() {
    JsonNode odds =
        attack(
            "'attacker': {'dice': 1, 'means': ['predator']}, 'defender': {'dice': 0, 'hull': 1},"
                + " 'aim': 'destroy'");
    // A miss is rerolled.
    assertEquals(0.75, odds.at("/destroyed/value").asDouble());
  }

  @Test
  void boundsBeyondTheLimit() {
    String most = DICE + "'defender': {'dice': 3, 'means': ['focus']}, 'limit': 20";
    JsonNode odds = attack(most);
    assertFalse(odds.get("exact").asBoolean());
    assertFalse(odds.has("outcomes"));
    assertTrue(odds.at("/low/value").asDouble() <= 0.63775634765625);
    assertTrue(odds.at("/high/value").asDouble() >= 0.63775634765625);
  }

  private static String player(String id, String ship, int y, int heading) {
    return ("{'id': '%s', 'squad': {'ships': [{'id': '%s', 'base': 'small', 'skill': 2, 'attack':"
            + " 3, 'agility': 1, 'hull': 3, 'shields': 0, 'actions': ['focus', 'lock'], 'dial':"
            + " ['1FG'], 'pose': {'x': 300, 'y': %s, 'heading': %s}}]}}")
        .formatted(id, ship, y, heading);
  }

  private void act(String... commands) {
    for (String command : commands) {
      String[] words = command.split("[|]", 3);
      String value = words.length > 2 ? ", 'value': '" + words[2] + "'" : "";
      JsonNode answer =
          answer(
              "{'op': 'act', 'game': 'duel', 'keep': 'duel', 'command': {'decision': '"
                  + words[0]
                  + "', 'key': '"
                  + words[1]
                  + "'"
                  + value
                  + "}}");
      assertTrue(answer.get("ok").asBoolean(), answer::toString);
    }
  }

  /** A game: an attack that is offered, then the same in progress, from either view. */
  @Test
  void inAGame() {
    answer(DUEL.formatted(player("A", "red", 100, 90), player("B", "blue", 400, 270)));
    String game = "'game': 'duel', 'player': 'A'";
    assertFault(
        "bad-value",
        "/game",
        "'game' waits for something else, expected an attack to be declared or in progress",
        game);
    act(
        "dial:red|dial|1FG",
        "dial:blue|dial|1FG",
        "ready:A|ready",
        "ready:B|ready",
        "action:red|lock|blue",
        "action:blue|focus");
    JsonNode offered = attack(game);
    assertEquals(
        "{\"decision\":\"attack:red\",\"key\":\"primary:front\",\"value\":\"blue\"}",
        offered.get("command").toString());
    assertEquals(offered, attack("'game': 'duel', 'player': 'B'"));
    assertEquals(
        offered,
        attack(
            game
                + ", 'command': {'decision': 'attack:red', 'key': 'primary:front', 'value':"
                + " 'blue'}"));
    act("attack:red|primary:front|blue");
    assertEquals(offered.get("outcomes"), attack(game).get("outcomes"));
    assertFalse(attack(game).has("first"));
    act("attackDice:red|hit2 blank2");
    JsonNode rolled = attack(game);
    assertEquals(
        "{\"decision\":\"modifyAttack:red\",\"key\":\"lock\",\"values\":[2,3]}",
        rolled.get("first").toString());
    JsonNode passes =
        attack(game + ", 'spend': 'order', 'attacker': {'means': []}, 'defender': {'means': []}");
    assertEquals("done", passes.at("/first/key").asText());
  }

  @Test
  void badInput() {
    String defender = "'defender': {'dice': 2}";
    assertFault(
        "bad-value",
        "/attacker/dice",
        "'dice' is 16, expected a whole number from 0 to 15",
        "'attacker': {'dice': 16}, " + defender);
    assertFault(
        "bad-value",
        "/attacker/means/0",
        "element 0 of 'means' is 'predatr' (perhaps 'predator' is meant), expected one of focus,"
            + " lock, or the id of a card of a set in force",
        "'attacker': {'dice': 3, 'means': ['predatr']}, " + defender);
    assertFault(
        "bad-value",
        "/aim",
        "'aim' is 'luck', expected one of damage, hits, criticals, destroy",
        DICE + defender + ", 'aim': 'luck'");
    assertFault(
        "missing-field",
        "/defender/hull",
        "'hull' is missing, expected how much the defender can take, if the aim is to destroy it",
        DICE + defender + ", 'aim': 'destroy'");
    assertFault(
        "missing-field",
        "/defender",
        "'defender' is missing, expected both sides of the attack, or a game",
        "'attacker': {'dice': 3}");
    assertFault(
        "missing-field",
        "/attacker/dice",
        "'dice' is missing, expected the number of dice",
        "'attacker': {}, " + defender);
    assertFault(
        "bad-value",
        "/player",
        "'player' is given without 'game', expected both or neither",
        DICE + defender + ", 'player': 'A'");
    assertFault(
        "bad-value",
        "/arc",
        "'arc' is given without 'table', expected both",
        DICE + defender + ", 'arc': 'rear'");
  }
}
