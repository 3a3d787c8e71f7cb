package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.BESIDE_RED;
import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Pairs of cards: one replaces what the other gives or waits for. An ability replaces an event
 * once, and what was replaced did not happen (reference, card abilities).
 */
class ReplacementTest {

  private static final Pose BESIDE_BLUE = Pose.at(320, 400, 270);

  /** Jan Ors takes the token of the action, the specialist's second one comes as it is. */
  @Test
  void janOrsReplacesOneOfTheSpecialistsTokens() {
    duel("janors", "reconspecialist")
        .act("focus", "use:red/janors")
        .expect("red focus 1", "red evade 1");
  }

  /** What became an evade token was no focus token for Jake Farrell. */
  @Test
  void janOrsLeavesJakeFarrellWithoutABoost() {
    duel("janors", "awing.jakefarrell")
        .range(3)
        .act("focus", "use:red/janors")
        .expect("red evade 1", "red focus 0", "asks attack:red");
  }

  /** Nor is it one that the linked ships share. */
  @Test
  void janOrsBreaksTheLink() {
    duel("janors", "attannimindlink")
        .with("wing", "A", BESIDE_RED, "attannimindlink")
        .act("focus", "use:red/janors")
        .expect("red evade 1", "wing focus 0");
  }

  /** What replaced a token may be refused in its turn: the relay allows one evade token. */
  @Test
  void theRelayRefusesTheEvadeTokenOfJanOrs() {
    duel("janors", "commrelay")
        .give("red", TokenType.EVADE, 1)
        .act("focus", "use:red/janors")
        .expect("red evade 1", "red focus 0");
  }

  /** Captain Yorr takes the stress, so that R3-A2's victim has none; the attacker has his own. */
  @Test
  void captainYorrTakesTheStressOfR3a2() {
    duel("r3a2")
        .with(
            "yorr",
            "B",
            BESIDE_BLUE,
            ship -> ship.skill(1).cards(List.of("lambdaclassshuttle.captainyorr")))
        .attack("use:red/r3a2", "use:yorr/lambdaclassshuttle.captainyorr")
        .expect("red stress 1", "blue stress 0", "yorr stress 1");
  }

  /** Without the token Soontir Fel has no cause to focus. */
  @Test
  void captainYorrLeavesSoontirFelWithoutFocus() {
    duel("lambdaclassshuttle.captainyorr")
        .with("fel", "A", BESIDE_RED, "tieinterceptor.soontirfel", "pushthelimit")
        .until("action:fel")
        .play("focus", "use:fel/pushthelimit", "evade")
        .play("use:red/lambdaclassshuttle.captainyorr")
        .expect("fel stress 0", "fel focus 1", "red stress 1");
  }

  /** The critical hit that a friend drew is the friend's, whose astromech may go for its card. */
  @Test
  void theDrawersAstromechTakesTheDrawnCard() {
    duel()
        .with(
            "friend",
            "B",
            BESIDE_BLUE,
            ship ->
                ship.skill(1).cards(List.of("drawtheirfire", "integratedastromech", "r2astromech")))
        .attack("critical1 blank3", "blank2", "use:friend/drawtheirfire")
        .play("direct-hit", "use:friend/integratedastromech r2astromech")
        .expect("friend damage 0", "blue damage 0", "friend down r2astromech");
  }

  /** FAQ, Draw Their Fire: each ship draws one critical hit; two ships draw two. */
  @Test
  void twoShipsDrawACriticalHitEach() {
    duel()
        .with("one", "B", BESIDE_BLUE, ship -> ship.skill(1).cards(List.of("drawtheirfire")))
        .with(
            "two",
            "B",
            Pose.at(480, 400, 270),
            ship -> ship.skill(2).cards(List.of("drawtheirfire")))
        .attack("critical2 blank2", "blank2")
        .play("use:one/drawtheirfire", "damaged-cockpit")
        .play("use:two/drawtheirfire", "damaged-cockpit")
        .expect("one damage 1", "two damage 1", "blue damage 0");
  }

  /** One takes the critical hit, the other the hits; the target was hit none the less. */
  @Test
  void friendsShareAHitAndTheStealthDeviceGoes() {
    facing("stealthdevice")
        .with("one", "B", BESIDE_BLUE, ship -> ship.skill(1).cards(List.of("drawtheirfire")))
        .with(
            "two",
            "B",
            Pose.at(480, 400, 270),
            ship -> ship.skill(2).cards(List.of("selflessness")))
        .attack("hit2 critical1 blank1", "blank2")
        .play("use:one/drawtheirfire", "damaged-cockpit", "use:two/selflessness")
        .expect("one damage 1", "two damage 2", "blue damage 0", "blue down stealthdevice");
  }

  /** R4-D6 first: the hits that it cancels, Selflessness does not take. */
  @Test
  void selflessnessTakesWhatR4d6Leaves() {
    facing("r4d6")
        .with("friend", "B", BESIDE_BLUE, ship -> ship.skill(1).cards(List.of("selflessness")))
        .attack("hit4", "blank2")
        .play("use:blue/r4d6", "use:friend/selflessness")
        .expect("blue stress 2", "friend damage 2", "blue damage 0");
  }

  /** Once in a game; the next time nothing replaces his destruction. */
  @Test
  void telTrevuraIsSavedOnceFromDarthVaderToo() {
    duel("darthvader")
        .blue(ship -> ship.hull(5).agility(0).cards(List.of("jumpmaster5000.teltrevura")))
        .red(ship -> ship.attack(4))
        .attack("hit5")
        .play("blinded-pilot", "blinded-pilot", "console-fire", "console-fire", "damaged-engine")
        .expect("blue damage 4")
        .play("use:red/darthvader", "shaken-pilot")
        .play("direct-hit", "direct-hit", "direct-hit", "direct-hit")
        .expect("gone blue", "red damage 2");
  }
}
