package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;

import io.github.flightstand.rules.engine.state.TokenType;
import org.junit.jupiter.api.Test;

/** What systems do. */
class SystemsTest {

  /** FAQ: the two hits are not modified by anybody any more. */
  @Test
  void theAccuracyCorrectorPutsTwoHitsInThePlaceOfAllDice() {
    duel("accuracycorrector")
        .give("red", TokenType.FOCUS, 1)
        .attack("focus2 blank2", "use:red/accuracycorrector")
        .expect("attack hit2", "red focus 1")
        .play("blank2")
        .expect("blue damage 2");
  }

  /** Decided: it is no use to a defender. */
  @Test
  void theAccuracyCorrectorIsTheAttackersAlone() {
    duel("accuracycorrector").defend("blank4").lacks("use:red/accuracycorrector");
  }

  /** The free action comes before the dial is revealed; then the action step is skipped. */
  @Test
  void advancedSensorsActFirstAndThenNotAgain() {
    duel("advancedsensors")
        .range(3)
        .plan("red 1FG")
        .ability("use:red/advancedsensors", "boost:straight")
        .expect("red at 400 460", "asks attack:red");
  }

  @Test
  void advancedSensorsMayBePassed() {
    duel("advancedsensors").until("action:red").offers("focus");
  }

  /** A stressed ship performs no free action; rules reference, stress. */
  @Test
  void advancedSensorsAreNothingForAStressedShip() {
    duel("advancedsensors")
        .give("red", TokenType.STRESS, 1)
        .plan()
        .lacks("use:red/advancedsensors");
  }

  /** The lock is kept, and not spent in this attack; the card. */
  @Test
  void theAdvancedTargetingComputerAddsACriticalHit() {
    duel("advtargetingcomputer")
        .lock("red", "blue")
        .attack("blank4")
        .offers("lock")
        .play("use:red/advtargetingcomputer")
        .expect("attack critical1 blank4")
        .lacks("lock");
  }

  /** It keeps the lock for that attack alone; the card. */
  @Test
  void theAdvancedTargetingComputerFreesTheLockAfterItsAttack() {
    duel("advtargetingcomputer", "r7astromech")
        .lock("red", "blue")
        .attack("blank4", "use:red/advtargetingcomputer", "done", "evade2")
        .defend("hit4")
        .offers("use:red/r7astromech");
  }

  @Test
  void withoutALockTheAdvancedTargetingComputerAddsNothing() {
    duel("advtargetingcomputer").attack("blank4").lacks("use:red/advtargetingcomputer");
  }

  /** Red of agility 0 rolls over the rock, which still hurts by its hits. */
  @Test
  void theCollisionDetectorRollsOverObstacles() {
    duel("collisiondetector").rock(360, 300).range(5).until("action:red").offers("barrelRoll:left");
    duel().rock(360, 300).range(5).until("action:red").lacks("barrelRoll:left");
  }

  @Test
  void theCollisionDetectorIgnoresCriticalHitsOfRocks() {
    duel("collisiondetector")
        .rock(400, 360)
        .range(5)
        .plan("red 3FW")
        .until("obstacleDie:red")
        .play("critical")
        .expect("red damage 0");
  }

  /** Red of skill 5 moves before blue of skill 3 and shoots first all the same. */
  @Test
  void enhancedScopesCountInTheActivationPhaseAlone() {
    duel("enhancedscopes").plan().expect("asks action:red").until("attack:red");
  }

  /** FAQ: after the attack, whether it hit or not, unless the defender is gone. */
  @Test
  void fireControlLocksOnAfterAnAttack() {
    duel("firecontrolsystem")
        .attack("blank4", "blank2", "use:red/firecontrolsystem")
        .expect("red lock blue");
  }

  @Test
  void fireControlLocksOnToNothingThatIsGone() {
    duel("firecontrolsystem")
        .blue(ship -> ship.hull(1).skill(1))
        .attack("hit4", "blank2")
        .expect("gone blue", "red lock none");
  }

  /** The turned die cannot be rerolled, the others can; the card. */
  @Test
  void theSensorJammerTurnsAHitThatStays() {
    duel("sensorjammer")
        .lock("blue", "red")
        .defend("hit4", "use:red/sensorjammer")
        .expect("attack hit3 focus1")
        .play("lock 0,1,2", "blank3")
        .expect("attack focus1 blank3");
  }

  /** The ability was not used if its free action was passed. */
  @Test
  void advancedSensorsLeaveTheActionStepIfTheActionIsPassed() {
    duel("advancedsensors")
        .ability("use:red/advancedsensors", "pass")
        .until("action:red")
        .offers("focus");
  }

  /** A ship without a dial reveals none; FAQ on Advanced Sensors, 000-029. */
  @Test
  void advancedSensorsAreNothingForAnIonizedShip() {
    duel("advancedsensors")
        .range(3)
        .combat()
        .give("red", TokenType.ION, 1)
        .end()
        .plan()
        .until("action:blue")
        .play("pass")
        .lacks("use:red/advancedsensors");
  }
}
