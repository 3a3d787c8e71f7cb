package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.BESIDE_RED;
import static io.github.flightstand.cards.CardScenario.duel;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Pairs of cards that both give a ship the same action: none is performed twice in a round
 * (reference, actions), while tokens and locks that are assigned are no actions.
 */
class OneActionARoundTest {

  /** Reference, focus: an assigned token is no action. */
  @Test
  void soontirFelPushesAndHasTwoFocusTokens() {
    duel("tieinterceptor.soontirfel", "pushthelimit")
        .act("focus", "use:red/pushthelimit", "evade", "use:red/tieinterceptor.soontirfel")
        .expect("red focus 2", "red evade 1", "red stress 1");
  }

  @Test
  void nightBeastFocusesOnceForAllThat() {
    duel("tiefighter.nightbeast")
        .range(3)
        .plan("red 1FG")
        .ability("use:red/tiefighter.nightbeast", "focus")
        .expect("asks action:red")
        .lacks("focus")
        .offers("evade");
  }

  /** FAQ, Advanced Sensors: the action before the dial may be pushed; the step is skipped. */
  @Test
  void advancedSensorsMayBePushed() {
    duel("advancedsensors", "pushthelimit")
        .range(3)
        .plan("red 1FG")
        .ability("use:red/advancedsensors", "focus", "use:red/pushthelimit")
        .lacks("focus")
        .play("evade")
        .until("attack:red")
        .expect("red focus 1", "red evade 1", "red stress 0");
  }

  @Test
  void ig88cEvadesOnceAfterABoost() {
    duel("aggressor.ig88c", "pushthelimit")
        .range(3)
        .act("evade", "use:red/pushthelimit", "boost:straight")
        .expect("red evade 1", "red stress 1", "asks attack:red");
  }

  /** FAQ, Experimental Interface: after the stress of one there is no action of the other. */
  @Test
  void theInterfaceIsNoUseAfterAPush() {
    duel("pushthelimit", "experimentalinterface", "marksmanship")
        .act("focus", "use:red/pushthelimit", "evade")
        .expect("red stress 1")
        .lacks("use:red/experimentalinterface");
  }

  @Test
  void vaderDoesTwoDifferentThings() {
    duel("tieadvanced.darthvader")
        .ability("use:red/tieadvanced.darthvader", "focus")
        .lacks("focus")
        .play("evade")
        .expect("red focus 1", "red evade 1");
  }

  @Test
  void twoLeadersLeadAFriendToTwoActions() {
    duel("squadleader")
        .with(
            "lando",
            "A",
            BESIDE_RED,
            ship -> ship.skill(4).cards(List.of("yt1300.landocalrissian")))
        .with("wing", "A", Pose.at(560, 300, 90), ship -> ship.skill(1))
        .plan("lando 1FG")
        .ability("use:lando/yt1300.landocalrissian wing", "focus")
        .act("card:squadleader", "ship wing")
        .lacks("focus")
        .play("evade")
        .expect("wing focus 1", "wing evade 1");
  }

  /** FAQ, Push the Limit: any action may be pushed, a free one too. */
  @Test
  void jakeFarrellBoostsOnceThoughHePushes() {
    duel("awing.jakefarrell", "pushthelimit")
        .range(3)
        .act("focus", "use:red/awing.jakefarrell", "boost:straight", "use:red/pushthelimit")
        .lacks("boost:straight", "focus")
        .play("evade")
        .expect("red stress 1");
  }

  @Test
  void landosFriendDoesNotFocusAgain() {
    duel("yt1300.landocalrissian")
        .range(3)
        .with("wing", "A", BESIDE_RED)
        .plan("red 1FG")
        .until("action:wing")
        .play("focus")
        .ability("use:red/yt1300.landocalrissian wing")
        .lacks("focus")
        .offers("evade");
  }

  @Test
  void airenCrackensFriendDoesNotFocusAgainInCombat() {
    duel("z95headhunter.airencracken")
        .with("wing", "A", BESIDE_RED)
        .until("action:wing")
        .play("focus")
        .attack("blank4", "blank2", "use:red/z95headhunter.airencracken wing")
        .lacks("focus")
        .play("evade")
        .expect("wing focus 1", "wing evade 1");
  }

  /** Reference, target lock: acquired by a card it is no action. */
  @Test
  void theDroidsLockLeavesTheLockAction() {
    duel("k4securitydroid")
        .range(3)
        .with("foe", "B", Pose.at(320, 560, 270), ship -> ship.skill(1))
        .plan("red 1FG")
        .ability("use:red/k4securitydroid blue", "lock foe")
        .expect("red lock foe");
  }

  /** Reference, actions: copies of a card offer its action once together. */
  @Test
  void twoCopiesOfACardAreOneAction() {
    duel("marksmanship", "marksmanship", "experimentalinterface")
        .act("card:marksmanship", "use:red/experimentalinterface")
        .lacks("card:marksmanship");
  }

  /** FAQ 4.3.0, TIE/x7: its evade is an action, so there is no other. */
  @Test
  void theDefenderEvadesOnceSince2017() {
    duel("tiex7")
        .at("blue", Pose.at(800, 800, 270))
        .plan("red 3FW")
        .ability("use:red/tiex7", "evade")
        .lacks("evade")
        .offers("focus");
  }

  /** As printed, TIE/x7 assigns a token, and the action is left. */
  @Test
  void theDefenderEvadedTwiceBefore() {
    duel("tiex7")
        .asOf("2016-11-05")
        .at("blue", Pose.at(800, 800, 270))
        .plan("red 3FW")
        .ability("use:red/tiex7")
        .expect("red evade 1", "asks action:red")
        .offers("evade");
  }

  /** FAQ, Expert Handling: its barrel roll is a barrel roll. */
  @Test
  void expertHandlingIsABarrelRoll() {
    duel("experthandling", "tieadvanced.darthvader")
        .ability("use:red/tieadvanced.darthvader", "card:experthandling", "barrelRoll:left shift=0")
        .expect("asks action:red")
        .lacks("barrelRoll:left", "card:experthandling");
  }

  /** FAQ, Tycho Celchu: what needs a free action works for him under stress. */
  @Test
  void tychoCelchuPushesUnderStress() {
    duel("awing.tychocelchu", "pushthelimit")
        .give("red", TokenType.STRESS, 1)
        .act("focus", "use:red/pushthelimit", "evade")
        .expect("red focus 1", "red evade 1", "red stress 2");
  }

  /** Reference, free actions: they need no icon. */
  @Test
  void theCloakingDeviceEndsWithTheAcceleratorsEvade() {
    duel("advancedcloakingdevice", "stygiumparticleaccelerator")
        .red(ship -> ship.actions(List.of(Action.FOCUS)))
        .attack("blank4", "blank2", "use:red/advancedcloakingdevice", "cloak")
        .play("use:red/stygiumparticleaccelerator", "evade")
        .expect("red cloak 1", "red evade 1");
  }
}
