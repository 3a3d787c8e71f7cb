package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** A step of a game is one line and one answer, which tells no more than was asked for. */
class StepsOverTheProtocolTest {

  private static final String SHIP =
      "{'id': '%s', 'base': 'small', 'skill': %s, 'attack': 3, 'agility': 2, 'hull': 3,"
          + " 'shields': 1, 'points': 20, 'actions': ['focus'], 'dial': ['1FG', '2BW'],"
          + " 'pose': {'x': 300, 'y': %s, 'heading': %s}}";

  private static final String SETUP =
      "{'placed': true, 'chance': {'seed': 7}, 'initiative': 'A', 'rounds': 3, 'players': ["
          + "{'id': 'A', 'squad': {'ships': [%s]}}, {'id': 'B', 'squad': {'ships': [%s]}}]}"
              .formatted(SHIP.formatted("red", 3, 100, 90), SHIP.formatted("blue", 2, 400, 270));

  private static final String COMMAND = "{'decision': 'dial:red', 'key': 'dial', 'value': '1FG'}";

  private final Asking asking = new Asking();

  StepsOverTheProtocolTest() {
    asking.result(line("{'op': 'start', 'keep': 'g', 'setup': %s}".formatted(SETUP)));
  }

  private static String line(String query) {
    return query.replace('\'', '"');
  }

  private static String act(String members) {
    return line("{'op': 'act', 'game': 'g', 'command': %s%s}".formatted(COMMAND, members));
  }

  private static List<String> ids(JsonNode result) {
    return StreamSupport.stream(result.get("decisions").spliterator(), false)
        .map(decision -> decision.get("id").asText())
        .toList();
  }

  @Test
  void decisionsAreThoseAskedFor() {
    assertEquals(List.of("dial:red", "dial:blue", "ready:A"), ids(asking.result(act(""))));
    assertEquals(
        asking.result(act("")).toString(),
        asking.result(act(", 'decisions': 'all', 'player': 'A'")).toString());
    assertEquals(
        List.of("dial:red", "ready:A"),
        ids(asking.result(act(", 'decisions': 'mine', 'player': 'A'"))));
    assertEquals(List.of(), ids(asking.result(act(", 'decisions': 'none'"))));
  }

  @Test
  void allElseIsToldAsEver() {
    ObjectNode all = (ObjectNode) asking.result(act(", 'viewers': ['B']"));
    ObjectNode none = (ObjectNode) asking.result(act(", 'viewers': ['B'], 'decisions': 'none'"));
    all.putArray("decisions");
    assertEquals(all, none);
  }

  @Test
  void theViewIsThatOfTheOperationView() {
    JsonNode told = asking.result(act(", 'keep': 'g', 'decisions': 'none', 'view': 'B'"));
    assertEquals(
        asking.result(line("{'op': 'view', 'game': 'g', 'player': 'B'}")).get("view"),
        told.get("view"));
    assertEquals(List.of("dial:blue"), ids(told.get("view")));
    assertEquals("hidden", told.at("/view/ships/0/dial").asText());
    assertFalse(asking.result(act("")).has("view"));
  }

  @Test
  void aGameBeginsWithAnObservationToo() {
    String start = "{'op': 'start', 'player': 'A', 'decisions': '%s', 'view': 'B', 'setup': %s}";
    JsonNode mine = asking.result(line(start.formatted("mine", SETUP)));
    assertEquals(List.of("dial:red"), ids(mine));
    assertEquals(List.of("dial:blue"), ids(mine.get("view")));
    assertEquals(List.of(), ids(asking.result(line(start.formatted("none", SETUP)))));
  }

  @Test
  void whoseMineAreIsSaid() {
    String message = asking.fault(act(", 'decisions': 'mine'"), "missing-field", "/player");
    assertTrue(message.contains("mine"), message);
    asking.fault(
        line("{'op': 'start', 'decisions': 'mine', 'setup': %s}".formatted(SETUP)),
        "missing-field",
        "/player");
  }

  @Test
  void mistakesAreNamed() {
    asking.fault(act(", 'decisions': 'some'"), "bad-value", "/decisions");
    asking.fault(act(", 'view': 'C'"), "bad-value", "/view");
    asking.fault(act(", 'player': 'C', 'decisions': 'mine'"), "bad-value", "/player");
    asking.fault(act(", 'player': 'B', 'decisions': 'mine'"), "refused", "/command/decision");
    asking.fault(
        line("{'op': 'start', 'view': 'C', 'setup': %s}".formatted(SETUP)), "bad-value", "/view");
  }
}
