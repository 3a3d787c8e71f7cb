package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.cannon;
import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;
import static io.github.flightstand.cards.CardScenario.pair;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombToken;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What Imperial pilots of other ships do. */
class ImperialAcesTest {

  @Test
  void bobaBanksToTheOtherSide() {
    duel("firespray31.bobafett")
        .range(3)
        .plan("red 1BW")
        .ability("use:red/firespray31.bobafett")
        .until("action:red")
        .expect("red at 437.57 390.71");
  }

  @Test
  void bobaFliesAStraightAsRevealed() {
    duel("firespray31.bobafett").range(3).plan("red 2FG").until("action:red");
  }

  @Test
  void jonusHelpsAFriendWithASecondaryWeapon() {
    pair("tiebomber.captainjonus")
        .red(ship -> ship.skill(1))
        .with("wing", "A", Pose.at(460, 300, 90), card -> card.weapons(List.of(cannon("gun", 3))))
        .until("attack:wing")
        .play("secondary:gun blue", "blank3", "use:red/tiebomber.captainjonus 0,1", "hit2")
        .expect("attack hit2 blank1");
  }

  @Test
  void jonusHelpsNobodyWithAPrimaryWeapon() {
    pair("tiebomber.captainjonus")
        .red(ship -> ship.skill(1))
        .until("attack:wing")
        .play("primary:front blue", "blank4")
        .lacks("use:red/tiebomber.captainjonus");
  }

  @Test
  void oicunnDamagesWhomHeRams() {
    duel("vt49decimator.captainoicunn")
        .plan("red 2FG")
        .until("dial:red")
        .expect("blue damage 1", "red damage 0");
  }

  @Test
  void yorrTakesAFriendsStress() {
    pair("lambdaclassshuttle.captainyorr")
        .at("blue", Pose.at(400, 800, 270))
        .plan("wing 4KR")
        .ability("use:red/lambdaclassshuttle.captainyorr")
        .expect("red stress 1", "wing stress 0");
  }

  @Test
  void yorrWithThreeTokensTakesNoMore() {
    pair("lambdaclassshuttle.captainyorr")
        .at("blue", Pose.at(400, 800, 270))
        .give("red", TokenType.STRESS, 3)
        .plan("wing 4KR")
        .until("dial:red")
        .expect("red stress 3", "wing stress 1");
  }

  @Test
  void jendonHandsOverHisLock() {
    pair("lambdaclassshuttle.coloneljendon")
        .lock("red", "blue")
        .ability("use:red/lambdaclassshuttle.coloneljendon wing")
        .expect("red lock none", "wing lock blue");
  }

  /** The card hands over one lock. */
  @Test
  void jendonChoosesAmongTwoLocks() {
    pair("lambdaclassshuttle.coloneljendon", "weaponsengineer")
        .with("foe", "B", Pose.at(320, 400, 270), card -> card.skill(1))
        .lock("red", "blue")
        .give("red", has -> has.locking(new LockOn("foe", Optional.empty()), 2))
        .ability("use:red/lambdaclassshuttle.coloneljendon:blue wing")
        .expect("red lock foe", "wing lock blue");
  }

  @Test
  void vesseryLocksWhatIsLocked() {
    pair("tiedefender.colonelvessery")
        .lock("wing", "blue")
        .attack("blank4", "use:red/tiedefender.colonelvessery")
        .expect("red lock blue", "wing lock blue");
  }

  @Test
  void vesseryLocksNothingElse() {
    duel("tiedefender.colonelvessery").attack("blank4", "blank2").expect("asks attack:blue");
  }

  /** A white straight is a white Koiogran turn; the card. */
  @Test
  void ryadTurnsAStraightAround() {
    duel("tiedefender.countessryad")
        .at("blue", Pose.at(400, 800, 270))
        .plan("red 3FW")
        .ability("use:red/tiedefender.countessryad")
        .until("action:red")
        .expect("red at 400 460", "red stress 0");
  }

  @Test
  void vaderActsTwice() {
    duel("tieadvanced.darthvader")
        .ability("use:red/tieadvanced.darthvader", "focus")
        .expect("asks action:red")
        .lacks("focus")
        .play("evade")
        .expect("red focus 1", "red evade 1");
  }

  @Test
  void vaderActsNotUnderStress() {
    duel("tieadvanced.darthvader")
        .give("red", TokenType.STRESS, 1)
        .combat()
        .expect("red focus 0", "red stress 1");
  }

  /** The step of his two actions is skipped; Advanced Sensors, the card. */
  @Test
  void vaderActsOnceWithAdvancedSensors() {
    duel("tieadvanced.darthvader", "advancedsensors")
        .range(3)
        .plan("red 1FG")
        .ability("use:red/advancedsensors", "focus")
        .expect("asks attack:red");
  }

  @Test
  void kathStressesWhoCancelsACriticalHit() {
    duel("firespray31.kathscarlet")
        .attack("hit1 critical1 blank2", "evade2")
        .expect("blue stress 1", "blue damage 0");
  }

  @Test
  void kathStressesNobodyWhoCancelsHits() {
    duel("firespray31.kathscarlet").attack("hit1 blank3", "evade2").expect("blue stress 0");
  }

  @Test
  void krassisRerollsADieOfASecondaryWeapon() {
    duel("firespray31.krassistrelix")
        .armed(cannon("gun", 3))
        .fire("gun", "blank3")
        .refused("use:red/firespray31.krassistrelix 0,1", "")
        .play("use:red/firespray31.krassistrelix 0", "hit1")
        .expect("attack hit1 blank2");
  }

  @Test
  void chiraneauMakesAFocusCritical() {
    duel("vt49decimator.rearadmiralchiraneau")
        .range(2)
        .attack("focus2 blank1")
        .play("use:red/vt49decimator.rearadmiralchiraneau")
        .expect("attack critical1 focus1 blank1");
  }

  @Test
  void chiraneauMakesNothingCriticalAtRangeThree() {
    duel("vt49decimator.rearadmiralchiraneau")
        .range(3)
        .attack("focus2 blank1")
        .lacks("use:red/vt49decimator.rearadmiralchiraneau");
  }

  /** Cards from before the attack stay down; the card. */
  @Test
  void rexlerTurnsUpTheDamageThatHeDealt() {
    duel("tiedefender.rexlerbrath")
        .give("red", TokenType.FOCUS, 1)
        .attack("hit2 blank2", "done", "blank2", "use:red/tiedefender.rexlerbrath")
        .play("damaged-engine", "damaged-cockpit")
        .expect("blue damage 2", "red focus 0");
  }

  @Test
  void zetaLeaderTakesStressForADie() {
    duel("tiefofighter.zetaleader")
        .attack("use:red/tiefofighter.zetaleader", "hit5")
        .expect("red stress 1");
  }

  @Test
  void zetaLeaderUnderStressRollsNoMore() {
    duel("tiefofighter.zetaleader").give("red", TokenType.STRESS, 1).attack("hit4");
  }

  @Test
  void kagiDrawsLocksInRange() {
    pair("lambdaclassshuttle.captainkagi")
        .until("action:blue")
        .offers("lock red")
        .lacks("lock wing");
  }

  @Test
  void kagiDrawsNoLocksFarAway() {
    pair("lambdaclassshuttle.captainkagi")
        .at("red", Pose.at(400, 800, 90))
        .until("action:blue")
        .offers("lock wing");
  }

  /** He draws no lock that an enemy's scanners bar, near as he is; the card. */
  @Test
  void kagiDrawsNoLocksThatAnEnemyCannotAcquire() {
    duel("longrangescanners")
        .against("lambdaclassshuttle.captainkagi")
        .with("foe", "B", Pose.at(400, 600, 270), ship -> ship.skill(2))
        .until("action:red")
        .offers("lock foe");
  }

  /** No token and no card of the defender's side changes dice; FAQ on modifying dice. */
  @Test
  void omegaLeaderIsDefendedAgainstWithoutTokens() {
    duel("tiefofighter.omegaleader")
        .against("c3po")
        .lock("red", "blue")
        .give("blue", TokenType.FOCUS, 1)
        .give("blue", TokenType.EVADE, 1)
        .attack("hit3 blank1", "done", "use:blue/c3po 0", "focus2")
        .expect("blue damage 3", "blue focus 1", "blue evade 1");
  }

  @Test
  void omegaLeaderIsAttackedWithoutTokens() {
    facing("tiefofighter.omegaleader")
        .lock("blue", "red")
        .give("red", TokenType.FOCUS, 1)
        .attack("focus4", "blank2")
        .expect("red focus 1", "blue damage 0");
  }

  /** A lock that is spent on the attack dice is there no more for the defense; FAQ. */
  @Test
  void omegaLeaderWithoutALockForbidsNothing() {
    duel("tiefofighter.omegaleader")
        .lock("red", "blue")
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit3 blank1", "lock 3", "blank1", "focus2", "focus")
        .expect("blue focus 0", "blue damage 1");
  }

  @Test
  void theInquisitorShootsAsAtRangeOne() {
    duel("tieadvprototype.theinquisitor").range(3).attack("hit4", "evade2").expect("blue damage 2");
  }

  @Test
  void theInquisitorsOtherWeaponsHaveTheirRange() {
    duel("tieadvprototype.theinquisitor")
        .armed(cannon("gun", 3))
        .range(3)
        .fire("gun", "hit3", "evade2")
        .expect("blue damage 1");
  }

  /** A bomb's stress is received like any other; the card. */
  @Test
  void yorrTakesTheStressOfABomb() {
    BombToken.Effect stresses = new BombToken.Effect(1, 0, 0, 0, 0);
    BombToken token = new BombToken("thermal", BombToken.Detonates.ACTIVATION_END, stresses, 1);
    List<LaidTemplate> straight = List.of(LaidTemplate.STRAIGHT_1);
    facing()
        .with("yorr", "A", Pose.at(560, 300, 90), "lambdaclassshuttle.captainyorr")
        .blue(ship -> ship.bombs(List.of(new Bomb("bomb", token, Bomb.Window.REVEAL, straight, 1))))
        .at("blue", Pose.at(400, 400, 90))
        .plan("blue 4FW")
        .until("drop:blue")
        .play("drop:bomb 1F")
        .ability("use:yorr/lambdaclassshuttle.captainyorr")
        .expect("yorr stress 1", "red stress 0");
  }

  /** What is assigned is not acquired; 000-203, TIE/v1, Long-Range Scanners. */
  @Test
  void theLockThatJendonHandsOverIsNotAcquired() {
    for (String card : List.of("tiev1", "longrangescanners")) {
      duel("lambdaclassshuttle.coloneljendon")
          .with("wing", "A", Pose.at(460, 300, 90), card)
          .lock("red", "blue")
          .ability("use:red/lambdaclassshuttle.coloneljendon wing")
          .expect("red lock none", "wing lock blue")
          .lacks("use:wing/tiev1");
    }
  }

  /** Whatever the order, an autoblaster's hits keep no evade from a critical hit; the cards. */
  @Test
  void kathStressesWhoCancelsACriticalHitOfAnAutoblaster() {
    for (String first : List.of("firespray31.kathscarlet", "autoblaster")) {
      duel("firespray31.kathscarlet")
          .armed(cannon("autoblaster", 3))
          .fire("autoblaster", "hit2 critical1", "evade1 blank1", "use:red/" + first)
          .expect("blue stress 1", "blue damage 2");
    }
  }
}
