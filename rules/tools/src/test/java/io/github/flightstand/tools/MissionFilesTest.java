package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.WrittenScenario;
import io.github.flightstand.rules.mission.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of missions: what one names has to be there, and each fault is told with its place. */
class MissionFilesTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static ObjectNode file(String name) throws JsonProcessingException {
    return (ObjectNode)
        JSON.readTree(
            new Codec()
                .write(
                    new WrittenScenario(
                        WrittenScenario.FORMAT, Scenario.of(Missions.named(name).orElseThrow()))));
  }

  private static String refusal(JsonNode file) {
    return refusal(file.toString());
  }

  private static String refusal(String file) {
    return String.valueOf(
        assertThrows(IllegalArgumentException.class, () -> Missions.read(file)).getMessage());
  }

  /** Returns the file with one value replaced. */
  private static ObjectNode with(String name, String at, String value)
      throws JsonProcessingException {
    ObjectNode file = file(name);
    JsonPointer place = JsonPointer.compile("/mission" + at);
    JsonNode parent = file.at(place.head());
    JsonNode replaced = JSON.readTree(value);
    if (parent instanceof ArrayNode list) {
      list.set(place.last().getMatchingIndex(), replaced);
    } else {
      ((ObjectNode) parent).set(place.last().getMatchingProperty(), replaced);
    }
    return file;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "salvo | /rules/0/rule/setUpRemotes/by | \"defender\" | 'by' is 'defender' (perhaps"
            + " 'defenders' is meant), expected one of all, attackers, defenders",
        "salvo | /rules/0/rule/setUpRemotes/kind | \"tarket\" | 'kind' is 'tarket' (perhaps"
            + " 'target' is meant), expected one of target, warhead",
        "salvo | /rules/6/rule/detonate/targets | \"turret\" | 'targets' is 'turret' (perhaps"
            + " 'target' is meant), expected one of target, warhead",
        "salvo | /rules/6/rule/detonate/range | 6 | 'range' is 6, expected a whole number from 0 to"
            + " 5",
        "salvo | /rules/0/rule/setUpRemotes/where/edges/0 | \"topp\" | element 0 of 'edges' is"
            + " 'topp' (perhaps 'top' is meant), expected one of left, right, bottom, top",
        "salvo | /rules/0/rule/setUpRemotes/where/edgeRange/1 | 7 | element 1 of 'edgeRange' is 7,"
            + " expected a whole number from 0 to 5",
        "salvo | /players | {\"least\": 2, \"most\": 6} | 'players' is an object, expected a list"
            + " of 2: least, most",
        "salvo | /rules/3/rule/setUpShips/at | \"end\" | 'at' is 'end', expected one of"
            + " set-up-area, set-up-pieces, set-up-forces, set-up-material",
        "salvo | /rules/3/rule/setUpShips/where/zones/0 | \"S3\" | element 0 of 'zones' is 'S3',"
            + " expected one of own, S1, S2",
        "salvo | /rules/4/rule/earnWhenGone/earner | \"thiefs\" | 'earner' is 'thiefs', expected"
            + " one of all, attackers, defenders, attacker, owner, others",
        "salvo | /rules/4/rule/earnWhenGone/of/remotes | \"warheads\" | 'remotes' is 'warheads'"
            + " (perhaps 'warhead' is meant), expected one of all, target, warhead",
        "salvo | /remotes/1/moves/0 | \"4X\" | element 0 of 'moves' is '4X', expected one of 1F,"
            + " 2F, 3F, 4F, 5F, 1B, 2B, 3B, 1N, 2N, 3N, 1T, 2T, 3T, 1Y, 2Y, 3Y",
        "salvo | /zones/0/corners/0/x | -1 | element 0 of 'corners' is (-1.0, 0.0), expected a"
            + " place in the play area",
        "salvo | /zones/1/side | 1 | 'zones' is without a zone of side 2, expected one for each, as"
            + " up to 2 sides may set up in their own",
        "salvo | /area/width | 20000 | 'width' is 20000.0, expected at most 10000.0 mm",
        "salvo | /limits/0/role | \"nobody\" | 'role' is 'nobody', expected one of all, attackers,"
            + " defenders",
        "fortified-position | /rules/0/rule/remotesAtCorners/zone | \"S4\" | 'zone' is 'S4',"
            + " expected one of S1, S2",
        "fortified-position | /obstacles/by | \"referee\" | 'by' is 'referee', expected one of all,"
            + " attackers, defenders",
        "fortified-position | /score/collects | \"defnders\" | 'collects' is 'defnders' (perhaps"
            + " 'defenders' is meant), expected one of all, attackers, defenders",
        "fortified-position | /score/tie/role | \"winners\" | 'role' is 'winners', expected one of"
            + " all, attackers, defenders",
        "atmospheric-entry | /rules/5/rule/gravity/edge | \"left-hand\" | 'edge' is 'left-hand',"
            + " expected one of left, right, bottom, top, gravity",
        "atmospheric-entry | /rules/5/rule/gravity/arc | \"forward\" | 'arc' is 'forward', expected"
            + " one of front, rear, left, right, wide, turret, bullseye, full-front, full-rear",
        "atmospheric-entry | /rules/6/rule/escape/where/spot | \"exits\" | 'spot' is 'exits'"
            + " (perhaps 'exit' is meant), expected one of exit",
        "atmospheric-entry | /rules/0/rule/chooseSpot/at | \"set-up-forces\" | 'spot' is 'exit',"
            + " expected none: there is nothing to name",
        "atmospheric-entry | /rules/1/rule/chooseEdge/name | \"exit\" | 'name' is 'exit', expected"
            + " a name that no other chosen place or edge has",
        "flying-aces | /markers/0/pose | null | 'pose' is null, expected an object",
        "flying-aces | /markers | [] | 'roll' is true, expected hyperspace markers in the mission",
        "vital-cargo | /rules/4/rule/dropCargo/template | \"6F\" | 'template' is '6F', expected one"
            + " of 1F, 2F, 3F, 4F, 5F, 1B, 2B, 3B, 1N, 2N, 3N, 1T, 2T, 3T, 1Y, 2Y, 3Y",
        "evacuation | /rules/2/rule/rollForTokens/onto | {\"ships\": \"all\"} | 'onto' is about"
            + " ships, expected 'remotes'",
        "evacuation | /rules/2/rule/rollForTokens/faces | [] | 'faces' is an empty list, expected"
            + " something in it"
      })
  void eachFaultNamesTheFieldAndItsPlace(String name, String at, String value, String sentence)
      throws JsonProcessingException {
    String refusal = refusal(with(name, at, value));
    assertTrue(refusal.startsWith(sentence + " (at /mission/"), refusal);
  }

  /** In a query the place is that in the whole line. */
  @Test
  void aFaultInASetUpIsPlacedInTheLine() throws JsonProcessingException {
    ObjectNode line = JSON.createObjectNode().put("op", "start");
    ObjectNode setup = line.putObject("setup").put("chance", "asked");
    setup.putArray("players");
    setup.set("scenario", with("salvo", "/rules/5/rule/cover/remotes", "\"shuttle\""));
    JsonNode error = JSON.readTree(new Responder().answer(line.toString()).json()).path("error");
    assertEquals("/setup/scenario/mission/rules/5/rule/cover/remotes", error.path("at").asText());
    assertEquals(
        "'remotes' is 'shuttle', expected one of target, warhead", error.path("message").asText());
    setup.put("scenario", "salvoo");
    error = JSON.readTree(new Responder().answer(line.toString()).json()).path("error");
    assertTrue(
        error
            .path("message")
            .asText()
            .startsWith("'scenario' is 'salvoo' (perhaps 'salvo' is meant)"),
        error::toString);
  }

  /** Whatever stands where, a file is read or refused in a sentence with a place. */
  @Test
  void oddFilesAreReadOrRefused() throws JsonProcessingException {
    List<String> odd =
        List.of(
            "-1",
            "0",
            "7",
            "1e9",
            "\"\"",
            "\"own\"",
            "\"all\"",
            "\"owner\"",
            "[]",
            "{}",
            "null",
            "true",
            "\"left\"");
    int refused = 0;
    for (String name : Missions.names()) {
      List<String> places = new ArrayList<>();
      collect(file(name).get("mission"), "", places);
      Random random = new Random(1);
      for (int i = 0; i < 30; i++) {
        JsonNode file =
            with(
                name,
                places.get(random.nextInt(places.size())),
                odd.get(random.nextInt(odd.size())));
        try {
          Missions.read(file.toString());
        } catch (IllegalArgumentException fault) {
          assertTrue(
              String.valueOf(fault.getMessage()).contains(" (at /mission"), fault::getMessage);
          refused++;
        }
      }
    }
    assertTrue(refused > 150, "most are refused, found " + refused);
  }

  private static void collect(JsonNode node, String at, List<String> places) {
    if (node.isObject()) {
      node.fieldNames()
          .forEachRemaining(
              name -> {
                places.add(at + "/" + name);
                collect(node.get(name), at + "/" + name, places);
              });
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        places.add(at + "/" + i);
        collect(node.get(i), at + "/" + i, places);
      }
    }
  }

  @Test
  void aFaultIsToldInOneLineWhateverItsMemberIsCalled() {
    String refusal = refusal("{\"mission\":{\"a\\nb\":1}}");
    assertTrue(refusal.startsWith("'a\\u000ab' is not known in 'mission', expected"), refusal);
    assertTrue(refusal.endsWith(" (at /mission/a?b)"), refusal);
  }
}
