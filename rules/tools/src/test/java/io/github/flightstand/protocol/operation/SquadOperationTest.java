package io.github.flightstand.protocol.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.tools.Asking;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Squads over the protocol: checked by themselves, and when a game begins. */
class SquadOperationTest {

  private static final String FOE =
      "{'id': 'B', 'squad': {'ships': [{'id': 'blue', 'ship': 'tiefighter', 'pose':"
          + " {'x': 400, 'y': 600, 'heading': 270}}]}}";

  private final Asking asking = new Asking();

  private JsonNode answer(String query) {
    return asking.answer(query.replace('\'', '"'));
  }

  private JsonNode squad(String squad, String more) {
    JsonNode answer = answer("{'op': 'squad', 'squad': " + squad + more + "}");
    assertTrue(answer.get("ok").asBoolean(), answer::toString);
    return answer.get("result");
  }

  private JsonNode start(String squad) {
    return answer(
        "{'op': 'start', 'setup': {'placed': true, 'chance': {'seed': 7}, 'initiative': 'A',"
            + " 'players': [{'id': 'A', 'squad': "
            + squad
            + "}, "
            + FOE
            + "]}}");
  }

  @Test
  void aLegalSquadHasNoReasons() {
    assertEquals(
        "{\"legal\":true,\"points\":33,\"reasons\":[],\"unknown\":[],\"unwritten\":[],\"ignored\":[]}",
        squad(
                "{'ships': [{'id': 'a', 'ship': 'xwing', 'pilot': 'wedgeantilles', 'cards':"
                    + " ['r2d2']}]}",
                "")
            .toString());
  }

  /** A type alone is flown by its least skilled pilot. */
  @Test
  void aTypeAloneIsAShipToo() {
    assertEquals(
        12, squad("{'ships': [{'id': 'a', 'ship': 'tiefighter'}]}", "").get("points").asInt());
    assertEquals(
        13,
        squad("{'ships': [{'id': 'a', 'ship': 'tiefighter', 'faction': 'rebel'}]}", "")
            .get("points")
            .asInt());
  }

  @Test
  void everyReasonHasItsClauseAndPlace() {
    JsonNode result =
        squad(
            "{'ships': [{'id': 'a', 'ship': 'xwing', 'pilot': 'wedgeantilles', 'cards':"
                + " ['r2d2', 'r5astromech']}, {'id': 'b', 'ship': 'tiefighter'}]}",
            ", 'points': 40");
    assertFalse(result.get("legal").asBoolean());
    assertEquals("000-059", result.at("/reasons/0/clause").asText());
    assertEquals("/squad/ships/0/cards/1", result.at("/reasons/0/at").asText());
    assertEquals("000-065", result.at("/reasons/1/clause").asText());
    assertEquals("/squad/ships/1", result.at("/reasons/1/at").asText());
    assertEquals("000-066", result.at("/reasons/2/clause").asText());
    assertEquals("/squad", result.at("/reasons/2/at").asText());
    assertEquals(3, result.get("reasons").size());
  }

  /** 000-066: 100 points where nothing else is said; 000-178: 300 in epic games. */
  @Test
  void pointsAreLimitedWhereNothingIsSaid() {
    String rookies =
        "{'ships': ["
            + "{'id': 'a', 'ship': 'vcx100'}, ".repeat(2)
            + "{'id': 'a', 'ship': 'vcx100'}]}";
    assertEquals(105, squad(rookies, "").get("points").asInt());
    assertFalse(squad(rookies, "").get("legal").asBoolean());
    assertTrue(squad(rookies, ", 'points': 105").get("legal").asBoolean());
    assertTrue(squad(rookies, ", 'epic': true").get("legal").asBoolean());
  }

  @Test
  void aShipThatSaysAllAboutItselfIsCheckedForWhatItSays() {
    String own =
        "{'id': '%s', 'base': 'small', 'skill': 1, 'attack': 2, 'agility': 2, 'hull': 2, 'shields':"
            + " 0, 'actions': [], 'dial': ['1FG'], 'points': 10, 'unique': 'Bob', 'cards':"
            + " ['r2d2'], 'faction': '%s'}";
    JsonNode result =
        squad(
            "{'ships': [" + own.formatted("a", "rebel") + "," + own.formatted("b", "scum") + "]}",
            "");
    assertEquals("000-065", result.at("/reasons/0/clause").asText());
    assertEquals("000-064", result.at("/reasons/1/clause").asText());
    assertEquals(20, result.get("points").asInt());
    assertEquals("/squad/ships/0/cards", result.at("/ignored/0/at").asText());
  }

  /** What breaks no rule, but has an id that nobody knows, is neither legal nor illegal. */
  @Test
  void anUnknownIdLeavesTheVerdictOpen() {
    JsonNode result =
        squad(
            "{'xws': {'faction': 'rebel', 'pilots': [{'name': 'rookiepilot', 'ship': 'xwing',"
                + " 'upgrades': {'amd': ['r2d22']}}]}}",
            "");
    assertTrue(result.get("legal").isNull(), result::toString);
    assertEquals(21, result.get("points").asInt());
    assertEquals("[]", result.get("reasons").toString());
    assertEquals(
        "[{\"id\":\"r2d22\",\"nearest\":\"r2d2\",\"message\":\"there is no upgrade 'r2d22' in the"
            + " catalogue, expected perhaps 'r2d2'; it has no points\","
            + "\"at\":\"/squad/xws/pilots/0/upgrades/amd/0\"}]",
        result.get("unknown").toString());
    JsonNode broken =
        squad(
            "{'ships': [{'id': 'a', 'ship': 'xwing', 'cards': ['ioncannon', 'nobody']}, {'id': 'b',"
                + " 'ship': 'ywng'}]}",
            "");
    assertFalse(broken.get("legal").asBoolean(true));
    assertEquals("000-059", broken.at("/reasons/0/clause").asText());
    assertEquals("nobody", broken.at("/unknown/0/id").asText());
    assertEquals("ywing", broken.at("/unknown/1/nearest").asText());
  }

  private boolean legalAsOf(String ships, String day) {
    String most = ", 'points': 200";
    return squad(
            "{'ships': [" + ships + "]}", day.isEmpty() ? most : most + ", 'asOf': '" + day + "'")
        .get("legal")
        .asBoolean();
  }

  /** Each erratum holds from its day on, and without a day all do. */
  @Test
  void slotsCostsAndLimitsAreThoseOfTheDay() {
    String scout =
        "{'id': 'a', 'ship': 'jumpmaster5000', 'pilot': 'contractedscout', 'cards':"
            + " ['plasmatorpedoes', 'extramunitions', 'r4agromech']}";
    String mind =
        "{'id': '%s', 'ship': 'protectoratestarfighter', 'pilot': 'concorddawnace', 'cards':"
            + " ['attannimindlink']}";
    String three = mind.formatted("a") + "," + mind.formatted("b") + "," + mind.formatted("c");
    String deadeye = "{'id': 'a', 'ship': 'yt1300', 'pilot': 'hansolo', 'cards': ['deadeye']}";
    String tacticians =
        "{'id': 'a', 'ship': 'yt1300', 'pilot': 'hansolo', 'cards': ['tactician', 'tactician']}";
    String ig2000 = "{'id': 'a', 'ship': 'aggressor', 'cards': ['ig2000']}";
    for (String of2016 : new String[] {scout, three}) {
      assertTrue(legalAsOf(of2016, "2016-11-05"), of2016);
      assertTrue(legalAsOf(of2016, "2017-11-05"), of2016);
      assertFalse(legalAsOf(of2016, "2017-11-06"), of2016);
      assertFalse(legalAsOf(of2016, ""), of2016);
    }
    assertTrue(legalAsOf(deadeye, "2016-10-16"));
    assertFalse(legalAsOf(deadeye, "2016-11-05"));
    assertTrue(legalAsOf(tacticians, "2015-08-13"));
    assertFalse(legalAsOf(tacticians, "2016-11-05"));
    assertTrue(legalAsOf(ig2000, "2015-01-01"));
    assertTrue(legalAsOf(ig2000, ""));
  }

  @Test
  void aDayIsWrittenAsOne() {
    for (String day : new String[] {"2016-13-05", "5.11.2016", "2016-02-30", "x"}) {
      JsonNode error =
          answer("{'op': 'squad', 'asOf': '" + day + "', 'squad': {'name': 'rebel-x-wings'}}")
              .get("error");
      assertEquals("bad-value", error.get("code").asText());
      assertEquals("/asOf", error.get("at").asText());
      assertEquals(
          "'asOf' is '" + day + "', expected a day such as '2016-11-05'",
          error.get("message").asText());
    }
  }

  @Test
  void aNamedSquadStandsWhereverASquadMay() {
    assertEquals(100, squad("{'name': 'rebel-x-wings'}", "").get("points").asInt());
    assertEquals(
        "/squad/name",
        squad("{'name': 'rebel-x-wings'}", ", 'points': 99").at("/reasons/0/at").asText());
    assertEquals("/squad/name", squad("{'name': 'epic-rebels'}", "").at("/reasons/0/at").asText());
    JsonNode game =
        answer(
            "{'op': 'start', 'setup': {'chance': {'seed': 7}, 'players': [{'id': 'A', 'squad':"
                + " {'name': 'rebel-x-wings'}}, {'id': 'B', 'squad': {'name':"
                + " 'imperial-swarm'}}]}}");
    assertEquals(
        "wedgeantilles", game.at("/result/game/state/ships/0/card/id").asText(), game::toString);
    JsonNode error = answer("{'op': 'squad', 'squad': {'name': 'rebel-x-wing'}}").get("error");
    assertEquals("/squad/name", error.get("at").asText());
    assertTrue(
        error
            .get("message")
            .asText()
            .startsWith(
                "'name' is 'rebel-x-wing' (perhaps 'rebel-x-wings' is meant), expected one of"
                    + " rebel-x-wings, "),
        error::toString);
    assertEquals(
        "/squad/name",
        answer("{'op': 'squad', 'squad': {'ships': [], 'name': 'rebel-x-wings'}}")
            .at("/error/at")
            .asText());
  }

  @Test
  void whatAShipClaimsToCostIsCompared() {
    JsonNode result = squad("{'ships': [{'id': 'a', 'ship': 'xwing', 'points': 1}]}", "");
    assertEquals("/squad/ships/0/points", result.at("/ignored/0/at").asText());
  }

  @Test
  void aSquadIsShipsOrXws() {
    assertEquals(
        "missing-field", answer("{'op': 'squad', 'squad': {}}").at("/error/code").asText());
    JsonNode both = answer("{'op': 'squad', 'squad': {'ships': [], 'xws': {}}}");
    assertEquals("bad-value", both.at("/error/code").asText());
    assertEquals("/squad/xws", both.at("/error/at").asText());
    JsonNode none = answer("{'op': 'squad', 'squad': {'xws': {}}}");
    assertEquals("/squad/xws", none.at("/error/at").asText());
  }

  @Test
  void placesOnATableDoNotBelongInTheQuery() {
    JsonNode answer =
        answer(
            "{'op': 'squad', 'frame': 'vassal', 'squad': {'ships': [{'id': 'a', 'ship':"
                + " 'xwing'}]}}");
    assertEquals("/frame", answer.at("/error/at").asText());
  }

  @Test
  void aGamesShipsDefaultToTheCatalogue() {
    JsonNode answer =
        start(
            "{'ships': [{'id': 'red', 'ship': 'xwing', 'pilot': 'lukeskywalker', 'attack': 4,"
                + " 'cards': ['shieldupgrade'], 'pose': {'x': 400, 'y': 100, 'heading': 90}}]}");
    JsonNode card = answer.at("/result/game/state/ships/0/card");
    assertEquals(8, card.get("skill").asInt(), answer::toString);
    assertEquals(4, card.get("attack").asInt());
    assertEquals(3, card.get("shields").asInt());
    assertEquals(32, card.get("points").asInt());
    assertEquals("rebel", answer.at("/result/game/state/seats/0/faction").asText());
    assertEquals(15, card.get("dial").size());
  }

  @Test
  void aGameIsSetUpWithSquadsInXws() {
    JsonNode answer =
        answer(
            "{'op': 'start', 'setup': {'chance': {'seed': 7}, 'players': [{'id': 'A', 'squad':"
                + " {'xws': {'faction': 'rebel', 'pilots': [{'name': 'rookiepilot', 'ship':"
                + " 'xwing'}]}}}, {'id': 'B', 'squad': {'xws': {'faction': 'imperial', 'pilots':"
                + " [{'name': 'academypilot', 'ship': 'tiefighter'}]}}}]}}");
    assertTrue(answer.get("ok").asBoolean(), answer::toString);
    assertEquals(
        "rookiepilot", answer.at("/result/game/state/ships/0/card/id").asText(), answer::toString);
  }

  /** Squad builders give ships no names: two squads may have the same. */
  @Test
  void twoExportedSquadsMayBeAlike() {
    String squad =
        "{'xws': {'faction': 'rebel', 'pilots': [{'name': 'rookiepilot', 'ship': 'xwing'},"
            + " {'name': 'rookiepilot', 'ship': 'xwing'}]}}";
    JsonNode answer =
        answer(
            "{'op': 'start', 'setup': {'chance': {'seed': 7}, 'players': [{'id': 'A', 'squad': "
                + squad
                + "}, {'id': 'B', 'squad': "
                + squad
                + "}]}}");
    assertEquals(
        "A-rookiepilot",
        answer.at("/result/game/state/ships/0/card/id").asText(),
        answer::toString);
    assertEquals("B-rookiepilot-2", answer.at("/result/game/state/ships/3/card/id").asText());
  }

  @Test
  void aCorvettesSectionsAreOneShipOfAGame() {
    JsonNode answer =
        answer(
            "{'op': 'start', 'setup': {'chance': {'seed': 7}, 'players': [{'id': 'A', 'squad':"
                + " {'xws': {'faction': 'imperial', 'pilots': [{'name': 'raiderclasscorvettefore',"
                + " 'ship': 'raiderclasscorvettefore'}, {'name': 'raiderclasscorvetteaft', 'ship':"
                + " 'raiderclasscorvetteaft'}]}}}, {'id': 'B', 'squad': {'ships': [{'id': 'luke',"
                + " 'ship': 'xwing', 'pilot': 'lukeskywalker'}]}}]}}");
    assertTrue(answer.get("ok").asBoolean(), answer::toString);
    assertEquals(2, answer.at("/result/game/state/ships").size());
    assertEquals(100, answer.at("/result/game/state/ships/0/card/points").asInt());
  }

  /** 000-208. */
  @Test
  void aTeamHasAUniqueNameOnce() {
    String luke = "'squad': {'ships': [{'id': '%s', 'ship': 'xwing', 'pilot': 'lukeskywalker'}]}}";
    JsonNode error =
        answer(
                "{'op': 'start', 'setup': {'chance': {'seed': 7}, 'players': [{'id': 'A', 'team':"
                    + " 'T', "
                    + luke.formatted("a")
                    + ", {'id': 'B', 'team': 'T', "
                    + luke.formatted("b")
                    + ", {'id': 'C', 'squad': {'ships': [{'id': 'c', 'ship': 'tiefighter'}]}}]}}")
            .get("error");
    assertEquals("refused", error.get("code").asText(), error::toString);
    assertEquals("000-208", error.get("clause").asText());
  }

  @Test
  void anUnknownTypeIsABadValueWithTheNearestName() {
    JsonNode error = start("{'ships': [{'id': 'red', 'ship': 'xwng'}]}").get("error");
    assertEquals("bad-value", error.get("code").asText());
    assertEquals("/setup/players/0/squad/ships/0/ship", error.get("at").asText());
    assertTrue(error.get("message").asText().contains("perhaps 'xwing'"), error::toString);
  }

  @Test
  void aGameRefusesASquadThatIsNotLegalAndSaysWhy() {
    JsonNode error =
        start(
                "{'ships': [{'id': 'red', 'ship': 'xwing', 'cards': ['r2d2', 'ioncannon'], 'pose':"
                    + " {'x': 400, 'y': 100, 'heading': 90}}]}")
            .get("error");
    assertEquals("refused", error.get("code").asText(), error::toString);
    assertEquals("000-059", error.get("clause").asText());
    assertEquals("/setup/players/0/squad", error.get("at").asText());
    assertEquals("/setup/players/0/squad/ships/0/cards/1", error.at("/reasons/0/at").asText());
  }

  /** The second edition's squads and games are in none of the project's books. */
  @Test
  void theSecondEditionHasNoSquadsAndNoGames() {
    String ship = "{'id': '%s', 'ship': 'xwing'}";
    JsonNode squad =
        answer(
            "{'op': 'squad', 'rules': 'standard-2018', 'squad': {'ships': ["
                + ship.formatted("a")
                + "]}}");
    JsonNode game =
        answer(
            "{'op': 'start', 'setup': {'rules': {'base': 'core-2012', 'rollPositions': 'any'},"
                + " 'chance': {'seed': 7}, 'players': [{'id': 'A', 'squad': {'ships': ["
                + ship.formatted("a")
                + "]}}, {'id': 'B', 'squad': {'ships': ["
                + ship.formatted("b")
                + "]}}]}}");
    assertEquals("/rules", squad.at("/error/at").asText(), squad::toString);
    assertEquals("/setup/rules", game.at("/error/at").asText(), game::toString);
    for (JsonNode error : List.of(squad.get("error"), game.get("error"))) {
      assertEquals("bad-value", error.get("code").asText());
      assertTrue(
          error.get("message").asText().endsWith("one of reference-2015, core-2012, epic-2019"),
          error::toString);
    }
  }

  @Test
  void aShipOfNoTypeSaysAllAboutItself() {
    JsonNode error = start("{'ships': [{'id': 'red', 'base': 'small', 'skill': 1}]}").get("error");
    assertEquals("missing-field", error.get("code").asText());
    assertEquals("/setup/players/0/squad/ships/0/dial", error.get("at").asText());
  }

  private static String flanked(String leader, String right) {
    return "{'ships': [{'id': 'a', 'ship': '"
        + leader
        + "'}, {'id': 'b', 'ship': 'tiefighter', 'wing': {'leader': 'a', 'place': 'left-flank'}},"
        + " {'id': 'c', 'ship': 'tiefighter', 'wing': {'leader': 'a', 'place': '"
        + right
        + "'}}]}";
  }

  /** 003-001 to -004, -007: a wing that is not legal is a reason as others are. */
  @Test
  void wingsAreChecked() {
    String epic = ", 'rules': 'epic-2019'";
    assertTrue(squad(flanked("tiefighter", "right-flank"), epic).get("legal").asBoolean());
    JsonNode other = squad(flanked("tiefighter", "rear-support"), epic);
    assertEquals("003-007", other.at("/reasons/0/clause").asText(), other::toString);
    assertEquals("/squad/ships/0", other.at("/reasons/0/at").asText());
    JsonNode large = squad(flanked("lambdaclassshuttle", "left-flank"), epic);
    assertEquals("003-003", large.at("/reasons/0/clause").asText(), large::toString);
    assertEquals("/squad/ships/2", large.at("/reasons/0/at").asText());
    assertEquals("003-002", large.at("/reasons/1/clause").asText());
    assertEquals("/squad/ships/0", large.at("/reasons/1/at").asText());
    assertEquals(2, large.get("reasons").size());
    JsonNode without = squad(flanked("tiefighter", "right-flank"), "");
    assertEquals("003-001", without.at("/reasons/0/clause").asText(), without::toString);
    assertEquals("/squad/ships/1", without.at("/reasons/0/at").asText());
  }

  /** A set-up with a wing that is not legal lists the reasons as well. */
  @Test
  void aSetUpListsWhatIsWrongWithItsWings() {
    JsonNode answer = start(flanked("tiefighter", "right-flank"));
    assertFalse(answer.get("ok").asBoolean());
    assertEquals("003-001", answer.at("/error/reasons/0/clause").asText(), answer::toString);
    assertEquals("/setup/players/0/squad/ships/1", answer.at("/error/reasons/0/at").asText());
  }
}
