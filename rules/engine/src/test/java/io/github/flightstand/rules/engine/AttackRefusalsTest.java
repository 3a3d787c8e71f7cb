package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.combat;
import static io.github.flightstand.rules.engine.Duel.fighter;
import static io.github.flightstand.rules.engine.Duel.may;
import static io.github.flightstand.rules.engine.Duel.red;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState.Status;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Attacks that are refused, each with its own clause and a sentence that is true. */
class AttackRefusalsTest {

  private static final Weapon LASER =
      new Weapon(
          "laser",
          Optional.of(Weapon.Kind.CANNON),
          3,
          new WeaponRange(1, 3),
          FiringArc.TURRET,
          Optional.empty(),
          Optional.empty(),
          false);

  private static void assertRefused(String clause, String message, Duel duel, String key) {
    String attacker = duel.pending().get(0).id();
    Refusal refusal = duel.refusal(Command.of(attacker, key).withValue("blue"));
    assertEquals(Optional.of(clause), refusal.clause());
    assertEquals(message, refusal.message());
  }

  /** Two attacks with the primary weapon, one with each other. */
  @Test
  void aHugeShipHasMadeItsAttacks() {
    SectionCard whole =
        new SectionCard(Optional.empty(), 8, 0, List.of(), SectionCard.Crippled.NOTHING, List.of());
    ShipCard huge =
        ShipCard.builder("red", "A", Dial.parse("1FW+1"))
            .base(BaseSize.HUGE_TRANSPORT)
            .skill(9)
            .attack(3)
            .hull(8)
            .arcs(List.of(FiringArc.TURRET))
            .weapons(List.of(LASER))
            .huge(new HugeCard(List.of(whole), 3, new WeaponRange(1, 5)))
            .build();
    Duel duel = Duel.of(List.of(), new Duel.Fighter(huge, Pose.at(400, 250, 90)), blue());
    duel.play("dial:red", "dial", "1FW").play("dial:blue", "dial", "1FG");
    duel.play("ready:A", "ready").play("ready:B", "ready").passActions();
    duel.play("attack:red", "secondary:laser", "blue").play("attackDice:red", "blank3");
    duel.play("defenceDice:blue", duel.pending().get(0).options().get(0).key());
    String message = "'red' has made all attacks of the round with that weapon";
    assertRefused("002-024", message, duel, "secondary:laser");
  }

  @Test
  void aCardGrantsAnAttackWithAnotherWeapon() {
    Card again =
        may(
            "again",
            Window.AFTER_ATTACK,
            CardContext::attacking,
            now -> List.of(new Effect.Attack(now.me(), List.of("primary"))));
    Duel duel = combat(List.of(again), red("again").with(LASER), blue()).attack("blank3");
    duel.play("defenceDice:blue", "blank2").play("ability:A", "use:red/again");
    String message = "the card that grants this attack names other weapons than that";
    assertRefused("000-002", message, duel, "secondary:laser");
  }

  @Test
  void aShipInReserveIsNotGone() {
    Duel.Fighter foe = fighter("foe", "B", 2, 3, 2, 4, 0, blue().pose());
    Duel duel =
        combat(List.of(), red(), foe, new Duel.Fighter(blue().card(), Pose.at(400, 90, 90)));
    duel.with(state -> state.with(state.ship("blue").with(Status.RESERVE)));
    duel.with(state -> state.with(state.table().without("blue")));
    Command attack = Command.of("attack:red", "primary:front").withValue("blue");
    assertEquals("'blue' is in reserve", duel.refusal(attack).message());
  }
}
