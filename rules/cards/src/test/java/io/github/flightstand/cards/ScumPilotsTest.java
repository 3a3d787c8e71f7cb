package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.BESIDE_RED;
import static io.github.flightstand.cards.CardScenario.cannon;
import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;
import static io.github.flightstand.cards.CardScenario.mines;
import static io.github.flightstand.cards.CardScenario.missile;
import static io.github.flightstand.cards.CardScenario.pair;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What Scum pilots do. */
class ScumPilotsTest {

  @Test
  void bobaRerollsADieForEachEnemy() {
    duel("firespray31.bobafett.scum")
        .with("grey", "B", Pose.at(470, 400, 270), card -> card.skill(1))
        .attack("blank4", "use:red/firespray31.bobafett.scum 0,1", "hit2")
        .expect("attack hit2 blank2");
  }

  @Test
  void bobaRerollsNothingFarAway() {
    duel("firespray31.bobafett.scum")
        .range(2)
        .attack("blank3")
        .lacks("use:red/firespray31.bobafett.scum");
  }

  /** Before any damage is suffered; FAQ on Bossk. */
  @Test
  void bosskMakesTwoHitsOfACriticalHit() {
    duel("yv666.bossk")
        .attack("critical1 blank3", "blank2", "use:red/yv666.bossk")
        .expect("blue damage 2");
  }

  @Test
  void dengarShootsBackOnceARound() {
    facing("jumpmaster5000.dengar")
        .with("wing", "A", Pose.at(460, 300, 90), card -> card.skill(4))
        .attack("blank4", "blank2", "use:blue/jumpmaster5000.dengar")
        .offers("primary:front red")
        .lacks("primary:front wing")
        .play("primary:front red", "hit1 blank3", "blank2")
        .expect("red damage 1", "asks attack:wing")
        .play("primary:front blue", "blank4", "blank2")
        .lacks("use:blue/jumpmaster5000.dengar");
  }

  /** Gunner's attack after Dengar's is at whom he likes; the card. */
  @Test
  void dengarsGunnerShootsAtAnybody() {
    facing("jumpmaster5000.dengar", "gunner")
        .with("wing", "A", Pose.at(460, 300, 90), card -> card.skill(4))
        .attack("blank4", "blank2", "use:blue/jumpmaster5000.dengar")
        .play("primary:front red", "blank4", "blank2", "use:blue/gunner")
        .offers("primary:front red", "primary:front wing");
  }

  @Test
  void dengarShootsNobodyOutsideHisArc() {
    facing("jumpmaster5000.dengar")
        .at("blue", Pose.at(400, 400, 90))
        .attack("blank4", "blank2")
        .lacks("use:blue/jumpmaster5000.dengar");
  }

  @Test
  void fennRollsOneMoreAtRangeOne() {
    duel("protectoratestarfighter.fennrau")
        .attack("use:red/protectoratestarfighter.fennrau", "hit1 blank4")
        .play("blank2")
        .defend("hit1 blank3")
        .play("use:red/protectoratestarfighter.fennrau", "evade1 blank2")
        .expect("red damage 0");
  }

  @Test
  void fennRollsAsAnybodyAtRangeTwo() {
    duel("protectoratestarfighter.fennrau").range(2).attack("hit3");
  }

  @Test
  void guriFocusesNearAnEnemy() {
    duel("starviper.guri").ability("use:red/starviper.guri").expect("red focus 1");
  }

  @Test
  void guriFocusesNotFarAway() {
    duel("starviper.guri").range(2).combat().expect("red focus 0");
  }

  @Test
  void ig88aRecoversAShieldWithAKill() {
    duel("aggressor.ig88a")
        .red(ship -> ship.shields(2))
        .blue(ship -> ship.hull(1))
        .give("red", ship -> ship.with(ship.parts().get(0).withShields(0)))
        .attack("hit1 blank3", "blank2", "damaged-engine")
        .play("use:red/aggressor.ig88a")
        .expect("red shields 1", "gone blue");
  }

  @Test
  void ig88bFiresACannonAfterAMiss() {
    duel("aggressor.ig88b")
        .armed(cannon("gun", 3))
        .attack("blank4", "blank2", "use:red/aggressor.ig88b")
        .lacks("primary:front blue")
        .play("secondary:gun blue", "blank3", "blank2")
        .expect("asks attack:blue");
  }

  @Test
  void ig88cEvadesAfterABoost() {
    duel("aggressor.ig88c")
        .range(3)
        .act("boost:straight", "use:red/aggressor.ig88c", "evade")
        .expect("red evade 1");
  }

  @Test
  void ig88cEvadesNotAfterARoll() {
    duel("aggressor.ig88c").range(3).act("focus").lacks("use:red/aggressor.ig88c");
  }

  @Test
  void inaldraSpendsAShieldToReroll() {
    duel("m3ainterceptor.inaldra")
        .red(ship -> ship.shields(1))
        .attack("hit1 blank3", "use:red/m3ainterceptor.inaldra 1,2,3", "hit3")
        .expect("attack hit4", "red shields 0");
  }

  @Test
  void inaldraWithoutShieldsRerollsNothing() {
    duel("m3ainterceptor.inaldra").attack("blank4").lacks("use:red/m3ainterceptor.inaldra");
  }

  @Test
  void kathHitsHarderToTheRear() {
    duel("firespray31.kathscarlet.scum")
        .red(ship -> ship.arcs(List.of(FiringArc.FRONT, FiringArc.REAR)))
        .at("blue", Pose.at(400, 200, 90))
        .combat()
        .play("primary:rear blue", "hit5");
  }

  @Test
  void kathHitsAsAnybodyAhead() {
    duel("firespray31.kathscarlet.scum").attack("hit4");
  }

  @Test
  void manarooHandsOverAllThatSheHas() {
    pair("jumpmaster5000.manaroo")
        .give("red", TokenType.FOCUS, 2)
        .give("red", TokenType.EVADE, 1)
        .lock("red", "blue")
        .ability("use:red/jumpmaster5000.manaroo wing")
        .expect("red focus 0", "red evade 0", "red lock none")
        .expect("wing focus 2", "wing evade 1", "wing lock blue");
  }

  /** The erratum of FAQ 4.3.0 keeps it to range 1. */
  @Test
  void manarooHandsNothingToAFriendFarAway() {
    duel("jumpmaster5000.manaroo")
        .with("wing", "A", Pose.at(700, 300, 90))
        .give("red", TokenType.FOCUS, 1)
        .combat()
        .expect("red focus 1");
  }

  @Test
  void manarooHandedThingsFarAwayBefore2017() {
    duel("jumpmaster5000.manaroo")
        .with("wing", "A", Pose.at(700, 300, 90))
        .asOf("2016-11-05")
        .give("red", TokenType.FOCUS, 1)
        .ability("use:red/jumpmaster5000.manaroo wing")
        .expect("wing focus 1");
  }

  @Test
  void palobTakesAnEnemysToken() {
    duel("hwk290.palobgodalhi")
        .range(2)
        .give("blue", TokenType.EVADE, 1)
        .ability("use:red/hwk290.palobgodalhi:evade:blue")
        .expect("red evade 1", "blue evade 0");
  }

  @Test
  void talonbaneDoublesWhatRangeGives() {
    duel("kihraxzfighter.talonbanecobra").attack("hit5");
    duel("kihraxzfighter.talonbanecobra")
        .range(3)
        .attack("blank3", "blank3")
        .defend("hit1 blank2", "evade1 blank3");
  }

  /** At range 4 it is two dice, and four for him; 002-004. */
  @Test
  void talonbaneDoublesWhatRangeFourGives() {
    SectionCard whole =
        new SectionCard(Optional.empty(), 8, 0, List.of(), SectionCard.Crippled.NOTHING, List.of());
    duel("kihraxzfighter.talonbanecobra")
        .at("blue", Pose.at(850, 850, 0))
        .with(
            "huge",
            "B",
            Pose.at(400, 750, 270),
            card ->
                ShipCard.builder("huge", "B", Dial.parse("0OW+1"))
                    .base(BaseSize.HUGE_TRANSPORT)
                    .attack(3)
                    .arcs(List.of(FiringArc.TURRET))
                    .hull(8)
                    .huge(new HugeCard(List.of(whole), 3, new WeaponRange(1, 5))))
        .until("attack:huge")
        .play("primary:turret red", "hit3", "evade1 blank5");
  }

  @Test
  void talonbaneDoublesNothingAtRangeTwo() {
    duel("kihraxzfighter.talonbanecobra").range(2).attack("hit3");
  }

  @Test
  void viktorStressesWhoGivesHimThreeDice() {
    facing("kihraxzfighter.viktorhel").range(3).attack("blank3", "blank3").expect("red stress 1");
  }

  @Test
  void viktorStressesNobodyForTwoDice() {
    facing("kihraxzfighter.viktorhel").attack("blank4", "blank2").expect("red stress 0");
  }

  /** He is saved once; the card. */
  @Test
  void telIsSavedByFourCards() {
    duel()
        .blue(ship -> ship.hull(5).agility(0).cards(List.of("jumpmaster5000.teltrevura")))
        .red(ship -> ship.attack(5))
        .attack("hit6")
        .play("damaged-engine", "damaged-engine", "damaged-cockpit", "damaged-cockpit")
        .play("blinded-pilot", "blinded-pilot")
        .expect("blue damage 4");
  }

  @Test
  void sunnyAddsToDiceThatAreAlike() {
    duel("m3ainterceptor.sunnybounder")
        .blue(ship -> ship.shields(5))
        .attack("hit4", "use:red/m3ainterceptor.sunnybounder")
        .expect("attack hit5")
        .play("blank2")
        .defend("blank4", "evade2")
        .expect("asks dial:red");
  }

  /** Dice that a lock made alike count, in the moment of the reroll; the card. */
  @Test
  void sunnyAddsAfterAReroll() {
    duel("m3ainterceptor.sunnybounder")
        .lock("red", "blue")
        .attack("hit3 blank1", "lock 3", "hit1")
        .play("use:red/m3ainterceptor.sunnybounder")
        .expect("attack hit5");
  }

  /** FAQ 4.4.0, Sunny Bounder: a reroll of no dice is one. */
  @Test
  void sunnyAddsAfterALockRerollsNoDice() {
    duel("m3ainterceptor.sunnybounder")
        .lock("red", "blue")
        .give("red", TokenType.FOCUS, 1)
        .attack("hit3 focus1", "focus", "lock -", "use:red/m3ainterceptor.sunnybounder")
        .expect("attack hit5");
  }

  /** FAQ 4.4.0, Sunny Bounder: her ability comes before a heavy laser cannon's. */
  @Test
  void sunnyAddsNothingToDiceThatACannonMadeAlike() {
    duel("m3ainterceptor.sunnybounder")
        .armed(cannon("heavylasercannon", 4))
        .lock("red", "blue")
        .fire("heavylasercannon", "hit2 critical2")
        .lacks("use:red/m3ainterceptor.sunnybounder")
        .play("lock 0", "hit1", "use:red/m3ainterceptor.sunnybounder")
        .expect("attack hit5");
  }

  @Test
  void sunnyAddsNothingToDiceThatDiffer() {
    duel("m3ainterceptor.sunnybounder")
        .attack("hit3 blank1")
        .lacks("use:red/m3ainterceptor.sunnybounder")
        .play("evade1 blank1")
        .expect("blue damage 2");
  }

  @Test
  void ventressStressesAShipInHerMobileArc() {
    duel("lancerclasspursuitcraft.asajjventress", "rotateArc")
        .at("blue", Pose.at(300, 300, 270))
        .play("use:red/rotateArc:left")
        .ability("use:red/lancerclasspursuitcraft.asajjventress blue")
        .expect("blue stress 1");
  }

  @Test
  void ventressStressesNobodyOutOfIt() {
    duel("lancerclasspursuitcraft.asajjventress", "rotateArc")
        .at("blue", Pose.at(300, 300, 270))
        .play("use:red/rotateArc:rear")
        .plan()
        .end()
        .expect("blue stress 0");
  }

  private static CardScenario scumNym(double x) {
    return duel()
        .loaded(mines("mines", 1))
        .at("blue", Pose.at(400, 60, 90))
        .with(
            "nym",
            "A",
            Pose.at(x, 225, 90),
            ship -> ship.skill(1).cards(List.of("scurrgh6bomber.captainnym.scum")))
        .act("drop:mines 1F");
  }

  /** The mine lands on him and lies on; the card. */
  @Test
  void captainNymIgnoresAFriendlyMine() {
    scumNym(400).expect("laid 1", "nym damage 0");
  }

  /** The ruler from blue to red crosses the mine between them. */
  @Test
  void captainNymAddsAnEvadeBehindAFriendlyMine() {
    scumNym(700)
        .defend("hit2 blank1", "blank2", "use:nym/scurrgh6bomber.captainnym.scum")
        .expect("red damage 1");
  }

  @Test
  void captainNymAddsNothingWithoutAMineBetween() {
    duel()
        .with(
            "nym",
            "B",
            Pose.at(700, 225, 90),
            ship -> ship.skill(1).cards(List.of("scurrgh6bomber.captainnym.scum")))
        .attack("hit2 blank2", "blank2")
        .expect("blue damage 2");
  }

  /** Not the defender suffers, but the ship beside it; then he attacks that ship alone. */
  @Test
  void captainJosteroAttacksWhoSuffered() {
    duel("kihraxzfighter.captainjostero")
        .armed(missile("assaultmissiles", 4, 1))
        .with("wing", "B", Pose.at(460, 400, 270), ship -> ship.skill(2))
        .fire("assaultmissiles", "hit1 blank3", "blank2", "use:red/kihraxzfighter.captainjostero")
        .lacks("primary:front blue")
        .play("primary:front wing", "hit1 blank3", "blank2")
        .expect("wing damage 2", "blue damage 1");
  }

  @Test
  void captainJosteroDoesNotAttackADefenderAgain() {
    duel("kihraxzfighter.captainjostero")
        .attack("hit1 blank3", "blank2")
        .lacks("use:red/kihraxzfighter.captainjostero")
        .expect("blue damage 1");
  }

  /** The skill stays what it was, whatever becomes of the enemy's; the condition. */
  @Test
  void thweekShadowsAnEnemysSkill() {
    CardScenario game =
        duel("starviper.thweek").red(ship -> ship.skill(1)).blue(ship -> ship.skill(9));
    game.play("use:red/starviper.thweek:shadowed blue").plan().expect("asks action:red");
  }

  /** He has the ability besides his own skill, also once the other ship is gone. */
  @Test
  void thweekMimicsAnEnemysAbility() {
    duel("starviper.thweek")
        .against("starviper.guri")
        .play("use:red/starviper.thweek:mimicked blue")
        .ability("use:red/starviper.guri")
        .expect("red focus 1", "red up starviper.guri");
  }

  /** The condition "Mimicked": he applies no condition by another pilot's ability. */
  @Test
  void thweekSuppressesNobodyAsCaptainRex() {
    duel("starviper.thweek")
        .against("tiefighter.captainrex")
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(1))
        .play("use:red/starviper.thweek:mimicked blue")
        .attack("blank4", "blank2")
        .until("attack:blue")
        .play("primary:front wing", "hit4")
        .expect("attack hit4");
  }

  /** In a mission all enemies may arrive later. */
  @Test
  void thweekHasNobodyToShadow() {
    duel("starviper.thweek", "adaptability")
        .give("blue", ship -> ship.with(ShipState.Status.WAITING))
        .offers("use:red/adaptability:up")
        .lacks("use:red/starviper.thweek:shadowed");
  }
}
