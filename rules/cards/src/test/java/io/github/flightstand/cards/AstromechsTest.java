package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import org.junit.jupiter.api.Test;

/** What astromechs do. */
class AstromechsTest {

  @Test
  void r2d2RecoversAShieldAfterAGreenManeuver() {
    duel("r2d2")
        .red(ship -> ship.shields(2))
        .shields("red", 0)
        .plan("red 1FG")
        .ability("use:red/r2d2")
        .expect("red shields 1");
  }

  @Test
  void r2d2GoesNotBeyondTheShieldValueNorWithAWhiteManeuver() {
    duel("r2d2")
        .range(3)
        .red(ship -> ship.shields(2))
        .plan("red 1FG")
        .until("action:blue")
        .play("pass")
        .expect("asks action:red");
    duel("r2d2")
        .red(ship -> ship.shields(2))
        .shields("red", 0)
        .until("action:blue")
        .play("pass")
        .expect("asks action:red");
  }

  /** Stress is no bar to gaining more of it. */
  @Test
  void r3a2StressesBoth() {
    duel("r3a2").attack("use:red/r3a2").expect("red stress 1", "blue stress 1");
  }

  @Test
  void r2AstromechMakesSlowManeuversGreen() {
    duel("r2astromech")
        .give("red", TokenType.STRESS, 1)
        .plan("red 2TW")
        .until("action:red")
        .expect("red stress 0");
  }

  @Test
  void r2AstromechLeavesFastManeuversAsTheyAre() {
    duel("r2astromech")
        .range(3)
        .give("red", TokenType.STRESS, 1)
        .plan("red 3FW")
        .until("attack:red")
        .expect("red stress 1");
  }

  @Test
  void r7AstromechSpendsALockOnTheAttacker() {
    facing("r7astromech")
        .lock("blue", "red")
        .attack("hit3 blank1", "use:blue/r7astromech 0,1,2", "hit1 blank2")
        .expect("attack hit1 blank3", "blue lock none");
  }

  @Test
  void r7AstromechNeedsALockOnTheAttacker() {
    facing("r7astromech").attack("hit3 blank1").lacks("use:blue/r7astromech");
  }

  @Test
  void r4d6CancelsDownToTwoHits() {
    facing("r4d6")
        .attack("hit4", "blank2", "use:blue/r4d6")
        .expect("blue damage 2", "blue stress 2");
  }

  /** Critical hits are not counted. */
  @Test
  void r4d6NeedsThreeNormalHits() {
    facing("r4d6").attack("hit2 critical1 blank1", "blank2").lacks("use:blue/r4d6");
  }

  @Test
  void r5AstromechTurnsACardAboutTheShipDown() {
    facing("r5astromech")
        .attack("critical1 blank3", "blank2", "structural-damage")
        .until("ability:B")
        .play("use:blue/r5astromech structural-damage")
        .end()
        .attack("hit1 blank3", "blank2");
  }

  @Test
  void r5AstromechKnowsNothingOfPilots() {
    facing("r5astromech")
        .attack("critical1 blank3", "blank2", "damaged-cockpit")
        .until("attack:blue")
        .play("pass")
        .expect("asks dial:red");
  }

  @Test
  void r5p9SpendsFocusForAShieldWhenCombatEnds() {
    duel("r5p9")
        .red(ship -> ship.shields(2))
        .shields("red", 1)
        .give("red", TokenType.FOCUS, 1)
        .combat()
        .ability("use:red/r5p9")
        .expect("red shields 2", "red focus 0");
  }

  @Test
  void r5p9NeedsAFocusToken() {
    duel("r5p9")
        .red(ship -> ship.shields(2))
        .shields("red", 1)
        .combat()
        .until("attack:blue")
        .play("pass")
        .expect("asks dial:red");
  }

  @Test
  void r2f2RaisesAgilityForARound() {
    duel("r2f2")
        .act("card:r2f2")
        .defend("hit1 blank3", "evade1 blank2")
        .end()
        .defend("hit1 blank3", "evade1 blank1");
  }

  @Test
  void r5k6LocksTheSameShipAgain() {
    duel("r5k6")
        .lock("red", "blue")
        .give("red", TokenType.FOCUS, 1)
        .attack("hit1 blank3", "lock 1", "evade1", "hit1")
        .expect("red lock blue")
        .lacks("lock");
  }

  @Test
  void r5k6NeedsAnEvadeAndFreesTheLockAfterwards() {
    duel("r5k6")
        .lock("red", "blue")
        .give("red", TokenType.FOCUS, 1)
        .attack("hit1 blank3", "lock 1", "blank1", "blank1")
        .expect("red lock none");
    duel("r5k6")
        .lock("red", "blue")
        .give("red", TokenType.FOCUS, 1)
        .attack("hit1 blank3", "lock 1", "evade1", "blank1", "done", "evade2")
        .end()
        .attack("hit1 blank3")
        .offers("lock");
  }

  @Test
  void m9g8RerollsADieOfALockedAttacker() {
    facing("m9g8")
        .lock("blue", "red")
        .attack("hit1 blank3", "use:blue/m9g8 0", "blank1")
        .expect("attack blank4");
  }

  /** A friend's die too; without a lock on the attacker nothing. */
  @Test
  void m9g8LocksFriendsWithinRange() {
    duel("m9g8")
        .with("mate", "A", Pose.at(440, 300, 90), ship -> ship.skill(9))
        .with("far", "A", Pose.at(850, 850, 90), ship -> ship.skill(1))
        .until("action:red")
        .lacks("lock far", "lock red")
        .play("lock mate")
        .expect("red lock mate")
        .until("attack:mate")
        .play("primary:front blue", "hit1 blank3", "use:red/m9g8 1", "hit1")
        .expect("attack hit2 blank2")
        .play("evade2")
        .attack("hit1 blank3")
        .lacks("use:red/m9g8 1");
    duel()
        .with("mate", "A", Pose.at(440, 300, 90), ship -> ship.skill(9))
        .until("action:red")
        .lacks("lock mate");
  }

  /** A friend that is handed the lock that is on it does not lock on to itself (decided). */
  @Test
  void aLockOnAFriendIsLostIfItIsHandedToThatFriend() {
    duel("m9g8", "lambdaclassshuttle.coloneljendon")
        .with("mate", "A", Pose.at(440, 300, 90), ship -> ship.skill(9))
        .lock("red", "mate")
        .ability("use:red/lambdaclassshuttle.coloneljendon mate")
        .expect("red lock none", "mate lock none");
  }
}
