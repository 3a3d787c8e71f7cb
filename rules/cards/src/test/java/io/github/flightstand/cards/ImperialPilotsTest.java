package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;
import static io.github.flightstand.cards.CardScenario.turret;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What Imperial pilots of TIE fighters, interceptors and phantoms do. */
class ImperialPilotsTest {

  @Test
  void backstabberStabsFromOutsideTheArc() {
    duel("tiefighter.backstabber").at("blue", Pose.at(400, 400, 90)).attack("hit5");
  }

  @Test
  void backstabberStabsNobodyInTheFace() {
    duel("tiefighter.backstabber").attack("hit4");
  }

  @Test
  void howlrunnerLetsAFriendRerollADie() {
    duel("tiefighter.howlrunner")
        .red(ship -> ship.skill(1))
        .with("wing", "A", Pose.at(460, 300, 90))
        .until("attack:wing")
        .play("primary:front blue", "blank4", "use:red/tiefighter.howlrunner 0", "hit1")
        .expect("attack hit1 blank3")
        .lacks("use:red/tiefighter.howlrunner");
  }

  @Test
  void howlrunnerRerollsNothingHerself() {
    duel("tiefighter.howlrunner").attack("blank4").lacks("use:red/tiefighter.howlrunner");
  }

  @Test
  void maulerHitsHarderAtRangeOne() {
    duel("tiefighter.maulermithel").attack("hit5");
  }

  @Test
  void maulerHitsAsAnybodyAtRangeTwo() {
    duel("tiefighter.maulermithel").range(2).attack("hit3");
  }

  /** The stress is removed before the action; FAQ on Night Beast. */
  @Test
  void nightBeastFocusesAfterAGreenManeuver() {
    duel("tiefighter.nightbeast")
        .range(3)
        .give("red", TokenType.STRESS, 1)
        .plan("red 2FG")
        .ability("use:red/tiefighter.nightbeast", "focus")
        .expect("red focus 1", "red stress 0", "asks action:red")
        .lacks("focus")
        .offers("evade");
  }

  @Test
  void nightBeastFocusesNotAfterAWhiteManeuver() {
    duel("tiefighter.nightbeast").range(3).plan("red 3FW").until("action:red").offers("focus");
  }

  @Test
  void soontirFocusesOnStress() {
    duel("tieinterceptor.soontirfel")
        .at("blue", Pose.at(400, 800, 270))
        .plan("red 4KR")
        .ability("use:red/tieinterceptor.soontirfel")
        .expect("red stress 1", "red focus 1");
  }

  @Test
  void turrMovesOnAfterHisAttack() {
    duel("tieinterceptor.turrphennir")
        .attack("blank4", "blank2", "use:red/tieinterceptor.turrphennir")
        .offers("barrelRoll:left")
        .lacks("focus");
  }

  @Test
  void whisperFocusesAfterAHit() {
    duel("tiephantom.whisper")
        .attack("hit1 blank3", "blank2", "use:red/tiephantom.whisper")
        .expect("red focus 1", "blue damage 1");
  }

  @Test
  void whisperFocusesNotAfterAMiss() {
    duel("tiephantom.whisper").attack("blank4", "blank2").expect("asks attack:blue");
  }

  /** A focus token and a lock are of no use against him; the card. */
  @Test
  void darkCurseIsAttackedWithoutFocusAndRerolls() {
    facing("tiefighter.darkcurse")
        .give("red", TokenType.FOCUS, 1)
        .lock("red", "blue")
        .attack("focus2 blank2")
        .lacks("focus", "lock 0")
        .refused("lock", "")
        .expect("attack focus2 blank2", "red focus 1");
  }

  /** He has no say in the attacks that he makes; the card. */
  @Test
  void darkCurseDoesNotHinderADefender() {
    duel("tiefighter.darkcurse")
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit2 blank2", "focus2", "focus")
        .expect("blue focus 0", "blue damage 0");
  }

  @Test
  void darkCurseIsNoHelpToAFriend() {
    duel()
        .with("curse", "B", Pose.at(460, 400, 270), "tiefighter.darkcurse")
        .give("red", TokenType.FOCUS, 1)
        .plan()
        .play("ship blue")
        .attack("focus2 blank2", "focus")
        .expect("attack hit2 blank2");
  }

  /** Neither token is spent near him, by dice or by an astromech; the card. */
  @Test
  void carnorKeepsEnemiesAtRangeOneFromTheirTokens() {
    duel("tieinterceptor.carnorjax")
        .blue(ship -> ship.shields(1).cards(List.of("r5p9")))
        .shields("blue", 0)
        .give("blue", TokenType.FOCUS, 1)
        .give("blue", TokenType.EVADE, 1)
        .attack("hit1 blank3", "focus2")
        .until("dial:red")
        .expect("blue damage 1", "blue shields 0");
  }

  @Test
  void carnorForbidsActionsAtRangeOne() {
    duel("tieinterceptor.carnorjax")
        .until("action:blue")
        .lacks("focus", "evade")
        .offers("lock red");
  }

  @Test
  void carnorForbidsNothingAtRangeTwo() {
    duel("tieinterceptor.carnorjax")
        .range(2)
        .until("action:blue")
        .offers("focus", "evade")
        .play("focus")
        .attack("hit1 blank2", "focus2", "focus")
        .expect("blue focus 0", "blue damage 0");
  }

  /** A weapon that costs a focus token cannot be paid for near him; FAQ. */
  @Test
  void carnorKeepsEnemiesFromPayingForAWeapon() {
    duel("tieinterceptor.carnorjax")
        .blue(ship -> ship.weapons(List.of(turret("blaster", 3, 1, Weapon.Cost.FOCUS))))
        .give("blue", TokenType.FOCUS, 1)
        .until("attack:blue")
        .lacks("secondary:blaster red");
  }

  /** Along the bank to the left, bent to her front: 20 + 100 sin 45 aside; the card. */
  @Test
  void echoDecloaksAlongABank() {
    duel("tiephantom.echo")
        .range(3)
        .give("red", TokenType.CLOAK, 1)
        .plan()
        .offers("decloak:forward-left", "decloak:forward-right", "decloak:right-back")
        .lacks("decloak:left", "decloak:right", "decloak:forward")
        .play("decloak:left-forward shift=5")
        .expect("red cloak 0", "red heading 45");
  }

  @Test
  void echoDecloaksAheadToASide() {
    duel("tiephantom.echo")
        .range(3)
        .give("red", TokenType.CLOAK, 1)
        .plan()
        .play("decloak:forward-right")
        .expect("red cloak 0", "red heading 45");
  }

  /** A rock beside her keeps the bank from lying there; the rules reference on decloaking. */
  @Test
  void echoDecloaksNotThroughRocks() {
    duel("tiephantom.echo")
        .range(3)
        .asteroid(340, 300)
        .give("red", TokenType.CLOAK, 1)
        .plan()
        .offers("decloak:right-forward")
        .lacks("decloak:left-forward", "decloak:left-back");
  }
}
