package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.mines;
import static io.github.flightstand.cards.CardScenario.missile;
import static io.github.flightstand.cards.CardScenario.pair;
import static io.github.flightstand.cards.CardScenario.torpedo;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What modifications do. */
class ModificationsTest {

  @Test
  void theAdvancedCloakingDeviceCloaksAfterAnAttack() {
    duel("advancedcloakingdevice")
        .attack("blank4", "blank2", "use:red/advancedcloakingdevice", "cloak")
        .expect("red cloak 1");
  }

  /** Stressed ships perform no free actions; rules reference. */
  @Test
  void theAdvancedCloakingDeviceIsNothingForAStressedShip() {
    duel("advancedcloakingdevice")
        .give("red", TokenType.STRESS, 1)
        .attack("blank4", "blank2")
        .expect("asks attack:blue");
  }

  @Test
  void antiPursuitLasersHurtAnEnemyThatBumps() {
    duel("antipursuitlasers").plan("blue 2FG").play("hit1").expect("blue damage 1", "red damage 0");
  }

  @Test
  void theIonProjectorIonizesAnEnemyThatBumps() {
    duel("ionprojector").plan("blue 2FG").play("critical1").expect("blue ion 1");
    duel("ionprojector").plan("blue 2FG").play("blank1").expect("blue ion 0");
  }

  /** A friend that bumps, and a bump of its own, are nothing to them. */
  @Test
  void itsOwnBumpIsNothing() {
    duel("antipursuitlasers").plan("red 2FG").end().expect("blue damage 0");
  }

  @Test
  void autothrustersEvadeBeyondRangeTwo() {
    duel("autothrusters")
        .range(3)
        .defend("hit3", "blank3", "use:red/autothrusters")
        .expect("red damage 2");
  }

  @Test
  void autothrustersAreNothingInArcAtRangeTwo() {
    duel("autothrusters").range(2).defend("hit3", "blank2").lacks("use:red/autothrusters");
  }

  @Test
  void countermeasuresHelpForARoundAndShakeOffALock() {
    duel("countermeasures")
        .lock("blue", "red")
        .ability("use:red/countermeasures:unlock blue")
        .expect("blue lock none", "red down countermeasures")
        .defend("hit1 blank3", "blank3")
        .end()
        .expect("red down evasive");
  }

  /** Only an enemy's lock goes, not that of a friend with M9-G8; the card. */
  @Test
  void countermeasuresKeepAFriendsLock() {
    duel("countermeasures")
        .with("wing", "A", CardScenario.BESIDE_RED, "m9g8")
        .lock("wing", "red")
        .ability()
        .offers("use:red/countermeasures")
        .lacks("use:red/countermeasures:unlock");
  }

  /**
   * All actions of upgrades, and only those, then stress; the card. A mine, and an action that is
   * not the card's first, are among them; icons of the ship and what lies beside it are not.
   */
  @Test
  void theExperimentalInterfaceOffersUpgradesActions() {
    duel("experimentalinterface", "gonk", "slam", "harpooned")
        .loaded(mines("proximitymines", 1))
        .range(3)
        .plan("red 1FG")
        .until("action:red")
        .offers("card:slam", "card:harpooned")
        .play("focus", "use:red/experimentalinterface")
        .offers("card:gonk", "drop:proximitymines 1F")
        .lacks("evade", "card:slam", "card:harpooned")
        .play("card:gonk")
        .expect("red stress 1");
  }

  @Test
  void theExperimentalInterfaceOffersASecondActionOfACard() {
    duel("experimentalinterface", "gonk")
        .red(ship -> ship.shields(1))
        .shields("red", 0)
        .act("card:gonk", "use:red/experimentalinterface", "card:gonk-recover")
        .expect("red shields 1", "red stress 1");
  }

  /** What follows the free action does not happen without it, and the ability is left over. */
  @Test
  void whoPassesTheFreeActionOfAnInterfaceIsNotStressed() {
    duel("experimentalinterface", "marksmanship")
        .act("focus", "use:red/experimentalinterface", "pass")
        .expect("red stress 0")
        .until("attack:red")
        .expect("red stress 0");
  }

  /** The chips ask the present value of the primary weapon, which a damage card lowers. */
  @Test
  void guidanceChipsCountAWeaponThatFails() {
    duel("guidancechips")
        .core()
        .armed(torpedo("torpedoes", 4))
        .range(2)
        .defend("critical1 blank2", "blank2", "weapon-malfunction")
        .end()
        .lock("red", "blue")
        .fire("torpedoes", "focus4", "use:red/guidancechips:focus")
        .expect("attack hit1 focus3");
  }

  @Test
  void guidanceChipsTurnABlankOnceARound() {
    duel("guidancechips")
        .aiming(torpedo("torpedoes", 4))
        .fire("torpedoes", "hit1 blank3", "use:red/guidancechips:blank")
        .expect("attack hit1 critical1 blank2")
        .lacks("use:red/guidancechips:blank");
  }

  @Test
  void guidanceChipsOfAWeakShipTurnToAHit() {
    duel("guidancechips")
        .red(ship -> ship.attack(2))
        .aiming(torpedo("torpedoes", 4))
        .fire("torpedoes", "focus4", "use:red/guidancechips:focus")
        .expect("attack hit1 focus3");
  }

  /** The card is discarded without its text; FAQ. A face-down one is shown. */
  @Test
  void theIntegratedAstromechSparesACard() {
    duel("integratedastromech", "r2d2")
        .defend("critical1 blank3", "blank2", "direct-hit")
        .play("use:red/integratedastromech r2d2")
        .expect("red damage 0", "red down r2d2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bb8",
        "chopper-swx72",
        "flightassistastromech",
        "r2d6",
        "r3astromech",
        "r5d8",
        "r5x3",
        "r7t1",
        "targetingastromech"
      })
  void theIntegratedAstromechDiscardsOneThatDoesNothingElse(String astromech) {
    duel("integratedastromech", astromech)
        .defend("critical1 blank3", "blank2", "direct-hit")
        .play("use:red/integratedastromech " + astromech)
        .expect("red damage 0", "red down " + astromech);
  }

  @Test
  void theIntegratedAstromechSparesAFaceDownCardToo() {
    duel("integratedastromech", "r2d2")
        .defend("hit1 blank3", "blank2")
        .play("use:red/integratedastromech r2d2", "direct-hit")
        .expect("red damage 0", "red down r2d2");
  }

  @Test
  void longRangeScannersLockOnFromRangeThree() {
    duel("longrangescanners").range(4).until("action:red").offers("lock blue");
    duel("longrangescanners").range(2).until("action:red").lacks("lock blue");
  }

  /** Nor do they lock on to a friend, as far away as an enemy (000-097). */
  @Test
  void longRangeScannersLockOnToNoFriend() {
    pair("longrangescanners")
        .range(3)
        .at("wing", Pose.at(500, 560, 90))
        .until("action:red")
        .offers("lock blue")
        .lacks("lock wing");
  }

  @Test
  void theMunitionsFailsafeKeepsWhatMissed() {
    duel("munitionsfailsafe")
        .aiming(torpedo("torpedoes", 4))
        .fire("torpedoes", "blank4", "blank2")
        .expect("red up torpedoes");
  }

  @Test
  void theMunitionsFailsafeKeepsNothingThatHit() {
    duel("munitionsfailsafe")
        .aiming(torpedo("torpedoes", 4))
        .fire("torpedoes", "hit4", "blank2")
        .expect("red down torpedoes");
  }

  /** Both attacks have to miss; FAQ. */
  @Test
  void theMunitionsFailsafeKeepsClusterMissilesThatMissedTwice() {
    failsafe("blank3", "blank2", "hit1 blank2").expect("red down clustermissiles");
    failsafe("hit1 blank2", "blank2", "blank3").expect("red down clustermissiles");
    failsafe("blank3", "blank2", "blank3").expect("red up clustermissiles");
  }

  private static CardScenario failsafe(String... dice) {
    return duel("munitionsfailsafe")
        .armed(missile("clustermissiles", 3, 1, Weapon.Cost.LOCK))
        .lock("red", "blue")
        .fire("clustermissiles", dice)
        .play("blank2");
  }

  @Test
  void thePulsedRayShieldIsPaidWithAnIonToken() {
    duel("pulsedrayshield")
        .red(ship -> ship.shields(1))
        .give("red", has -> has.with(has.parts().get(0).withShields(0)))
        .combat()
        .play("pass")
        .ability("use:red/pulsedrayshield")
        .expect("red shields 1", "red ion 1");
  }

  /** Discarded when hit, not when missed. The figure of the ship holds its point of agility. */
  @Test
  void theStealthDeviceIsLostWithAHit() {
    duel("stealthdevice")
        .defend("hit1 blank3", "blank2")
        .expect("red down stealthdevice")
        .end()
        .defend("hit1 blank3", "blank1")
        .expect("red damage 2");
  }

  @Test
  void theStealthDeviceStaysAfterAMiss() {
    duel("stealthdevice").defend("hit1 blank3", "evade2").expect("red up stealthdevice");
  }

  @Test
  void theStygiumAcceleratorEvadesAfterCloaking() {
    duel("stygiumparticleaccelerator")
        .red(ship -> ship.actions(List.of(Action.CLOAK)))
        .act("cloak", "use:red/stygiumparticleaccelerator", "evade")
        .expect("red evade 1", "red cloak 1");
  }

  @Test
  void theStygiumAcceleratorEvadesAfterDecloaking() {
    duel("stygiumparticleaccelerator")
        .at("blue", Pose.at(400, 800, 270))
        .give("red", TokenType.CLOAK, 1)
        .plan()
        .play("decloak:forward", "use:red/stygiumparticleaccelerator", "evade")
        .expect("red evade 1", "red cloak 0");
  }

  @Test
  void theTwinIonEngineMakesBanksGreen() {
    duel("twinionenginemkii")
        .give("red", TokenType.STRESS, 1)
        .plan("red 3BW")
        .until("action:red")
        .expect("red stress 0");
  }

  @Test
  void advancedSlamGivesAnAction() {
    duel("advancedslam", "slam")
        .at("blue", Pose.at(400, 800, 270))
        .plan("red 2FG")
        .act("card:slam", "2FG", "use:red/advancedslam", "focus")
        .expect("red focus 1", "red at 400 540");
  }

  @Test
  void advancedSlamGivesNothingAfterAnOverlap() {
    duel("advancedslam", "slam")
        .at("blue", Pose.at(400, 540, 270))
        .plan("red 2FG")
        .act("card:slam", "2FG")
        .lacks("use:red/advancedslam");
  }
}
