package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

/** Set-ups of epic battles: what is added to them, and what is refused by name. */
class EpicOverTheProtocolTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String SHIP =
      """
      {"id": "%s", "base": "small", "skill": 3, "attack": 3, "agility": 2, "hull": 3, "shields": 2,
       "actions": ["focus"], "dial": ["1FB"], "pose": {"x": %s, "y": 100, "heading": 90}}
      """;

  private final Responder responder = new Responder();

  /** Returns a game of two team mates against one. */
  private static ObjectNode start() throws JsonProcessingException {
    ObjectNode start = JSON.createObjectNode().put("op", "start");
    ObjectNode setup = start.putObject("setup");
    setup.put("rules", "epic-2019").put("placed", true).put("chance", "asked");
    for (String[] seat : new String[][] {{"A", "one"}, {"B", "two"}, {"C", "one"}}) {
      int x = 100 * (seat[0].charAt(0) - 'A' + 1);
      setup
          .withArray("players")
          .addObject()
          .put("id", seat[0])
          .put("team", seat[1])
          .putObject("squad")
          .withArray("ships")
          .add(JSON.readTree(SHIP.formatted("ship-" + seat[0], x)));
    }
    return start;
  }

  private static ObjectNode ship(ObjectNode start, int player) {
    return (ObjectNode) start.at("/setup/players/" + player + "/squad/ships/0");
  }

  private JsonNode ask(ObjectNode query) throws JsonProcessingException {
    return JSON.readTree(responder.answer(query.toString()).json());
  }

  private String refusal(ObjectNode query) throws JsonProcessingException {
    JsonNode error = ask(query).path("error");
    return error.path("at").asText() + ": " + error.path("message").asText();
  }

  /** A team's limit is divided by its players, rounded down (003-057); threat is points (-041). */
  @Test
  void eachPlayerOfATeamHasAPartOfItsPoints() throws JsonProcessingException {
    ObjectNode start = start();
    ((ObjectNode) start.get("setup")).put("points", 101);
    ship(start, 0).put("points", 50);
    ship(start, 1).put("threat", 4);
    ship(start, 2).put("threat", 2);
    JsonNode answer = ask(start);
    assertTrue(answer.get("ok").booleanValue(), answer::toString);
    assertEquals(50, answer.at("/result/game/state/ships/2/card/points").intValue());
    ship(start, 0).put("points", 51);
    assertEquals(
        "/setup/players/0/squad: the ships of 'A' cost 51 points, expected at most 50, a player's"
            + " part of his team's 101",
        refusal(start));
    ship(start, 0).put("threat", 2);
    assertEquals(
        "/setup/players/0/squad/ships/0: a ship has 'points' or 'threat', found both, 51 and 2",
        refusal(start));
  }

  @Test
  void whatHasNoRuleIsRefusedByName() throws JsonProcessingException {
    for (String action : new String[] {"calculate", "jam", "tractor"}) {
      ObjectNode start = start();
      ship(start, 0).withArray("actions").add(action);
      assertTrue(
          refusal(start).contains("found '" + action + "', for which no rulebook has a rule"),
          () -> action);
    }
    for (String action : new String[] {"reinforce", "recover"}) {
      ObjectNode start = start();
      ship(start, 0).withArray("actions").add(action);
      assertEquals(
          "/setup: the ship 'ship-A' has the action '"
              + action
              + "', for which no rulebook has a rule except for huge ships",
          refusal(start));
    }
    ObjectNode charges = start();
    ship(charges, 0).put("charges", 2);
    assertTrue(refusal(charges).startsWith("/setup/players/0/squad/ships/0/charges: "));
  }

  /** Quick builds are scored as one in epic battles only (003-040). */
  @Test
  void aQuickBuildIsForEpicBattles() throws JsonProcessingException {
    ObjectNode start = start();
    ship(start, 0).put("build", "pair");
    assertTrue(ask(start).get("ok").booleanValue());
    ((ObjectNode) start.get("setup")).put("rules", "reference-2015");
    assertEquals(
        "/setup: the ship 'ship-A' is of the quick build 'pair', expected that in an epic"
            + " battle only",
        refusal(start));
  }
}
