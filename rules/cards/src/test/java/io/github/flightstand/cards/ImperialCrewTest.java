package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What Imperial crew does. */
class ImperialCrewTest {

  private static final List<String> PALPATINE = List.of("emperorpalpatine");

  @Test
  void rebelCaptiveStressesTheFirstAttackerOfARound() {
    duel()
        .with("wing", "A", Pose.at(480, 300, 90), ship -> ship.skill(4))
        .against("rebelcaptive")
        .attack()
        .expect("red stress 1")
        .play("hit1 blank3", "evade2", "primary:front blue")
        .expect("wing stress 0");
  }

  /** The ship that suffers for it may fall by it; the enemy suffers all the same. */
  @Test
  void darthVaderHurtsBothAfterAMiss() {
    duel("darthvader")
        .attack("hit1 blank3", "evade2", "use:red/darthvader")
        .play("structural-damage")
        .expect("red damage 2", "blue damage 1");
  }

  @Test
  void darthVaderWorksForTheAttackerOnly() {
    facing("darthvader").attack("hit1 blank3", "evade2").lacks("use:blue/darthvader");
  }

  @Test
  void ysanneIsardEvadesOnceTheHullIsHit() {
    facing("ysanneisard")
        .attack("hit1 blank3", "blank2")
        .end()
        .until("ability:B")
        .play("use:blue/ysanneisard", "evade")
        .expect("blue evade 1");
  }

  @Test
  void ysanneIsardIsCalmUnhurt() {
    duel("ysanneisard").until("attack:red").expect("red evade 0");
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

  /** A named attack die is not modified again: neither by focus nor by a reroll; FAQ. */
  @Test
  void palpatineNamesAnAttackDie() {
    duel()
        .with("shuttle", "A", Pose.at(800, 100, 90), ship -> ship.cards(PALPATINE))
        .give("red", TokenType.FOCUS, 1)
        .lock("red", "blue")
        .attack("use:shuttle/emperorpalpatine focus")
        .play("hit1 focus1 blank2")
        .play("use:shuttle/emperorpalpatine blank")
        .expect("attack hit1 focus2 blank1")
        .play("focus")
        .expect("attack hit2 focus1 blank1")
        .play("lock 0,3", "hit2")
        .expect("attack hit3 focus1");
  }

  @Test
  void palpatineNamesADefenseDieOnceARound() {
    duel()
        .blue(ship -> ship.cards(PALPATINE))
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit1 blank3", "use:blue/emperorpalpatine evade", "blank2")
        .play("use:blue/emperorpalpatine blank")
        .expect("defence evade1 blank1")
        .defend()
        .lacks("use:blue/emperorpalpatine hit");
  }

  /** The enemy's dice are none of his, and no result is named where no dice are rolled. */
  @Test
  void palpatineHelpsFriendsOnly() {
    duel("emperorpalpatine")
        .blue(ship -> ship.agility(0))
        .attack("use:red/emperorpalpatine critical", "blank4")
        .play("use:red/emperorpalpatine blank")
        .expect("asks card:blue");
    duel()
        .blue(ship -> ship.cards(PALPATINE).agility(0))
        .with("mate", "B", Pose.at(440, 400, 270), ship -> ship.skill(1))
        .attack("hit1 blank3")
        .expect("blue damage 1", "asks attack:blue");
  }

  /** Dice for an asteroid and for a damage card are rolled too; FAQ. */
  @Test
  void palpatineNamesOtherDice() {
    duel("emperorpalpatine")
        .range(3)
        .asteroid(400, 380)
        .plan("red 4FW")
        .ability("use:red/emperorpalpatine blank", "critical")
        .until("attack:")
        .expect("red damage 0");
    duel("emperorpalpatine")
        .defend("critical1 blank3", "pass", "blank2", "major-explosion")
        .play("use:red/emperorpalpatine focus", "hit1")
        .expect("asks dial:red", "red damage 1");
  }
}
