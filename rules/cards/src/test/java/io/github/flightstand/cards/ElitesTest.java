package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;
import static io.github.flightstand.cards.CardScenario.torpedo;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What elite talents do in attacks. */
class ElitesTest {

  private static final Pose BESIDE_BLUE = Pose.at(480, 400, 270);

  /** The defender's skill counts as it is after cards; rules reference, pilot skill. */
  @Test
  void predatorRerollsTwoDiceAgainstSkillTwo() {
    duel("predator")
        .blue(ship -> ship.skill(2))
        .attack("hit1 blank3", "use:red/predator 1,2", "hit2")
        .expect("attack hit3 blank1")
        .lacks("use:red/predator");
  }

  @Test
  void predatorRerollsOneDieAgainstSkillThree() {
    duel("predator").attack("hit1 blank3").refused("use:red/predator 1,2", "");
  }

  private static CardScenario deadeye() {
    return duel("deadeye")
        .armed(torpedo("protontorpedoes", 4))
        .range(2)
        .give("red", TokenType.FOCUS, 1);
  }

  /** The header counts as one that asks for a focus token; the card. */
  @Test
  void deadeyeSpendsAFocusTokenWithoutALock() {
    deadeye().fire("protontorpedoes", "hit4").expect("red focus 0", "red down protontorpedoes");
  }

  @Test
  void deadeyeKeepsTheLockIfThePlayerLikes() {
    deadeye()
        .lock("red", "blue")
        .fire("protontorpedoes", "use:red/deadeye", "hit4")
        .expect("red focus 0", "red lock blue");
    deadeye()
        .lock("red", "blue")
        .fire("protontorpedoes", "pass", "hit4")
        .expect("red focus 1", "red lock none");
  }

  @Test
  void deadeyeNeedsATokenOrALock() {
    deadeye().give("red", TokenType.FOCUS, -1).combat().lacks("secondary:protontorpedoes");
  }

  /** A weapon that requires a lock and spends none; FAQ. */
  @Test
  void deadeyeSpendsNothingThatTheWeaponDoesNotSpend() {
    Weapon missile =
        new Weapon(
            "homingmissiles",
            Optional.of(Weapon.Kind.MISSILE),
            4,
            new WeaponRange(2, 3),
            FiringArc.FRONT,
            Optional.of(Weapon.Cost.LOCK),
            Optional.empty(),
            true);
    duel("deadeye")
        .armed(missile)
        .range(2)
        .give("red", TokenType.FOCUS, 1)
        .fire("homingmissiles", "hit4")
        .expect("red focus 1", "red down homingmissiles");
  }

  /** The critical hit is suffered by the ship with the card, not dealt to the defender. */
  @Test
  void drawTheirFireTakesOneCriticalHit() {
    duel()
        .with("wing", "B", BESIDE_BLUE, ship -> ship.skill(2).cards(List.of("drawtheirfire")))
        .attack("hit1 critical1 blank2", "blank2")
        .play("use:wing/drawtheirfire", "structural-damage")
        .expect("wing damage 1", "blue damage 1");
  }

  @Test
  void drawTheirFireHelpsNobodyAtRangeTwo() {
    duel()
        .with(
            "wing",
            "B",
            Pose.at(600, 400, 270),
            ship -> ship.skill(2).cards(List.of("drawtheirfire")))
        .attack("hit1 critical1 blank2", "blank2")
        .lacks("use:wing/drawtheirfire");
  }

  /** The critical hits stay with the defender. */
  @Test
  void selflessnessTakesAllNormalHits() {
    duel()
        .with("wing", "B", BESIDE_BLUE, ship -> ship.skill(2).cards(List.of("selflessness")))
        .attack("hit2 critical1 blank1", "blank2", "use:wing/selflessness")
        .play("structural-damage")
        .expect("wing damage 2", "wing down selflessness", "blue damage 1");
  }

  @Test
  void crackShotCancelsAnEvadeBeforeResultsAreCompared() {
    duel("crackshot")
        .attack("hit2 blank2", "evade2", "use:red/crackshot")
        .expect("red down crackshot", "blue damage 1");
  }

  @Test
  void crackShotNeedsAnEvade() {
    duel("crackshot")
        .attack("hit2 blank2", "blank2")
        .lacks("use:red/crackshot")
        .expect("red up crackshot");
  }

  @Test
  void outmaneuverLowersAgilityBehindTheDefender() {
    duel("outmaneuver")
        .at("blue", Pose.at(400, 400, 90))
        .attack("hit1 blank3", "blank1")
        .expect("blue damage 1");
  }

  @Test
  void outmaneuverDoesNothingHeadOn() {
    duel("outmaneuver").attack("hit1 blank3", "blank2");
  }

  @Test
  void loneWolfRerollsOneBlankAttackingAndDefending() {
    duel("lonewolf")
        .against("lonewolf")
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit1 blank3")
        .refused("use:red/lonewolf 0", "")
        .play("use:red/lonewolf 1", "hit1")
        .lacks("use:red/lonewolf")
        .play("evade1 blank1", "use:blue/lonewolf 1", "evade1")
        .expect("attack hit2 blank2", "defence evade2");
  }

  @Test
  void loneWolfIsNotAloneWithAFriendAtRangeTwo() {
    duel("lonewolf")
        .with("wing", "A", Pose.at(560, 300, 90))
        .attack("hit1 blank3")
        .lacks("use:red/lonewolf");
  }

  /** The attacker's cards modify the defense dice before the defender; 000-044. */
  @Test
  void jukeTurnsAnEvadeToAFocus() {
    duel("juke")
        .give("red", TokenType.EVADE, 1)
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit1 blank3", "evade2", "use:red/juke")
        .expect("defence evade1 focus1", "red evade 1");
  }

  @Test
  void jukeNeedsAnEvadeToken() {
    duel("juke")
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit1 blank3", "evade2")
        .expect("asks modifyDefence:blue")
        .lacks("use:red/juke");
  }

  @Test
  void expertiseTurnsAllFocusResults() {
    duel("expertise").attack("focus2 blank2", "use:red/expertise").expect("attack hit2 blank2");
  }

  @Test
  void expertiseFailsUnderStress() {
    duel("expertise")
        .give("red", TokenType.STRESS, 1)
        .attack("focus2 blank2")
        .lacks("use:red/expertise");
  }

  @Test
  void wiredRerollsFocusResultsUnderStress() {
    duel("wired")
        .give("red", TokenType.STRESS, 1)
        .attack("focus2 blank2", "use:red/wired 0,1", "hit2")
        .expect("attack hit2 blank2");
  }

  @Test
  void wiredNeedsStress() {
    duel("wired").attack("focus2 blank2").lacks("use:red/wired");
  }

  /** The die is had in that attack alone. */
  @Test
  void opportunistTakesStressForADie() {
    duel("opportunist")
        .attack("use:red/opportunist", "hit1 blank4", "evade2")
        .expect("red stress 1")
        .end()
        .attack()
        .lacks("use:red/opportunist")
        .play("hit1 blank3");
  }

  @Test
  void opportunistFindsNoChanceAtAFocusToken() {
    duel("opportunist").give("blue", TokenType.FOCUS, 1).attack().lacks("use:red/opportunist");
  }

  @Test
  void trickShotAddsADieToAnObstructedAttack() {
    duel("trickshot")
        .range(2)
        .asteroid(400, 380)
        .attack("use:red/trickshot", "hit1 blank3", "blank3")
        .expect("blue damage 1");
  }

  @Test
  void trickShotNeedsAnObstacle() {
    duel("trickshot").attack().lacks("use:red/trickshot");
  }

  /** The defender's cards modify attack dice first; 000-039. */
  @Test
  void elusivenessRerollsAnAttackDieForStress() {
    facing("elusiveness")
        .attack("hit2 blank2")
        .expect("asks modifyAttack:blue")
        .play("use:blue/elusiveness 0", "blank1")
        .expect("attack hit1 blank3", "blue stress 1");
  }

  @Test
  void elusivenessFailsUnderStress() {
    facing("elusiveness")
        .give("blue", TokenType.STRESS, 1)
        .attack("hit2 blank2")
        .lacks("use:blue/elusiveness");
  }
}
