package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;

import io.github.flightstand.rules.engine.state.TokenType;
import org.junit.jupiter.api.Test;

/** What illicit upgrades do. */
class IllicitsTest {

  /** No attack this round, whoever it would be on; the card. */
  @Test
  void theFeedbackArrayHurtsBothAndReplacesTheAttack() {
    duel("feedbackarray")
        .ability("use:red/feedbackarray blue")
        .expect("red ion 1", "red damage 1", "blue damage 1", "asks attack:blue");
  }

  @Test
  void theFeedbackArrayReachesRangeOneOnly() {
    duel("feedbackarray").range(2).combat().expect("red ion 0", "asks attack:red");
  }

  /** It serves attacking and defending until the round ends, and is gone then. */
  @Test
  void glitterstimTurnsAllFocusResults() {
    duel("glitterstim")
        .ability("use:red/glitterstim")
        .expect("red stress 1", "red down glitterstim", "asks attack:red")
        .play("primary:front blue", "focus3 blank1", "use:red/glittering")
        .expect("attack hit3 blank1")
        .play("evade2")
        .play("primary:front red", "hit2 blank2", "focus2", "use:red/glittering")
        .expect("red damage 0")
        .end()
        .expect("red down glittering");
  }

  /** The stop is white; the stress keeps the ship from acting. */
  @Test
  void inertialDampenersStopTheShip() {
    duel("inertialdampeners")
        .plan("red 4FW")
        .ability("use:red/inertialdampeners")
        .expect("red at 400 300", "red stress 1", "red down inertialdampeners");
  }

  @Test
  void ionDischargersPassTheTokenOn() {
    discharging().play("take").expect("red ion 0", "blue ion 1", "red down iondischargers");
  }

  /** An enemy that takes none leaves the card in force; the card. */
  @Test
  void ionDischargersStayIfTheTokenIsRefused() {
    discharging().play("refuse").expect("red ion 0", "blue ion 0", "red up iondischargers");
  }

  private static CardScenario discharging() {
    return duel("iondischargers", "feedbackarray")
        .give("red", TokenType.FOCUS, 0)
        .ability("use:red/feedbackarray blue", "use:red/iondischargers blue");
  }

  /** The card: instead of any attacks, so not after one that another card granted. */
  @Test
  void feedbackArrayComesNotAfterAnAttack() {
    facing("jumpmaster5000.dengar", "feedbackarray")
        .attack("blank4", "blank2", "use:blue/jumpmaster5000.dengar")
        .play("primary:front red", "blank4", "blank2")
        .expect("asks attack:blue");
    facing("jumpmaster5000.dengar", "feedbackarray")
        .attack("blank4", "blank2", "pass")
        .offers("use:blue/feedbackarray");
  }
}
