package io.github.flightstand.rules.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A greedy player uses cards, which it does not know by name, if that is worth it. */
class GreedyWithCardsTest {

  private static final Generator FIRST = n -> 0;

  /** Returns what the player who is asked answers. */
  private static Command answer(CardGame game, List<Card> cards) {
    return new GreedyPlayer(DamageDecks.cards().with(cards)).decide(game.view(), FIRST);
  }

  private static String key(CardGame game, List<Card> cards) {
    return answer(game, cards).key();
  }

  /** Returns what red, who has the card, answers when combat begins. */
  private static String asCombatBegins(Card.Does does) {
    List<Card> cards =
        List.of(CardGame.elite("card").may(Window.COMBAT_PHASE_START, now -> true, does).build());
    return key(CardGame.combat(cards, "red"), cards);
  }

  @Test
  void whatHelpsIsUsed() {
    String use = "use:red/card";
    assertEquals(use, asCombatBegins(now -> List.of(now.gain(TokenType.FOCUS, 1))));
    assertEquals(use, asCombatBegins(now -> List.of(now.gain(TokenType.EVADE, 1))));
    assertEquals(use, asCombatBegins(now -> List.of(new Effect.Lock("red", "blue"))));
    assertEquals(use, asCombatBegins(now -> List.of(new Effect.Suffer("blue", 1, 0))));
    assertEquals(
        use, asCombatBegins(now -> List.of(now.suffer(1, 0), new Effect.Suffer("blue", 3, 0))));
  }

  @Test
  void whatHarmsIsNot() {
    assertEquals("pass", asCombatBegins(now -> List.of(now.gain(TokenType.STRESS, 1))));
    assertEquals("pass", asCombatBegins(now -> List.of(now.suffer(1, 0))));
    assertEquals("pass", asCombatBegins(now -> List.of(now.discard())));
    assertEquals(
        "pass", asCombatBegins(now -> List.of(new Effect.Tokens("blue", TokenType.EVADE, 1))));
    assertEquals(
        "pass", asCombatBegins(now -> List.of(now.suffer(3, 0), new Effect.Suffer("blue", 1, 0))));
  }

  /** A reroll of up to two attack dice, with or without a price. */
  private static CardGame attack(List<Card> cards, String dice) {
    return CardGame.combat(cards, "red")
        .play(Command.of("attack:red", "primary:front").withValue("blue"))
        .play(Command.of("attackDice:red", dice));
  }

  private static List<Card> rerolls(Card.Does cost) {
    return List.of(
        CardGame.elite("card")
            .may(
                Window.MODIFY_ATTACK,
                CardContext::attacking,
                now -> new Domain.Subset(now.dice(Side.ATTACK).rerollable(), 1, 2),
                (now, answer) ->
                    Stream.concat(
                            cost.effects(now).stream(),
                            Stream.of(new Effect.Reroll(Side.ATTACK, answer.indices())))
                        .toList())
            .build());
  }

  @Test
  void whatMissesIsRerolledAndNothingElse() {
    List<Card> cards = rerolls(now -> List.of());
    assertEquals(Optional.of(List.of(1, 2)), answer(attack(cards, "hit1 blank2"), cards).values());
    assertEquals(Optional.of(List.of(2)), answer(attack(cards, "hit2 blank1"), cards).values());
    CardGame hits = attack(cards, "hit3");
    assertEquals("modifyAttack:red done", hits.pending().get(0).id() + " " + key(hits, cards));
  }

  @Test
  void aRerollIsNotWorthAnyPrice() {
    List<Card> cards = rerolls(now -> List.of(now.suffer(2, 0)));
    assertEquals("done", key(attack(cards, "hit1 blank2"), cards));
  }

  /** The card does something after the roll of the defense dice, if its owner guessed them. */
  @Test
  void theLikeliestGuessIsMade() {
    List<Card> cards =
        List.of(
            CardGame.elite("card")
                .may(
                    Window.BEFORE_ROLL_DEFENCE,
                    CardContext::defending,
                    now -> new Domain.OneOf(List.of("0", "1", "2")),
                    (now, answer) ->
                        List.of(now.remember("guess", Integer.parseInt(answer.name()))))
                .must(
                    Window.AFTER_ROLL_DEFENCE,
                    now ->
                        now.defending()
                            && now.memory("guess") == now.dice(Side.DEFENCE).count(Face.EVADE),
                    now ->
                        List.of(
                            new Effect.Add(Side.DEFENCE, Face.EVADE),
                            new Effect.Add(Side.DEFENCE, Face.EVADE)))
                .build());
    CardGame game =
        CardGame.combat(cards, "blue")
            .play(Command.of("attack:red", "primary:front").withValue("blue"))
            .play(Command.of("attackDice:red", "hit3"));
    // Of three defense dice, one at range 3, one or no evade is likeliest: 0.42 and 0.24.
    assertEquals(Optional.of("1"), answer(game, cards).value());
  }

  /** The question comes after the card was used; passing it is no answer that helps. */
  @Test
  void aCardsQuestionIsAnsweredByWhatItDoes() {
    List<Card> cards =
        List.of(
            CardGame.elite("card")
                .may(Window.COMBAT_PHASE_START, now -> true, now -> List.of(new Effect.Ask("whom")))
                .asked(
                    "whom",
                    now -> List.of(Option.of("hurt", List.of("red", "blue"))),
                    (now, answer) -> List.of(new Effect.Suffer(answer.name(), 1, 0)))
                .build());
    CardGame game = CardGame.combat(cards, "red");
    assertEquals("use:red/card", key(game, cards));
    game.play(answer(game, cards));
    assertEquals(Optional.of("blue"), answer(game, cards).value());
  }

  /** What a card adds to an action counts before the action is chosen. */
  @Test
  void theActionThatACardRewardsIsPerformed() {
    for (String action : List.of("focus", "evade", "lock")) {
      List<Card> cards =
          List.of(
              CardGame.elite("card")
                  .must(
                      Window.AFTER_ACTION,
                      now -> now.mine() && now.acted(action),
                      now -> List.of(new Effect.Suffer("blue", 2, 0)))
                  .build());
      CardGame game = new CardGame(cards, "red").plan();
      assertEquals("action:blue", game.pending().get(0).id());
      game.play(Command.of("action:blue", "pass"));
      assertEquals(action, key(game, cards));
    }
  }

  @Test
  void withoutTheCardsAnAbilityIsUsedUnseen() {
    List<Card> cards =
        List.of(
            CardGame.elite("card")
                .may(Window.COMBAT_PHASE_START, now -> true, now -> List.of(now.suffer(1, 0)))
                .build());
    CardGame game = CardGame.combat(cards, "red");
    View view = game.view();
    assertEquals("use:red/card", new GreedyPlayer().decide(view, FIRST).key());
    assertEquals("use:red/card", new GreedyPlayer(DamageDecks.cards()).decide(view, FIRST).key());
  }

  /** Where a decloak along a card's bank ends is weighed as any other's. */
  @Test
  void aDecloakAlongABankIsLegal() {
    List<Card> bent =
        List.of(
            CardGame.elite("bent")
                .modify(Value.TEMPLATE, (now, kind) -> TemplateKind.BANK)
                .build());
    CardGame game =
        new CardGame(bent, "red")
            .with(
                state ->
                    state.with(
                        state
                            .ship("red")
                            .with(state.ship("red").tokens().plus(TokenType.CLOAK, 1))))
            .plan();
    assertEquals("decloak:red", game.pending().get(0).id());
    game.play(answer(game, bent));
  }
}
