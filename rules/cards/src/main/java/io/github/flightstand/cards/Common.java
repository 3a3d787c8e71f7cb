package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Card.React;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Rerolls;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * The kinds of effect that many cards have, each as a card in the making.
 *
 * <pre>{@code
 * rerolls(Card.of("predator", CardKind.ELITE), Side.ATTACK, Terms::primary, now -> 1).build()
 * }</pre>
 */
final class Common {

  /** More dice than a pool holds: as many as there are. */
  static final int ALL = 99;

  private Common() {}

  /** Adds to a card that its player may reroll some dice of a side when they are modified. */
  static Card.Builder rerolls(
      Card.Builder card, Side side, Predicate<CardContext> when, ToIntFunction<CardContext> most) {
    Rerolls rerolls = new Rerolls(side);
    return rerolling(card, rerolls, when, most, rerolls);
  }

  /** Adds such an ability, at a cost that may depend on the dice, which may be the opponent's. */
  static Card.Builder rerolls(
      Card.Builder card,
      Side side,
      Predicate<CardContext> when,
      ToIntFunction<CardContext> most,
      React.Then cost) {
    return rerolling(
        card,
        new Rerolls(side),
        when,
        most,
        (now, answer) -> {
          List<Effect> effects = new ArrayList<>(cost.effects(now, answer));
          effects.add(new Effect.Reroll(side, answer.indices()));
          return effects;
        });
  }

  private static Card.Builder rerolling(
      Card.Builder card,
      Rerolls rerolls,
      Predicate<CardContext> when,
      ToIntFunction<CardContext> most,
      React.Then then) {
    return card.may(
        modifying(rerolls.side()), when, now -> rerolls.choice(now, most.applyAsInt(now)), then);
  }

  /** Adds to a card that its player may reroll up to {@code most} dice that show a face. */
  static Card.Builder rerolls(
      Card.Builder card, Side side, Face face, Predicate<CardContext> when, int most) {
    Rerolls rerolls = new Rerolls(side, List.of(face));
    return rerolling(card, rerolls, when, now -> most, rerolls);
  }

  /** Attacking or defending, the ship may reroll as many dice as there are ships of some kind. */
  static Card rerollsForEach(String id, Function<CardContext, List<String>> ships) {
    ToIntFunction<CardContext> most = now -> ships.apply(now).size();
    Card.Builder card = Card.of(id, CardKind.PILOT);
    rerolls(card, Side.ATTACK, now -> now.attacking() && most.applyAsInt(now) > 0, most);
    rerolls(card, Side.DEFENCE, now -> now.defending() && most.applyAsInt(now) > 0, most);
    return card.build();
  }

  /** Adds to a card that its player may turn up to {@code most} dice of a side to another face. */
  static Card.Builder turns(
      Card.Builder card, Side side, Predicate<CardContext> when, Face from, Face to, int most) {
    return card.may(
        modifying(side),
        now -> when.test(now) && now.dice(side).count(from) > 0,
        now -> List.of(new Effect.Turn(side, from, to, most)));
  }

  /**
   * At a moment of its own, the ship may perform a free action: one of these, or any. What comes of
   * it, {@code then}, happens if it does.
   */
  static Card.Builder freeAction(
      String id,
      CardKind kind,
      Window window,
      Predicate<CardContext> when,
      Card.Does then,
      String... actions) {
    return Card.of(id, kind)
        .may(
            window,
            now -> now.mine() && !now.barredByStress() && when.test(now),
            now -> {
              List<Effect> effects = new ArrayList<>();
              effects.add(new Effect.FreeAction(now.me(), List.of(actions)));
              effects.add(new Effect.IfActed());
              effects.addAll(then.effects(now));
              return effects;
            });
  }

  /**
   * The ship treats some maneuvers as green. That it may is always used (decided); what makes a
   * maneuver harder wins (000-103).
   */
  static Card.Builder green(String id, CardKind kind, Predicate<Maneuver> which) {
    return Card.of(id, kind)
        .modify(
            Value.DIFFICULTY,
            (now, difficulty) ->
                now.question().maneuver().filter(which).isPresent()
                    ? Difficulty.GREEN
                    : difficulty);
  }

  /**
   * A weapon whose hit does something else than its dice say: all dice are canceled, and the
   * defender suffers what {@code does} says. A harpoon still counts the critical hits among them.
   */
  static Card.Builder insteadOfHits(String weapon, CardKind kind, Card.Does does) {
    return Card.of(weapon, kind)
        .must(
            Window.HIT,
            CardContext::firing,
            now -> {
              List<Effect> effects = new ArrayList<>();
              if (Conditions.isHarpooned(now.ship(now.defender()))) {
                int criticals = now.dice(Side.ATTACK).count(Face.CRITICAL);
                effects.add(now.remember(Conditions.CRITICALS, criticals));
              }
              effects.addAll(Terms.cancelAll(Side.ATTACK));
              effects.addAll(does.effects(now));
              return effects;
            });
  }

  /** After an attack of its ship there may be more, and then no other attack this round. */
  static Card.Builder lastAttack(
      String id, CardKind kind, Predicate<CardContext> when, Card.Does attacks) {
    return Card.of(id, kind)
        .may(
            Window.AFTER_ATTACK,
            now -> now.attacking() && Terms.unused(now) && when.test(now),
            now -> {
              List<Effect> effects = new ArrayList<>(List.of(Terms.use(now)));
              effects.addAll(attacks.effects(now));
              effects.add(now.remember("over", now.state().round()));
              return effects;
            })
        .must(
            Window.ATTACK_DECLARED,
            now -> now.attacking() && !Terms.unused(now),
            now -> List.of(now.remember("over", now.state().round())))
        .modify(
            Value.MAY_ATTACK,
            (now, ruling) ->
                now.memory("over") == now.state().round() ? CardRuling.FORBIDS : ruling);
  }

  /**
   * Adds to a card that its ship may, once a round, attack a certain ship and no other. An attack
   * that another card grants after this one is free to choose.
   */
  static Card.Builder attacksOne(
      Card.Builder card,
      Window window,
      Predicate<CardContext> when,
      Function<CardContext, String> target) {
    return card.may(
            window,
            now -> Terms.unused(now) && when.test(now),
            now ->
                List.of(
                    Terms.use(now),
                    now.remember("against", Terms.place(now, target.apply(now))),
                    new Effect.Attack(now.me(), List.of()),
                    now.remember("against", 0)))
        .modify(
            Value.MAY_ATTACK,
            (now, ruling) ->
                now.memory("against") > 0
                        && !(now.attacking()
                            && Terms.place(now, now.defender()) == now.memory("against"))
                        && now.question()
                            .target()
                            .filter(other -> Terms.place(now, other) != now.memory("against"))
                            .isPresent()
                    ? CardRuling.FORBIDS
                    : ruling);
  }

  /**
   * Adds to a card that dice of a side may be one more, for what that costs. The player says so
   * before the roll.
   */
  static Card.Builder oneMoreDie(
      Card.Builder card, Side side, Predicate<CardContext> when, Card.Does cost) {
    boolean attack = side == Side.ATTACK;
    String key = attack ? "attackDice" : "defenceDice";
    return card.may(
            attack ? Window.BEFORE_ROLL_ATTACK : Window.BEFORE_ROLL_DEFENCE,
            when,
            now -> {
              List<Effect> effects = new ArrayList<>(cost.effects(now));
              effects.add(now.remember(key, 1));
              return effects;
            })
        .must(
            attack ? Window.AFTER_ROLL_ATTACK : Window.AFTER_ROLL_DEFENCE,
            now -> now.memory(key) != 0,
            now -> List.of(now.remember(key, 0)))
        .modifyAny(
            attack ? Value.ATTACK_DICE : Value.DEFENCE_DICE, (now, dice) -> dice + now.memory(key));
  }

  /** When the combat phase begins, its player may do something with one of some ships. */
  static Card.Builder asCombatBegins(
      String id, Function<CardContext, List<String>> ships, React.Then then) {
    return Card.of(id, CardKind.PILOT)
        .may(
            Window.COMBAT_PHASE_START,
            Terms::always,
            now -> new Domain.OneOf(ships.apply(now)),
            then);
  }

  /** When attacking, and a condition holds, the ship rolls one more die. */
  static Card.Builder strongAttack(String id, Predicate<CardContext> when) {
    return Card.of(id, CardKind.PILOT)
        .modify(
            Value.ATTACK_DICE, (now, dice) -> now.attacking() && when.test(now) ? dice + 1 : dice);
  }

  /**
   * A weapon whose hits defense dice do not cancel; they cancel critical hits first. An evade token
   * is no die (FAQ): dice that were added cancel results as usual.
   */
  static Card autoblaster(String id, CardKind kind) {
    return Card.of(id, kind)
        .must(
            Window.AFTER_ROLL_DEFENCE,
            CardContext::firing,
            now -> List.of(now.remember("dice", now.dice(Side.DEFENCE).size())))
        .must(
            Window.BEFORE_COMPARE,
            CardContext::firing,
            now -> {
              Pool defence = now.dice(Side.DEFENCE);
              int added = Math.max(0, defence.size() - now.memory("dice"));
              int evades = Math.max(0, defence.count(Face.EVADE) - added);
              return List.of(
                  new Effect.Cancel(Side.ATTACK, Face.CRITICAL, evades),
                  new Effect.Cancel(Side.DEFENCE, Face.EVADE, evades));
            })
        .build();
  }

  /** Returns the faces that dice show, each once. */
  static Stream<Face> faces(Pool pool) {
    return pool.dice().stream().map(Die::face).distinct();
  }

  private static Window modifying(Side side) {
    return side == Side.ATTACK ? Window.MODIFY_ATTACK : Window.MODIFY_DEFENCE;
  }
}
