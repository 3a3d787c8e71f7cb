package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.BESIDE_RED;
import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What elite talents do outside of attacks. */
class EliteActionsTest {

  /** The stress comes after the free action; FAQ on Push the Limit. */
  @Test
  void pushTheLimitGivesOneFreeActionAndThenStress() {
    duel("pushthelimit")
        .act("focus", "use:red/pushthelimit")
        .lacks("focus")
        .play("evade")
        .expect("red focus 1", "red evade 1", "red stress 1");
  }

  /** Equal skill: their player chooses who is first; 000-153. */
  @Test
  void swarmTacticsRaisesAFriendsSkillForThePhase() {
    duel("swarmtactics")
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(1))
        .ability("use:red/swarmtactics wing")
        .play("ship wing")
        .expect("asks attack:wing")
        .play("pass", "pass")
        .end()
        .until("attack:red")
        .play("pass")
        .expect("asks attack:blue");
  }

  @Test
  void swarmTacticsReachesNobodyAtRangeTwo() {
    duel("swarmtactics")
        .with("wing", "A", Pose.at(600, 300, 90))
        .until("attack:red")
        .lacks("use:red/swarmtactics wing");
  }

  /** Each link assigns a token only to ships without one, so it ends; FAQ. */
  @Test
  void attanniMindlinkSharesFocusTokens() {
    duel("attannimindlink")
        .with("wing", "A", BESIDE_RED, "attannimindlink")
        .with("other", "A", Pose.at(560, 300, 90), ship -> ship.skill(1))
        .act("focus")
        .expect("red focus 1", "wing focus 1", "other focus 0");
  }

  @Test
  void attanniMindlinkGivesNoSecondToken() {
    duel("attannimindlink")
        .with("wing", "A", BESIDE_RED, "attannimindlink")
        .give("wing", TokenType.FOCUS, 1)
        .act("focus")
        .expect("red focus 1", "wing focus 1");
  }

  @Test
  void squadLeaderLetsAFriendOfLowerSkillAct() {
    duel("squadleader")
        .with("wing", "A", BESIDE_RED)
        .act("card:squadleader", "ship wing", "focus")
        .expect("wing focus 1", "red focus 0");
  }

  @Test
  void squadLeaderLeadsNobodyOfHisOwnSkill() {
    duel("squadleader")
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(6))
        .until("action:red")
        .lacks("card:squadleader");
  }

  @Test
  void marksmanshipTurnsOneFocusToACriticalHit() {
    duel("marksmanship")
        .act("card:marksmanship")
        .attack("focus3 blank1", "use:red/marksmanship")
        .expect("attack hit2 critical1 blank1");
  }

  @Test
  void marksmanshipLastsOneRound() {
    duel("marksmanship")
        .act("card:marksmanship")
        .end()
        .attack("focus3 blank1")
        .lacks("use:red/marksmanship");
  }

  @Test
  void adrenalineRushMakesARedManeuverWhite() {
    duel("adrenalinerush")
        .plan("red 4KR")
        .ability("use:red/adrenalinerush")
        .expect("red stress 0", "red down adrenalinerush", "asks action:red");
  }

  @Test
  void adrenalineRushIsForRedManeuvers() {
    duel("adrenalinerush")
        .range(3)
        .plan("red 1FG")
        .until("action:red")
        .expect("red up adrenalinerush");
  }

  @Test
  void expertHandlingRollsAndRemovesALock() {
    duel("experthandling")
        .red(ship -> ship.actions(List.of(Action.FOCUS)))
        .lock("blue", "red")
        .act("card:experthandling", "barrelRoll:left shift=0", "remove blue")
        .expect("red stress 1", "blue lock none");
  }

  @Test
  void expertHandlingIsFreeOfStressWithTheIcon() {
    duel("experthandling")
        .act("card:experthandling", "barrelRoll:left shift=0")
        .expect("red stress 0");
  }

  @Test
  void bodyguardSpendsFocusForAFriendsAgility() {
    duel()
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(1).cards(List.of("bodyguard")))
        .give("wing", TokenType.FOCUS, 1)
        .ability("use:wing/bodyguard red")
        .expect("wing focus 0")
        .defend("hit1 blank3", "blank3")
        .expect("red damage 1");
  }

  @Test
  void bodyguardProtectsNobodyOfLowerSkill() {
    duel()
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(6).cards(List.of("bodyguard")))
        .give("wing", TokenType.FOCUS, 1)
        .until("attack:wing")
        .expect("wing focus 1")
        .lacks("use:wing/bodyguard red");
  }

  /** It does not say that he may. */
  @Test
  void wingmanHasToRemoveStress() {
    duel("wingman")
        .with("wing", "A", BESIDE_RED)
        .give("wing", TokenType.STRESS, 1)
        .until("ability:A")
        .refused("pass", "has to be")
        .play("use:red/wingman wing")
        .expect("wing stress 0");
  }

  @Test
  void daredevilTurnsAndIsStressed() {
    duel("daredevil")
        .act("card:daredevil", "left")
        .expect("red at 345 355", "red stress 1", "red damage 0");
  }

  /** A ship that has fled rolls no dice for its card any more (000-098). */
  @Test
  void daredevilEndsWithAShipThatFlees() {
    duel("daredevil")
        .red(ship -> ship.actions(List.of(Action.FOCUS)))
        .with("wing", "A", Pose.at(700, 300, 90))
        .at("red", Pose.at(30, 300, 90))
        .act("card:daredevil", "left")
        .expect("gone red", "asks dial:wing");
  }

  @Test
  void daredevilRisksDamageWithoutBoost() {
    duel("daredevil")
        .red(ship -> ship.actions(List.of(Action.FOCUS)))
        .act("card:daredevil", "right", "hit1 blank1")
        .expect("red at 455 355", "red stress 1", "red damage 1");
  }

  /** The card is gone before damage is counted; decided. */
  @Test
  void determinationDiscardsPilotCards() {
    duel()
        .blue(ship -> ship.cards(List.of("determination")).hull(1))
        .attack("critical1 blank3", "blank2", "blinded-pilot")
        .expect("blue damage 0");
  }

  @Test
  void determinationKeepsShipCardsAndFaceDownOnes() {
    facing("determination")
        .attack("hit1 critical1 blank2", "blank2", "structural-damage")
        .expect("blue damage 2");
  }

  @Test
  void adaptabilityRaisesOrLowersSkill() {
    duel("adaptability")
        .red(ship -> ship.skill(3))
        .play("use:red/adaptability:down")
        .until("attack:")
        .expect("asks attack:blue")
        .end()
        .lacks("use:red/adaptability:up");
    duel("adaptability")
        .red(ship -> ship.skill(2))
        .play("use:red/adaptability:up")
        .until("attack:")
        .expect("asks attack:red");
  }

  /** The card: an action of the bar; neither a damage card's, nor an upgrade's, nor a mine. */
  @Test
  void pushTheLimitAllowsActionsOfTheBarOnly() {
    duel("pushthelimit", "marksmanship", "slam")
        .range(3)
        .plan("red 1FG")
        .until("action:red")
        .offers("card:marksmanship")
        .play("focus", "use:red/pushthelimit")
        .offers("evade", "card:slam")
        .lacks("card:marksmanship");
  }

  @Test
  void whoPassesThePushedActionIsNotStressed() {
    duel("pushthelimit")
        .act("focus", "use:red/pushthelimit", "pass")
        .expect("red stress 0")
        .lacks("use:red/pushthelimit");
  }

  /** Stress and the lock that goes come of the roll. */
  @Test
  void expertHandlingDoesNothingWithoutTheRoll() {
    duel("experthandling")
        .red(ship -> ship.actions(List.of(Action.FOCUS)))
        .lock("blue", "red")
        .act("card:experthandling", "pass")
        .expect("red stress 0", "blue lock red")
        .lacks("remove");
  }
}
