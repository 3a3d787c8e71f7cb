package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.cannon;
import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.missile;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What missiles do. */
class MissilesTest {

  private static final Weapon ROCKETS = missile("protonrockets", 2, 1, Weapon.Cost.FOCUS);

  private static CardScenario firing(String id, int dice) {
    return duel().armed(missile(id, dice, 1, Weapon.Cost.LOCK)).lock("red", "blue");
  }

  /** Friends suffer too, and the defender only what the dice say; the card. */
  @Test
  void assaultMissilesDamageAllAroundTheDefender() {
    duel()
        .armed(missile("assaultmissiles", 4, 2, Weapon.Cost.LOCK))
        .range(2)
        .with("grey", "B", Pose.at(480, 460, 270), card -> card.skill(1))
        .with("wing", "A", Pose.at(320, 460, 90), card -> card.skill(1))
        .lock("red", "blue")
        .fire("assaultmissiles", "hit1 blank3", "blank2")
        .expect("blue damage 1", "grey damage 1", "wing damage 1", "red damage 0");
  }

  /** The second attack costs nothing and is not declined; the card. */
  @Test
  void clusterMissilesAttackTwice() {
    firing("clustermissiles", 3)
        .fire("clustermissiles", "hit1 blank2", "blank2")
        .play("hit2 blank1", "blank2")
        .expect("blue damage 3", "red lock none", "red down clustermissiles")
        .expect("asks attack:blue");
  }

  /** The target is declared once; FAQ. */
  @Test
  void clusterMissilesDeclareOneTarget() {
    duel("r3a2")
        .armed(missile("clustermissiles", 3, 1))
        .fire("clustermissiles", "use:red/r3a2", "blank3", "blank2", "blank3", "blank2")
        .expect("red stress 1", "blue stress 1");
  }

  @Test
  void concussionMissilesTurnABlank() {
    firing("concussionmissiles", 4)
        .fire("concussionmissiles", "blank4", "use:red/concussionmissiles")
        .expect("attack hit1 blank3")
        .lacks("use:red/concussionmissiles");
  }

  @Test
  void ionPulseMissilesGiveTwoIonTokens() {
    firing("ionpulsemissiles", 3)
        .fire("ionpulsemissiles", "hit3", "blank2")
        .expect("blue damage 1", "blue ion 2");
  }

  /** Up to three more dice; the card. */
  @Test
  void protonRocketsRollAgilityMore() {
    duel()
        .red(ship -> ship.agility(4).weapons(List.of(ROCKETS)))
        .give("red", TokenType.FOCUS, 1)
        .fire("protonrockets", "hit5");
  }

  @Test
  void noEvadeTokenHelpsAgainstHomingMissiles() {
    firing("homingmissiles", 4)
        .give("blue", TokenType.EVADE, 1)
        .give("blue", TokenType.FOCUS, 1)
        .fire("homingmissiles", "hit4", "blank2")
        .offers("focus")
        .lacks("evade");
  }

  private static CardScenario harpooning() {
    return duel()
        .armed(missile("harpoonmissiles", 4, 1))
        .blue(ship -> ship.hull(6))
        .with("wing", "B", Pose.at(460, 400, 270), ship -> ship.skill(2))
        .fire("harpoonmissiles", "hit1 blank3", "blank2")
        .expect("blue up harpooned");
  }

  /** A critical result that is left: the others suffer, and it gets a card face down besides. */
  @Test
  void aHarpoonBurstsWithACriticalHit() {
    harpooning()
        .end()
        .attack("critical1 blank3", "blank2", "structural-damage")
        .expect("blue damage 3", "wing damage 1", "red damage 1", "blue down harpooned");
  }

  /** It counts critical hits that the weapon itself cancels; FAQ 4.4.1. */
  @Test
  void aHarpoonBurstsWithACriticalHitOfAnIonCannon() {
    duel()
        .armed(cannon("ioncannon", 3))
        .against("harpooned")
        .with("wing", "B", Pose.at(460, 400, 270), ship -> ship.skill(2))
        .fire("ioncannon", "critical1 blank2", "blank2")
        .expect("blue damage 2", "blue ion 1", "wing damage 1", "blue down harpooned");
  }

  @Test
  void aHarpoonStaysAfterPlainHits() {
    harpooning()
        .end()
        .attack("hit2 blank2", "blank2")
        .expect("blue damage 3", "wing damage 0", "blue up harpooned");
  }

  /** All ships at range 1 of a harpooned ship suffer when it is destroyed. */
  @Test
  void aHarpoonBurstsWithItsShip() {
    harpooning()
        .end()
        .attack("hit3 blank1", "blank2")
        .end()
        .attack("hit3 blank1", "blank2")
        .expect("gone blue", "wing damage 1", "red damage 1");
  }

  /** It destroys whatever its damage; 002-043. */
  @Test
  void aHugeShipDestroysAHarpoonedShip() {
    SectionCard whole =
        new SectionCard(Optional.empty(), 8, 0, List.of(), SectionCard.Crippled.NOTHING, List.of());
    CardScenario.facing("harpooned")
        .at("red", Pose.at(700, 300, 90))
        .with(
            "ram",
            "A",
            Pose.at(400, 560, 270),
            card ->
                ShipCard.builder("ram", "A", Dial.parse("3FW+1"))
                    .base(BaseSize.HUGE_TRANSPORT)
                    .hull(8)
                    .arcs(List.of())
                    .huge(new HugeCard(List.of(whole), 3, new WeaponRange(1, 5))))
        .plan("ram 3FW")
        .until("collisionDice")
        .expect("gone blue");
  }

  /** The action discards it, and a hit does one damage. */
  @Test
  void aHarpoonIsRemovedByAnAction() {
    harpooning()
        .end()
        .until("action:blue")
        .play("card:harpooned", "hit1")
        .expect("blue damage 2", "blue down harpooned");
  }

  /** Agility counts with what changes it, at most three dice. */
  @Test
  void protonRocketsCountTheAgilityOfTheMoment() {
    duel("r2f2")
        .red(ship -> ship.agility(1).weapons(List.of(ROCKETS)))
        .give("red", TokenType.FOCUS, 1)
        .act("card:r2f2")
        .fire("protonrockets", "blank4")
        .expect("attack blank4");
  }
}
