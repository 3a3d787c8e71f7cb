package io.github.flightstand.protocol.squad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.squad.SquadCheck;
import io.github.flightstand.rules.squad.SquadRules;
import io.github.flightstand.rules.squad.SquadShip;
import io.github.flightstand.rules.squad.Upgrade;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Squads as squad builders export them. */
class XwsReaderTest {

  private static ReadSquad read(String xws) {
    try {
      return new XwsReader(CatalogueFiles.standard()).read(xws.replace('\'', '"'));
    } catch (UnreadableSquadException unreadable) {
      throw new AssertionError(unreadable);
    }
  }

  private static List<String> places(List<Ignored> ignored) {
    return ignored.stream().map(Ignored::at).toList();
  }

  private static List<Reason> reasons(ReadSquad squad) {
    return squad.reasons(new SquadCheck(SquadRules.of(Rules.standard(), false)));
  }

  @Test
  void theFirstVersionIsRead() {
    ReadSquad read =
        read(
            "{'faction': 'rebel', 'name': 'Two', 'version': '0.3.0', 'points': 58, 'pilots': ["
                + "{'name': 'wedgeantilles', 'ship': 'xwing', 'upgrades': {'amd': ['r2d2'],"
                + " 'ept': ['predator'], 'mod': ['engineupgrade'], 'torpedo': []}},"
                + "{'name': 'bandit' , 'ship': 'z95headhunter'},"
                + "{'name': 'banditsquadronpilot', 'ship': 'z95headhunter'},"
                + "{'name': 'banditsquadronpilot', 'ship': 'z95headhunter'}]}");
    assertEquals(Optional.of("Two"), read.name());
    assertEquals(
        List.of("wedgeantilles", "banditsquadronpilot", "banditsquadronpilot-2"),
        read.squad().ships().stream().map(SquadShip::id).toList());
    assertEquals(
        List.of("r2d2", "predator", "engineupgrade"),
        read.squad().ships().get(0).upgrades().stream().map(Upgrade::id).toList());
    assertEquals(List.of("/points"), places(read.ignored()));
    assertEquals("/pilots/1", read.unknown().get(0).at());
  }

  @Test
  void theSecondVersionIsRead() {
    ReadSquad read =
        read(
            "{'faction': 'scumandvillainy', 'version': '2.0.0', 'pilots': [{'id': 'bobafett',"
                + " 'ship': 'firespray31', 'upgrades': {'talent': ['predator'],"
                + " 'modification': ['engineupgrade'], 'bomb': []}, 'points': 46}]}");
    SquadShip boba = read.squad().ships().get(0);
    assertEquals(Optional.of("scum"), boba.pilot().faction());
    assertEquals(2, boba.upgrades().size());
    assertEquals(46, boba.points());
    assertEquals(List.of(), read.ignored());
    assertEquals(List.of(), reasons(read));
  }

  @Test
  void whatIsNotUsedIsListed() {
    ReadSquad read =
        read(
            "{'faction': 'imperial', 'description': '', 'vendor': {'x': {}}, 'obstacles': ['a'],"
                + " 'pilots': [{'name': 'howlrunner', 'ship': 'tiefighter', 'points': '18',"
                + " 'upgrades': {'mod': ['determination', 7], 'amd': {'r': 'r2d2'}}, 'a/b': 1},"
                + " 5]}");
    assertEquals(
        List.of(
            "/description",
            "/vendor",
            "/obstacles",
            "/pilots/0/a~1b",
            "/pilots/0/upgrades/mod/0",
            "/pilots/0/upgrades/mod/1",
            "/pilots/0/upgrades/amd",
            "/pilots/0/points",
            "/pilots/1"),
        places(read.ignored()));
    assertEquals(
        "'determination' stands under 'mod', expected 'elite'; it counts as one",
        read.ignored().get(4).message());
    assertEquals(List.of(), reasons(read));
  }

  @Test
  void anUnknownCardIsNamedWithTheNearest() {
    ReadSquad read =
        read(
            "{'faction': 'rebel', 'pilots': [{'name': 'wedgeantiles', 'ship': 'xwing'},"
                + " {'name': 'rookiepilot', 'ship': 'xwng'}, {'name': 'rookiepilot', 'ship':"
                + " 'ywing'}, {'name': 'rookiepilot', 'ship': 'xwing', 'upgrades': {'amd':"
                + " ['r2d22']}}]}");
    assertEquals(List.of(), reasons(read));
    assertEquals(Optional.empty(), read.verdict(reasons(read)));
    assertEquals(
        List.of(
            new Unknown(
                "wedgeantiles",
                Optional.of("wedgeantilles"),
                "there is no pilot 'wedgeantiles' in the catalogue, expected perhaps"
                    + " 'wedgeantilles'",
                "/pilots/0"),
            new Unknown(
                "xwng",
                Optional.of("xwing"),
                "there is no ship type 'xwng' in the catalogue, expected perhaps 'xwing'",
                "/pilots/1/ship"),
            new Unknown(
                "rookiepilot",
                Optional.of("kavil"),
                "'rookiepilot' flies 'xwing', expected a pilot of 'ywing'",
                "/pilots/2"),
            new Unknown(
                "r2d22",
                Optional.of("r2d2"),
                "there is no upgrade 'r2d22' in the catalogue, expected perhaps 'r2d2'",
                "/pilots/3/upgrades/amd/0")),
        read.unknown());
  }

  /** However far it is: the nearest of the same set, and what may be meant only if it is near. */
  @Test
  void whatIsNoSlipHasANearestCardToo() {
    Unknown far =
        read("{'faction': 'rebel', 'pilots': [{'name': 'rookiepilot', 'ship': 'xwing',"
                + " 'upgrades': {'amd': ['nobodyknowsthisone']}}]}")
            .unknown()
            .get(0);
    assertTrue(far.nearest().isPresent());
    assertTrue(far.message().endsWith("expected the id of one that is"), far.message());
  }

  /** R2-D2 is a droid, and a member of the crew; lists of tournaments have both as r2d2. */
  @Test
  void aCardIsFoundInItsSlotsOwnSet() {
    ReadSquad read =
        read(
            "{'faction': 'rebel', 'pilots': [{'name': 'hansolo', 'ship': 'yt1300', 'upgrades':"
                + " {'crew': ['r2d2', 'c3po']}}, {'name': 'rookiepilot', 'ship': 'xwing',"
                + " 'upgrades': {'amd': ['chopper']}}, {'name': 'herasyndulla', 'ship': 'vcx100',"
                + " 'upgrades': {'crew': ['chopper-swx72']}}]}");
    assertEquals(
        List.of("r2d2-swx22", "c3po", "chopper-swx72", "chopper"),
        read.squad().ships().stream()
            .flatMap(ship -> ship.upgrades().stream())
            .map(Upgrade::id)
            .toList());
    assertEquals(List.of(), read.ignored());
  }

  @Test
  void oldIdsAreKnown() {
    ReadSquad read =
        read(
            "{'faction': 'rebels', 'pilots': [{'name': 'dashrendar', 'ship': 'yt2400freighter'},"
                + " {'name': 'ltblount', 'ship': 'z95headhunter'}, {'name': 'goldsquadronpilot',"
                + " 'ship': 'ywing', 'upgrades': {'torpedo': ['advancedprotontorpedoes']}}]}");
    assertEquals(List.of(), read.unknown());
    assertEquals(List.of(), read.ignored());
    assertEquals(
        List.of("dashrendar", "lieutenantblount", "goldsquadronpilot"),
        read.squad().ships().stream().map(SquadShip::id).toList());
    assertEquals("yt2400", read.squad().ships().get(0).type().id());
    ReadSquad scum =
        read(
            "{'faction': 'scum', 'pilots': [{'name': 'sunnybounder', 'ship':"
                + " 'm3ascykinterceptor'}]}");
    assertEquals(14, scum.squad().points());
  }

  /** XWS names a corvette once for both of its sections. */
  @Test
  void aCorvettesSectionsMayHaveItsName() {
    ReadSquad read =
        read(
            "{'faction': 'rebel', 'pilots': [{'name': 'cr90corvette', 'ship': 'cr90corvette',"
                + " 'multisection_id': 0}, {'name': 'cr90corvette', 'ship': 'cr90corvette',"
                + " 'multisection_id': 0}]}");
    assertEquals(
        List.of("cr90corvettefore", "cr90corvetteaft"),
        read.squad().ships().stream().map(SquadShip::id).toList());
  }

  @Test
  void brokenRulesPointAtTheirPlace() {
    ReadSquad read =
        read("{'faction': 'rebel', 'pilots': [{'name': 'rookiepilot', 'ship': 'xwing',"
                + " 'upgrades': {'amd': ['r2astromech', 'r5astromech']}}]}")
            .under("/squad/xws");
    assertEquals("/squad/xws/pilots/0/upgrades/amd/1", reasons(read).get(0).at());
  }

  @Test
  void whatIsNoSquadIsRefused() {
    XwsReader reader = new XwsReader(CatalogueFiles.standard());
    for (String text : List.of("", "{", "[]", "{}", "{\"pilots\": 3}")) {
      String sentence =
          assertThrows(UnreadableSquadException.class, () -> reader.read(text)).getMessage();
      assertTrue(sentence.contains("expected"), sentence);
    }
  }
}
