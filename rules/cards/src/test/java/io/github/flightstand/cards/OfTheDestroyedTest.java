package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.BESIDE_RED;
import static io.github.flightstand.cards.CardScenario.duel;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Pairs of cards: one destroys the other's ship. A ship's abilities end with it, except what has
 * begun and names its own end; a ship that is still to attack keeps them until then (reference,
 * card abilities and simultaneous attack).
 */
class OfTheDestroyedTest {

  private static final Pose BESIDE_BLUE = Pose.at(320, 400, 270);

  /** A round in which blue, with a hull of 1, is hit by red before red's wing is attacked. */
  private static CardScenario destroyed(int skillOfBlue, String... cardsOfBlue) {
    return duel()
        .blue(ship -> ship.skill(skillOfBlue).hull(1).cards(List.of(cardsOfBlue)))
        .attack("hit1 blank3", "blank2");
  }

  @Test
  void dengarDoesNotAnswerFromTheGrave() {
    destroyed(3, "jumpmaster5000.dengar").expect("gone blue");
  }

  @Test
  void dengarAnswersWhileHeIsStillToAttack() {
    destroyed(5, "jumpmaster5000.dengar")
        .play("use:blue/jumpmaster5000.dengar", "primary:front red", "hit1 blank3", "blank2")
        .expect("red damage 1", "asks attack:blue")
        .play("primary:front red", "hit1 blank3", "blank2")
        .expect("red damage 2", "gone blue");
  }

  @Test
  void predatorHelpsTheLastAttack() {
    destroyed(5, "predator")
        .play("primary:front red", "hit3 blank1", "use:blue/predator 3", "hit1", "blank2")
        .play("direct-hit", "direct-hit", "direct-hit", "direct-hit", "direct-hit")
        .expect("gone red", "gone blue");
  }

  @Test
  void r5p8BitesBeforeItsShipGoes() {
    destroyed(5, "r5p8").play("use:blue/r5p8", "hit1").expect("red damage 1");
  }

  /** FAQ, Darth Vader: the damage is dealt though his own ship is destroyed by it. */
  @Test
  void vaderTakesBothShipsWithHim() {
    duel("darthvader")
        .red(ship -> ship.hull(2))
        .blue(ship -> ship.hull(1))
        .attack("blank4", "blank2", "use:red/darthvader")
        .play("direct-hit", "direct-hit", "damaged-cockpit")
        .expect("gone red", "gone blue");
  }

  /** What was to end with the phase goes on: Swarm Tactics of a ship that is gone. */
  @Test
  void swarmTacticsOutliveTheLeader() {
    duel()
        .blue(ship -> ship.skill(9))
        .red(ship -> ship.skill(8).hull(1).cards(List.of("swarmtactics")))
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(1))
        .with("foe", "B", BESIDE_BLUE, ship -> ship.skill(5))
        .ability("use:red/swarmtactics wing", "primary:front red", "hit1 blank3", "blank2")
        .play("direct-hit")
        .expect("gone red", "asks attack:wing");
  }

  /** The same for Roark Garnet's skill of 12; a skill beyond it is for the test alone. */
  @Test
  void roarkGarnetsSkillOutlivesHim() {
    duel("hwk290.roarkgarnet")
        .red(ship -> ship.skill(4).hull(1))
        .blue(ship -> ship.skill(13))
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(1))
        .with("foe", "B", BESIDE_BLUE, ship -> ship.skill(5))
        .ability("use:red/hwk290.roarkgarnet wing")
        .play("primary:front red", "hit1 blank3", "blank2", "direct-hit")
        .expect("gone red", "asks attack:wing");
  }

  /** A bodyguard's agility stays for the round. */
  @Test
  void aBodyguardGuardsBeyondHisEnd() {
    duel("bodyguard")
        .red(ship -> ship.skill(4).hull(1))
        .blue(ship -> ship.skill(9))
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(6))
        .with("foe", "B", Pose.at(480, 400, 270), ship -> ship.skill(5))
        .give("red", TokenType.FOCUS, 1)
        .ability("use:red/bodyguard wing", "primary:front red", "hit1 blank3", "blank2")
        .play("direct-hit")
        .expect("gone red")
        .until("attack:foe")
        .play("primary:front wing", "hit4", "evade3")
        .expect("wing damage 1");
  }

  /** Biggs Darklighter draws no fire once he is gone. */
  @Test
  void biggsDrawsFireWhileHeLives() {
    duel("xwing.biggsdarklighter")
        .red(ship -> ship.hull(1))
        .blue(ship -> ship.skill(9))
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(6))
        .with("foe", "B", Pose.at(480, 400, 270), ship -> ship.skill(5))
        .ability("use:red/xwing.biggsdarklighter")
        .lacks("primary:front wing")
        .play("primary:front red", "hit1 blank3", "blank2", "direct-hit")
        .until("attack:foe")
        .offers("primary:front wing");
  }

  /** Howlrunner's help ends with her. */
  @Test
  void howlrunnerHelpsWhileSheLives() {
    duel()
        .blue(ship -> ship.skill(9))
        .with(
            "howl",
            "A",
            BESIDE_RED,
            ship -> ship.hull(1).skill(8).cards(List.of("tiefighter.howlrunner")))
        .until("attack:blue")
        .play("primary:front howl", "hit1 blank3", "blank2", "direct-hit")
        .expect("gone howl")
        .play("primary:front blue", "hit1 blank3")
        .lacks("use:howl/tiefighter.howlrunner");
  }

  /** Who draws a critical hit may die of it, and the target lives. */
  @Test
  void theDrawerDiesInAFriendsPlace() {
    duel()
        .with(
            "friend",
            "B",
            BESIDE_BLUE,
            ship -> ship.skill(1).hull(1).cards(List.of("drawtheirfire")))
        .attack("critical1 blank3", "blank2", "use:friend/drawtheirfire")
        .play("damaged-cockpit")
        .expect("gone friend", "blue damage 0");
  }

  /** Decided: a defender that is only still to attack counts as destroyed for IG-88A. */
  @Test
  void ig88aRecoversAShieldFromAShipThatLingers() {
    duel("aggressor.ig88a")
        .red(ship -> ship.shields(1))
        .blue(ship -> ship.skill(5).hull(1).cards(List.of("predator")))
        .shields("red", 0)
        .attack("hit1 blank3", "blank2", "use:red/aggressor.ig88a")
        .expect("red shields 1", "asks attack:blue")
        .play("primary:front red", "hit3 blank1", "use:blue/predator 3", "blank1", "blank2")
        .expect("red shields 0", "red damage 2", "gone blue");
  }

  /** A detached friend no longer counts: a lone wolf is lone once his friend is gone. */
  @Test
  void theLoneWolfIsAloneOnceHisFriendIsGone() {
    duel("lonewolf")
        .blue(ship -> ship.skill(9))
        .with("friend", "A", BESIDE_RED, ship -> ship.skill(1).hull(1))
        .until("attack:blue")
        .play("primary:front friend", "hit1 blank3", "blank2", "direct-hit")
        .play("primary:front blue", "hit3 blank1")
        .offers("use:red/lonewolf");
  }

  /** A linked ship that is gone shares no stress. */
  @Test
  void theLinkBreaksWithAShip() {
    duel("attannimindlink", "r3a2")
        .blue(ship -> ship.skill(9))
        .with(
            "friend",
            "A",
            BESIDE_RED,
            ship -> ship.skill(1).hull(1).cards(List.of("attannimindlink")))
        .until("attack:blue")
        .play("primary:front friend", "hit1 blank3", "blank2", "direct-hit")
        .play("primary:front blue", "use:red/r3a2")
        .expect("red stress 1", "gone friend", "blue stress 1");
  }
}
