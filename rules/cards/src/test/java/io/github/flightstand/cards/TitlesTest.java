package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.cannon;
import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.pair;
import static io.github.flightstand.cards.CardScenario.turret;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What titles do. */
class TitlesTest {

  private static final Pose BEHIND_RED = Pose.at(400, 200, 90);

  @Test
  void theAllianceOverhaulAddsADieToTheFront() {
    duel("allianceoverhaul")
        .range(2)
        .attack("hit1 focus1 blank2")
        .lacks("use:red/allianceoverhaul");
  }

  @Test
  void theAllianceOverhaulTurnsAFocusResultToTheRear() {
    duel("allianceoverhaul")
        .red(ship -> ship.arcs(List.of(FiringArc.FRONT, FiringArc.REAR)))
        .at("blue", BEHIND_RED)
        .combat()
        .play("primary:rear blue", "focus2 blank2", "use:red/allianceoverhaul")
        .expect("attack critical1 focus1 blank2");
  }

  @Test
  void theBtlA4FiresItsTurretAfterItsPrimaryWeapon() {
    duel("btla4ywing")
        .armed(turret("blasterturret", 3, 1))
        .attack("blank4", "blank2", "use:red/btla4ywing")
        .play("secondary:blasterturret blue", "hit3", "blank2")
        .expect("blue damage 3", "asks attack:blue");
  }

  @Test
  void theBtlA4DoesNotAttackOutsideItsArc() {
    duel("btla4ywing")
        .armed(turret("blasterturret", 3, 1))
        .at("blue", BEHIND_RED)
        .until("attack:blue");
  }

  /** Both must have each other in arc; the card. */
  @Test
  void theConcordDawnProtectorEvadesFaceToFace() {
    duel("concorddawnprotector").defend("hit2 blank2", "blank2").expect("red damage 1");
  }

  @Test
  void theConcordDawnProtectorIsNothingFromBehind() {
    duel("concorddawnprotector")
        .at("blue", BEHIND_RED)
        .defend("hit2 blank2", "blank2")
        .expect("red damage 2");
  }

  /** Each has the others' abilities as well as its own; the card. */
  @Test
  void anIg88HasWhatTheOthersHave() {
    duel("aggressor.ig88b", "ig2000", "commrelay")
        .with("mate", "A", Pose.at(700, 300, 90), "aggressor.ig88c", "ig2000")
        .range(5)
        .act("boost:straight", "use:red/ig2000", "evade")
        .expect("red evade 1");
  }

  @Test
  void anIg88WithoutTheTitleSharesNothing() {
    duel("aggressor.ig88b", "ig2000")
        .with("mate", "A", Pose.at(700, 300, 90), "aggressor.ig88c")
        .range(5)
        .act("boost:straight")
        .lacks("use:red/ig2000");
  }

  @Test
  void theLightScykIsDealtItsCardsFaceUp() {
    duel("lightscykinterceptor")
        .defend("hit1 blank3", "blank2", "direct-hit")
        .expect("red damage 1");
  }

  @Test
  void theLightScykBanksGreen() {
    duel("lightscykinterceptor")
        .range(3)
        .give("red", TokenType.STRESS, 1)
        .plan("red 1BW")
        .until("action:red")
        .expect("red stress 0");
  }

  @Test
  void theMoldyCrowKeepsItsFocusTokens() {
    duel("moldycrow")
        .give("red", TokenType.FOCUS, 2)
        .give("blue", TokenType.FOCUS, 2)
        .plan()
        .end()
        .expect("red focus 2", "blue focus 0");
  }

  /** With a cannon, which then fires all round, the primary weapon is silent. */
  @Test
  void theOutriderFiresItsCannonAllRound() {
    duel("outrider")
        .armed(cannon("mangler", 3))
        .at("blue", BEHIND_RED)
        .combat()
        .offers("secondary:mangler blue")
        .lacks("primary:front blue");
  }

  @Test
  void theOutriderWithoutACannonAttacksAsEver() {
    duel("outrider").combat().offers("primary:front blue");
  }

  @Test
  void st321LocksOnAtAnyRange() {
    duel("st321").range(5).until("action:red").offers("lock blue").play("lock blue");
  }

  /** Range is no bar to a lock on an enemy; a friend is none (000-097). */
  @Test
  void st321LocksOnToNoFriend() {
    pair("st321").until("action:red").offers("lock blue").lacks("lock wing");
  }

  @Test
  void theTieV1EvadesOnceItHasLockedOn() {
    duel("tiev1").act("lock blue", "use:red/tiev1", "evade").expect("red evade 1", "red lock blue");
  }

  @Test
  void theTieX7EvadesAfterAFastManeuver() {
    duel("tiex7")
        .range(5)
        .plan("red 3FW")
        .ability("use:red/tiex7", "evade")
        .expect("red evade 1")
        .lacks("evade");
  }

  /** FAQ 4.3.0 made it an action and not after an overlap. */
  @Test
  void theTieX7HadATokenBeforeTheErratum() {
    duel("tiex7").asOf("2016-11-05").plan("red 3FW").ability("use:red/tiex7").expect("red evade 1");
    duel("tiex7").plan("red 3FW").lacks("use:red/tiex7");
  }

  /** The straight 1 is not at hand any more; the card. */
  @Test
  void theSecondStarViperRollsAlongABank() {
    duel("starvipermkii")
        .range(3)
        .until("action:red")
        .lacks("barrelRoll:left", "barrelRoll:right")
        .play("barrelRoll:left-back shift=0")
        .expect("red heading 135");
  }

  /** A cannon that was discarded is no longer equipped. */
  @Test
  void anOutriderWithoutItsCannonAttacksWithItsPrimaryWeapon() {
    duel("outrider")
        .armed(CardScenario.cannon("heavylasercannon", 4))
        .give(
            "red",
            ship -> ship.withCards(ship.cards().stream().map(TitlesTest::withoutCannon).toList()))
        .combat()
        .offers("primary:front blue");
  }

  private static HeldCard withoutCannon(HeldCard card) {
    return card.turned(!card.id().equals("heavylasercannon"));
  }
}
