package io.github.flightstand.rules.squad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.Factions;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.squad.WeaponFigures.Resource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The data of cards of which squads are put together: what they say and may not say. */
class CardDataTest {

  private static final ShipType XWING = type("xwing", BaseSize.SMALL, List.of("X-wing"));
  private static final Pilot WEDGE = pilot("wedge", "xwing", 9, 29);

  private static Figures figures(int attack, int agility, int hull, int shields, int energy) {
    return new Figures(Optional.of(attack), agility, hull, shields, Optional.of(energy));
  }

  private static ShipType type(String id, BaseSize base, List<String> names) {
    return new ShipType(
        id,
        names,
        List.of(Factions.REBEL),
        base,
        figures(3, 2, 3, 2, 0),
        List.of(),
        List.of(FiringArc.FRONT),
        false,
        WeaponRange.PRIMARY,
        Optional.empty(),
        Dial.parse("1FW"));
  }

  private static Pilot pilot(String id, String ship, int skill, int points) {
    return new Pilot(
        id,
        "The Pilot",
        ship,
        Optional.of(Factions.REBEL),
        skill,
        points,
        true,
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  private static WeaponFigures weapon(
      int attack, Optional<Resource> requires, Optional<Resource> spends, int energy) {
    return new WeaponFigures(
        attack, WeaponRange.PRIMARY, FiringArc.FRONT, requires, spends, energy, false);
  }

  private static Upgrade upgrade(
      String id, boolean unique, int icons, Optional<Integer> most, Optional<WeaponFigures> gun) {
    return new Upgrade(
        id,
        id,
        Slot.CANNON,
        2,
        unique,
        most,
        false,
        Needs.NOTHING,
        icons,
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Changes.NONE,
        List.of(),
        Optional.empty(),
        gun,
        Optional.empty());
  }

  private static Arguments refused(String sentence, Executable making) {
    return arguments(sentence, making);
  }

  static Stream<Arguments> faults() {
    String figures =
        "attack, agility, shields and energy are at least 0 and a hull at least 1, found ";
    String weapon = "attack and energy of a weapon are at least 0, found ";
    String upgrade = "an upgrade takes at least 1 icon and a squad may have at least 1, found ";
    return Stream.of(
        refused(figures + "-1, 2, 2, 0 and 3", () -> figures(-1, 2, 3, 2, 0)),
        refused(figures + "3, -1, 2, 0 and 3", () -> figures(3, -1, 3, 2, 0)),
        refused(figures + "3, 2, -1, 0 and 3", () -> figures(3, 2, 3, -1, 0)),
        refused(figures + "3, 2, 2, -1 and 3", () -> figures(3, 2, 3, 2, -1)),
        refused(figures + "3, 2, 2, 0 and 0", () -> figures(3, 2, 0, 2, 0)),
        refused(weapon + "-1 and 0", () -> weapon(-1, Optional.empty(), Optional.empty(), 0)),
        refused(weapon + "3 and -1", () -> weapon(3, Optional.empty(), Optional.empty(), -1)),
        refused(
            "skill and points are at least 0, found -1 and 29",
            () -> pilot("wedge", "xwing", -1, 29)),
        refused(
            "skill and points are at least 0, found 9 and -1",
            () -> pilot("wedge", "xwing", 9, -1)),
        refused(
            "a ship type has a name, found none for 'xwing'",
            () -> type("xwing", BaseSize.SMALL, List.of())),
        refused(
            "'The Pilot' flies 'xwing', found 'ywing'",
            () ->
                new SquadShip(
                    "red", type("ywing", BaseSize.SMALL, List.of("Y-wing")), WEDGE, List.of())),
        refused(
            upgrade + "0 and 1",
            () -> upgrade("gun", false, 0, Optional.empty(), Optional.empty())),
        refused(
            upgrade + "1 and 0", () -> upgrade("gun", false, 1, Optional.of(0), Optional.empty())),
        refused(
            "a pilot flies a ship type of the catalogue, found 'xwing' of 'wedge'",
            () -> new Catalogue(List.of(), List.of(WEDGE), List.of(), Map.of())),
        refused(
            "ship types have ids of their own, found 'xwing' twice",
            () -> new Catalogue(List.of(XWING, XWING), List.of(), List.of(), Map.of())),
        refused("a card's ship has a published base", () -> ShipSize.of(BaseSize.OWN)));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void isRefused(String sentence, Executable making) {
    assertEquals(sentence, assertThrows(IllegalArgumentException.class, making).getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "SMALL, SMALL",
    "MEDIUM, MEDIUM",
    "LARGE, LARGE",
    "HUGE_TRANSPORT, HUGE",
    "HUGE_CORVETTE, HUGE"
  })
  void everyPublishedBaseHasASize(BaseSize base, ShipSize size) {
    assertEquals(size, ShipSize.of(base));
  }

  static Stream<WeaponFigures> energyWeapons() {
    Optional<Resource> energy = Optional.of(Resource.ENERGY);
    return Stream.of(
        weapon(3, Optional.empty(), Optional.empty(), 1),
        weapon(3, energy, Optional.empty(), 0),
        weapon(3, Optional.empty(), energy, 0));
  }

  /** Only huge ships have energy, so no other ship fires a weapon that costs some (002-007). */
  @ParameterizedTest
  @MethodSource("energyWeapons")
  void aSmallShipFiresNoWeaponThatCostsEnergy(WeaponFigures gun) {
    Upgrade laser =
        upgrade(
            "laser",
            false,
            1,
            Optional.empty(),
            Optional.of(weapon(3, Optional.of(Resource.LOCK), Optional.empty(), 0)));
    Upgrade ion = upgrade("ion", false, 1, Optional.empty(), Optional.of(gun));
    SquadShip ship = new SquadShip("red", XWING, WEDGE, List.of(ion, laser));
    assertEquals(List.of("laser"), ship.weapons().stream().map(Weapon::id).toList());
  }

  @Test
  void anIconForUniqueCardsTakesNoOthers() {
    Icon icon = new Icon(List.of(Slot.CANNON), Optional.empty(), true, Optional.empty());
    assertTrue(icon.takes(upgrade("gun", true, 1, Optional.empty(), Optional.empty())));
    assertFalse(icon.takes(upgrade("gun", false, 1, Optional.empty(), Optional.empty())));
  }

  /** Signs stand between words, but not before the first. */
  @Test
  void aTypeIsAWordOfItsName() {
    assertTrue(Names.holds("\"T-65\" X-wing!", "x wing"));
    assertTrue(Names.holds("'TIE' fighter", "tie"));
    assertFalse(Names.holds("Xwings", "x wing"));
  }

  @ParameterizedTest
  @CsvSource({"Rebel Alliance, rebel", "Ñandú{2}, nandu2", "!?, !?", "Æ, æ"})
  void aFactionIsKnownByItsPlainLetters(String written, String main) {
    assertEquals(main, Factions.main(written));
  }

  /** A builder may write the type and the box behind a name; anything else is no name. */
  @ParameterizedTest
  @CsvSource({
    "wedge, true",
    "wedge-xwing, true",
    "wedge swx12, true",
    "wedgeswx, false",
    "wedge12, false",
    "wedgeabc12, false"
  })
  void aPilotIsFoundByWhatBuildersWrite(String written, boolean found) {
    Catalogue catalogue = new Catalogue(List.of(XWING), List.of(WEDGE), List.of(), Map.of());
    assertEquals(found ? List.of(WEDGE) : List.of(), catalogue.pilotsMeant(written));
    assertEquals(List.of(), catalogue.pilotsMeant(written + "x".repeat(60)));
  }
}
