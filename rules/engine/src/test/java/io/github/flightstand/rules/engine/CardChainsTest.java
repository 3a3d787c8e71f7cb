package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.elite;
import static io.github.flightstand.rules.engine.Duel.may;
import static io.github.flightstand.rules.engine.Duel.red;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How far effects of cards may follow one another, and what becomes of cards meanwhile. */
class CardChainsTest {

  private static final int MOST = 1000;

  /** Begins to roll when its ship acts, and rolls again whatever the die shows. */
  private static Card gambler() {
    return elite("gambler")
        .must(Window.AFTER_ACTION, CardContext::mine, now -> List.of(now.roll(1, "again")))
        .rolled("again", (now, answer) -> List.of(now.roll(1, "again")))
        .build();
  }

  /** Dice in between do not begin a chain anew: chance cannot be asked for ever. */
  @Test
  void aChainOfDiceWithoutAnEndIsRefused() {
    Duel duel = Duel.of(List.of(gambler()), red("gambler"), blue()).plan("1FG");
    duel.play("action:blue", "pass");
    State before = duel.state();
    RefusedException refused =
        assertThrows(
            RefusedException.class,
            () ->
                duel.engine()
                    .play(
                        new Game(before, Chance.Seeded.of(7)), Command.of("action:red", "focus")));
    assertTrue(refused.getMessage().contains("gambler"), refused::getMessage);
    duel.play("action:red", "focus");
    for (int i = 0; i < MOST; i++) {
      duel.play("cardDice:red", "blank1");
    }
    assertTrue(duel.outcome(Command.of("cardDice:red", "blank1")) instanceof Outcome.Refused);
  }

  /** What several effects cause together, each a little, is one chain: it grows no further. */
  @Test
  void aChainThatBranchesIsRefused() {
    Card breeds =
        elite("breeds")
            .must(Window.AFTER_ACTION, CardContext::mine, now -> twice(now))
            .rolled("more", (now, answer) -> twice(now))
            .build();
    Duel duel = Duel.of(List.of(breeds), red("breeds"), blue()).plan("1FG");
    duel.play("action:blue", "pass");
    Outcome.Refused refused = (Outcome.Refused) duel.outcome(Command.of("action:red", "focus"));
    assertTrue(refused.refusal().message().contains("breeds"), refused.refusal()::message);
  }

  private static List<Effect> twice(CardContext now) {
    return List.of(now.roll(0, "more"), now.roll(0, "more"));
  }

  /** A chain is over with its last effect: the next one counts from the beginning. */
  @Test
  void aChainThatEndedLeavesNothingBehind() {
    Card calm =
        may(
            "calm",
            Window.COMBAT_PHASE_START,
            now -> List.of(now.gain(TokenType.FOCUS, 1), now.gain(TokenType.EVADE, 1)));
    Duel duel = Duel.of(List.of(calm), red("calm", "calm"), blue()).plan("1FG").passActions();
    duel.play("ability:A", "use:red/calm");
    assertTrue(duel.state().task().chain() > 0, "the second may still follow");
    duel.play("ability:A", "use:red/calm");
    assertTrue(duel.state().agenda().stream().allMatch(task -> task.chain() == 0));
  }

  private static SectionState whole(ShipState ship) {
    return ship.section(Optional.empty());
  }

  private static State open(State state, int deck, String... faces) {
    DeckState rest = state.decks().get(deck);
    for (String face : faces) {
      rest = rest.dealt().seen(0, face);
    }
    return state.withDeck(deck, rest);
  }

  private static Duel withDamage(Duel duel, String... faces) {
    List<DealtCard> damage =
        List.of(faces).stream()
            .map(face -> new DealtCard(Optional.of(0), Optional.of(face)))
            .toList();
    return duel.with(state -> open(state, 0, faces))
        .with("red", ship -> ship.with(whole(ship).withDamage(damage)));
  }

  /** A card that was used is used, though it moved up when one before it was discarded. */
  @Test
  void cardsMoveUpInWhatWasUsed() {
    Card mends =
        may(
            "mends",
            Window.COMBAT_PHASE_START,
            now -> !now.you().damage().isEmpty(),
            now -> List.of(new Effect.Discard(CardRef.damage(now.me(), Optional.empty(), 0))));
    Duel duel = Duel.of(List.of(mends), red("mends"), blue());
    withDamage(duel, "console-fire", "console-fire").plan("1FG").passActions();
    duel.play("ability:A", "use:red/console-fire#2").play("cardDice:red", "blank1");
    duel.play("ability:A", "use:red/mends");
    assertEquals("attack:red", duel.pending().get(0).id());
    assertEquals(1, duel.ship("red").damage().size());
  }

  /** What a card still has to do to another is done to that one, wherever it moved. */
  @Test
  void cardsMoveUpInWhatIsLeftToDo() {
    Card mends =
        may(
            "mends",
            Window.COMBAT_PHASE_START,
            now -> now.you().damage().size() == 3,
            now ->
                List.of(
                    new Effect.Discard(CardRef.damage(now.me(), Optional.empty(), 0)),
                    new Effect.Discard(CardRef.damage(now.me(), Optional.empty(), 0)),
                    new Effect.TurnDown(CardRef.damage(now.me(), Optional.empty(), 2))));
    Duel duel = Duel.of(List.of(mends), red("mends"), blue());
    withDamage(duel, "damaged-engine", "structural-damage", "weapons-failure");
    duel.plan("1FG").passActions().play("ability:A", "use:red/mends");
    assertEquals(
        List.of(Optional.of("structural-damage"), Optional.empty()),
        duel.ship("red").damage().stream().map(DealtCard::face).toList(),
        "the one that was discarded is not discarded again, and the last is turned down");
  }

  /** A damage card that discards itself goes on with what else it says. */
  @Test
  void aCardThatDiscardsItselfGoesOn() {
    Card fuse =
        Card.of("reference-2015/fuse", CardKind.DAMAGE)
            .must(
                Window.COMBAT_PHASE_START,
                Duel::always,
                now -> List.of(now.remember("lit", 1), now.discard(), now.roll(1, "burn")))
            .rolled(
                "burn",
                (now, answer) ->
                    now.memory("lit") == 0 ? List.of(now.gain(TokenType.STRESS, 1)) : List.of())
            .build();
    Duel duel = Duel.of(List.of(fuse), red(), blue());
    duel.with(
        "red",
        ship ->
            ship.with(
                whole(ship)
                    .withDamage(List.of(new DealtCard(Optional.of(0), Optional.of("fuse"))))));
    duel.plan("1FG").passActions();
    AbilityTask.Resolving resolving = (AbilityTask.Resolving) duel.state().task();
    assertEquals(CardRef.Place.DISCARDED, resolving.card().place());
    duel.play("cardDice:red", "hit1");
    assertEquals(1, duel.tokens("red", TokenType.STRESS));
    assertTrue(duel.ship("red").damage().isEmpty());
  }

  /** 000-148: a damage card that destroys its ship ends what was triggered. */
  @Test
  void aCardWhoseShipIsGoneGoesOn() {
    Card blast =
        Card.of("reference-2015/blast", CardKind.DAMAGE)
            .must(
                Window.COMBAT_PHASE_START,
                Duel::always,
                now -> List.of(now.suffer(4, 0), now.roll(1, "burn")))
            .rolled(
                "burn", (now, answer) -> List.of(new Effect.Tokens("blue", TokenType.STRESS, 1)))
            .build();
    Duel duel = Duel.of(List.of(blast), red(), blue());
    duel.with(
        "red",
        ship ->
            ship.with(
                whole(ship)
                    .withDamage(List.of(new DealtCard(Optional.of(0), Optional.of("blast"))))));
    duel.plan("1FG").passActions();
    for (int i = 0; i < 4; i++) {
      duel.play(duel.pending().get(0).id(), duel.pending().get(0).options().get(0).key());
    }
    assertTrue(!duel.ship("red").inPlay());
    duel.play("cardDice:red", "hit1");
    assertEquals(1, duel.tokens("blue", TokenType.STRESS));
  }
}
