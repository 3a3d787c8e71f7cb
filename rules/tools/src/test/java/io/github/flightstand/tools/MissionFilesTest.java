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
            + " something in it",
        "salvo | /roles | [{\"name\": \"attackers\", \"sides\": [1]}, {\"name\": \"defenders\","
            + " \"sides\": [2]}, {\"name\": \"owner\", \"sides\": [2]}] | 'name' is 'owner',"
            + " expected another name: that is anybody's by his part",
        "salvo | /zones/0/name | \"own\" | 'name' is 'own', expected another name: that is the"
            + " player's own zone",
        "salvo | /zones/0/corners | [{\"x\": 0, \"y\": 0}, {\"x\": 9, \"y\": 0}] | the zone 'S1'"
            + " has at least 3 corners, found 2",
        "salvo | /zones/0/corners/0/x | 1829 | element 0 of 'corners' is (1829.0, 0.0), expected a"
            + " place in the play area",
        "salvo | /zones/0/corners/0/y | -1 | element 0 of 'corners' is (0.0, -1.0), expected a"
            + " place in the play area",
        "salvo | /zones/0/corners/0/y | 915 | element 0 of 'corners' is (0.0, 915.0), expected a"
            + " place in the play area",
        "salvo | /zones/1/name | \"S1\" | a mission has one zone of a name, found 'S1' twice",
        "flying-aces | /markers/0/clearance | -1 | 'clearance' is -1.0, expected 0 to 10000.0 mm",
        "flying-aces | /markers/0/clearance | 10001 | 'clearance' is 10001.0, expected 0 to"
            + " 10000.0 mm",
        "salvo | /remotes/1/moves | [\"1F\", \"1F\"] | 'moves' is a list with a template twice,"
            + " expected each once",
        "salvo | /remotes/0/moves | [\"1F\"] | 'moves' is given, expected no template, because a"
            + " marker stays where it is",
        "salvo | /remotes/0/kind | \"all\" | 'kind' is 'all', expected another name: that is every"
            + " kind",
        "salvo | /remotes/0/count | 0 | of 'target' there is at least 1, found 0",
        "salvo | /name | \" \" | 'name' is blank, expected a name",
        "salvo | /modes | [] | a mission has a mode, found none",
        "salvo | /rules/4/rule/earnWhenGone/of | {\"ships\": \"all\", \"remotes\": \"all\"} | a"
            + " rule is about 'ships' or about 'remotes', found both",
        "salvo | /rules/4/rule/earnWhenGone/of | {} | a rule is about 'ships' or about 'remotes',"
            + " found neither",
        "salvo | /rules/3/rule/setUpShips/where | {\"edges\": [\"top\"]} | 'edges' and 'edgeRange'"
            + " come together, found only one",
        "salvo | /rules/3/rule/setUpShips/where | {\"edgeRange\": [0, 1]} | 'edges' and"
            + " 'edgeRange' come together, found only one",
        "salvo | /rules/3/rule/setUpShips/where | {\"spotRange\": [0, 1]} | 'spot' and 'spotRange'"
            + " come together, found only one",
        "salvo | /rules/3/rule/setUpShips/where | {\"spot\": \"x\"} | 'spot' and 'spotRange' come"
            + " together, found only one",
        "salvo | /rules/3/rule/setUpShips | {\"at\": \"set-up-forces\", \"order\": \"skill\"} |"
            + " 'where' is missing, expected it unless 'markers' is true",
        "salvo | /limits/0/threat | 0 | a limit is at least 1 threat and 1 point, found 0 and 500",
        "salvo | /limits/0/points | 0 | a limit is at least 1 threat and 1 point, found 20 and 0",
        "salvo | /roles/0/sides | [] | the role 'attackers' is played by sides numbered from 1,"
            + " found []",
        "salvo | /roles/0/sides | [0] | the role 'attackers' is played by sides numbered from 1,"
            + " found [0]",
        "salvo | /roles/0/name | \"all\" | 'all' is everybody's role, expected another name",
        "salvo | /roles/0/players | [3, 2] | a count is from 0, the lesser number first, found 3"
            + " to 2",
        "salvo | /roles/0/players | [-1, 2] | a count is from 0, the lesser number first, found -1"
            + " to 2",
        "salvo | /score/tie | {} | a tie is settled by 'casualties' or by a 'role', found neither",
        "fortified-position | /score/tie | {\"casualties\": true, \"role\": \"defenders\"} | a tie"
            + " is settled by 'casualties' or by a 'role', found both",
        "fortified-position | /rules/8/rule/endByDie/last | 5 | 'last' is 5, expected a whole"
            + " number from 6 to 100",
        "atmospheric-entry | /rules/0/rule/chooseSpot/among | [{\"name\": \"a\", \"pose\": {\"x\":"
            + " 9, \"y\": 9, \"heading\": 0}}, {\"name\": \"a\", \"pose\": {\"x\": 99, \"y\": 9,"
            + " \"heading\": 0}}] | 'name' is 'a' again, expected each place once",
        "salvo | /rules/1/name | \"targets\" | a mission has one rule of a name, found 'targets'"
            + " twice"
      })
  void eachFaultNamesTheFieldAndItsPlace(String name, String at, String value, String sentence)
      throws JsonProcessingException {
    String refusal = refusal(with(name, at, value));
    assertTrue(refusal.startsWith(sentence + " (at /mission"), refusal);
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
