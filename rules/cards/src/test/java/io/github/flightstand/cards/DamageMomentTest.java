package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.facing;

import org.junit.jupiter.api.Test;

/**
 * Pairs of cards at the moment when a damage card was dealt and its text is still to be resolved
 * (FAQ, Chewbacca and Determination). A card that is gone is no cause for the other any more.
 */
class DamageMomentTest {

  /** Dengar blinds who attacks him: the next turn in which that ship may attack is not this one. */
  @Test
  void aPilotBlindedInHisTurnAttacksInNoOther() {
    facing("jumpmaster5000.dengar")
        .attack("blank4", "blank2", "use:blue/jumpmaster5000.dengar", "primary:front red")
        .play("critical1 blank3", "blank2", "blinded-pilot")
        .end()
        .plan()
        .until("attack:")
        .expect("asks attack:blue")
        .end()
        .combat();
  }

  private static CardScenario dealt(String damage, String... cardsOfRed) {
    return duel(cardsOfRed)
        .red(ship -> ship.shields(1))
        .shields("red", 0)
        .defend("critical1 blank3", "blank2", damage);
  }

  @Test
  void theAstromechIsSparedAfterDetermination() {
    dealt("damaged-cockpit", "determination", "integratedastromech", "r2d2")
        .play("use:red/determination")
        .expect("red damage 0", "red up r2d2");
  }

  @Test
  void determinationHasNothingToDoAfterTheAstromech() {
    dealt("damaged-cockpit", "determination", "integratedastromech", "r2d2")
        .play("use:red/integratedastromech r2d2")
        .expect("red damage 0", "red down r2d2");
  }

  @Test
  void chewbaccaOfTheCrewIsSparedByDetermination() {
    dealt("damaged-cockpit", "chewbacca", "determination")
        .play("use:red/determination")
        .expect("red damage 0", "red shields 0", "red up chewbacca");
  }

  @Test
  void thePilotTurnsDownWhatTheCrewDiscards() {
    dealt("damaged-engine", "yt1300.chewbacca", "chewbacca")
        .play("use:red/yt1300.chewbacca", "use:red/chewbacca")
        .expect("red damage 0", "red shields 1", "red down chewbacca");
  }

  /** Turned down, the card has no trait and no text for Determination any more. */
  @Test
  void determinationDoesNothingToACardThatLiesFaceDown() {
    dealt("damaged-cockpit", "yt1300.chewbacca", "determination")
        .play("use:red/yt1300.chewbacca")
        .expect("red damage 1");
  }
}
