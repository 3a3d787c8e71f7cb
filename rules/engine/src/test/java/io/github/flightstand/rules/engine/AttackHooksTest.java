package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.combat;
import static io.github.flightstand.rules.engine.Duel.elite;
import static io.github.flightstand.rules.engine.Duel.forbids;
import static io.github.flightstand.rules.engine.Duel.may;
import static io.github.flightstand.rules.engine.Duel.must;
import static io.github.flightstand.rules.engine.Duel.red;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.Duel.Fighter;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What cards make of an attack: its range, who modifies its dice or pays for it, and its hit. */
class AttackHooksTest {

  private static Card of(Value<CardRuling> value, String id) {
    return forbids(id, value);
  }

  private static Duel with(Duel duel, String ship, TokenType... tokens) {
    Duel given = duel;
    for (TokenType token : tokens) {
      given = given.with(ship, has -> has.with(has.tokens().plus(token, 1)));
    }
    return given;
  }

  /** 000-003: neither tokens nor cards, at whatever moment, modify dice; canceling is no change. */
  @Test
  void whoMayNotModifyDiceDoesNot() {
    Card sure =
        elite("sure")
            .must(
                Window.AFTER_ROLL_DEFENCE,
                CardContext::defending,
                now -> List.of(new Effect.Add(Side.DEFENCE, Face.EVADE)))
            .must(
                Window.BEFORE_COMPARE,
                CardContext::defending,
                now -> List.of(new Effect.Cancel(Side.ATTACK, Face.HIT, 1)))
            .build();
    Duel duel = combat(List.of(of(Value.MAY_MODIFY, "dazed"), sure), red(), blue("dazed", "sure"));
    with(duel, "blue", TokenType.FOCUS, TokenType.EVADE)
        .attack("hit3")
        .play("defenceDice:blue", "focus2");
    assertTrue(duel.events().contains(new AttackEvent.Hit("red", "blue", 2, 0)));
  }

  /** What one side may not do, the other may. */
  @Test
  void whoMayModifyDiceDoes() {
    Duel duel = combat(List.of(of(Value.MAY_MODIFY, "dazed")), red(), blue("dazed"));
    with(duel, "red", TokenType.FOCUS)
        .attack("focus3")
        .play("modifyAttack:red", "focus")
        .play("defenceDice:blue", "focus2");
    assertTrue(duel.events().contains(new AttackEvent.Hit("red", "blue", 3, 0)));
  }

  /** 000-173: what a card forbids to spend pays for no weapon and for no card. */
  @Test
  void whatMayNotBeSpentPaysForNothing() {
    Card calm =
        may(
            "calm",
            Window.COMBAT_PHASE_START,
            now -> now.maySpend(TokenType.FOCUS),
            now -> List.of(now.spend(TokenType.FOCUS)));
    Weapon gun =
        new Weapon(
            "gun",
            Optional.empty(),
            3,
            new WeaponRange(1, 3),
            FiringArc.FRONT,
            Optional.empty(),
            Optional.of(Weapon.Cost.FOCUS),
            false);
    Fighter red = red("calm", "greedy").with(gun);
    Duel duel = Duel.of(List.of(calm, of(Value.MAY_SPEND, "greedy")), red, blue()).plan("1FG");
    with(duel, "red", TokenType.FOCUS).passActions();
    assertEquals(
        Optional.of("000-003"),
        duel.refusal(Command.of("attack:red", "secondary:gun").withValue("blue")).clause());
    Duel free = Duel.of(List.of(calm), red("calm"), blue()).plan("1FG");
    with(free, "red", TokenType.FOCUS).passActions();
    assertEquals("ability:A", free.pending().get(0).id());
  }

  /** 000-002, -038, -043: the dice are those of the range that the attack counts as. */
  @Test
  void anAttackCountsAsAtAnotherRange() {
    Card near = elite("near").modify(Value.COUNTED_RANGE, (now, range) -> 1).build();
    Duel duel = combat(List.of(near), red("near"), blue());
    duel.attack("hit1 blank3").play("defenceDice:blue", "evade2");
    assertTrue(duel.events().contains(new AttackEvent.Missed("red", "blue")));
  }

  /** 000-046: an attack without results may hit all the same, and then does no damage. */
  @Test
  void anAttackHitsWithoutResults() {
    Card sure =
        elite("sure")
            .modify(Value.HITS, (now, hits) -> true)
            .must(Window.HIT, CardContext::attacking, now -> List.of(now.gain(TokenType.EVADE, 1)))
            .build();
    Duel duel = combat(List.of(sure), red("sure"), blue());
    duel.attack("blank3").play("defenceDice:blue", "blank2");
    assertEquals(1, duel.tokens("red", TokenType.EVADE));
    assertTrue(duel.events().contains(new AttackEvent.Hit("red", "blue", 0, 0)));
    assertEquals(List.of(), duel.ship("blue").suffered());
  }

  /** An attack that hits without results has hit, also for the cards that ask afterwards. */
  @Test
  void anAttackThatACardMakesHitHasHit() {
    Card sure =
        elite("sure")
            .modify(Value.HITS, (now, hits) -> true)
            .must(
                Window.AFTER_ATTACK,
                now -> now.attacking() && now.hit(),
                now -> List.of(now.gain(TokenType.EVADE, 1)))
            .build();
    Duel duel = combat(List.of(sure), red("sure"), blue());
    duel.attack("blank3").play("defenceDice:blue", "blank2");
    assertEquals(List.of("sure"), duel.triggered());
  }

  /** A card that keeps attack dice as they fell leaves defense dice to be modified. */
  @Test
  void frozenDiceOfOneSideLeaveTheOthersFree() {
    Card still =
        must(
            "still",
            Window.AFTER_ROLL_ATTACK,
            CardContext::attacking,
            now -> List.of(new Effect.Freeze(Side.ATTACK)));
    Duel duel = combat(List.of(still), red("still"), blue());
    with(duel, "red", TokenType.FOCUS);
    with(duel, "blue", TokenType.FOCUS).attack("focus3");
    assertEquals("defenceDice:blue", duel.pending().get(0).id());
    duel.play("defenceDice:blue", "focus2");
    assertEquals("modifyDefence:blue", duel.pending().get(0).id());
  }

  /** 000-148: an attack whose attacker goes right before its dice are compared ends there. */
  @Test
  void anAttackEndsWhereTheAttackerGoesBeforeComparing() {
    Card fatal =
        must(
            "fatal",
            Window.BEFORE_COMPARE,
            CardContext::attacking,
            now -> List.of(now.suffer(4, 0)));
    Duel duel = combat(List.of(fatal), red("fatal"), blue());
    duel.attack("hit3").play("defenceDice:blue", "blank2");
    assertEquals(List.of("fatal"), duel.triggered());
    while (!duel.pending().isEmpty() && duel.pending().get(0).player().isEmpty()) {
      duel.play(duel.pending().get(0).id(), duel.pending().get(0).options().get(0).key());
    }
    assertTrue(duel.events().contains(new LossEvent.Destroyed("red")));
    assertTrue(duel.events().stream().noneMatch(AttackEvent.Hit.class::isInstance));
    assertEquals(List.of(), duel.ship("blue").suffered());
  }

  /** A lock and a card reroll; the moment is that of the dice that were rerolled. */
  @Test
  void rerolledDiceAreAMoment() {
    Card attentive =
        elite("attentive")
            .must(
                Window.REROLLED_ATTACK, Duel::always, now -> List.of(now.gain(TokenType.EVADE, 1)))
            .must(
                Window.REROLLED_DEFENCE, Duel::always, now -> List.of(now.gain(TokenType.FOCUS, 1)))
            .build();
    Card again =
        must(
            "again",
            Window.AFTER_ROLL_DEFENCE,
            CardContext::defending,
            now -> List.of(new Effect.Reroll(Side.DEFENCE, List.of(0))));
    Duel duel = combat(List.of(attentive, again), red("attentive"), blue("again"));
    duel.with("red", has -> has.locking(new LockOn("blue", Optional.empty()), 1))
        .attack("blank3")
        .play(Command.of("modifyAttack:red", "lock").withValues(List.of(0)))
        .play("attackDice:red", "blank1")
        .play("defenceDice:blue", "blank2");
    assertEquals(1, duel.tokens("red", TokenType.EVADE));
    assertEquals(0, duel.tokens("red", TokenType.FOCUS));
    duel.play("defenceDice:blue", "blank1");
    assertEquals(1, duel.tokens("red", TokenType.FOCUS));
  }

  @Test
  void aFriendModifiesNothingForItEither() {
    Card helpful =
        must(
            "helpful",
            Window.AFTER_ROLL_ATTACK,
            now -> now.attack().isPresent(),
            now -> List.of(new Effect.Add(Side.ATTACK, Face.HIT)));
    Card dazed = of(Value.MAY_MODIFY, "dazed");
    Duel duel =
        Duel.of(
                List.of(helpful, dazed),
                red("dazed"),
                blue(),
                Duel.fighter("wing", "A", 1, 1, 1, 1, 0, Pose.at(80, 80, 90)).with("helpful"))
            .plan("1FG")
            .passActions();
    duel.attack("blank3");
    assertTrue(duel.triggered().contains("helpful"));
    duel.play("defenceDice:blue", "blank2");
    assertTrue(duel.events().contains(new AttackEvent.Missed("red", "blue")));
  }
}
