package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.BESIDE_RED;
import static io.github.flightstand.cards.CardScenario.duel;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Pairs of abilities at one moment, and who uses which first. Each test names what it follows: a
 * heading of the rules reference, the FAQ, or a decision.
 */
class OrderOfAbilitiesTest {

  /** Reference, initiative: the player with initiative first, whichever skill the ships have. */
  @Test
  void initiativeGoesBeforeSkill() {
    duel("starviper.guri")
        .red(ship -> ship.skill(1))
        .blue(ship -> ship.skill(9).cards(List.of("starviper.guri")))
        .until("ability:")
        .expect("asks ability:A")
        .play("use:red/starviper.guri")
        .expect("red focus 1", "asks ability:B")
        .play("use:blue/starviper.guri")
        .expect("blue focus 1");
  }

  /** Reference, card abilities: each player orders his own; the first may give cause for more. */
  @Test
  void aFriendsFocusTokenComesInTimeForABodyguard() {
    duel("hwk290.kylekatarn")
        .red(ship -> ship.skill(6))
        .with("wing", "A", BESIDE_RED, "bodyguard")
        .give("red", TokenType.FOCUS, 1)
        .until("ability:A")
        .lacks("use:wing/bodyguard red")
        .play("use:red/hwk290.kylekatarn wing", "use:wing/bodyguard red")
        .expect("red focus 0", "wing focus 0");
  }

  /** Reference, card abilities: the cause is gone when the opponent's turn comes. */
  @Test
  void whatTheFirstPlayerTakesTheSecondCannotSpend() {
    duel("hwk290.palobgodalhi")
        .against("bodyguard")
        .with("foe", "B", Pose.at(320, 400, 270), ship -> ship.skill(6))
        .give("blue", TokenType.FOCUS, 1)
        .ability("use:red/hwk290.palobgodalhi:focus:blue")
        .expect("red focus 1", "blue focus 0", "asks attack:foe");
  }

  /** The same the other way round: who spends first leaves nothing to take. */
  @Test
  void whatTheFirstPlayerSpendsTheSecondCannotTake() {
    duel("bodyguard")
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(6))
        .against("hwk290.palobgodalhi")
        .give("red", TokenType.FOCUS, 1)
        .ability("use:red/bodyguard wing")
        .expect("red focus 0", "asks attack:wing");
  }

  /** FAQ, R3-A2: a stressed ship may take more stress. Initiative orders the two. */
  @Test
  void aCaptiveDoesNotKeepR3a2FromStressing() {
    duel("rebelcaptive")
        .against("r3a2")
        .defend()
        .expect("blue stress 1", "asks ability:B")
        .play("use:blue/r3a2")
        .expect("blue stress 2", "red stress 1");
  }

  /** Reference, initiative: what one ability brings about waits until the moment is over. */
  @Test
  void bothStressesComeBeforeSoontirFelFocuses() {
    duel("r3a2")
        .against("rebelcaptive", "tieinterceptor.soontirfel")
        .attack("use:red/r3a2")
        .expect("red stress 2", "blue stress 1", "asks ability:B")
        .play("use:blue/tieinterceptor.soontirfel")
        .expect("blue focus 1");
  }

  /** Reference, attack: the defender modifies attack dice first, though red has initiative. */
  @Test
  void theJammerWorksBeforeTheMangler() {
    duel("manglercannon")
        .red(
            ship -> ship.weapons(List.of(CardScenario.cannon("manglercannon", 3))).cards(List.of()))
        .against("sensorjammer")
        .fire("manglercannon", "hit1 blank2")
        .expect("asks modifyAttack:blue")
        .play("use:blue/sensorjammer")
        .expect("attack focus1 blank2")
        .lacks("use:red/manglercannon");
  }

  /** Reference, attack: the attacker modifies defense dice first, then the defender. */
  @Test
  void jukeWorksBeforeLukeSkywalker() {
    duel("juke")
        .against("xwing.lukeskywalker")
        .give("red", TokenType.EVADE, 1)
        .attack("hit2 blank2", "evade2", "use:red/juke")
        .expect("defence evade1 focus1", "asks modifyDefence:blue")
        .play("use:blue/xwing.lukeskywalker")
        .expect("blue damage 0");
  }

  /** FAQ, IG-88B and Gunner: the attack that a card grants may miss for the next card. */
  @Test
  void gunnerComesAfterIg88b() {
    duel("aggressor.ig88b", "gunner")
        .armed(CardScenario.cannon("ioncannon", 3))
        .attack("blank4", "blank2", "use:red/aggressor.ig88b")
        .play("secondary:ioncannon blue", "blank3", "blank2", "use:red/gunner")
        .play("primary:front blue", "hit4", "blank2")
        .expect("blue damage 4");
  }

  /** FAQ, Gunner: after its attack there is no other; so IG-88B comes first or never. */
  @Test
  void ig88bDoesNotComeAfterGunner() {
    duel("aggressor.ig88b", "gunner")
        .armed(CardScenario.cannon("ioncannon", 3))
        .attack("blank4", "blank2", "use:red/gunner")
        .play("primary:front blue", "blank4", "blank2")
        .play("use:red/aggressor.ig88b")
        .expect("asks attack:blue");
  }

  /** FAQ, Dengar and Gunner: initiative orders what follows an attack. */
  @Test
  void gunnerAttacksBeforeDengarAnswers() {
    duel("gunner")
        .against("jumpmaster5000.dengar")
        .attack("blank4", "blank2")
        .expect("asks ability:A")
        .play("use:red/gunner", "primary:front blue", "hit1 blank3", "blank2")
        .expect("blue damage 1", "asks ability:B")
        .play("use:blue/jumpmaster5000.dengar", "primary:front red", "blank4", "blank2")
        .lacks("use:blue/jumpmaster5000.dengar");
  }

  /** Reference, pilot skill: the effect that began last counts, and its owner orders them. */
  @Test
  void swarmTacticsAfterRoarkGarnetLowersAFriend() {
    duel("swarmtactics")
        .with("roark", "A", BESIDE_RED, "hwk290.roarkgarnet")
        .with("wing", "A", Pose.at(400, 220, 90), ship -> ship.skill(1))
        .ability("use:roark/hwk290.roarkgarnet wing", "use:red/swarmtactics wing")
        .expect("asks next:A")
        .offers("ship wing", "ship red");
  }

  /** The same the other way round: skill 12 counts, and the friend attacks alone and first. */
  @Test
  void roarkGarnetAfterSwarmTacticsRaisesAFriend() {
    duel("swarmtactics")
        .with("roark", "A", BESIDE_RED, "hwk290.roarkgarnet")
        .with("wing", "A", Pose.at(400, 220, 90), ship -> ship.skill(1))
        .ability("use:red/swarmtactics wing", "use:roark/hwk290.roarkgarnet wing")
        .expect("asks attack:wing");
  }

  /** FAQ, Swarm Tactics: a ship hands on the skill that it was given. */
  @Test
  void swarmTacticsAreHandedOn() {
    duel("swarmtactics")
        .red(ship -> ship.skill(9))
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(1).cards(List.of("swarmtactics")))
        .with("last", "A", Pose.at(560, 300, 90), ship -> ship.skill(2))
        .ability("use:red/swarmtactics wing", "use:wing/swarmtactics last")
        .offers("ship red", "ship wing", "ship last");
  }

  /** Decided: skill 2 that was raised for the phase is not 2 for Predator. */
  @Test
  void predatorLooksAtTheSkillOfTheMoment() {
    duel("predator")
        .blue(ship -> ship.skill(2).cards(List.of()))
        .with(
            "foe",
            "B",
            Pose.at(320, 400, 270),
            ship -> ship.skill(4).cards(List.of("swarmtactics")))
        .until("ability:B")
        .play("use:foe/swarmtactics blue")
        .play("primary:front blue", "hit1 blank3")
        .refused("use:red/predator 1,2", "")
        .play("use:red/predator 1", "hit1");
  }

  /** Reference, card abilities: Bossk's critical hit is gone when a friend would draw it. */
  @Test
  void bosskLeavesNothingToDraw() {
    duel("yv666.bossk")
        .with(
            "foe",
            "B",
            Pose.at(320, 400, 270),
            ship -> ship.skill(1).cards(List.of("drawtheirfire")))
        .attack("critical1 blank3", "blank2", "use:red/yv666.bossk")
        .expect("blue damage 2", "foe damage 0");
  }

  /** FAQ, Pattern Analyzer: action and its stress come before the maneuver's color counts. */
  @Test
  void theAnalyzerLetsAGreenManeuverTakeThePushersStress() {
    duel("patternanalyzer", "pushthelimit")
        .range(3)
        .plan("red 1FG")
        .ability("use:red/patternanalyzer", "focus", "use:red/pushthelimit", "evade")
        .until("attack:red")
        .expect("red stress 0", "red focus 1", "red evade 1");
  }

  /** Decided: two tokens that go one after the other are two occasions for Kyle Katarn. */
  @Test
  void theRecruitGivesKyleKatarnASecondOccasion() {
    duel("kylekatarn", "inspiringrecruit")
        .range(3)
        .give("red", TokenType.STRESS, 2)
        .plan("red 1FG")
        .ability("use:red/inspiringrecruit", "use:red/kylekatarn", "use:red/kylekatarn")
        .expect("red stress 0", "red focus 2");
  }
}
