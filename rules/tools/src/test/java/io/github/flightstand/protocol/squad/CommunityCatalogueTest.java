package io.github.flightstand.protocol.squad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.squad.ActionIcon;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Icon;
import io.github.flightstand.rules.squad.ShipSize;
import io.github.flightstand.rules.squad.ShipType;
import io.github.flightstand.rules.squad.Slot;
import io.github.flightstand.rules.squad.Upgrade;
import io.github.flightstand.rules.squad.WeaponFigures.Resource;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Catalogues in the format of the community's data files. */
class CommunityCatalogueTest {

  private static final String SHIPS =
      """
      [{"name": "Kite", "xws": "kite", "faction": ["Resistance", "Rebel Alliance"], "attack": 2,
        "agility": 3, "hull": 2, "shields": "1", "size": "small", "actions": ["Focus", "Barrel Roll",
        "Dance"], "firing_arcs": ["Front", "Mobile"], "dial": ["1FG", "2BW", "2NW"], "id": 900},
       {"name": "Barge Corvette (Fore)", "xws": "bargecorvettefore", "faction": ["First Order"],
        "agility": 0, "hull": 8, "shields": 5, "energy": 4, "size": "huge", "actions": [],
        "maneuvers": [[0, 0, 0], [0, 1, 2], [3, 0, 0]],
        "maneuvers_energy": [[0, 0, 0], [0, 2, 3]]},
       {"name": "Hulk", "xws": "hulk", "faction": [], "agility": 0, "hull": "?", "shields": 0,
        "size": "small", "actions": [], "dial": ["1FG"]},
       5]
      """;

  private static final String PILOTS =
      """
      [{"name": "Ace", "xws": "ace", "ship": "Kite", "faction": "Resistance", "skill": 7,
        "points": 20, "unique": true, "slots": ["Elite", "Salvaged Astromech", "Cook"],
        "ship_override": {"attack": 3, "agility": 3, "hull": 2, "shields": 1}},
       {"name": "Ghost Pilot", "xws": "ghostpilot", "ship": "Kyte", "faction": "Resistance",
        "skill": 1, "points": 9, "slots": []}]
      """;

  private static final String UPGRADES =
      """
      [{"name": "Big Rocket", "xws": "bigrocket", "slot": "Missile", "points": 5, "attack": 4,
        "range": "2-3", "limited": true, "ship": ["Kite"], "size": ["small"],
        "faction": "Rebel Alliance",
        "text": "<b>Attack (target lock):</b> Discard this card to perform this attack."},
       {"name": "Rudder", "xws": "rudder", "slot": "Title", "points": -1, "energy": "+2",
        "squadLimited": 2, "grants": [{"type": "slot", "name": "Crew"}, {"type": "stats",
        "name": "hull", "value": 1}, {"type": "action", "name": "Boost"}, {"type": "joke",
        "name": "x"}]},
       {"name": "Coin (Heads)", "xws": "coin", "slot": "Tech", "points": 0, "dualCard": 2,
        "grants": [{"type": "action", "name": "Evade"}]},
       {"name": "Coin (Tails)", "xws": "coin", "slot": "Tech", "points": 0, "dualCard": 1,
        "grants": [{"type": "action", "name": "Boost"}]},
       {"name": "Spoon", "xws": "spoon", "slot": "Kitchen", "points": 0},
       {"name": "Rudder", "xws": "rudder", "slot": "Title", "points": 1}]
      """;

  private static CommunityCatalogue read(Path folder) throws Exception {
    Files.writeString(folder.resolve("ships.js"), SHIPS);
    Files.writeString(folder.resolve("pilots.js"), PILOTS);
    Files.writeString(folder.resolve("upgrades.js"), UPGRADES);
    return CommunityCatalogue.read(folder);
  }

  @Test
  void shipsAndPilotsAreRead(@TempDir Path folder) throws Exception {
    Catalogue catalogue = read(folder).catalogue();
    ShipType kite = catalogue.ship("kite").orElseThrow();
    assertEquals(BaseSize.SMALL, kite.base());
    assertEquals(List.of("rebel"), kite.factions());
    assertEquals(1, kite.figures().shields());
    assertEquals(List.of(ActionIcon.FOCUS, ActionIcon.BARREL_ROLL), kite.actions());
    assertEquals(List.of(FiringArc.FRONT), kite.arcs());
    assertEquals(true, kite.mobileArc());
    ShipType barge = catalogue.ship("bargecorvettefore").orElseThrow();
    assertEquals(BaseSize.HUGE_CORVETTE, barge.base());
    assertEquals(Optional.of("bargecorvetteaft"), barge.otherSection());
    assertEquals(Dial.parse("1BW+2 1FG+3 2TR"), barge.dial());
    assertEquals(
        List.of(Slot.ELITE, Slot.SALVAGED_ASTROMECH), catalogue.pilots("ace").get(0).slots());
    assertEquals(Optional.of(3), catalogue.pilots("ace").get(0).figures().orElseThrow().attack());
  }

  @Test
  void upgradesAreRead(@TempDir Path folder) throws Exception {
    Catalogue catalogue = read(folder).catalogue();
    Upgrade rocket = catalogue.upgrade("bigrocket").orElseThrow();
    assertEquals(true, rocket.limited());
    assertEquals(List.of(ShipSize.SMALL), rocket.needs().sizes());
    assertEquals(List.of("Kite"), rocket.needs().ships());
    assertEquals(List.of("rebel"), rocket.needs().factions());
    assertEquals(Optional.of(Resource.LOCK), rocket.weapon().orElseThrow().requires());
    assertEquals(true, rocket.weapon().orElseThrow().discards());
    Upgrade rudder = catalogue.upgrade("rudder").orElseThrow();
    assertEquals(-1, rudder.points());
    assertEquals(Optional.of(2), rudder.mostInSquad());
    assertEquals(List.of(Icon.of(Slot.CREW)), rudder.gains());
    assertEquals(1, rudder.changes().hull());
    assertEquals(2, rudder.changes().energy());
    assertEquals(3, catalogue.upgrades().size());
    // A card with two faces gives what both of them do.
    assertEquals(
        List.of(ActionIcon.EVADE, ActionIcon.BOOST),
        catalogue.upgrade("coin").orElseThrow().actions());
  }

  @Test
  void whatIsPassedOverIsListedWithItsPlace(@TempDir Path folder) throws Exception {
    assertEquals(
        List.of(
            new Ignored("'Dance' is not known", "ships.js#/0/actions/2"),
            new Ignored("the card is left out: 'hull' is not a whole number", "ships.js#/2"),
            new Ignored("the card is left out: 'name' is not a text", "ships.js#/3"),
            new Ignored("'Cook' is not known", "pilots.js#/0/slots/2"),
            new Ignored("the card is left out: there is no ship 'Kyte'", "pilots.js#/1"),
            new Ignored("'x' is not used", "upgrades.js#/1/grants/3"),
            new Ignored("the card is left out: there is no slot 'Kitchen'", "upgrades.js#/4"),
            new Ignored(
                "the card is left out: its id 'rudder' is another card's", "upgrades.js#/5")),
        read(folder).ignored());
  }

  @Test
  void filesThatAreNoListsAreRefused(@TempDir Path folder) throws Exception {
    assertThrows(NoSuchFileException.class, () -> CommunityCatalogue.read(folder));
    for (String text : List.of("{}", "[")) {
      UnreadableSquadException refused =
          assertThrows(
              UnreadableSquadException.class, () -> CommunityCatalogue.of("[]", text, "[]"));
      assertEquals(true, refused.getMessage().startsWith("'pilots.js' is not "));
    }
  }
}
