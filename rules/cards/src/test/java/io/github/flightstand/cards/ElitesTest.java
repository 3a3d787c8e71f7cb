package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;

import org.junit.jupiter.api.Test;

/** What elite talents do. */
class ElitesTest {

  /** The defender's skill counts as it is after cards; rules reference, pilot skill. */
  @Test
  void predatorRerollsTwoDiceAgainstSkillTwo() {
    duel("predator")
        .blue(ship -> ship.skill(2))
        .combat()
        .play("primary:front blue", "hit1 blank3", "use:red/predator 1,2", "hit2")
        .expect("attack hit3 blank1")
        .lacks("use:red/predator");
  }

  @Test
  void predatorRerollsOneDieAgainstSkillThree() {
    duel("predator")
        .combat()
        .play("primary:front blue", "hit1 blank3")
        .refused("use:red/predator 1,2", "");
  }

  /** The stress comes after the free action; FAQ on Push the Limit. */
  @Test
  void pushTheLimitGivesOneFreeActionAndThenStress() {
    duel("pushthelimit")
        .plan()
        .until("action:red")
        .play("focus", "use:red/pushthelimit")
        .lacks("focus")
        .play("evade")
        .expect("red focus 1", "red evade 1", "red stress 1");
  }
}
