package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.seismic;
import static io.github.flightstand.cards.CardScenario.torpedo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What torpedoes do. */
class TorpedoesTest {

  private static CardScenario firing(String id, int dice) {
    return duel().aiming(torpedo(id, dice));
  }

  @Test
  void advancedProtonTorpedoesTurnThreeBlanks() {
    firing("advprotontorpedoes", 5)
        .fire("advprotontorpedoes", "hit1 blank4", "use:red/advprotontorpedoes")
        .expect("attack hit1 focus3 blank1");
  }

  private static CardScenario withMunitions(String... others) {
    List<String> cards = new ArrayList<>(List.of("extramunitions"));
    cards.addAll(List.of(others));
    return duel(cards.toArray(String[]::new))
        .blue(ship -> ship.hull(9))
        .aiming(torpedo("protontorpedoes", 4));
  }

  /** The first time a token goes in place of the card, the second time the card. */
  @Test
  void extraMunitionsFireATorpedoTwice() {
    withMunitions()
        .fire("protontorpedoes", "hit1 blank3", "blank2")
        .expect("red up protontorpedoes")
        .end()
        .lock("red", "blue")
        .fire("protontorpedoes", "hit1 blank3", "blank2")
        .expect("red down protontorpedoes");
  }

  /** A miss brings back the token, as it would the card; decided. */
  @Test
  void extraMunitionsAndAFailsafeKeepBoth() {
    withMunitions("munitionsfailsafe")
        .fire("protontorpedoes", "blank4", "blank2")
        .end()
        .lock("red", "blue")
        .fire("protontorpedoes", "hit1 blank3", "blank2")
        .expect("red up protontorpedoes");
  }

  @Test
  void extraMunitionsDropABombTwice() {
    duel("extramunitions")
        .loaded(seismic("seismiccharges"))
        .at("blue", Pose.at(800, 800, 90))
        .plan("red 1FG")
        .until("drop:red")
        .play("drop:seismiccharges 1F")
        .end()
        .plan("red 1FG")
        .until("drop:red")
        .play("drop:seismiccharges 1F")
        .end()
        .plan("red 1FG")
        .lacks("drop:seismiccharges");
  }

  /** Whether or not the attack hits; the card. */
  @Test
  void flechetteTorpedoesStressALightShip() {
    firing("flechettetorpedoes", 3)
        .fire("flechettetorpedoes", "blank3", "blank2")
        .expect("blue stress 1", "red down flechettetorpedoes", "red lock none");
  }

  @Test
  void flechetteTorpedoesStressNoHeavyShip() {
    duel()
        .blue(ship -> ship.hull(5))
        .aiming(torpedo("flechettetorpedoes", 3))
        .fire("flechettetorpedoes", "hit3", "blank2")
        .expect("blue stress 0", "blue damage 3");
  }

  /** The shield goes after the damage; the card. */
  @Test
  void plasmaTorpedoesTakeAShieldMore() {
    duel()
        .blue(ship -> ship.shields(3))
        .aiming(torpedo("plasmatorpedoes", 4))
        .fire("plasmatorpedoes", "hit1 blank3", "blank2")
        .expect("blue shields 1");
  }

  @Test
  void plasmaTorpedoesTakeNothingWithAMiss() {
    duel()
        .blue(ship -> ship.shields(3))
        .aiming(torpedo("plasmatorpedoes", 4))
        .fire("plasmatorpedoes", "hit1 blank3", "evade1 blank1")
        .expect("blue shields 3");
  }

  @Test
  void protonTorpedoesMakeOneFocusCritical() {
    firing("protontorpedoes", 4)
        .fire("protontorpedoes", "focus2 blank2", "use:red/protontorpedoes")
        .expect("attack critical1 focus1 blank2")
        .lacks("use:red/protontorpedoes");
  }

  private static CardScenario bursting() {
    return duel("seismictorpedo")
        .with("wing", "B", Pose.at(500, 480, 270), ship -> ship.skill(2))
        .range(3)
        .asteroid(400, 420)
        .until("action:red");
  }

  /** Every ship at range 1 rolls for itself, red included; then the obstacle is gone. */
  @Test
  void theSeismicTorpedoBurstsAnObstacle() {
    CardScenario game =
        bursting()
            .play("card:seismictorpedo", "burst rock-1", "hit1", "blank1", "critical1")
            .play("structural-damage")
            .expect("red damage 1", "blue damage 0", "wing damage 1", "red down seismictorpedo");
    assertEquals(0, game.state().table().obstacles().size());
  }

  @Test
  void theSeismicTorpedoNeedsAnObstacleInItsArc() {
    duel("seismictorpedo").asteroid(400, 180).until("action:red").lacks("card:seismictorpedo");
  }
}
