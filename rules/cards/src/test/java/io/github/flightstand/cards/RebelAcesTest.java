package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;
import static io.github.flightstand.cards.CardScenario.pair;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import org.junit.jupiter.api.Test;

/** What Rebel pilots of later ships do. */
class RebelAcesTest {

  @Test
  void airenLetsAFriendActAfterHisAttack() {
    pair("z95headhunter.airencracken")
        .attack("blank4", "blank2", "use:red/z95headhunter.airencracken wing")
        .play("focus")
        .expect("wing focus 1");
  }

  @Test
  void braylenLosesStressWithAHit() {
    duel("arc170.braylenstramm")
        .range(3)
        .give("red", TokenType.STRESS, 2)
        .plan("red 3FW")
        .ability("use:red/arc170.braylenstramm", "critical1")
        .expect("red stress 1");
  }

  @Test
  void braylenKeepsStressWithAFocus() {
    duel("arc170.braylenstramm")
        .range(3)
        .give("red", TokenType.STRESS, 1)
        .plan("red 3FW")
        .ability("use:red/arc170.braylenstramm", "focus1")
        .expect("red stress 1");
  }

  /** He cannot attack in the whole next round, its end phase included; FAQ. */
  @Test
  void corranAttacksTwiceAndThenRests() {
    duel("ewing.corranhorn")
        .blue(ship -> ship.shields(5))
        .attack("hit1 blank3", "blank2")
        .ability("use:red/ewing.corranhorn", "primary:front blue", "hit1 blank3", "blank2")
        .expect("blue shields 3")
        .until("dial:red")
        .ability("use:red/ewing.corranhorn")
        .expect("asks dial:red")
        .combat()
        .offers("primary:front blue");
  }

  @Test
  void corranAttacksNextRoundIfHeHeldHisFire() {
    duel("ewing.corranhorn").combat().until("dial:red").combat().offers("primary:front blue");
  }

  @Test
  void eadenHitsTheStressedHarder() {
    duel("yt2400.eadenvrill").give("blue", TokenType.STRESS, 1).attack("hit5");
  }

  @Test
  void eadenHitsTheUnstressedAsAnybody() {
    duel("yt2400.eadenvrill").attack("hit4");
  }

  @Test
  void etahnMakesAFriendsHitCritical() {
    pair("ewing.etahnabaht")
        .red(ship -> ship.skill(1))
        .at("blue", Pose.at(440, 450, 270))
        .until("attack:wing")
        .play("primary:front blue", "hit2 blank1", "use:red/ewing.etahnabaht")
        .expect("attack hit1 critical1 blank1")
        .lacks("use:red/ewing.etahnabaht");
  }

  @Test
  void etahnMakesNothingCriticalOutsideHisArc() {
    pair("ewing.etahnabaht")
        .red(ship -> ship.skill(1))
        .at("red", Pose.at(400, 300, 270))
        .until("attack:wing")
        .play("primary:front blue", "hit3 blank1")
        .lacks("use:red/ewing.etahnabaht");
  }

  @Test
  void jessRerollsADieForEachFriend() {
    pair("t70xwing.jesspava")
        .attack("blank4")
        .refused("use:red/t70xwing.jesspava 0,1", "")
        .play("use:red/t70xwing.jesspava 0", "hit1")
        .expect("attack hit1 blank3");
  }

  @Test
  void jessAloneRerollsNothing() {
    duel("t70xwing.jesspava").attack("blank4").lacks("use:red/t70xwing.jesspava");
  }

  @Test
  void mirandaSpendsAShieldForADie() {
    duel("kwing.mirandadoni")
        .red(ship -> ship.shields(2))
        .attack("use:red/kwing.mirandadoni:more", "hit5")
        .expect("red shields 1");
  }

  /** Without a shield to spend she can only recover one; the card. */
  @Test
  void mirandaRollsOneLessForAShield() {
    duel("kwing.mirandadoni")
        .red(ship -> ship.shields(1))
        .give("red", ship -> ship.with(ship.parts().get(0).withShields(0)))
        .attack()
        .lacks("use:red/kwing.mirandadoni:more")
        .play("use:red/kwing.mirandadoni:fewer", "hit3")
        .expect("red shields 1");
  }

  @Test
  void poeNeedsAFocusTokenThatHeKeeps() {
    duel("t70xwing.poedameron-swx57")
        .give("red", TokenType.FOCUS, 1)
        .attack("focus2 blank2", "use:red/t70xwing.poedameron-swx57")
        .expect("attack hit1 focus1 blank2", "red focus 1");
  }

  @Test
  void poeWithoutATokenTurnsNothing() {
    facing("t70xwing.poedameron").attack("hit4", "focus2").lacks("use:blue/t70xwing.poedameron");
  }

  /** What happens on a hit happens; no damage is suffered; the card. */
  @Test
  void blountHitsWithoutResults() {
    duel("z95headhunter.lieutenantblount")
        .armed(CardScenario.cannon("ioncannon", 3))
        .fire("ioncannon", "hit1 blank2", "evade2")
        .expect("blue ion 1", "blue damage 1");
  }

  @Test
  void blountsPrimaryWeaponDoesNoDamageSo() {
    duel("z95headhunter.lieutenantblount", "gunner")
        .attack("hit1 blank3", "evade2")
        .expect("asks attack:blue", "blue damage 0");
  }

  @Test
  void lowhhrickSpendsHisReinforcementForAFriend() {
    duel("auzituckgunship.lowhhrick", "reinforce")
        .with("wing", "A", Pose.at(460, 300, 90))
        .act("card:reinforce", "fore")
        .until("attack:blue")
        .play("primary:front wing", "hit2 blank2", "blank2", "use:red/auzituckgunship.lowhhrick")
        .expect("wing damage 1");
  }

  @Test
  void lowhhrickHelpsNobodyWithoutReinforcement() {
    duel("auzituckgunship.lowhhrick", "reinforce")
        .with("wing", "A", Pose.at(460, 300, 90))
        .until("attack:blue")
        .play("primary:front wing", "hit2 blank2", "blank2")
        .expect("wing damage 2");
  }

  /** It ends with a combat phase in which he does not attack, not before; the card. */
  @Test
  void rexSuppressesTheDefender() {
    duel("tiefighter.captainrex")
        .with("wing", "A", Pose.at(460, 300, 90))
        .attack("blank4", "blank2")
        .until("attack:blue")
        .play("primary:front wing", "blank3", "blank2")
        .end()
        .until("attack:blue")
        .play("primary:front wing", "blank3", "blank2")
        .end()
        .until("attack:blue")
        .play("primary:front wing", "blank4");
  }

  /** An attack on him lifts it, before its dice are rolled; the card. */
  @Test
  void rexIsAttackedWithAllDice() {
    duel("tiefighter.captainrex")
        .with("wing", "A", Pose.at(460, 300, 90))
        .attack("blank4", "blank2")
        .defend("blank4");
  }

  /** Only one ship is suppressed; the condition is unique. */
  @Test
  void rexSuppressesTheLatestDefenderOnly() {
    duel("tiefighter.captainrex")
        .with("wing", "A", Pose.at(460, 300, 90))
        .with("two", "B", Pose.at(340, 400, 270), card -> card.skill(1))
        .combat()
        .play("primary:front two", "blank4", "blank2")
        .until("attack:two")
        .play("primary:front wing", "blank2", "blank2")
        .until("dial:red")
        .attack("blank4", "blank2")
        .until("attack:two")
        .play("primary:front wing", "blank3");
  }
}
