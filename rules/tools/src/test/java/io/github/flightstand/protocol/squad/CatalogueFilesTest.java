package io.github.flightstand.protocol.squad;

import static io.github.flightstand.protocol.squad.Cards.CATALOGUE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombToken;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Pilot;
import io.github.flightstand.rules.squad.ShipType;
import io.github.flightstand.rules.squad.Slot;
import io.github.flightstand.rules.squad.Squad;
import io.github.flightstand.rules.squad.SquadShip;
import io.github.flightstand.rules.squad.Upgrade;
import io.github.flightstand.rules.squad.WeaponFigures;
import io.github.flightstand.rules.squad.WeaponFigures.Resource;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The facts of the first edition. */
class CatalogueFilesTest {

  @Test
  void theFirstEditionIsInIt() {
    assertEquals(56, CATALOGUE.ships().size());
    assertEquals(297, CATALOGUE.pilots().size());
    assertEquals(362, CATALOGUE.upgrades().size());
    Map<BaseSize, Long> sizes =
        CATALOGUE.ships().stream()
            .collect(Collectors.groupingBy(ShipType::base, Collectors.counting()));
    assertEquals(
        Map.of(
            BaseSize.SMALL, 36L,
            BaseSize.LARGE, 13L,
            BaseSize.HUGE_TRANSPORT, 3L,
            BaseSize.HUGE_CORVETTE, 4L),
        sizes);
  }

  @Test
  void everyKindOfUpgradeIsThere() {
    Set<Slot> kinds = CATALOGUE.upgrades().stream().map(Upgrade::slot).collect(Collectors.toSet());
    // What takes a command is on no card of the catalogue.
    assertEquals(EnumSet.complementOf(EnumSet.of(Slot.COMMAND)), kinds);
    assertEquals(17, kinds.size());
  }

  @Test
  void figuresAreThoseOnTheCards() {
    ShipType defender = CATALOGUE.ship("tiedefender").orElseThrow();
    assertEquals(Optional.of(3), defender.figures().attack());
    assertEquals(3, defender.figures().agility());
    assertEquals(3, defender.figures().hull());
    assertEquals(3, defender.figures().shields());
    assertEquals(Maneuver.parse("4KW"), defender.dial().find(4, Bearing.KOIOGRAN).orElseThrow());
    assertEquals(
        Dial.parse("1BW 1FG 1NW 2TR 2BG 2FG 2NG 2YR 3TW 3BW 3FG 3NW 3YW 4FW 5KR"),
        CATALOGUE.ship("tiebomber").orElseThrow().dial());
    assertEquals(
        List.of(FiringArc.FRONT, FiringArc.REAR),
        CATALOGUE.ship("firespray31").orElseThrow().arcs());
    assertTrue(CATALOGUE.ship("lancerclasspursuitcraft").orElseThrow().mobileArc());
    ShipType raider = CATALOGUE.ship("raiderclasscorvettefore").orElseThrow();
    assertEquals(new WeaponRange(2, 4), raider.range());
    assertEquals(Optional.of("raiderclasscorvetteaft"), raider.otherSection());
    assertEquals(
        Optional.of(3),
        CATALOGUE.ship("gr75mediumtransport").orElseThrow().dial().energy(Maneuver.parse("1FW")));
  }

  @Test
  void aWeaponHasItsFigures() {
    assertEquals(
        Optional.of(
            new WeaponFigures(
                4,
                new WeaponRange(2, 3),
                FiringArc.FRONT,
                Optional.of(Resource.LOCK),
                Optional.of(Resource.LOCK),
                0,
                true)),
        CATALOGUE.upgrade("protontorpedoes").orElseThrow().weapon());
    WeaponFigures blaster = CATALOGUE.upgrade("blasterturret").orElseThrow().weapon().orElseThrow();
    assertEquals(FiringArc.TURRET, blaster.arc());
    assertEquals(Optional.of(Resource.FOCUS), blaster.spends());
  }

  /** A type cannot be picked that nobody flies, nor a card be for ships that there are none of. */
  @Test
  void cardsSpeakOfShipsAndCardsThatThereAre() {
    for (ShipType type : CATALOGUE.ships()) {
      assertTrue(!CATALOGUE.pilotsOf(type).isEmpty(), type.id());
      type.otherSection().ifPresent(other -> assertTrue(CATALOGUE.ship(other).isPresent(), other));
    }
    for (Pilot pilot : CATALOGUE.pilots()) {
      assertTrue(
          CATALOGUE
              .ship(pilot.ship())
              .orElseThrow()
              .factions()
              .contains(pilot.faction().orElseThrow()),
          pilot.id());
    }
    for (Upgrade card : CATALOGUE.upgrades()) {
      for (String name : card.needs().ships()) {
        assertTrue(CATALOGUE.ships().stream().anyMatch(type -> type.is(name)), card.id());
      }
      card.needs().card().ifPresent(id -> assertTrue(CATALOGUE.upgrade(id).isPresent(), id));
    }
  }

  /** Each says when, by whom, and what the cards were before: something else. */
  @Test
  void everyErratumHasADayAndASourceAndChangesItsCards() {
    JsonTree errata = JsonTree.of(CatalogueFiles.text("errata.json")).get("errata");
    assertTrue(errata.size() > 0);
    for (int i = 0; i < errata.size(); i++) {
      JsonTree erratum = errata.get(i);
      String day = erratum.get("date").text();
      assertTrue(day.matches("20[0-9]{2}-[0-9]{2}-[0-9]{2}"), day);
      assertTrue(erratum.get("source").text().contains("github.com/"), day);
      Catalogue before = CatalogueFiles.asOf("2012-01-01");
      for (String set : List.of("pilots", "upgrades")) {
        for (int j = 0; j < erratum.get(set).size(); j++) {
          String id = erratum.get(set).get(j).get("id").text();
          assertNotEquals(
              CATALOGUE.pilots(id) + "" + CATALOGUE.upgrade(id),
              before.pilots(id) + "" + before.upgrade(id),
              id);
        }
      }
      assertEquals(CATALOGUE.upgrades().size(), before.upgrades().size());
    }
    assertEquals(
        CATALOGUE.upgrades().toString(), CatalogueFiles.asOf("2018-01-01").upgrades().toString());
  }

  @Test
  void onlyADayOfAMonthIsADay() {
    for (String day : List.of("2016-01-31", "2015-02-29", "2016-11-30", "2016-12-01")) {
      assertEquals(CATALOGUE.ships().size(), CatalogueFiles.asOf(day).ships().size());
    }
    for (String wrong :
        List.of(
            "",
            "today",
            "2016-02-30",
            "2016-11-31",
            "2016-13-01",
            "2016-00-01",
            "2016-01-00",
            "2016-1-011",
            "2016-01-1-",
            "2016-01-011")) {
      assertThrows(IllegalArgumentException.class, () -> CatalogueFiles.asOf(wrong), wrong);
    }
  }

  @Test
  void everyOldIdIsThatOfACardOfToday() {
    CatalogueFiles.oldIds()
        .forEach(
            (old, now) -> {
              assertTrue(
                  CATALOGUE.ship(old).isPresent()
                      || CATALOGUE.upgrade(old).isPresent()
                      || !CATALOGUE.pilots(old).isEmpty(),
                  old);
              assertNotEquals(old, now);
            });
  }

  private static ShipCard card(SquadShip ship) {
    return new Squad(List.of(ship)).card(0, "A").orElseThrow();
  }

  @Test
  void theSectionsOfACorvetteAreOneShip() {
    Squad squad =
        Cards.squad(
            "raiderclasscorvetteaft raiderclasscorvetteaft instigator",
            "xwing rookiepilot",
            "raiderclasscorvettefore raiderclasscorvettefore");
    assertEquals(Optional.empty(), squad.card(0, "A"));
    ShipCard raider = squad.card(2, "A").orElseThrow();
    assertEquals(BaseSize.HUGE_CORVETTE, raider.base());
    assertEquals(50 + 50 + 4, raider.points());
    assertEquals(6, raider.huge().orElseThrow().energy());
    assertEquals(new WeaponRange(2, 4), raider.huge().orElseThrow().range());
    assertEquals(2, raider.huge().orElseThrow().sections().size());
    Squad half = Cards.squad("raiderclasscorvettefore raiderclasscorvettefore");
    assertThrows(IllegalArgumentException.class, () -> half.card(0, "A"));
  }

  @Test
  void bombsThatGamesKnowAreDropped() {
    ShipCard bomber = card(Cards.ship("tiebomber gammasquadronpilot seismiccharges"));
    assertEquals(
        List.of(
            new Bomb(
                "seismiccharges",
                BombToken.SEISMIC_BOMB,
                Bomb.Window.REVEAL,
                List.of(LaidTemplate.STRAIGHT_1),
                1)),
        bomber.bombs());
    assertEquals(
        2, CATALOGUE.upgrade("ionbombs").orElseThrow().bomb().orElseThrow().token().effect().ion());
  }

  @Test
  void everyPilotIsAShipThatGamesTake() {
    for (Pilot pilot : CATALOGUE.pilots()) {
      ShipType type = CATALOGUE.ship(pilot.ship()).orElseThrow();
      if (type.otherSection().isPresent()) {
        continue;
      }
      ShipCard card = card(new SquadShip("red", type, pilot, List.of()));
      assertEquals(pilot.skill(), card.skill());
      assertEquals(pilot.points(), card.points());
      assertEquals(type.base(), card.base());
    }
  }

  @Test
  void upgradesRaiseFiguresAndActions() {
    ShipCard card = card(Cards.ship("xwing wedgeantilles veteraninstincts shieldupgrade"));
    assertEquals(11, card.skill());
    assertEquals(3, card.shields());
    assertEquals(29 + 1 + 4, card.points());
    assertEquals(
        List.of(Action.FOCUS, Action.LOCK, Action.BOOST),
        card(Cards.ship("xwing rookiepilot engineupgrade")).actions());
    ShipCard smuggler = card(Cards.ship("yt1300 outerrimsmuggler"));
    assertEquals(2, smuggler.attack());
    assertEquals(6, smuggler.hull());
  }
}
