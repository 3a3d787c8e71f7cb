package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.BESIDE_RED;
import static io.github.flightstand.cards.CardScenario.cannon;
import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;
import static io.github.flightstand.cards.CardScenario.missile;
import static io.github.flightstand.cards.CardScenario.turret;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Pairs of cards: one permits or grants what the other forbids, and what cannot be beats all
 * (reference, the golden rules).
 */
class CannotBeatsTest {

  /** Golden rules: any range is permitted, but captain Kagi forbids other targets. */
  @Test
  void captainKagiForbidsWhatSt321Permits() {
    duel("st321")
        .against("lambdaclassshuttle.captainkagi")
        .with("foe", "B", Pose.at(400, 880, 270), ship -> ship.skill(1))
        .until("action:red")
        .offers("lock blue")
        .lacks("lock foe");
  }

  /** FAQ, Long-Range Scanners: cards acquire no lock at range 1 to 2 either. */
  @Test
  void fireControlDoesNotLockNearScanners() {
    duel("longrangescanners", "firecontrolsystem")
        .attack("blank4", "blank2", "use:red/firecontrolsystem")
        .expect("red lock none");
  }

  @Test
  void fireControlLocksWithScannersAtRangeThree() {
    duel("longrangescanners", "firecontrolsystem")
        .range(3)
        .attack("blank3", "blank3", "use:red/firecontrolsystem")
        .expect("red lock blue");
  }

  /** FAQ 4.4.0, Biggs Darklighter: Dengar has to answer an attacker that he cannot attack. */
  @Test
  void dengarDoesNotAnswerWhomBiggsCovers() {
    duel("xwing.biggsdarklighter")
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(4))
        .against("jumpmaster5000.dengar")
        .ability("use:red/xwing.biggsdarklighter")
        .until("attack:wing")
        .play("primary:front blue", "blank4", "blank2", "use:blue/jumpmaster5000.dengar")
        .expect("asks attack:blue")
        .offers("primary:front red")
        .lacks("primary:front wing");
  }

  /** FAQ, Gunner and Outrider: the primary weapon that Gunner names cannot attack. */
  @Test
  void gunnerHasNothingToFireOnTheOutrider() {
    duel("gunner", "outrider")
        .armed(cannon("manglercannon", 3))
        .combat()
        .lacks("primary:front blue")
        .play("secondary:manglercannon blue", "blank3", "blank2", "use:red/gunner")
        .expect("asks attack:blue");
  }

  /** Reference, cancel and the card: corrected dice are modified by no other card or token. */
  @Test
  void correctedDiceAreNotMarked() {
    duel("accuracycorrector", "marksmanship")
        .act("card:marksmanship")
        .attack("focus4", "use:red/accuracycorrector")
        .lacks("use:red/marksmanship")
        .play("blank2")
        .expect("blue damage 2");
  }

  /** The defender modifies first (reference, attack), so the corrector sweeps his change away. */
  @Test
  void theCorrectorSweepsTheJammersFocusAway() {
    duel("accuracycorrector")
        .against("sensorjammer")
        .attack("hit4", "use:blue/sensorjammer", "use:red/accuracycorrector")
        .play("blank2")
        .expect("blue damage 2");
  }

  /** Homing Missiles: evade tokens stay, while focus tokens and cards that add evades serve. */
  @Test
  void homingMissilesLeaveFocusAndLattsRazzi() {
    duel("homingmissiles")
        .red(ship -> ship.cards(List.of()).weapons(List.of(missile("homingmissiles", 4, 2))))
        .range(2)
        .against("lattsrazzi")
        .give("red", TokenType.STRESS, 1)
        .give("blue", TokenType.EVADE, 1)
        .give("blue", TokenType.FOCUS, 1)
        .fire("homingmissiles", "hit4", "focus2")
        .lacks("evade")
        .offers("focus")
        .play("use:blue/lattsrazzi")
        .expect("defence evade1 focus2");
  }

  /** The ship that gave up its attack for an array has none to give Corran Horn either. */
  @Test
  void theArrayForbidsCorranHornsLateAttack() {
    duel("feedbackarray", "ewing.corranhorn")
        .ability("use:red/feedbackarray blue")
        .expect("red damage 1", "blue damage 1")
        .play("pass", "use:red/ewing.corranhorn")
        .expect("asks dial:blue");
  }

  /** Golden rules: who cannot attack in a round does not answer in it either. */
  @Test
  void tiredCorranHornDoesNotAnswer() {
    duel("ewing.corranhorn", "jumpmaster5000.dengar")
        .combat()
        .play("pass")
        .ability("use:red/ewing.corranhorn", "primary:front blue", "blank4", "blank2")
        .defend("blank4", "blank2", "use:red/jumpmaster5000.dengar")
        .lacks("primary:front blue");
  }

  /** BTL-A4: a turret all round cannot fire out of the arc. */
  @Test
  void theFixedTurretStaysInTheArc() {
    duel("btla4ywing")
        .armed(turret("ioncannonturret", 3, 1))
        .with("foe", "B", Pose.at(400, 200, 270), ship -> ship.skill(1))
        .combat()
        .offers("secondary:ioncannonturret blue")
        .lacks("secondary:ioncannonturret foe");
  }

  /** Reference, difficulty: what makes a maneuver harder beats what makes it easier. */
  @Test
  void aDamagedEngineBeatsAnAstromech() {
    duel("r2astromech")
        .range(3)
        .defend("critical1 blank2", "blank3", "damaged-engine")
        .end()
        .plan("red 2TW")
        .end()
        .expect("red stress 1");
  }

  /** The sensors' ship cannot act, whatever stress Tycho Celchu bears. */
  @Test
  void damagedSensorsBeatTychoCelchu() {
    duel("awing.tychocelchu")
        .defend("critical1 blank3", "blank2", "damaged-sensor-array")
        .end()
        .give("red", TokenType.STRESS, 1)
        .until("action:red")
        .lacks("focus", "evade");
  }

  /** A blinded pilot makes no attack, and no card gives it one. */
  @Test
  void aBlindedDengarDoesNotAnswer() {
    facing("jumpmaster5000.dengar")
        .attack("critical1 blank3", "blank2", "blinded-pilot")
        .play("use:blue/jumpmaster5000.dengar")
        .lacks("primary:front red");
  }

  /** Reference, ion: an ionized ship reveals no dial, so nothing follows from one. */
  @Test
  void anIonizedShipHasNoDialForItsDampeners() {
    duel("inertialdampeners", "navigator")
        .range(3)
        .give("red", TokenType.ION, 1)
        .give("red", ionized -> ionized.withDial(Optional.empty(), false, true))
        .until("action:red")
        .expect("red stress 0", "red up inertialdampeners", "red ion 0");
  }
}
