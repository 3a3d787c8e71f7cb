package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

/** Sets of cards in force in games over the protocol. */
class CardSetsTest {

  /** A ship written out, which is given a card, and one of the catalogue, which brings its own. */
  private static final String START =
      """
      {"op": "start", "setup": {"placed": true, "chance": {"seed": 7}, "initiative": "A", "players": [
        {"id": "A", "squad": {"ships": [{"id": "red", "base": "small", "skill": 2, "attack": 3,
          "agility": 1, "hull": 2, "shields": 0, "actions": ["focus"], "dial": ["1FG"],
          "pose": {"x": 300, "y": 100, "heading": 90}}]}},
        {"id": "B", "squad": {"ships": [{"id": "blue", "ship": "firespray31", "pilot": "bobafett",
          "faction": "scum", "cards": ["expose", "gunner", "ioncannon"],
          "pose": {"x": 300, "y": 800, "heading": 270}}]}}]}}
      """;

  private final Responder responder = new Responder();

  private static ObjectNode start() {
    return (ObjectNode) Asking.tree(START);
  }

  private static ObjectNode inForce(String... sets) {
    ObjectNode query = start();
    for (String set : sets) {
      query.withObject("/setup").withArray("cardSets").add(set);
    }
    return query;
  }

  private JsonNode ask(JsonNode query) {
    return Asking.tree(responder.answer(query.toString()).json());
  }

  @Test
  void withoutASetTheCatalogueHasNoEffects() {
    JsonNode result = ask(start()).get("result");
    assertFalse(result.has("unwritten"), result::toString);
    JsonNode state = result.at("/game/state");
    assertFalse(state.has("cardSets"), state::toString);
    assertEquals("[\"ioncannon\"]", ids(state.at("/ships/1/cards")));
  }

  @Test
  void withASetShipsBringTheirCards() {
    JsonNode result = ask(inForce("flown")).get("result");
    assertEquals("[\"expose\"]", result.get("unwritten").toString());
    JsonNode state = result.at("/game/state");
    assertEquals("[\"flown\"]", state.get("cardSets").toString());
    assertEquals(
        "[\"firespray31.bobafett.scum\",\"gunner\",\"ioncannon\"]",
        ids(state.at("/ships/1/cards")));
    ObjectNode decisions = (ObjectNode) Asking.tree("{\"op\": \"decisions\"}");
    assertTrue(ask(decisions.set("game", result.get("game"))).get("ok").booleanValue());
  }

  private static String ids(JsonNode cards) {
    return "["
        + String.join(",", cards.findValues("id").stream().map(Object::toString).toList())
        + "]";
  }

  @Test
  void aDayPicksTheTexts() {
    ObjectNode query = inForce("flown");
    query.withObject("/setup").put("asOf", "2016-11-05");
    assertEquals("[\"flown@2016-11-05\"]", ask(query).at("/result/game/state/cardSets").toString());
    query.withObject("/setup").put("asOf", "today");
    isFault("names no day", "/setup/cardSets", ask(query));
  }

  @Test
  void anUnknownSetIsRefusedWithTheKnown() {
    isFault("'fown' is not known, expected one of flown", "/setup/cardSets", ask(inForce("fown")));
  }

  @Test
  void strictRefusesWhatIsNotWritten() {
    isFault("found expose", "/setup/players", ask(inForce("flown").put("strict", true)));
    JsonNode squad =
        Asking.tree(
            "{\"op\": \"squad\", \"strict\": true, \"squad\": {\"ships\": [{\"id\": \"a\","
                + " \"ship\": \"xwing\", \"pilot\": \"wedgeantilles\", \"cards\":"
                + " [\"expose\"]}]}}");
    isFault("found expose", "/squad", ask(squad));
  }

  /** A card of a set is unknown to a game without the set. */
  @Test
  void aCardOfASetIsNotGivenWithoutTheSet() {
    ObjectNode query = start();
    query.withObject("/setup/players/0/squad/ships/0").withArray("cards").add("predator");
    isFault("'predator', which the engine does not know", "/setup/players", ask(query));
    query.withObject("/setup").withArray("cardSets").add("flown");
    assertEquals("[\"predator\"]", ids(ask(query).at("/result/game/state/ships/0/cards")));
  }

  private static void isFault(String message, String at, JsonNode answer) {
    assertTrue(answer.at("/error/message").asText().contains(message), answer::toString);
    assertEquals(at, answer.at("/error/at").asText(), answer::toString);
  }
}
