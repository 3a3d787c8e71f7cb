package io.github.flightstand.rules.engine.flow.card;

import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** What cards do to the dice of the present attack, if there is one (000-161, -195). */
public final class DiceEffects {

  static void turn(Transition play, Effect.Turn turn) {
    modify(play, turn.side(), pool -> turned(pool, turn));
  }

  /** Fixes one die that is not fixed yet. */
  static void fix(Transition play, Effect.Fix fix) {
    modify(
        play,
        fix.side(),
        pool -> {
          List<Die> dice = new ArrayList<>(pool.dice());
          for (int i = 0; i < dice.size(); i++) {
            if (dice.get(i).face() == fix.from() && !dice.get(i).fixed()) {
              dice.set(i, new Die(fix.to(), dice.get(i).rerolled(), true));
              return new Pool(dice);
            }
          }
          return pool;
        });
  }

  static void add(Transition play, Effect.Add add) {
    modify(play, add.side(), pool -> pool.with(new Die(add.face(), false)));
  }

  static void cancel(Transition play, Effect.Cancel cancel) {
    change(
        play,
        cancel.side(),
        attack -> {
          CombatTask.Attack less =
              attack.with(
                  cancel.side(), without(attack.pool(cancel.side()), cancel.face(), cancel.most()));
          boolean afterTheHit =
              attack.step() == AttackStep.DAMAGE && attack.damage() > 0 && less.damage() == 0;
          return afterTheHit ? attack.withoutDamage(less.attack()) : less;
        });
  }

  /** Dice that are not modified any more are still canceled. */
  static void freeze(Transition play, Effect.Freeze freeze) {
    play.alter(CombatTask.Attack.class, attack -> attack.freezing(freeze.side()));
  }

  /** Returns rerolled dice to their pool. */
  static void rerolled(Transition play, Effect.Reroll reroll, Pool dice) {
    modify(play, reroll.side(), pool -> pool.without(reroll.dice()).withRerolled(dice));
    attack(play)
        .ifPresent(
            attack ->
                play.open(
                    reroll.side() == Effect.Side.ATTACK
                        ? Window.REROLLED_ATTACK
                        : Window.REROLLED_DEFENCE,
                    Optional.of(attack.attacker())));
  }

  private static void modify(Transition play, Effect.Side side, UnaryOperator<Pool> change) {
    if (attack(play).filter(attack -> isBarred(attack, play)).isEmpty()) {
      change(
          play,
          side,
          attack ->
              attack.frozen().contains(side)
                  ? attack
                  : attack.with(side, change.apply(attack.pool(side))));
    }
  }

  private static Optional<CombatTask.Attack> attack(Transition play) {
    return play.state().last(CombatTask.Attack.class);
  }

  /** Tests whether the card that takes effect is of one whose player may not modify dice. */
  private static boolean isBarred(CombatTask.Attack attack, Transition play) {
    State state = play.state();
    Optional<String> source =
        state
            .last(AbilityTask.Resolving.class)
            .map(AbilityTask.Resolving::card)
            .filter(card -> card.place() != CardRef.Place.MISSION)
            .map(card -> state.ship(card.ship()).seat());
    return source.isPresent()
        && Stream.of(attack.attacker(), attack.defender())
            .map(state::piece)
            .filter(one -> !state.opponents(one.seat(), source.get()))
            .anyMatch(one -> barred(one, state, play.context().cards()));
  }

  /** Tests whether a card keeps a ship's player from modifying dice in the present attack. */
  public static boolean barred(Piece one, State state, Cards cards) {
    return one.ship()
        .flatMap(ship -> cards.forbidding(Value.MAY_MODIFY, state, ship, ValueQuery.PLAIN))
        .isPresent();
  }

  private static void change(
      Transition play, Effect.Side side, UnaryOperator<CombatTask.Attack> change) {
    Optional<CombatTask.Attack> altered = play.alter(CombatTask.Attack.class, change);
    altered.ifPresent(
        attack ->
            play.happen(
                new AttackEvent.Modified(
                    side == Effect.Side.ATTACK ? attack.attacker() : attack.defender(),
                    "card",
                    attack.pool(side).dice())));
  }

  private static Pool turned(Pool pool, Effect.Turn turn) {
    List<Die> dice = new ArrayList<>();
    int left = turn.most();
    for (Die die : pool.dice()) {
      boolean turns = die.face() == turn.from() && !die.fixed() && left > 0;
      dice.add(turns ? new Die(turn.to(), die.rerolled() || turn.fixed()) : die);
      left -= turns ? 1 : 0;
    }
    return new Pool(dice);
  }

  /** Returns a pool without up to {@code most} dice that show a face. */
  public static Pool without(Pool pool, Face face, int most) {
    List<Integer> gone = new ArrayList<>();
    for (int i = 0; i < pool.size() && gone.size() < most; i++) {
      if (pool.dice().get(i).face() == face) {
        gone.add(i);
      }
    }
    return pool.without(gone);
  }
}
