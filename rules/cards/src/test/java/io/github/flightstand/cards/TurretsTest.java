package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.Weapon;
import org.junit.jupiter.api.Test;

/** What turrets do. */
class TurretsTest {

  private static Weapon turret(String id, int dice) {
    return CardScenario.turret(id, dice, 1);
  }

  /** The dice are canceled before damage; rules reference, canceling. */
  @Test
  void theIonCannonTurretDoesOneDamageAndIonizes() {
    duel()
        .armed(turret("ioncannonturret", 3))
        .fire("ioncannonturret", "hit2 critical1", "blank2")
        .expect("blue damage 1", "blue ion 1");
  }

  /** Each attack that hits does one damage; the card. */
  @Test
  void theTwinLaserTurretAttacksTwice() {
    duel()
        .armed(turret("twinlaserturret", 3))
        .at("blue", Pose.at(400, 100, 270))
        .fire("twinlaserturret", "hit3", "blank2")
        .play("hit2 critical1", "blank2")
        .expect("blue damage 2", "asks dial:red");
  }

  @Test
  void theAutoblasterTurretHitsThroughDice() {
    duel()
        .armed(turret("autoblasterturret", 2))
        .fire("autoblasterturret", "hit2", "evade2")
        .expect("blue damage 2");
  }
}
