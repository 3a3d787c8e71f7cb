package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.BESIDE_RED;
import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;
import static io.github.flightstand.cards.CardScenario.seismic;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What Rebel crew does. */
class RebelCrewTest {

  @Test
  void c3poAddsAnEvadeToARightGuess() {
    facing("c3po")
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit1 blank3", "use:blue/c3po 0", "blank2")
        .expect("defence evade1 blank2");
  }

  @Test
  void c3poAddsNothingToAWrongGuess() {
    facing("c3po")
        .give("blue", TokenType.FOCUS, 1)
        .attack("hit1 blank3", "use:blue/c3po 1", "blank2")
        .expect("defence blank2");
  }

  /** The change is for the attack that the card grants, and that is the last; FAQ. */
  @Test
  void lukeSkywalkerAttacksAgainAndTurnsAFocus() {
    duel("lukeskywalker")
        .attack("focus2 blank2")
        .lacks("use:red/lukeskywalker")
        .play("evade2", "use:red/lukeskywalker", "primary:front blue", "focus2 blank2")
        .play("use:red/lukeskywalker")
        .expect("attack hit1 focus1 blank2")
        .play("evade2")
        .lacks("use:red/lukeskywalker");
  }

  @Test
  void janOrsGivesAnEvadeTokenForFocusOnceARound() {
    duel()
        .with("wing", "A", BESIDE_RED, "janors")
        .until("action:wing")
        .play("focus", "use:wing/janors")
        .expect("wing evade 1", "wing focus 0")
        .act("focus")
        .expect("red focus 1", "red evade 0");
  }

  @Test
  void janOrsHelpsAFriendInHerReach() {
    duel()
        .with("wing", "A", BESIDE_RED, "janors")
        .act("focus", "use:wing/janors")
        .expect("red evade 1", "red focus 0");
  }

  @Test
  void nienNunbMakesStraightManeuversGreen() {
    duel("niennunb")
        .give("red", TokenType.STRESS, 1)
        .plan("red 4FW")
        .until("action:red")
        .expect("red stress 0");
  }

  /** Where a card and the reference differ, the card counts (000-002); the FAQ says so as well. */
  @Test
  void nienNunbMakesTheStraightOfAnIonizedShipGreen() {
    duel("niennunb")
        .range(3)
        .give("red", TokenType.STRESS, 1)
        .give("red", TokenType.ION, 1)
        .give("red", ionized -> ionized.withDial(Optional.empty(), false, true))
        .until("attack:red")
        .expect("red stress 0", "red ion 0");
  }

  @Test
  void nienNunbDoesNotMakeKoiogranTurnsGreen() {
    duel("niennunb").plan("red 4KR").until("attack:red").expect("red stress 1");
  }

  @Test
  void kyleKatarnFocusesWhenStressGoes() {
    duel("kylekatarn")
        .range(3)
        .give("red", TokenType.STRESS, 1)
        .plan("red 1FG")
        .ability("use:red/kylekatarn")
        .expect("red stress 0", "red focus 1");
  }

  @Test
  void kyleKatarnNeedsStressToLose() {
    duel("kylekatarn")
        .range(3)
        .plan("red 1FG")
        .until("action:blue")
        .play("pass")
        .expect("asks action:red");
  }

  @Test
  void wookieeCommandosRerollFocusResults() {
    duel("wookieecommandos")
        .attack("hit1 focus2 blank1")
        .refused("use:red/wookieecommandos 3", "")
        .play("use:red/wookieecommandos 1,2", "hit2")
        .expect("attack hit3 blank1");
  }

  @Test
  void reyKeepsAFocusTokenForTheNextRound() {
    duel("rey")
        .give("red", TokenType.FOCUS, 2)
        .combat()
        .ability("use:red/rey")
        .expect("asks dial:red", "red focus 0")
        .ability("use:red/rey")
        .expect("red focus 1")
        .lacks("use:red/rey");
  }

  @Test
  void hanSoloSpendsALockToTurnFocusResults() {
    duel("hansolo")
        .lock("red", "blue")
        .attack("hit1 focus2 blank1", "use:red/hansolo")
        .expect("attack hit3 blank1", "red lock none");
  }

  @Test
  void hanSoloNeedsALock() {
    duel("hansolo").attack("hit1 focus2 blank1").lacks("use:red/hansolo");
  }

  @Test
  void leeboBoostsAndIsIonized() {
    duel("leebo").range(3).act("card:leebo", "boost:left").expect("red ion 1");
  }

  /** A face-down card is shown when it is discarded; the rest of the damage meets the shield. */
  @Test
  void chewbaccaDiscardsACardForAShield() {
    duel()
        .blue(ship -> ship.cards(List.of("chewbacca")).shields(1))
        .shields("blue", 0)
        .attack("hit2 blank2", "blank2", "use:blue/chewbacca", "direct-hit")
        .expect("blue damage 0", "blue shields 0", "blue down chewbacca");
  }

  /** He acts before a ship without hull left is destroyed; decided. */
  @Test
  void chewbaccaSavesHisShipAlone() {
    duel("chewbacca")
        .blue(ship -> ship.cards(List.of("chewbacca")).hull(1))
        .attack("critical1 blank3", "blank2", "direct-hit")
        .lacks("use:red/chewbacca")
        .play("use:blue/chewbacca")
        .expect("blue damage 0", "red up chewbacca");
  }

  @Test
  void r2d2OfTheCrewRecoversAShieldAtARisk() {
    CardScenario duel =
        duel("r2d2-swx22")
            .red(ship -> ship.shields(1))
            .shields("red", 0)
            .defend("hit2 blank2", "blank2")
            .ability("use:red/r2d2-swx22", "hit1", "1", "blinded-pilot")
            .expect("red shields 1", "red damage 2");
    assertEquals(Optional.of("blinded-pilot"), duel.state().ship("red").suffered().get(1).face());
  }

  /** A single card needs no lot; without shields on its card a ship recovers none. */
  @Test
  void r2d2OfTheCrewNeedsToLackShields() {
    duel("r2d2-swx22")
        .red(ship -> ship.shields(1))
        .shields("red", 0)
        .defend("hit1 blank3", "blank2")
        .ability("use:red/r2d2-swx22", "hit1", "blinded-pilot")
        .expect("asks dial:red", "red shields 1");
    duel("r2d2-swx22").until("attack:blue").end().expect("red shields 0");
  }

  @Test
  void sabineDamagesAnEnemyNearABomb() {
    duel("sabinewren")
        .loaded(seismic("seismic"))
        .at("blue", Pose.at(400, 200, 90))
        .plan("red 2FG")
        .until("drop:red")
        .play("drop:seismic 1F")
        .until("ability:A")
        .lacks("pass")
        .play("use:red/sabinewren blue")
        .expect("blue damage 2", "red damage 0");
  }

  /** Neither an enemy's bomb nor a friend near hers counts; once a round. */
  @Test
  void sabineUsesOneFriendlyBomb() {
    duel("sabinewren")
        .blue(ship -> ship.bombs(List.of(seismic("seismic"))))
        .at("blue", Pose.at(400, 420, 90))
        .plan("blue 2FG")
        .until("drop:blue")
        .play("drop:seismic 1F")
        .until("attack:red")
        .expect("blue damage 0", "red damage 1");
    duel("sabinewren")
        .loaded(seismic("seismic"))
        .with(
            "mate",
            "A",
            Pose.at(440, 300, 90),
            ship -> ship.skill(4).bombs(List.of(seismic("seismic"))))
        .at("blue", Pose.at(420, 200, 90))
        .plan("red 2FG", "mate 2FG")
        .until("drop:mate")
        .play("drop:seismic 1F")
        .until("drop:red")
        .play("drop:seismic 1F")
        .until("next:A")
        .play("token bomb-2", "use:red/sabinewren blue")
        .until("attack:blue")
        .expect("blue damage 3");
  }

  @Test
  void leeboGivesNoIonTokenWithoutABoost() {
    duel("leebo").act("card:leebo", "pass").expect("red ion 0");
  }

  /** He guesses before dice are rolled, at least one; range and cards may add it. */
  @Test
  void c3poGuessesNothingWithoutADefenseDie() {
    duel("c3po").red(ship -> ship.agility(0)).defend("hit1 blank3").lacks("use:red/c3po");
    duel("c3po").red(ship -> ship.agility(0)).range(3).defend("hit1 blank2").offers("use:red/c3po");
  }

  /** He spends the lock, and not one that R5-K6 has just brought back. */
  @Test
  void hanSoloSpendsTheLock() {
    duel("hansolo", "r5k6")
        .lock("red", "blue")
        .attack("focus2 blank2", "use:red/hansolo", "evade1")
        .expect("red lock blue");
    duel("hansolo", "r5k6")
        .lock("red", "blue")
        .attack("focus2 blank2", "lock 2,3", "evade1", "focus1 blank1")
        .expect("red lock blue")
        .lacks("use:red/hansolo");
  }
}
