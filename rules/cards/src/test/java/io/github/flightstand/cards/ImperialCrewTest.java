package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What Imperial crew does. */
class ImperialCrewTest {

  @Test
  void rebelCaptiveStressesTheFirstAttackerOfARound() {
    duel()
        .with("wing", "A", Pose.at(480, 300, 90), ship -> ship.skill(4))
        .blue(ship -> ship.cards(List.of("rebelcaptive")))
        .combat()
        .play("primary:front blue")
        .expect("red stress 1")
        .play("hit1 blank3", "evade2", "primary:front blue")
        .expect("wing stress 0");
  }

  /** The ship that suffers for it may fall by it; the enemy suffers all the same. */
  @Test
  void darthVaderHurtsBothAfterAMiss() {
    duel("darthvader")
        .combat()
        .play("primary:front blue", "hit1 blank3", "evade2", "use:red/darthvader")
        .play("structural-damage")
        .expect("red damage 2", "blue damage 1");
  }

  @Test
  void darthVaderWorksForTheAttackerOnly() {
    duel()
        .blue(ship -> ship.cards(List.of("darthvader")))
        .combat()
        .play("primary:front blue", "hit1 blank3", "evade2")
        .lacks("use:blue/darthvader");
  }

  @Test
  void ysanneIsardEvadesOnceTheHullIsHit() {
    duel()
        .blue(ship -> ship.cards(List.of("ysanneisard")))
        .combat()
        .play("primary:front blue", "hit1 blank3", "blank2")
        .end()
        .plan()
        .until("ability:B")
        .play("use:blue/ysanneisard", "evade")
        .expect("blue evade 1");
  }

  @Test
  void ysanneIsardIsCalmUnhurt() {
    duel("ysanneisard").plan().until("attack:red").expect("red evade 0");
  }

  @Test
  void maraJadeStressesEnemiesAtRangeOneOnce() {
    duel("marajade")
        .with("other", "B", Pose.at(480, 400, 270), ship -> ship.skill(2))
        .with("far", "B", Pose.at(400, 600, 270), ship -> ship.skill(1))
        .give("other", TokenType.STRESS, 1)
        .combat()
        .end()
        .expect("blue stress 1", "other stress 1", "far stress 0");
  }
}
