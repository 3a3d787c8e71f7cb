package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;
import static io.github.flightstand.cards.CardScenario.mines;
import static io.github.flightstand.cards.CardScenario.seismic;
import static io.github.flightstand.cards.CardScenario.turret;

import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombToken;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What salvaged astromechs do. */
class SalvagedAstromechsTest {

  @Test
  void unhingedAstromechMakesSpeedThreeGreen() {
    duel("unhingedastromech")
        .give("red", TokenType.STRESS, 1)
        .plan("red 3TR")
        .until("action:red")
        .expect("red stress 0");
  }

  @Test
  void unhingedAstromechLeavesOtherSpeeds() {
    duel("unhingedastromech")
        .range(3)
        .give("red", TokenType.STRESS, 1)
        .plan("red 4FW")
        .until("attack:red")
        .expect("red stress 1");
  }

  /** The new lock may be spent in the same attack; FAQ. */
  @Test
  void r4AgromechLocksAfterFocusIsSpent() {
    duel("r4agromech")
        .give("red", TokenType.FOCUS, 1)
        .attack("focus1 blank3", "focus", "use:red/r4agromech")
        .expect("red lock blue")
        .offers("lock");
  }

  /** A weapon is paid for before there is a defender; FAQ. */
  @Test
  void r4AgromechDoesNotLockForAWeaponsCost() {
    duel("r4agromech")
        .armed(turret("blaster", 3, 1, Weapon.Cost.FOCUS))
        .give("red", TokenType.FOCUS, 1)
        .fire("blaster")
        .lacks("use:red/r4agromech")
        .expect("red focus 0", "red lock none");
  }

  @Test
  void r5p8DamagesTheAttackerOrBoth() {
    facing("r5p8")
        .attack("hit1 blank3", "evade2", "use:blue/r5p8", "hit1")
        .expect("red damage 1", "blue damage 0")
        .end()
        .attack("hit1 blank3", "evade2", "use:blue/r5p8", "critical1")
        .expect("red damage 2", "blue damage 1");
  }

  @Test
  void r5p8DoesNothingWithAFocusResult() {
    facing("r5p8")
        .attack("hit1 blank3", "evade2", "use:blue/r5p8", "focus1")
        .expect("red damage 0", "blue damage 0");
  }

  @Test
  void overclockedR4ReplacesSpentFocusForStress() {
    duel("overclockedr4")
        .give("red", TokenType.FOCUS, 1)
        .attack("focus2 blank2", "focus", "use:red/overclockedr4")
        .expect("attack hit2 blank2", "red focus 1", "red stress 1");
  }

  @Test
  void overclockedR4NeedsASpentToken() {
    duel("overclockedr4")
        .give("red", TokenType.FOCUS, 1)
        .attack("focus2 blank2", "done")
        .lacks("use:red/overclockedr4");
  }

  @Test
  void geniusDropsABombAfterAManeuver() {
    duel("genius")
        .range(3)
        .loaded(seismic("seismic"))
        .plan("red 2FG")
        .until("action:blue")
        .play("pass")
        .play("pass", "use:red/genius:seismic 1F")
        .lacks("use:red/genius:seismic")
        .until("attack:red")
        .expect("red damage 1");
  }

  /** The card: it discards the bomb's card, and a generator drops no bomblets any more. */
  @Test
  void geniusDiscardsABombletGenerator() {
    duel("genius", "bombletgenerator")
        .range(3)
        .loaded(
            new Bomb(
                "bombletgenerator",
                BombToken.SEISMIC_BOMB,
                Bomb.Window.REVEAL,
                List.of(LaidTemplate.STRAIGHT_1),
                100))
        .plan("red 1FG")
        .until("drop:red")
        .play("pass", "use:red/genius:bombletgenerator 1F")
        .expect("red down bombletgenerator")
        .end()
        .plan("red 1FG")
        .until("action:blue")
        .play("pass")
        .expect("asks action:red");
  }

  @Test
  void geniusNeedsABombWithoutActionAndNoOverlap() {
    duel("genius")
        .range(3)
        .loaded(mines("seismic", 1))
        .plan("red 2FG")
        .until("action:blue")
        .play("pass")
        .expect("asks action:red");
    duel("genius")
        .loaded(seismic("seismic"))
        .plan("red 2FG")
        .until("drop:red")
        .play("pass")
        .lacks("use:red/genius:seismic 1F");
  }

  /** 000-103: of two colors the harder one holds, also if the dial shows it already. */
  @Test
  void aDamagedEngineIsHarderThanAnUnhingedAstromech() {
    duel("unhingedastromech")
        .defend("critical1 blank3", "blank2", "damaged-engine")
        .end()
        .plan("red 3TR")
        .end()
        .expect("red stress 1");
  }

  @Test
  void anUnhingedAstromechAloneMakesARedTurnGreen() {
    duel("unhingedastromech").plan("red 3TR").end().expect("red stress 0");
  }

  @Test
  void geniusDropsABombThatExtraMunitionsBring() {
    duel("genius", "extramunitions")
        .range(3)
        .loaded(seismic("seismic"))
        .plan("red 1FG")
        .until("drop:red")
        .play("drop:seismic 1F")
        .end()
        .plan("red 1FG")
        .until("drop:red")
        .play("pass")
        .offers("use:red/genius:seismic");
  }
}
