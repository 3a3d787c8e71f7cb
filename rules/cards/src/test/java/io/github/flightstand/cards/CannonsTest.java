package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.cannon;
import static io.github.flightstand.cards.CardScenario.duel;

import io.github.flightstand.rules.engine.state.TokenType;
import org.junit.jupiter.api.Test;

/** What cannons do. */
class CannonsTest {

  private static CardScenario firing(String id, int dice) {
    return duel().armed(cannon(id, dice));
  }

  /** Evades on dice cancel critical hits alone; the card. */
  @Test
  void noDieCancelsAHitOfAnAutoblaster() {
    firing("autoblaster", 3)
        .fire("autoblaster", "hit2 critical1", "evade2")
        .expect("blue damage 2");
  }

  /** An evade token is no die; FAQ on Autoblaster. */
  @Test
  void anEvadeTokenCancelsAHitOfAnAutoblaster() {
    firing("autoblaster", 3)
        .give("blue", TokenType.EVADE, 1)
        .fire("autoblaster", "hit2 blank1", "evade1 blank1", "evade")
        .expect("blue damage 1");
  }

  @Test
  void theFlechetteCannonStressesTheUnstressed() {
    firing("flechettecannon", 3)
        .fire("flechettecannon", "hit3", "blank2")
        .expect("blue damage 1", "blue stress 1");
  }

  @Test
  void theFlechetteCannonStressesNobodyTwice() {
    firing("flechettecannon", 3)
        .give("blue", TokenType.STRESS, 1)
        .fire("flechettecannon", "hit3", "blank2")
        .expect("blue damage 1", "blue stress 1");
  }

  /** Only what is rolled at first; the card. */
  @Test
  void theHeavyLaserCannonRollsNoCriticalHits() {
    firing("heavylasercannon", 4)
        .lock("red", "blue")
        .fire("heavylasercannon", "hit1 critical2 blank1")
        .expect("attack hit3 blank1")
        .play("lock 3", "critical1")
        .play("blank2", "direct-hit")
        .expect("gone blue");
  }

  @Test
  void theIonCannonDoesOneDamageAndIonizes() {
    firing("ioncannon", 3)
        .fire("ioncannon", "hit3", "evade1 blank1")
        .expect("blue damage 1", "blue ion 1");
  }

  @Test
  void theManglerCannonMakesOneHitCritical() {
    firing("manglercannon", 3)
        .fire("manglercannon", "hit2 blank1", "use:red/manglercannon")
        .expect("attack hit1 critical1 blank1")
        .lacks("use:red/manglercannon");
  }
}
