package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.combat;
import static io.github.flightstand.rules.engine.Duel.fighter;
import static io.github.flightstand.rules.engine.Duel.must;
import static io.github.flightstand.rules.engine.Duel.red;
import static io.github.flightstand.rules.engine.Duel.takes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What happens when damage cards are dealt. */
class DealtCardsTest {

  private static Duel shoot(Duel duel, String attack, String defence) {
    return duel.attack(attack).play("defenceDice:blue", defence);
  }

  @Test
  void eachDealtCardIsAMomentForCards() {
    Card calm = takes("calm", Window.BEFORE_TEXT, TokenType.EVADE);
    Duel duel = shoot(combat(List.of(calm), red(), blue("calm")), "hit2 blank1", "blank2");
    assertEquals(List.of("calm", "calm"), duel.triggered());
    assertEquals(2, duel.tokens("blue", TokenType.EVADE));
  }

  /**
   * 000-134, -138: being dealt a card is no damage, but the card destroys a ship whose hull it
   * reaches.
   */
  @Test
  void aCardThatIsDealtWithoutDamageMayDestroy() {
    Card cruel = must("cruel", Window.MISSED, new Effect.Deal("blue", false));
    Duel.Fighter frail = fighter("blue", "B", 3, 3, 2, 1, 0, Pose.at(400, 650, 270));
    Duel duel = shoot(combat(List.of(cruel), red("cruel"), frail), "blank3", "blank2");
    assertFalse(duel.ship("blue").inPlay());
  }

  /** The rest of what was dealt is over with a ship that a card destroys before the text. */
  @Test
  void aShipMayBeGoneBeforeTheTextOfItsCard() {
    Card brittle =
        must(
            "brittle",
            Window.BEFORE_TEXT,
            now -> now.mine() && now.memory("broken") == 0,
            now -> List.of(now.remember("broken", 1), now.suffer(3, 0)));
    Duel duel = shoot(combat(List.of(brittle), red(), blue("brittle")), "hit1 blank2", "blank2");
    assertEquals(List.of("brittle"), duel.triggered());
    while (!duel.pending().isEmpty() && duel.pending().get(0).player().isEmpty()) {
      duel.play(duel.pending().get(0).id(), duel.pending().get(0).options().get(0).key());
    }
    assertFalse(duel.ship("blue").inPlay());
    assertEquals(List.of(), duel.pending(), "the game is over");
  }

  /** 002-031: of a corvette an opponent picks the section that is dealt the card. */
  @Test
  void anOpponentPicksTheSectionThatIsDealtACard() {
    Card cruel = must("cruel", Window.COMBAT_PHASE_START, new Effect.Deal("huge", false));
    Duel.Fighter huge = new Duel.Fighter(corvette(), Pose.at(700, 600, 270));
    Duel duel =
        Duel.of(List.of(cruel), red("cruel"), huge)
            .play("dial:red", "dial", "1FG")
            .play("dial:huge", "dial", "1FW")
            .play("ready:A", "ready")
            .play("ready:B", "ready")
            .passActions();
    assertEquals("section:huge", duel.pending().get(0).id());
    assertEquals(Optional.of("A"), duel.pending().get(0).player());
    duel.play("section:huge", "section", "aft");
    duel.play(duel.pending().get(0).id(), duel.pending().get(0).options().get(0).key());
    assertEquals(1, duel.ship("huge").section(Optional.of(SectionName.AFT)).damage().size());
    assertEquals(2, duel.ship("huge").section(Optional.of(SectionName.AFT)).shields());
  }

  private static ShipCard corvette() {
    return ShipCard.builder("huge", "B", Dial.parse("1FW+3 2FW+2"))
        .base(BaseSize.HUGE_CORVETTE)
        .skill(4)
        .attack(4)
        .points(90)
        .huge(
            new HugeCard(
                List.of(section(SectionName.FORE), section(SectionName.AFT)),
                4,
                new WeaponRange(2, 4)))
        .build();
  }

  private static SectionCard section(SectionName name) {
    return new SectionCard(
        Optional.of(name), 4, 2, List.of(Action.RECOVER), SectionCard.Crippled.NOTHING);
  }
}
