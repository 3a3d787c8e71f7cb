package io.github.flightstand.protocol.squad;

import static io.github.flightstand.protocol.squad.Cards.broken;
import static io.github.flightstand.protocol.squad.Cards.brokenInEpic;
import static io.github.flightstand.protocol.squad.Cards.ship;
import static io.github.flightstand.protocol.squad.Cards.squad;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.squad.BrokenRule;
import io.github.flightstand.rules.squad.Slot;
import io.github.flightstand.rules.squad.Squad;
import io.github.flightstand.rules.squad.SquadCheck;
import io.github.flightstand.rules.squad.SquadRules;
import io.github.flightstand.rules.squad.SquadShip;
import io.github.flightstand.rules.squad.Upgrade;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The rules by which squads are put together (000-067). */
class SquadCheckTest {

  private static final String NEEDS_CARD_TEXT = "000-002";

  /** 000-059, 001-051. */
  @Test
  void anUpgradeTakesAnIconOfItsKind() {
    assertEquals(List.of(), broken("xwing wedgeantilles r2d2 protontorpedoes predator"));
    assertEquals(List.of("000-059"), broken("xwing rookiepilot predator"));
    assertEquals(List.of("000-059"), broken("xwing wedgeantilles r2d2 r5astromech"));
    assertEquals(List.of("000-059"), broken("xwing wedgeantilles ioncannon"));
  }

  @Test
  void whatDoesNotFitIsNamedWithItsPlace() {
    BrokenRule first =
        new SquadCheck(new SquadRules(Optional.empty(), false, false, false))
            .broken(squad("xwing biggsdarklighter r2d2", "xwing rookiepilot r2astromech predator"))
            .get(0);
    assertEquals(Optional.of(1), first.ship());
    assertEquals(Optional.of(1), first.upgrade());
    assertEquals(
        "there is no room for 'Predator' on 'Rookie Pilot', expected a free icon for 'elite'",
        first.message());
  }

  /** 000-060. */
  @Test
  void aShipHasOneTitleAndOneModification() {
    assertEquals(List.of(), broken("yt1300 hansolo millenniumfalcon engineupgrade"));
    assertEquals(List.of("000-060"), broken("yt1300 hansolo engineupgrade shieldupgrade"));
    assertEquals(List.of("000-060"), broken("firespray31 bobafett slavei andrasta"));
  }

  /** 000-061. */
  @Test
  void aLimitedCardStandsOnceOnAShip() {
    assertEquals(List.of("000-061"), broken("yt1300 hansolo tactician tactician"));
    assertEquals(List.of(), broken("yt1300 hansolo tactician", "ywing goldsquadronpilot"));
    assertEquals(List.of(), broken("lambdaclassshuttle omicrongrouppilot tactician tailgunner"));
  }

  /** 000-062. */
  @Test
  void someUpgradesAreForAFactionASizeOrATypeOnly() {
    assertEquals(List.of("000-062"), broken("yt1300 hansolo fleetofficer"));
    assertEquals(List.of("000-062"), broken("yt1300 chewbacca deadeye"));
    assertEquals(List.of("000-062"), broken("xwing rookiepilot antipursuitlasers"));
    assertEquals(List.of("000-062"), broken("xwing wedgeantilles bwinge2"));
    assertEquals(List.of("000-062"), broken("xwing wedgeantilles twinionenginemkii"));
  }

  /** 000-062: whose name holds the named type whole. */
  @Test
  void aTypeFitsWhoseNameHoldsThatOnTheCard() {
    assertEquals(List.of(), broken("t70xwing bluesquadronnovice r2astromech integratedastromech"));
    assertEquals(List.of(), broken("tiefofighter zetasquadronpilot twinionenginemkii"));
    // The S-foils of the T-65 are for no T-70, and a TIE/fo is no TIE fighter.
    assertEquals(List.of(), broken("xwing rookiepilot servomotorsfoils"));
    assertEquals(List.of("000-062"), broken("t70xwing bluesquadronnovice servomotorsfoils"));
    assertEquals(
        List.of("000-062", "000-062"), broken("tiefofighter zetasquadronpilot capturedtie"));
  }

  /** 001-051: upgrades fit every faction by the first rulebook. */
  @Test
  void byTheFirstRulebookUpgradesFitEveryFaction() {
    SquadRules rules = SquadRules.of(RuleSet.CORE_2012.rules(), false);
    assertEquals(List.of(), broken(rules, "yt1300 hansolo fleetofficer"));
    assertEquals(List.of("000-062"), broken(rules, "yt1300 chewbacca deadeye"));
  }

  /** 000-064: over all card types. */
  @Test
  void aUniqueNameStandsOnceInASquad() {
    assertEquals(List.of("000-064"), broken("xwing wedgeantilles", "xwing wedgeantilles"));
    assertEquals(List.of("000-064"), broken("xwing lukeskywalker", "yt1300 hansolo lukeskywalker"));
    assertEquals(
        List.of("000-064"), broken("yt1300 hansolo r2d2-swx22", "xwing redsquadronpilot r2d2"));
    assertEquals(List.of(), broken("xwing rookiepilot", "xwing rookiepilot"));
  }

  /** 000-208, 001-050. */
  @Test
  void aUniqueNameStandsOnceInATeam() {
    Squad one = squad("xwing lukeskywalker", "xwing rookiepilot");
    Squad other = squad("yt1300 hansolo lukeskywalker", "xwing rookiepilot");
    assertEquals(List.of("000-208"), brokenByTeam(RuleSet.REFERENCE_2015, one, other));
    assertEquals(List.of("001-050"), brokenByTeam(RuleSet.CORE_2012, one, other));
    assertEquals(
        List.of(), brokenByTeam(RuleSet.REFERENCE_2015, one, squad("xwing wedgeantilles")));
  }

  /** 000-065. */
  @Test
  void aSquadIsOfOneFactionAndTheResistanceFightsWithTheRebels() {
    assertEquals(List.of("000-065"), broken("xwing rookiepilot", "tiefighter academypilot"));
    assertEquals(List.of(), broken("xwing rookiepilot", "t70xwing poedameron"));
    assertEquals(List.of(), broken("tiefighter academypilot", "tiefofighter zetasquadronpilot"));
    assertEquals(List.of(), broken("xwing rookiepilot", "tiefighter ahsokatano"));
  }

  @Test
  void maulFollowsEzraToTheRebels() {
    assertEquals(List.of("000-062"), broken("yt1300 hansolo maul"));
    assertEquals(List.of(), broken("yt1300 hansolo maul ezrabridger"));
  }

  /** 000-066. */
  @Test
  void aSquadCostsAtMostWhatIsAgreedOn() {
    SquadRules standard = SquadRules.of(Rules.standard(), false);
    String[] five = {
      "xwing rookiepilot",
      "xwing rookiepilot",
      "xwing rookiepilot",
      "xwing rookiepilot",
      "xwing rookiepilot"
    };
    assertEquals(105, squad(five).points());
    assertEquals(List.of("000-066"), broken(standard, five));
    assertEquals(List.of(), broken(standard.withMostPoints(Optional.of(105)), five));
  }

  /** 000-066: negative costs reduce it. */
  @Test
  void someUpgradesMakeShipsCheaper() {
    assertEquals(15, ship("awing prototypepilot chardaanrefit").points());
    // TIE/x1: a system costs 4 less, but not less than nothing.
    assertEquals(
        21 + 1, ship("tieadvanced tempestsquadronpilot tiex1 advtargetingcomputer").points());
    assertEquals(21, ship("tieadvanced tempestsquadronpilot tiex1 firecontrolsystem").points());
    // Vaksai: every other upgrade costs 1 less.
    assertEquals(
        20 + 3 + 2,
        ship("kihraxzfighter cartelmarauder vaksai engineupgrade hullupgrade").points());
    // Renegade refit: elite upgrades cost 1 less.
    assertEquals(29 - 2 + 2, ship("xwing wedgeantilles renegaderefit predator").points());
  }

  /** 002-001. */
  @Test
  void hugeShipsAreForEpicGames() {
    assertEquals(List.of("002-001"), broken("gr75mediumtransport gr75mediumtransport"));
    assertEquals(List.of(), brokenInEpic("gr75mediumtransport gr75mediumtransport"));
  }

  /** 002-002. */
  @Test
  void aCorvetteHasBothSections() {
    assertEquals(List.of("002-002"), brokenInEpic("cr90corvettefore cr90corvettefore"));
    assertEquals(
        List.of(),
        brokenInEpic("cr90corvettefore cr90corvettefore", "cr90corvetteaft cr90corvetteaft"));
    assertEquals(
        List.of("002-002"),
        brokenInEpic(
            "cr90corvettefore cr90corvettefore",
            "cr90corvetteaft cr90corvetteaft",
            "cr90corvetteaft cr90corvetteaft"));
  }

  /** 000-060 and 002-054: a corvette is one ship. */
  @Test
  void aCorvetteHasOneModificationOneTitleAndItsLimitedCardsOnce() {
    String fore = "raiderclasscorvettefore raiderclasscorvettefore ";
    String aft = "raiderclasscorvetteaft raiderclasscorvetteaft ";
    assertEquals(
        List.of("000-060"), brokenInEpic(fore + "automatedprotocols", aft + "optimizedgenerators"));
    assertEquals(List.of("000-060"), brokenInEpic(aft + "instigator", fore + "impetuous"));
    assertEquals(List.of(), brokenInEpic(fore + "instigator optimizedgenerators", aft));
    assertEquals(List.of("000-061"), brokenInEpic(fore + "gunneryteam", aft + "gunneryteam"));
    // Two ships have one each.
    assertEquals(
        List.of(),
        brokenInEpic(fore + "automatedprotocols", fore, aft, aft + "optimizedgenerators"));
  }

  /**
   * Ordnance tubes change the icons of both sections; the Tantive IV says of which it adds some.
   */
  @Test
  void whatACorvetteIsGivenServesItsSections() {
    String fore = "raiderclasscorvettefore raiderclasscorvettefore ";
    String aft = "raiderclasscorvetteaft raiderclasscorvetteaft ";
    assertEquals(List.of(), brokenInEpic(fore + "ordnancetubes", aft + "protontorpedoes"));
    assertEquals(List.of(), brokenInEpic(fore + "assaultmissiles", aft + "ordnancetubes"));
    assertEquals(
        List.of("000-059"),
        brokenInEpic(fore + "ordnancetubes assaultmissiles singleturbolasers", aft));
    fore = "cr90corvettefore cr90corvettefore ";
    aft = "cr90corvetteaft cr90corvetteaft ";
    assertEquals(List.of(), brokenInEpic(fore + "jandodonna raymusantilles", aft + "tantiveiv"));
    assertEquals(
        List.of("000-059"), brokenInEpic(fore + "tantiveiv", aft + "jandodonna raymusantilles"));
  }

  /** 002-049. */
  @Test
  void hugeShipsTakeModificationsForHugeShipsOnly() {
    String transport = "gr75mediumtransport gr75mediumtransport ";
    assertEquals(List.of("002-049"), brokenInEpic(transport + "engineupgrade"));
    assertEquals(List.of(), brokenInEpic(transport + "combatretrofit"));
    assertEquals(List.of(), brokenInEpic(transport + "optimizedgenerators"));
  }

  /** 002-054: one upgrade may need two icons. */
  @Test
  void someUpgradesTakeTwoIcons() {
    assertEquals(List.of(), broken("lambdaclassshuttle omicrongrouppilot emperorpalpatine"));
    assertEquals(
        List.of("000-059"),
        broken("lambdaclassshuttle omicrongrouppilot emperorpalpatine tactician"));
    assertEquals(List.of("000-059"), broken("tiebomber gammasquadronpilot bombletgenerator"));
  }

  /** 000-002: the card itself says it; 003-064: n dots, by the book of epic battles. */
  @Test
  void aCardOfTwoDotsStandsTwiceInASquad() {
    String fenn = "protectoratestarfighter concorddawnace attannimindlink";
    assertEquals(List.of(), broken(fenn, fenn));
    assertEquals(List.of(NEEDS_CARD_TEXT), broken(fenn, fenn, fenn));
    SquadRules epic =
        SquadRules.of(RuleSet.EPIC_2019.rules(), false).withMostPoints(Optional.empty());
    assertEquals(List.of("003-064"), broken(epic, fenn, fenn, fenn));
  }

  /** 001-049 to -051: where the first rulebook has the rule too, that is cited in its games. */
  @Test
  void gamesByTheFirstRulebookCiteIt() {
    SquadRules rules = SquadRules.of(RuleSet.CORE_2012.rules(), false);
    assertEquals(List.of("001-051"), broken(rules, "xwing rookiepilot predator"));
    assertEquals(List.of("001-050"), broken(rules, "xwing wedgeantilles", "xwing wedgeantilles"));
    assertEquals(
        List.of("001-049"), broken(rules.withMostPoints(Optional.of(20)), "xwing rookiepilot"));
  }

  /** 003-064: n dots are a team's too. */
  @Test
  void aCardOfTwoDotsStandsTwiceInTheSquadsOfATeam() {
    Squad two = squad("protectoratestarfighter concorddawnace attannimindlink");
    assertEquals(List.of(), brokenByTeam(RuleSet.EPIC_2019, two, two));
    assertEquals(List.of("003-064"), brokenByTeam(RuleSet.EPIC_2019, two, two, two));
    assertEquals(List.of(), brokenByTeam(RuleSet.REFERENCE_2015, two, two, two));
  }

  private static List<String> brokenByTeam(RuleSet set, Squad... squads) {
    return new SquadCheck(SquadRules.of(set.rules(), false))
        .brokenByTeam(List.of(squads)).stream().map(one -> one.clause().orElseThrow()).toList();
  }

  /** 003-063: every ship of an epic battle has a slot for a command. */
  @Test
  void everyShipOfAnEpicBattleHasACommandSlot() {
    SquadRules epic =
        SquadRules.of(RuleSet.EPIC_2019.rules(), false).withMostPoints(Optional.empty());
    SquadShip plain = ship("xwing rookiepilot");
    SquadShip one = with(plain, command("first"));
    SquadShip two = with(plain, command("first"), command("second"));
    assertEquals(List.of(), brokenBy(epic, one));
    assertEquals(List.of("003-063"), brokenBy(epic, two));
    assertEquals(List.of("003-063"), brokenBy(SquadRules.of(Rules.standard(), false), one));
    assertEquals(Optional.of(300), SquadRules.of(RuleSet.EPIC_2019.rules(), false).mostPoints());
  }

  private static List<String> brokenBy(SquadRules rules, SquadShip ship) {
    return new SquadCheck(rules)
        .broken(new Squad(List.of(ship))).stream().map(one -> one.clause().orElse("none")).toList();
  }

  private static SquadShip with(SquadShip ship, Upgrade... cards) {
    return new SquadShip(ship.id(), ship.type(), ship.pilot(), List.of(cards));
  }

  /** Returns an upgrade that is a plain astromech but for its kind. */
  private static Upgrade command(String id) {
    Upgrade like = ship("xwing rookiepilot r2astromech").upgrades().get(0);
    return new Upgrade(
        id,
        id,
        Slot.COMMAND,
        like.points(),
        false,
        Optional.empty(),
        false,
        like.needs(),
        1,
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        like.changes(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  @Test
  void upgradesAddIconsAndTakeSomeAway() {
    assertEquals(List.of(), broken("m3ainterceptor cartelspacer heavyscykinterceptor ioncannon"));
    assertEquals(
        List.of("000-059"),
        broken("m3ainterceptor cartelspacer heavyscykinterceptor ioncannon protontorpedoes"));
    assertEquals(List.of(), broken("tiebomber gammasquadronpilot tieshuttle tactician"));
    assertEquals(
        List.of("000-059"), broken("tiebomber gammasquadronpilot tieshuttle protontorpedoes"));
    // No crew of more than 4 points in a TIE shuttle.
    assertEquals(List.of("000-059"), broken("tiebomber gammasquadronpilot tieshuttle gunner"));
    assertEquals(List.of("000-059"), broken("tiedefender deltasquadronpilot tiex7 ioncannon"));
    assertEquals(
        List.of("000-060"), broken("m3ainterceptor cartelspacer lightscykinterceptor hullupgrade"));
    assertEquals(
        List.of(),
        brokenInEpic("gozanticlasscruiser gozanticlasscruiser ordnancetubes protontorpedoes"));
  }

  @Test
  void upgradesMoveUpWhereAnotherIconTakesThem() {
    // The smuggling compartment's own room is for what costs at most 3.
    assertEquals(List.of(), broken("yt1300 hansolo smugglingcompartment hullupgrade"));
    assertEquals(List.of(), broken("yt1300 hansolo hullupgrade smugglingcompartment"));
    assertEquals(List.of("000-060"), broken("yt1300 hansolo smugglingcompartment engineupgrade"));
  }

  /** 000-002: cards that allow two of a kind want two different ones. */
  @Test
  void whatACardAllowsTwiceIsNotTheSameCardTwice() {
    String fel = "tieinterceptor soontirfel royalguardtie ";
    assertEquals(List.of(), broken(fel + "stealthdevice hullupgrade"));
    assertEquals(List.of(NEEDS_CARD_TEXT), broken(fel + "hullupgrade hullupgrade"));
  }

  /** 000-002. */
  @Test
  void cardsAskForSkillFiguresAndIcons() {
    assertEquals(
        List.of(NEEDS_CARD_TEXT), broken("tieinterceptor avengersquadronpilot royalguardtie"));
    assertEquals(List.of(NEEDS_CARD_TEXT), broken("xwing rookiepilot r2d6"));
    assertEquals(List.of(), broken("xwing redsquadronpilot r2d6 predator"));
    assertEquals(List.of(NEEDS_CARD_TEXT), broken("xwing wedgeantilles r2d6"));
    assertEquals(List.of(NEEDS_CARD_TEXT), broken("tiefighter academypilot lightweightframe"));
    assertEquals(List.of(), broken("tiepunisher cutlasssquadronpilot lightweightframe"));
    assertEquals(List.of(NEEDS_CARD_TEXT), broken("xwing rookiepilot autothrusters"));
    assertEquals(List.of(), broken("awing prototypepilot autothrusters"));
    assertEquals(List.of(), broken("tiebomber gammasquadronpilot longrangescanners"));
    assertEquals(List.of(NEEDS_CARD_TEXT), broken("xwing rookiepilot longrangescanners"));
    assertEquals(List.of(NEEDS_CARD_TEXT), broken("g1astarfighter gandfindsman misthunter"));
    assertEquals(List.of(), broken("g1astarfighter gandfindsman misthunter tractorbeam"));
    assertEquals(
        List.of("000-059"), broken("g1astarfighter gandfindsman misthunter tractorbeam ioncannon"));
  }

  @Test
  void aSquadHasShips() {
    assertEquals(List.of("none"), broken());
  }
}
