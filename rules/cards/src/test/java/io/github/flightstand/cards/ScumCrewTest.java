package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import org.junit.jupiter.api.Test;

/** What scum's crew does. */
class ScumCrewTest {

  @Test
  void zuckussRerollsDefenseDiceForStressEach() {
    duel("zuckuss")
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit1 blank3", "evade2", "use:red/zuckuss 0,1", "blank2")
        .expect("defence blank2", "red stress 2");
  }

  @Test
  void zuckussFailsUnderStress() {
    duel("zuckuss")
        .give("red", TokenType.STRESS, 1)
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit1 blank3", "evade2")
        .lacks("use:red/zuckuss");
  }

  /** Two actions, each once a round; decided. */
  @Test
  void gonkLaysShieldsAndRecoversThem() {
    duel("gonk")
        .red(ship -> ship.shields(2))
        .shields("red", 0)
        .until("action:red")
        .lacks("card:gonk-recover")
        .play("card:gonk")
        .end()
        .act("card:gonk-recover")
        .expect("red shields 1")
        .end()
        .until("action:red")
        .lacks("card:gonk-recover");
  }

  @Test
  void k4SecurityDroidLocksAfterAGreenManeuver() {
    duel("k4securitydroid")
        .plan("red 1FG")
        .ability("use:red/k4securitydroid blue")
        .expect("red lock blue");
  }

  @Test
  void k4SecurityDroidNeedsAGreenManeuver() {
    duel("k4securitydroid").until("action:red").expect("red lock none");
  }

  @Test
  void lattsRazziRelievesTheAttackerForAnEvade() {
    facing("lattsrazzi")
        .give("blue", TokenType.FOCUS, 1)
        .give("red", TokenType.STRESS, 1)
        .attack("hit1 blank3", "blank2", "use:blue/lattsrazzi")
        .expect("defence evade1 blank2", "red stress 0");
  }

  @Test
  void lattsRazziNeedsAStressedAttacker() {
    facing("lattsrazzi")
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit1 blank3", "blank2")
        .lacks("use:blue/lattsrazzi");
  }

  @Test
  void dengarRerollsADieMoreAgainstAUniquePilot() {
    duel("dengar")
        .against("xwing.wedgeantilles")
        .attack("hit1 blank3", "use:red/dengar 1,2", "hit2")
        .expect("attack hit3 blank1");
    duel("dengar")
        .attack("hit1 blank3", "use:red/dengar 1", "hit1")
        .expect("attack hit2 blank2")
        .lacks("use:red/dengar");
  }

  /** Long-Range Scanners count for every lock that the ship acquires. */
  @Test
  void k4SecurityDroidLocksAsCardsHaveIt() {
    duel("k4securitydroid", "longrangescanners")
        .at("blue", Pose.at(400, 800, 270))
        .plan("red 1FG")
        .until("action:blue")
        .play("pass")
        .offers("use:red/k4securitydroid blue");
    duel("k4securitydroid", "longrangescanners")
        .range(2)
        .plan("red 1FG")
        .until("action:blue")
        .play("pass")
        .lacks("use:red/k4securitydroid blue");
  }
}
