package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;
import static io.github.flightstand.cards.CardScenario.mines;
import static io.github.flightstand.cards.CardScenario.pair;
import static io.github.flightstand.cards.CardScenario.seismic;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What Rebel pilots of the first three waves do. */
class RebelPilotsTest {

  /** The attacker has to be able to attack him instead; FAQ 4.4.0. */
  @Test
  void biggsDrawsFireOnceAGame() {
    pair("xwing.biggsdarklighter")
        .ability("use:red/xwing.biggsdarklighter")
        .until("attack:blue")
        .offers("primary:front red")
        .lacks("primary:front wing")
        .until("dial:red")
        .until("attack:blue")
        .offers("primary:front wing");
  }

  @Test
  void biggsDrawsNoFireOutOfArc() {
    pair("xwing.biggsdarklighter")
        .at("red", Pose.at(400, 420, 90))
        .at("blue", Pose.at(460, 400, 270))
        .asOf("2016-11-05")
        .until("attack:blue")
        .offers("primary:front wing");
  }

  @Test
  void biggsAlwaysDrewFireBefore2017() {
    pair("xwing.biggsdarklighter")
        .asOf("2016-11-05")
        .until("attack:blue")
        .lacks("primary:front wing");
  }

  /** The token goes on, whether or not it turned a result; FAQ on spending tokens. */
  @Test
  void garvenHandsOnASpentFocusToken() {
    pair("xwing.garvendreis")
        .give("red", TokenType.FOCUS, 1)
        .attack("blank4", "focus", "use:red/xwing.garvendreis wing")
        .expect("red focus 0", "wing focus 1");
  }

  @Test
  void hanRerollsAllDiceOrNone() {
    duel("yt1300.hansolo")
        .attack("hit2 blank2", "use:red/yt1300.hansolo", "critical1 blank3")
        .expect("attack critical1 blank3")
        .lacks("use:red/yt1300.hansolo");
  }

  @Test
  void hortonRerollsBlanksAtRangeTwo() {
    duel("ywing.hortonsalm")
        .range(2)
        .attack("hit1 blank2")
        .refused("use:red/ywing.hortonsalm 0", "")
        .play("use:red/ywing.hortonsalm 1,2", "hit2")
        .expect("attack hit3");
  }

  @Test
  void hortonRerollsNothingAtRangeOne() {
    duel("ywing.hortonsalm").attack("hit1 blank3").lacks("use:red/ywing.hortonsalm");
  }

  /** The focus action and its token are one occasion; decided. */
  @Test
  void jakeBoostsAfterAFocusAction() {
    duel("awing.jakefarrell")
        .range(3)
        .act("focus", "use:red/awing.jakefarrell")
        .offers("boost:straight", "barrelRoll:left")
        .lacks("evade")
        .play("boost:straight")
        .lacks("use:red/awing.jakefarrell")
        .expect("red focus 1");
  }

  @Test
  void janLendsADieForStress() {
    pair("hwk290.janors")
        .red(ship -> ship.skill(2))
        .at("blue", Pose.at(460, 500, 270))
        .until("attack:wing")
        .play("primary:front blue", "use:red/hwk290.janors", "hit4", "blank2")
        .expect("red stress 1", "blue damage 4");
  }

  @Test
  void janHelpsNobodyUnderStress() {
    pair("hwk290.janors")
        .at("blue", Pose.at(460, 500, 270))
        .give("red", TokenType.STRESS, 1)
        .until("attack:wing")
        .play("primary:front blue", "hit3");
  }

  @Test
  void keyanTurnsStressIntoHits() {
    duel("bwing.keyanfarlander")
        .give("red", TokenType.STRESS, 2)
        .attack("focus3 blank1", "use:red/bwing.keyanfarlander")
        .expect("attack hit3 blank1", "red stress 1")
        .lacks("use:red/bwing.keyanfarlander");
  }

  @Test
  void kyleHandsOverOneFocusToken() {
    pair("hwk290.kylekatarn")
        .give("red", TokenType.FOCUS, 2)
        .ability("use:red/hwk290.kylekatarn wing")
        .expect("red focus 1", "wing focus 1");
  }

  /** Only actions of its own bar; the card. */
  @Test
  void landoLetsAFriendActAfterAGreenManeuver() {
    pair("yt1300.landocalrissian")
        .at("blue", Pose.at(400, 800, 270))
        .plan("red 1FG", "wing 1FG")
        .ability("use:red/yt1300.landocalrissian wing")
        .offers("focus", "evade")
        .lacks("cloak");
  }

  @Test
  void landoLetsNobodyActAfterAWhiteManeuver() {
    pair("yt1300.landocalrissian")
        .at("blue", Pose.at(400, 800, 270))
        .plan("red 3FW")
        .until("action:red");
  }

  @Test
  void lukeTurnsOneFocusResult() {
    facing("xwing.lukeskywalker")
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit4", "focus2", "use:blue/xwing.lukeskywalker")
        .expect("defence evade1 focus1")
        .lacks("use:blue/xwing.lukeskywalker");
  }

  /** It lasts for the combat phase alone; the card. */
  @Test
  void roarkLetsAFriendShootFirst() {
    pair("hwk290.roarkgarnet")
        .at("blue", Pose.at(430, 400, 270))
        .until("ability:A")
        .lacks("pass")
        .play("use:red/hwk290.roarkgarnet wing")
        .expect("asks attack:wing");
  }

  @Test
  void tarnLocksWhoAttacksHim() {
    facing("xwing.tarnmison").attack("use:blue/xwing.tarnmison").expect("blue lock red");
  }

  @Test
  void tychoActsUnderStress() {
    duel("awing.tychocelchu")
        .give("red", TokenType.STRESS, 1)
        .act("focus")
        .expect("red focus 1", "red stress 1");
  }

  /** Agility does not fall below 0; the card. */
  @Test
  void wedgeTakesADefenceDie() {
    duel("xwing.wedgeantilles")
        .blue(ship -> ship.agility(1))
        .attack("hit1 blank3")
        .expect("blue damage 1");
  }

  @Test
  void wesRemovesOneTokenAfterTheAttack() {
    duel("xwing.wesjanson")
        .give("blue", TokenType.EVADE, 1)
        .lock("blue", "red")
        .attack("blank4", "blank2", "done")
        .lacks("use:red/xwing.wesjanson:focus")
        .offers("use:red/xwing.wesjanson:evade")
        .play("use:red/xwing.wesjanson:lock")
        .expect("blue lock none", "blue evade 1")
        .lacks("use:red/xwing.wesjanson:evade");
  }

  /** The card removes one lock; whose choice is Wes Janson's. */
  @Test
  void wesChoosesAmongTwoLocks() {
    pair("xwing.wesjanson")
        .against("weaponsengineer")
        .lock("blue", "red")
        .give("blue", has -> has.locking(new LockOn("wing", Optional.empty()), 2))
        .until("attack:red")
        .play("primary:front blue", "blank4", "blank2", "use:red/xwing.wesjanson:lock red")
        .expect("blue lock wing");
  }

  @Test
  void dutchLetsAFriendLockToo() {
    pair("ywing.dutchvander")
        .act("lock blue", "use:red/ywing.dutchvander:wing blue")
        .expect("red lock blue", "wing lock blue");
  }

  /** When he acquires it and when he spends it; the card. */
  @Test
  void hobbieLosesStressWithALock() {
    duel("xwing.hobbieklivian")
        .give("red", TokenType.STRESS, 1)
        .lock("red", "blue")
        .attack("blank4", "lock 0", "use:red/xwing.hobbieklivian", "blank1")
        .expect("red stress 0", "red lock none");
  }

  /** Its text is not resolved; the card. */
  @Test
  void chewbaccaTurnsACardDown() {
    facing("yt1300.chewbacca")
        .attack("critical1 blank3", "blank2", "direct-hit")
        .until("dial:red")
        .expect("blue damage 1");
  }

  @Test
  void neraFiresTorpedoesBehindHer() {
    duel("bwing.neradantels")
        .armed(CardScenario.torpedo("torpedo", 4))
        .at("blue", Pose.at(400, 100, 270))
        .lock("red", "blue")
        .combat()
        .offers("secondary:torpedo blue")
        .lacks("primary:front blue");
  }

  /** Nor die nor lost action step: he ignores obstacles as he activates; the card. */
  @Test
  void dashRendarFliesThroughAnAsteroid() {
    duel("yt2400.dashrendar")
        .at("blue", Pose.at(800, 800, 270))
        .asteroid(400, 420)
        .plan("red 2FG")
        .until("action:red")
        .offers("focus", "barrelRoll:left")
        .play("focus")
        .expect("red at 400 420", "red damage 0");
  }

  /** He ignores them in the activation phase and when he acts, not when he attacks (FAQ). */
  @Test
  void dashRendarDoesNotAttackFromAnAsteroid() {
    duel("yt2400.dashrendar")
        .range(3)
        .asteroid(400, 300)
        .until("attack:blue")
        .expect("asks attack:blue");
  }

  private static CardScenario nym(String seat) {
    return duel()
        .loaded(mines("proximitymines", 2))
        .at("blue", Pose.at(400, 224, 270))
        .with(
            "nym",
            seat,
            Pose.at(800, 800, 90),
            ship -> ship.skill(1).cards(List.of("scurrgh6bomber.captainnym.rebel")))
        .until("action:red");
  }

  /** The mine stays, to detonate another time; once a round. */
  @Test
  void captainNymKeepsAFriendlyMineFromDetonating() {
    nym("A")
        .play("drop:proximitymines 1F", "use:nym/scurrgh6bomber.captainnym.rebel")
        .expect("laid 1", "blue damage 0");
  }

  @Test
  void captainNymDoesNotSpareBombsOfEnemies() {
    nym("B").play("drop:proximitymines 1F", "hit1 blank2").expect("laid 0", "blue damage 1");
  }

  /** A bomb that is kept from detonating when bombs are due lies there until the next round. */
  @Test
  void captainNymSparesABombOnceARound() {
    duel("scurrgh6bomber.captainnym.rebel")
        .loaded(seismic("seismic"))
        .at("blue", Pose.at(800, 800, 90))
        .until("drop:red")
        .play("drop:seismic 1F")
        .ability("use:red/scurrgh6bomber.captainnym.rebel")
        .end()
        .expect("laid 1", "red damage 0")
        .ability("pass")
        .expect("red damage 1");
  }

  /** 000-193: summed before it is bounded, whoever sits where. */
  @Test
  void wedgeLowersAnAgilityThatIsRaisedElsewhere() {
    duel("xwing.wedgeantilles")
        .blue(ship -> ship.agility(0).cards(List.of("countermeasures")))
        .until("ability:B")
        .play("use:blue/countermeasures")
        .attack("hit1 blank3")
        .expect("blue damage 1");
    duel("countermeasures")
        .red(ship -> ship.agility(0))
        .against("xwing.wedgeantilles")
        .ability("use:red/countermeasures")
        .defend("hit1 blank3")
        .expect("red damage 1");
  }

  /** An attack could be made at Biggs if a card turns the weapon round, too. */
  @Test
  void biggsDrawsTheFireOfATorpedoThatFliesAllRound() {
    duel("bwing.neradantels")
        .armed(
            CardScenario.weapon(
                "seismictorpedo",
                Weapon.Kind.TORPEDO,
                4,
                2,
                FiringArc.FRONT,
                Optional.empty(),
                false))
        .range(2)
        .with(
            "biggs",
            "B",
            Pose.at(460, 500, 270),
            ship -> ship.skill(4).cards(List.of("xwing.biggsdarklighter")))
        .at("red", Pose.at(400, 300, 270))
        .until("ability:B")
        .play("use:biggs/xwing.biggsdarklighter")
        .until("attack:red")
        .offers("secondary:seismictorpedo biggs")
        .lacks("secondary:seismictorpedo blue");
  }

  /** The first deck's blinded pilot rolls no attack dice, whoever adds one. */
  @Test
  void janOrsLendsNoDieToABlindedPilot() {
    duel()
        .core()
        .with("jan", "A", Pose.at(480, 300, 90), "hwk290.janors")
        .defend("critical1 blank3", "blank2", "blinded-pilot")
        .end()
        .attack("use:jan/hwk290.janors")
        .expect("jan stress 1", "asks defenceDice:blue");
  }

  @Test
  void hobbieLosesStressWithALockThatACardSpends() {
    facing("xwing.hobbieklivian", "r7astromech")
        .give("blue", TokenType.STRESS, 1)
        .lock("blue", "red")
        .attack("hit3 blank1", "use:blue/r7astromech 0", "hit1")
        .offers("use:blue/xwing.hobbieklivian");
  }
}
