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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  /** A corvette named once is both sections, and its cards are where there is room for them. */
  @Test
  void aPilotNamedAsTheWholeCorvetteIsBothSections() {
    ReadSquad read =
        read(
            "{'faction': 'rebel', 'points': 111, 'pilots': [{'name': 'cr90corvette', 'ship':"
                + " 'cr90corvette', 'points': 111, 'upgrades': {'crew': ['jandodonna',"
                + " 'raymusantilles'], 'mod': ['ordnancetubes'], 'title': ['tantiveiv']}}]}");
    assertEquals(List.of(), read.ignored().stream().map(Ignored::message).toList());
    assertEquals(
        List.of("cr90corvettefore", "cr90corvetteaft"),
        read.squad().ships().stream().map(SquadShip::id).toList());
    assertEquals(List.of(), inEpic(read));
    // Three crew icons: of the fore section, of its title there, and of the aft section.
    ReadSquad raider =
        read(
            "{'faction': 'imperial', 'pilots': [{'name': 'raider', 'ship': 'raider', 'upgrades':"
                + " {'hardpoint': ['singleturbolasers', 'quadlasercannons', 'ioncannonbattery'],"
                + " 'crew': ['captainneeda', 'shieldtechnician', 'admiralozzel']}}]}");
    assertEquals(List.of("000-059"), inEpic(raider));
    assertEquals(
        List.of(2, 4), raider.squad().ships().stream().map(one -> one.upgrades().size()).toList());
  }

  /** Sections with one number belong together, whatever their order in the list. */
  @Test
  void aNumberTellsWhichSectionsAreOneCorvette() {
    ReadSquad read =
        read(
            "{'faction': 'imperial', 'pilots': ["
                + raider("fore", 0, "'missile': ['assaultmissiles']")
                + ", "
                + raider("fore", 1, "'mod': ['ordnancetubes']")
                + ", "
                + raider("aft", 1, "'torpedo': ['protontorpedoes']")
                + ", "
                + raider("aft", 0, "'mod': ['ordnancetubes']")
                + "]}");
    assertEquals(List.of(), inEpic(read));
    assertEquals(
        List.of("/pilots/0", "/pilots/3", "/pilots/1", "/pilots/2"),
        read.places().stream().map(ReadSquad.Place::at).toList());
  }

  private static String raider(String section, int number, String upgrades) {
    return "{'name': 'raiderclasscorvette%s', 'ship': 'raiderclasscorvette', 'multisection_id': %s, 'upgrades': {%s}}"
        .formatted(section, number, upgrades);
  }

  private static List<String> inEpic(ReadSquad read) {
    return new SquadCheck(SquadRules.of(Rules.standard(), true).withMostPoints(Optional.empty()))
        .broken(read.squad()).stream().map(one -> one.clause().orElse("none")).toList();
  }

  /** Each id as some builder has written it, with the points of the card that is meant. */
  @ParameterizedTest
  @CsvSource({
    "scum, ig-88a, aggressor, 36",
    "scum, IG-88B, Aggressor, 36",
    "scum, dalanoberos-swx70, m12lkimogilafighter, 25",
    "scum, dalanoberoskimogila, kimogila, 25",
    "scum, captainnym-scumandvillainy, scurrgh6bomber, 30",
    "rebel, captainnymrebel, scurrg, 30",
    "scum, bobafettscum, firesprays, 39",
    "imperial, kathscarlet-galacticempire, firespray, 38",
    "rebel, ahsokatano, sabinestiefighter, 17",
    "rebel, ahsokatano, tiefighter-rebel, 17",
    "rebel, sabinewrentf, TIE Fighter, 15",
    "rebel, sabinewren-swx59, tiefighters, 15",
    "rebel, hansolo2, yt1300, 46",
    "rebel, poedameron-swx25, t70xwings, 31",
    "rebel, lukeskywalker, t65xwing, 28",
    "rebel, Wedge Antilles, X-Wing, 29",
    "rebel, norrawexley, arc170starfighter, 29",
    "imperial, omegaleader, tiefo, 21",
    "imperial, quickdraw, specialforcestie, 29",
    "imperial, theinquisitor, tieadvancedprototype, 25",
    "imperial, kyloren-tiesilencer, silencer, 35",
    "imperial, captainkagi, lambdashuttle, 27",
    "imperial, maarekstele-tiedefender, tiedefender, 35",
    "scum, sunnybounder, m3ascyk, 14"
  })
  void idsOfOtherBuildersAreKnown(String faction, String pilot, String ship, int points) {
    ReadSquad read =
        read(
            "{'faction': '%s', 'pilots': [{'name': '%s', 'ship': '%s'}]}"
                .formatted(faction, pilot, ship));
    assertEquals(List.of(), read.unknown());
    assertEquals(List.of(), read.ignored());
    assertEquals(points, read.squad().points());
  }

  @ParameterizedTest
  @CsvSource({
    "amd, r2-d2, r2d2",
    "crew, R2-D2, r2d2-swx22",
    "crew, r2d2-crew, r2d2-swx22",
    "droid, r5astromech, r5astromech",
    "elitepilottalents, predator-swx36, predator",
    "torpedoes, protontorpedos, protontorpedoes",
    "title, milleniumfalcon2, millenniumfalcon-swx57",
    "title, heavyscykinterceptor-missile, heavyscykinterceptor",
    "title, pivotwingflippable, pivotwing"
  })
  void upgradesOfOtherBuildersAreKnown(String kind, String written, String meant) {
    ReadSquad read =
        read(
            "{'faction': 'rebel', 'pilots': [{'name': 'hansolo', 'ship': 'yt1300', 'upgrades':"
                + " {'%s': ['%s']}}]}".formatted(kind, written));
    assertEquals(
        List.of(meant), read.squad().ships().get(0).upgrades().stream().map(Upgrade::id).toList());
    assertEquals(List.of(), read.ignored());
  }

  /** What could be several cards, or stands behind a name for nothing known, is no spelling. */
  @ParameterizedTest
  @CsvSource({
    "wedgeantilles, wing",
    "lukeskywalker, shuttle",
    "hansolo-swx, yt1300",
    "hansoloimperial, yt1300",
    "kyloren-tiefighter, tiesilencer"
  })
  void whatIsMeantByNobodyStaysUnknown(String pilot, String ship) {
    assertEquals(
        1,
        read("{'pilots': [{'name': '%s', 'ship': '%s'}]}".formatted(pilot, ship)).unknown().size());
  }

  /** Squads of the second edition by one mark each; the version alone is none. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "separatistalliance | {'id': 'x'} | the faction 'separatistalliance'",
        "rebelalliance | {'id': 'lukeskywalker', 'ship': 't65xwing'} | the ship type 't65xwing'",
        "imperial | {'id': 'howlrunner', 'ship': 'tielnfighter'} | the ship type 'tielnfighter'",
        "firstorder | {'id': 'midnight', 'ship': 'tiefofighter'} | the pilot 'midnight'",
        "resistance | {'id': 'poedameron', 'upgrades': {'talent': ['heroic']}} | the upgrade 'heroic'",
        "rebelalliance | {'id': 'lukeskywalker', 'upgrades': {'force-power': ['x']}} | the kind of"
            + " upgrade 'force-power'"
      })
  void aSquadOfTheSecondEditionIsRefused(String faction, String pilot, String mark) {
    String text = "{'faction': '%s', 'version': '2.0.0', 'pilots': [%s]}".formatted(faction, pilot);
    String sentence =
        assertThrows(
                UnreadableSquadException.class,
                () -> new XwsReader(CatalogueFiles.standard()).read(text.replace('\'', '"')))
            .getMessage();
    assertEquals(
        "the squad is of the second edition, which has "
            + mark
            + ", expected a squad of the first edition",
        sentence);
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
