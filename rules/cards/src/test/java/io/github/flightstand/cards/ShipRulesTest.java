package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;

import io.github.flightstand.geometry.Pose;
import org.junit.jupiter.api.Test;

/** What action icons do that the rulebooks do not have. */
class ShipRulesTest {

  @Test
  void theMobileArcFiresWhereItPoints() {
    duel("rotateArc")
        .at("blue", Pose.at(300, 300, 0))
        .play("use:red/rotateArc:left")
        .combat()
        .offers("primary:left blue")
        .lacks("primary:front blue");
  }

  /** It is an action of the bar, and the printed arc fires as well. */
  @Test
  void theMobileArcIsTurnedByAnAction() {
    duel("rotateArc")
        .play("use:red/rotateArc:left")
        .act("card:rotateArc", "rear")
        .until("attack:red")
        .offers("primary:front blue")
        .lacks("primary:rear blue", "primary:left blue");
  }

  @Test
  void aReinforcedSideAddsAnEvade() {
    duel("reinforce")
        .act("card:reinforce", "fore")
        .defend("hit2 blank2", "blank2")
        .expect("red damage 1")
        .until("dial:red")
        .defend("hit2 blank2", "blank2")
        .expect("red damage 3");
  }

  @Test
  void theOtherSideIsNotReinforced() {
    duel("reinforce")
        .act("card:reinforce", "aft")
        .defend("hit2 blank2", "blank2")
        .expect("red damage 2");
  }

  /** A second maneuver of the same speed, and no attack in the round. */
  @Test
  void slamFliesOnceMore() {
    duel("slam")
        .at("blue", Pose.at(400, 800, 270))
        .plan("red 2FG")
        .act("card:slam")
        .lacks("1FG", "3FW")
        .play("2FG")
        .expect("red at 400 540");
  }

  @Test
  void slamDisablesWeapons() {
    duel("slam")
        .at("blue", Pose.at(400, 640, 270))
        .plan("red 2FG")
        .act("card:slam", "2FG")
        .until("attack:")
        .expect("asks attack:blue");
  }
}
