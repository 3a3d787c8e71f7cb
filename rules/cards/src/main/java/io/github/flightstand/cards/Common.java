package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * The kinds of effect that many cards have, each as a card in the making.
 *
 * <pre>{@code
 * rerolls("predator", CardKind.ELITE, Side.ATTACK, CardContext::attacking, now -> 1).build()
 * }</pre>
 */
final class Common {

  /** More dice than a pool holds: as many as there are. */
  static final int ALL = 99;

  private Common() {}

  /** When dice of a side are modified, its player may reroll up to some of them. */
  static Card.Builder rerolls(
      String id,
      CardKind kind,
      Side side,
      Predicate<CardContext> when,
      ToIntFunction<CardContext> most) {
    return Card.of(id, kind)
        .may(
            modifying(side),
            when,
            now -> {
              List<Integer> dice = now.dice(side).rerollable();
              return new Domain.Subset(dice, 1, Math.min(most.applyAsInt(now), dice.size()));
            },
            (now, answer) -> List.of(new Effect.Reroll(side, answer.indices())));
  }

  /** When dice of a side are modified, its player may turn up to {@code most} to another face. */
  static Card.Builder turns(
      String id,
      CardKind kind,
      Side side,
      Predicate<CardContext> when,
      Face from,
      Face to,
      int most) {
    return Card.of(id, kind)
        .may(
            modifying(side),
            now -> when.test(now) && now.dice(side).count(from) > 0,
            now -> List.of(new Effect.Turn(side, from, to, most)));
  }

  /** At a moment of its own, the ship may perform a free action: one of these, or any. */
  static Card.Builder freeAction(
      String id,
      CardKind kind,
      Window window,
      Predicate<CardContext> when,
      Card.Does cost,
      String... actions) {
    return Card.of(id, kind)
        .may(
            window,
            now -> now.mine() && when.test(now),
            now -> {
              List<Effect> effects = new ArrayList<>(cost.effects(now));
              effects.add(new Effect.FreeAction(now.me(), List.of(actions)));
              return effects;
            });
  }

  /**
   * A weapon whose hit does something else than its dice say: all dice are canceled, and the
   * defender suffers what {@code does} says.
   */
  static Card.Builder insteadOfHits(String weapon, CardKind kind, Card.Does does) {
    return Card.of(weapon, kind)
        .must(
            Window.HIT,
            CardContext::firing,
            now -> {
              List<Effect> effects = new ArrayList<>(cancelAll(Side.ATTACK));
              effects.addAll(does.effects(now));
              return effects;
            });
  }

  /** Returns what an ion weapon does to the defender: one damage and an ion token. */
  static List<Effect> ionized(CardContext now) {
    return List.of(
        new Effect.Suffer(now.defender(), 1, 0),
        new Effect.Tokens(now.defender(), TokenType.ION, 1));
  }

  /** After an attack of its ship there may be more, and then no other attack this round. */
  static Card.Builder lastAttack(
      String id, CardKind kind, Predicate<CardContext> when, Card.Does attacks) {
    return Card.of(id, kind)
        .may(
            Window.AFTER_ATTACK,
            now -> now.attacking() && unused(now) && when.test(now),
            now -> {
              List<Effect> effects = new ArrayList<>(List.of(use(now)));
              effects.addAll(attacks.effects(now));
              effects.add(now.remember("over", now.state().round()));
              return effects;
            })
        .must(
            Window.ATTACK_DECLARED,
            now -> now.attacking() && !unused(now),
            now -> List.of(now.remember("over", now.state().round())))
        .modify(
            Value.MAY_ATTACK,
            (now, ruling) ->
                now.memory("over") == now.state().round() ? CardRuling.FORBIDS : ruling);
  }

  /** Returns the effects that cancel all results of a side. */
  static List<Effect> cancelAll(Side side) {
    List<Effect> effects = new ArrayList<>();
    for (Face face : Face.values()) {
      effects.add(new Effect.Cancel(side, face, ALL));
    }
    return effects;
  }

  /** When an ability has no condition. */
  static boolean always(CardContext now) {
    return true;
  }

  /** Tests whether a card that is used once a round is still to be used in this one. */
  static boolean unused(CardContext now) {
    return now.memory("round") < now.state().round();
  }

  /** Returns the effect that marks such a card as used. */
  static Effect use(CardContext now) {
    return now.remember("round", now.state().round());
  }

  private static Window modifying(Side side) {
    return side == Side.ATTACK ? Window.MODIFY_ATTACK : Window.MODIFY_DEFENCE;
  }
}
