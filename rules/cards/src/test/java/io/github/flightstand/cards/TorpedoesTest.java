package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.torpedo;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What torpedoes do. */
class TorpedoesTest {

  private static CardScenario firing(String id, int dice) {
    return duel()
        .red(ship -> ship.weapons(List.of(torpedo(id, dice))))
        .range(2)
        .lock("red", "blue")
        .combat();
  }

  @Test
  void advancedProtonTorpedoesTurnThreeBlanks() {
    firing("advprotontorpedoes", 5)
        .play("secondary:advprotontorpedoes blue", "hit1 blank4", "use:red/advprotontorpedoes")
        .expect("attack hit1 focus3 blank1");
  }

  /** Whether or not the attack hits; the card. */
  @Test
  void flechetteTorpedoesStressALightShip() {
    firing("flechettetorpedoes", 3)
        .play("secondary:flechettetorpedoes blue", "blank3", "blank2")
        .expect("blue stress 1", "red down flechettetorpedoes", "red lock none");
  }

  @Test
  void flechetteTorpedoesStressNoHeavyShip() {
    duel()
        .red(ship -> ship.weapons(List.of(torpedo("flechettetorpedoes", 3))))
        .blue(ship -> ship.hull(5))
        .range(2)
        .lock("red", "blue")
        .combat()
        .play("secondary:flechettetorpedoes blue", "hit3", "blank2")
        .expect("blue stress 0", "blue damage 3");
  }

  /** The shield goes after the damage; the card. */
  @Test
  void plasmaTorpedoesTakeAShieldMore() {
    duel()
        .red(ship -> ship.weapons(List.of(torpedo("plasmatorpedoes", 4))))
        .blue(ship -> ship.shields(3))
        .range(2)
        .lock("red", "blue")
        .combat()
        .play("secondary:plasmatorpedoes blue", "hit1 blank3", "blank2")
        .expect("blue shields 1");
  }

  @Test
  void plasmaTorpedoesTakeNothingWithAMiss() {
    duel()
        .red(ship -> ship.weapons(List.of(torpedo("plasmatorpedoes", 4))))
        .blue(ship -> ship.shields(3))
        .range(2)
        .lock("red", "blue")
        .combat()
        .play("secondary:plasmatorpedoes blue", "hit1 blank3", "evade1 blank1")
        .expect("blue shields 3");
  }

  @Test
  void protonTorpedoesMakeOneFocusCritical() {
    firing("protontorpedoes", 4)
        .play("secondary:protontorpedoes blue", "focus2 blank2", "use:red/protontorpedoes")
        .expect("attack critical1 focus1 blank2")
        .lacks("use:red/protontorpedoes");
  }
}
