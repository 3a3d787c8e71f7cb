package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.BESIDE_RED;
import static io.github.flightstand.cards.CardScenario.cannon;
import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;
import static io.github.flightstand.cards.CardScenario.missile;
import static io.github.flightstand.cards.CardScenario.torpedo;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Pairs of cards about one die. It is rerolled at most once in an attack, by whatever it is, but
 * turned as often as cards and tokens allow (reference, modifying dice).
 */
class DiceTwiceTest {

  @Test
  void aLockDoesNotRerollWhatPredatorDid() {
    duel("predator")
        .lock("red", "blue")
        .attack("hit2 blank2", "use:red/predator 2", "blank1")
        .refused("lock 0,1,2,3", "")
        .play("lock 2", "hit1")
        .expect("attack hit3 blank1");
  }

  @Test
  void howlrunnerAndPredatorRerollADieEach() {
    duel("predator")
        .with("howl", "A", BESIDE_RED, "tiefighter.howlrunner")
        .attack("blank4", "use:howl/tiefighter.howlrunner 0", "hit1")
        .play("use:red/predator 1", "hit1")
        .expect("attack hit2 blank2");
  }

  /** The defender makes one die his own first; it stays as it fell. */
  @Test
  void elusivenessLeavesADieThatIsNotRerolledAgain() {
    duel("predator")
        .against("elusiveness")
        .attack("hit1 blank3", "use:blue/elusiveness 0", "blank1")
        .refused("use:red/predator 0,1,2,3", "")
        .play("use:red/predator 0", "hit1")
        .expect("attack hit1 blank3");
  }

  /** FAQ, R7 Astromech: the attacker cannot reroll those dice with Han Solo either. */
  @Test
  void hanSoloRerollsOnlyWhatTheAstromechLeft() {
    duel("yt1300.hansolo")
        .against("r7astromech")
        .lock("blue", "red")
        .attack("hit4", "use:blue/r7astromech 0,1,2", "blank3")
        .play("use:red/yt1300.hansolo", "hit1")
        .expect("attack hit1 blank3");
  }

  /** Sensor Jammer: its focus result is not rerolled, and a focus token turns it back. */
  @Test
  void theJammersFocusIsTurnedButNotRerolled() {
    facing("sensorjammer")
        .lock("red", "blue")
        .give("red", TokenType.FOCUS, 1)
        .attack("hit2 blank2", "use:blue/sensorjammer")
        .refused("lock 0,1,2,3", "")
        .play("focus")
        .expect("attack hit2 blank2");
  }

  /** FAQ, Heavy Laser Cannon: only what was rolled at once is turned, not what a reroll brings. */
  @Test
  void theLasersRerollMayBeACriticalHit() {
    duel("predator")
        .armed(cannon("heavylasercannon", 4))
        .range(2)
        .fire("heavylasercannon", "critical2 blank2")
        .expect("attack hit2 blank2")
        .play("use:red/predator 3", "critical1")
        .expect("attack hit2 critical1 blank1");
  }

  /** Marksmanship leaves a focus token nothing to turn; it may be spent all the same. */
  @Test
  void marksmanshipTurnsAllBeforeAFocusToken() {
    duel("marksmanship")
        .act("card:marksmanship")
        .give("red", TokenType.FOCUS, 1)
        .attack("focus3 blank1", "use:red/marksmanship", "focus")
        .expect("attack hit2 critical1 blank1", "red focus 0");
  }

  /** The other way round nothing is left for Marksmanship. */
  @Test
  void aFocusTokenLeavesMarksmanshipNothing() {
    duel("marksmanship")
        .act("card:marksmanship")
        .give("red", TokenType.FOCUS, 1)
        .attack("focus3 blank1", "focus")
        .lacks("use:red/marksmanship");
  }

  /** Two cards turn a blank each, and no card twice in the attack. */
  @Test
  void chipsAndConcussionMissilesTurnTwoBlanks() {
    duel("guidancechips")
        .red(
            ship ->
                ship.attack(2)
                    .weapons(List.of(missile("concussionmissiles", 4, 2, Weapon.Cost.LOCK))))
        .range(2)
        .lock("red", "blue")
        .fire("concussionmissiles", "blank4", "use:red/guidancechips:blank")
        .play("use:red/concussionmissiles")
        .expect("attack hit2 blank2")
        .lacks("use:red/guidancechips:blank", "use:red/concussionmissiles");
  }

  /** Advanced Proton Torpedoes make focus results, which a focus token makes hits. */
  @Test
  void advancedTorpedoesFeedTheFocusToken() {
    duel()
        .aiming(torpedo("advprotontorpedoes", 5))
        .give("red", TokenType.FOCUS, 1)
        .fire("advprotontorpedoes", "hit1 blank4", "use:red/advprotontorpedoes")
        .play("focus")
        .expect("attack hit4 blank1");
  }

  /** Juke makes a focus result of an evade, and the defender's token makes an evade of it. */
  @Test
  void aFocusTokenUndoesJuke() {
    duel("juke")
        .give("red", TokenType.EVADE, 1)
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit2 blank2", "evade2", "use:red/juke", "focus")
        .expect("blue damage 0", "blue focus 0");
  }

  /** Two turns of two dice: Autothrusters do not help the die that Juke turned. */
  @Test
  void autothrustersTurnABlankAndNotJukesFocus() {
    duel("juke")
        .range(3)
        .against("autothrusters")
        .give("red", TokenType.EVADE, 1)
        .attack("hit3", "evade2 blank1", "use:red/juke")
        .play("use:blue/autothrusters")
        .expect("blue damage 1");
  }

  /** A die that was added is a die like any: Crack Shot cancels C-3PO's. */
  @Test
  void crackShotCancelsWhatC3poAdded() {
    duel("crackshot")
        .against("c3po")
        .attack("hit1 blank3")
        .play("use:blue/c3po 0", "blank2", "use:red/crackshot")
        .expect("blue damage 1", "red down crackshot");
  }

  /** FAQ, C-3PO: the guess is about what was rolled; Zuckuss rerolls afterwards. */
  @Test
  void zuckussRerollsAfterTheGuess() {
    duel("zuckuss")
        .against("c3po")
        .attack("hit2 blank2", "use:blue/c3po 1", "evade1 blank1")
        .expect("defence evade2 blank1")
        .play("use:red/zuckuss 0", "blank1")
        .expect("red stress 1", "blue damage 1");
  }

  /** FAQ, Autoblaster: evade dice cancel no hit, so Crack Shot saves a critical hit. */
  @Test
  void crackShotSavesTheAutoblastersCriticalHit() {
    duel("crackshot")
        .armed(cannon("autoblaster", 3))
        .fire("autoblaster", "hit1 critical1 blank1", "evade1 blank1")
        .play("use:red/crackshot", "damaged-cockpit")
        .expect("blue damage 2");
  }

  /** Two cards make critical hits of two hits; each is used once. */
  @Test
  void etahnAbahtAndTheManglerTurnAHitEach() {
    duel()
        .armed(cannon("manglercannon", 3))
        .with("etahn", "A", BESIDE_RED, "ewing.etahnabaht")
        .fire("manglercannon", "hit3", "use:red/manglercannon")
        .play("use:etahn/ewing.etahnabaht")
        .expect("attack hit1 critical2")
        .lacks("use:red/manglercannon", "use:etahn/ewing.etahnabaht");
  }

  /** A lone wolf's blank is rerolled once, though he also has a lock. */
  @Test
  void theLoneWolfsBlankIsNotRerolledByHisLock() {
    duel("lonewolf")
        .lock("red", "blue")
        .attack("hit3 blank1", "use:red/lonewolf 3", "blank1")
        .refused("lock 3", "");
  }

  /** Reference, modifying dice: two cards each give a die, and range gives one more. */
  @Test
  void additionalDiceAddUp() {
    duel("opportunist", "tiefighter.maulermithel")
        .with("jan", "A", BESIDE_RED, "hwk290.janors")
        .attack("use:red/opportunist", "use:jan/hwk290.janors", "hit7")
        .expect("attack hit7", "red stress 1", "jan stress 1");
  }

  /** Reference, agility: two cards lower it by one each, and not below 0. */
  @Test
  void wedgeAndOutmaneuverLowerAgilityTogether() {
    duel("xwing.wedgeantilles", "outmaneuver")
        .at("blue", Pose.at(400, 400, 90))
        .blue(ship -> ship.agility(1))
        .attack("hit4")
        .expect("blue damage 4");
  }
}
