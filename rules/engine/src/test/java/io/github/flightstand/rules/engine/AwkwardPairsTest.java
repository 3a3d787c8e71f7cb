package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.combat;
import static io.github.flightstand.rules.engine.Duel.elite;
import static io.github.flightstand.rules.engine.Duel.forbids;
import static io.github.flightstand.rules.engine.Duel.may;
import static io.github.flightstand.rules.engine.Duel.must;
import static io.github.flightstand.rules.engine.Duel.permits;
import static io.github.flightstand.rules.engine.Duel.red;
import static io.github.flightstand.rules.engine.Duel.takes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.Duel.Fighter;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.CardPile;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Cards that get in one another's way. */
class AwkwardPairsTest {

  /** Whoever would get tokens of a kind gets another instead. */
  private static Card instead(String id, TokenType of, TokenType other) {
    return must(
        id,
        Window.WOULD_GAIN,
        now -> now.mine() && gains(now, of),
        now -> List.of(now.gain(other, 1)));
  }

  private static boolean gains(CardContext now, TokenType marker) {
    return now.proposed()
        .filter(what -> what instanceof Proposed.Tokens tokens && tokens.marker() == marker)
        .isPresent();
  }

  /** An ability replaces an event once: what takes its place may be the same event again. */
  @Test
  void aCardThatReplacesAnEventByItselfDoesSoOnce() {
    Card twice =
        must(
            "twice",
            Window.WOULD_GAIN,
            now -> now.mine() && gains(now, TokenType.FOCUS),
            now -> List.of(now.gain(TokenType.FOCUS, 1), now.gain(TokenType.FOCUS, 1)));
    Duel duel = Duel.of(List.of(twice), red("twice"), blue()).plan("1FG");
    duel.play("action:blue", "pass").play("action:red", "focus");
    assertEquals(2, duel.tokens("red", TokenType.FOCUS));
    assertEquals(List.of("twice"), duel.triggered());
  }

  /** Each of two copies has its turn: 000-158. */
  @Test
  void twoCopiesEachReplaceOnce() {
    Card twice =
        must(
            "twice",
            Window.WOULD_GAIN,
            now -> now.mine() && gains(now, TokenType.FOCUS),
            now -> List.of(now.gain(TokenType.FOCUS, 1), now.gain(TokenType.FOCUS, 1)));
    Duel duel = Duel.of(List.of(twice), red("twice", "twice"), blue()).plan("1FG");
    duel.play("action:blue", "pass").play("action:red", "focus");
    duel.play("ability:A", "use:red/twice");
    assertEquals(4, duel.tokens("red", TokenType.FOCUS));
    assertEquals(3, duel.triggered().size(), "the second replaces both that came of the first");
  }

  /** Two that replace each other's event come to rest: each had its turn. */
  @Test
  void cardsThatReplaceEachOtherComeToRest() {
    List<Card> cards =
        List.of(
            instead("bold", TokenType.EVADE, TokenType.FOCUS),
            instead("meek", TokenType.FOCUS, TokenType.EVADE));
    Duel duel = Duel.of(cards, red("bold", "meek"), blue()).plan("1FG");
    duel.play("action:blue", "pass").play("action:red", "focus");
    assertEquals(List.of("meek", "bold"), duel.triggered());
    assertEquals(1, duel.tokens("red", TokenType.FOCUS));
    assertEquals(0, duel.tokens("red", TokenType.EVADE));
  }

  /** The same of damage, which is suffered one by one: what is passed on does not come back. */
  @Test
  void damageThatTwoShipsPassOnStopsAtTheSecond() {
    Card saint =
        must(
            "saint",
            Window.WOULD_SUFFER,
            now -> !now.mine(),
            now -> List.of(new Effect.Suffer(now.me(), 1, 0)));
    Fighter other = Duel.fighter("red-2", "A", 1, 3, 2, 4, 2, Pose.at(600, 300, 90)).with("saint");
    Fighter first = Duel.fighter("red", "A", 5, 3, 2, 4, 2, Pose.at(400, 300, 90)).with("saint");
    Card burst = must("burst", Window.COMBAT_PHASE_START, new Effect.Suffer("red", 1, 0));
    Duel duel = combat(List.of(saint, burst), first, other, blue("burst"));
    assertEquals(List.of("burst", "saint", "saint"), duel.triggered());
    assertEquals(1, duel.ship("red").shields());
    assertEquals(2, duel.ship("red-2").shields());
  }

  /** 000-003: of two that forbid it takes both away to permit it again. */
  @Test
  void whatTwoForbidStaysForbiddenWithoutOne() {
    Card bound = forbids("bound", Value.MAY_ACT);
    Card gagged = forbids("gagged", Value.MAY_ACT);
    Card free = permits("free", Value.MAY_ACT);
    Duel duel =
        Duel.of(List.of(bound, gagged, free), red("bound", "gagged", "free"), blue()).plan("1FG");
    duel.play("action:blue", "pass");
    assertEquals(Optional.of("000-003"), duel.refusal(Command.of("action:red", "focus")).clause());
    duel.with("red", ship -> turned(ship, 0, false));
    assertTrue(duel.refusal(Command.of("action:red", "focus")).message().contains("gagged"));
    duel.with("red", ship -> turned(ship, 1, false)).play("action:red", "focus");
  }

  private static ShipState turned(ShipState ship, int card, boolean up) {
    List<HeldCard> cards = new ArrayList<>(ship.cards());
    cards.set(card, cards.get(card).turned(up));
    return ship.withCards(cards);
  }

  /** A card that is discarded, and turned up again, while its moment is open had its turn. */
  @Test
  void aCardTurnedUpAgainInItsMomentHadItsTurn() {
    Card spent =
        must(
            "spent",
            Window.COMBAT_PHASE_START,
            now -> List.of(now.gain(TokenType.FOCUS, 1), now.discard()));
    Card recalls =
        may(
            "recalls",
            Window.COMBAT_PHASE_START,
            now -> !now.you().cards().get(0).up(),
            now -> List.of(new Effect.Restore(CardRef.held(now.me(), 0))));
    Duel duel = combat(List.of(spent, recalls), red("spent", "recalls"), blue());
    duel.play("ability:A", "use:red/recalls");
    assertEquals("attack:red", duel.pending().get(0).id());
    assertTrue(duel.ship("red").cards().get(0).up());
    assertEquals(1, duel.tokens("red", TokenType.FOCUS));
  }

  /** A card that serves twice is discarded the second time, and what it served once comes back. */
  @Test
  void aCardThatServesTwiceIsDiscardedTheSecondTime() {
    Card twice = elite("twice").modify(Value.COPIES, (now, copies) -> copies + 1).build();
    Card ends =
        elite("ends")
            .must(Window.PLANNING_END, Duel::always, now -> List.of(now.discard()))
            .must(Window.COMBAT_PHASE_START, Duel::always, now -> List.of(now.discard()))
            .build();
    Card back =
        must(
            "back",
            Window.ACTIVATION_PHASE_START,
            now -> List.of(new Effect.Restore(CardRef.held(now.me(), 1))));
    Duel duel =
        combat(List.of(twice, ends, back), red("twice", "ends"), blue("twice", "ends", "back"));
    assertFalse(duel.ship("red").cards().get(1).up());
    assertTrue(duel.ship("blue").cards().get(1).up());
  }

  /** Damage that comes together is suffered once, and damage that is prevented is not suffered. */
  @Test
  void aMomentFollowsDamageThatWasSuffered() {
    Card winces = takes("winces", Window.SUFFERED, CardContext::mine, TokenType.STRESS);
    Card shell =
        must(
            "shell",
            Window.BEFORE_DAMAGE,
            CardContext::mine,
            now -> List.of(new Effect.Prevent(now.me(), 9, 9)));
    Card blast =
        must(
            "blast",
            Window.COMBAT_PHASE_START,
            new Effect.Suffer("red", 2, 0),
            new Effect.Suffer("blue", 2, 0));
    Duel duel =
        combat(List.of(winces, shell, blast), red("winces", "blast"), blue("winces", "shell"));
    assertEquals(1, duel.tokens("red", TokenType.STRESS));
    assertEquals(0, duel.tokens("blue", TokenType.STRESS));
  }

  /** A card that another discards before its turn in the same moment does nothing. */
  @Test
  void aCardDiscardedBeforeItsTurnIsSilent() {
    Card thief =
        must("thief", Window.COMBAT_PHASE_START, new Effect.Discard(CardRef.held("blue", 0)));
    Card calm = takes("calm", Window.COMBAT_PHASE_START, TokenType.FOCUS);
    Duel duel = combat(List.of(thief, calm), red("thief"), blue("calm"));
    assertEquals(0, duel.tokens("blue", TokenType.FOCUS));
    assertEquals(List.of("thief"), duel.triggered());
  }

  /** 000-148: what a ship destroyed in the same moment would have done does not happen. */
  @Test
  void aShipDestroyedInTheSameMomentDoesNothingMore() {
    Card bolt =
        must(
            "bolt",
            Window.ATTACK_DECLARED,
            CardContext::attacking,
            now -> List.of(new Effect.Suffer("blue", 4, 0)));
    Card answer =
        must(
            "answer",
            Window.ATTACK_DECLARED,
            CardContext::defending,
            now -> List.of(new Effect.Tokens(now.attacker(), TokenType.STRESS, 1)));
    Fighter weak = Duel.fighter("blue", "B", 3, 3, 2, 2, 0, Pose.at(400, 650, 270)).with("answer");
    Fighter third = Duel.fighter("blue-2", "B", 1, 3, 2, 4, 0, Pose.at(700, 650, 270));
    Duel duel = combat(List.of(bolt, answer), red("bolt"), weak, third);
    duel.play("attack:red", "primary:front", "blue");
    while (duel.pending().get(0).player().isEmpty()) {
      duel.play(duel.pending().get(0).id(), duel.pending().get(0).options().get(0).key());
    }
    assertFalse(duel.ship("blue").inPlay());
    assertEquals(0, duel.tokens("red", TokenType.STRESS));
    assertTrue(
        duel.events().stream().noneMatch(AttackEvent.Rolled.class::isInstance),
        "there is nobody to roll against");
  }

  /** A ship that is gone before its bomb is dropped drops none and does not stop the game. */
  @Test
  void aShipDestroyedAsItsDialIsRevealedMovesNoMore() {
    Card trap =
        must(
            "trap",
            Window.REVEALED,
            now -> now.subject().id().equals("blue"),
            now -> List.of(new Effect.Suffer("blue", 4, 0)));
    Fighter weak = Duel.fighter("blue", "B", 3, 3, 2, 2, 0, Pose.at(400, 650, 270));
    Fighter third = Duel.fighter("blue-2", "B", 1, 3, 2, 4, 0, Pose.at(700, 650, 270));
    Duel duel = Duel.of(List.of(trap), red("trap"), weak, third).plan("1FG");
    while (!duel.pending().get(0).id().equals("action:red")) {
      duel.play(duel.pending().get(0).id(), duel.pending().get(0).options().get(0).key());
    }
    assertFalse(duel.ship("blue").inPlay());
    assertTrue(
        duel.events().stream()
            .noneMatch(e -> e instanceof MoveEvent.Moved moved && moved.ship().equals("blue")));
  }

  /** 000-144: with both piles empty a chain deals stand-ins, and turning one up does nothing. */
  @Test
  void aChainThatEmptiesTheDeckDealsStandIns() {
    Card rain =
        must(
            "rain",
            Window.COMBAT_PHASE_START,
            new Effect.Deal("blue", true),
            new Effect.Deal("blue", true),
            new Effect.TurnUp(CardRef.damage("blue", Optional.empty(), 1)),
            new Effect.Discard(CardRef.damage("blue", Optional.empty(), 1)),
            new Effect.Discard(CardRef.damage("blue", Optional.empty(), 0)),
            new Effect.Deal("blue", true));
    Duel duel = Duel.of(List.of(rain), red("rain"), blue());
    duel.with(AwkwardPairsTest::lastCard).plan("1FG").passActions();
    duel.play("card:blue", "structural-damage");
    duel.play("card:blue", "structural-damage");
    assertEquals("attack:red", duel.pending().get(0).id());
    assertEquals(
        List.of(true, false),
        duel.ship("blue").damage().stream().map(DealtCard::standsIn).toList(),
        "the stand-in moved up, and the card that was discarded is dealt again");
  }

  /** Of B's deck one card is left; the others are as if they lay in the box. */
  private static State lastCard(State state) {
    return state.withDeck(
        1,
        new DeckState(
            state.decks().get(1).composition(),
            List.of(CardPile.EMPTY.with("structural-damage")),
            1,
            CardPile.EMPTY));
  }

  /** 000-030: a skill that rises in mid-phase passes a ship over until it falls again. */
  @Test
  void aSkillThatRisesAndFallsKeepsItsChance() {
    Card surge =
        elite("surge")
            .must(
                Window.COMBAT_TURN_START,
                now -> now.subject().id().equals("red"),
                now -> List.of(now.begin()))
            .must(
                Window.COMBAT_TURN_END,
                now -> now.subject().id().equals("red") && now.begun(),
                now -> List.of(now.remember("since", 0)))
            .modify(Value.SKILL, (now, was) -> now.begun() ? Optional.of(9) : Optional.empty())
            .build();
    Duel duel = combat(List.of(surge), red(), blue("surge"));
    duel.play("attack:red", "pass");
    assertEquals("attack:blue", duel.pending().get(0).id());
  }

  /** An attack inside an attack: its own moments come at once, the outer one's go on after. */
  @Test
  void anAttackInsideAnAttackIsWholeBeforeTheOuterGoesOn() {
    Card riposte =
        must(
            "riposte",
            Window.AFTER_ROLL_ATTACK,
            now -> now.defending() && now.memory("done") == 0,
            now -> List.of(now.remember("done", 1), new Effect.Attack(now.me(), List.of())));
    Card counts = takes("counts", Window.AFTER_ATTACK, TokenType.FOCUS);
    Duel duel = combat(List.of(riposte, counts), red(), blue("riposte", "counts"));
    duel.attack("hit1 blank2");
    duel.play("attack:blue", "primary:front", "red").play("attackDice:blue", "blank3");
    duel.play("defenceDice:red", "blank2");
    assertEquals(List.of("riposte", "counts"), duel.triggered());
    assertEquals("defenceDice:blue", duel.pending().get(0).id());
    duel.play("defenceDice:blue", "blank2").play("modifyDefence:blue", "done");
    assertEquals(List.of("riposte", "counts", "counts"), duel.triggered());
    assertEquals(1, duel.ship("blue").damage().size());
  }

  /** One takes what another gives: who comes first decides, and both had their turn. */
  @Test
  void aTokenGivenAndTakenInOneMoment() {
    Card gives = takes("gives", Window.COMBAT_PHASE_START, TokenType.FOCUS);
    Card takes =
        must(
            "takes",
            Window.COMBAT_PHASE_START,
            now -> now.state().ship("red").tokens().of(TokenType.FOCUS) > 0,
            now -> List.of(new Effect.Tokens("red", TokenType.FOCUS, -1)));
    Duel first = combat(List.of(gives, takes), red("gives"), blue("takes"));
    assertEquals(0, first.tokens("red", TokenType.FOCUS));
    Duel own = combat(List.of(gives, takes), red("takes", "gives"), blue());
    assertEquals(0, own.tokens("red", TokenType.FOCUS), "its reason came up while it was A's turn");
  }

  /** 000-002: a mission's rule has the last word over a card that came later. */
  @Test
  void aMissionsRuleComesLast() {
    Card mission =
        Card.of("storm", CardKind.MISSION)
            .modifyAny(Value.AGILITY, (now, was) -> Math.min(was, 1))
            .build();
    Card agile = elite("agile").modify(Value.AGILITY, (now, was) -> was + 2).build();
    Duel duel = combat(List.of(mission, agile), red(), blue("storm", "agile"));
    duel.attack("blank3");
    assertTrue(duel.pending().get(0).option("evade1").isPresent(), "one die, not three");
  }

  /** What is chosen among an ability's ways is asked again of the second copy. */
  @Test
  void copiesWithAChoiceAreToldApart() {
    Card picks =
        elite("picks")
            .react(
                Window.COMBAT_PHASE_START,
                true,
                Duel::always,
                now -> List.of(Option.of("calm"), Option.of("wary")),
                (now, answer) ->
                    List.of(
                        now.gain(
                            answer.key().equals("calm") ? TokenType.FOCUS : TokenType.EVADE, 1)))
            .build();
    Duel duel = combat(List.of(picks), red("picks", "picks"), blue());
    duel.play("ability:A", "use:red/picks#2:calm").play("ability:A", "use:red/picks:wary");
    assertEquals(1, duel.tokens("red", TokenType.FOCUS));
    assertEquals(1, duel.tokens("red", TokenType.EVADE));
  }
}
