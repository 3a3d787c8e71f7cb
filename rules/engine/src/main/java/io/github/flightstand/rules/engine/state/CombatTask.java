package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.function.UnaryOperator;

/** A task of the combat phase (000, headings on the combat phase and on attacks). */
public sealed interface CombatTask extends Task {

  /**
   * Ships are attacking (000, heading on the combat phase).
   *
   * @param done the ships that have had their chance
   * @param skill the pilot skill that has been reached; ships above it are passed over
   */
  record Combat(List<String> done, int skill) implements CombatTask {}

  /** A ship is active in the combat phase; {@code over} says its chance to attack has passed. */
  record Firing(String ship, boolean over) implements CombatTask {}

  /** A ship has its chance to attack, with one of the shots. */
  record CombatTurn(String ship, List<Shot> shots) implements CombatTask {}

  /**
   * An attack (000, heading on attacks).
   *
   * @param rerolling how many dice of this step's pool are being rerolled
   * @param used the abilities that have modified dice, each once an attack (000-040)
   * @param frozen the sides whose dice are not modified any more
   * @param hit whether it hit although its last results were canceled afterwards
   */
  record Attack(
      String attacker,
      Shot shot,
      AttackStep step,
      Pool attack,
      Pool defence,
      int rerolling,
      List<AbilityRef> used,
      @Default("[]") List<Effect.Side> frozen,
      @Default("false") boolean hit)
      implements CombatTask {

    public Attack {
      used = List.copyOf(used);
      frozen = List.copyOf(frozen);
    }

    @Override
    public Attack withCards(UnaryOperator<CardRef> moved) {
      return noting(AbilityRef.withCards(used, moved), frozen);
    }

    /** Begins an attack that was declared. */
    public static Attack of(String attacker, Shot shot) {
      return new Attack(
          attacker,
          shot,
          AttackStep.ROLL_ATTACK,
          Pool.EMPTY,
          Pool.EMPTY,
          0,
          List.of(),
          List.of(),
          false);
    }

    /** Returns the defender. */
    public String defender() {
      return shot.target();
    }

    /** Returns the number of hits and critical hits of the attack dice. */
    public int damage() {
      return attack.count(Face.HIT) + attack.count(Face.CRITICAL);
    }

    /** Returns a copy whose results were canceled after it hit. */
    public Attack withoutDamage(Pool left) {
      return new Attack(attacker, shot, step, left, defence, 0, used, frozen, true);
    }

    /** Returns a copy at another step. */
    public Attack at(AttackStep next) {
      return copy(next, attack, defence, rerolling);
    }

    /** Returns the pool of a side. */
    public Pool pool(Effect.Side side) {
      return side == Effect.Side.ATTACK ? attack : defence;
    }

    /** Returns a copy with another pool of a side, and no dice being rerolled. */
    public Attack with(Effect.Side side, Pool pool) {
      return side == Effect.Side.ATTACK
          ? copy(step, pool, defence, 0)
          : copy(step, attack, pool, 0);
    }

    /** Returns a copy while some attack dice are being rerolled. */
    public Attack rerolling(Pool left, int dice) {
      return copy(step, left, defence, dice);
    }

    /** Returns a copy in which the dice of a side are not modified any more. */
    public Attack freezing(Effect.Side side) {
      return noting(used, Lists.plus(frozen, side));
    }

    /** Returns a copy with one more ability used. */
    public Attack using(AbilityRef ability) {
      return noting(Lists.plus(used, ability), frozen);
    }

    private Attack copy(AttackStep next, Pool attacking, Pool defending, int dice) {
      return new Attack(attacker, shot, next, attacking, defending, dice, used, frozen, hit);
    }

    private Attack noting(List<AbilityRef> abilities, List<Effect.Side> sides) {
      return new Attack(attacker, shot, step, attack, defence, rerolling, abilities, sides, hit);
    }
  }

  /** The steps of an attack after it was declared. */
  enum AttackStep {
    /** The attack dice are rolled. */
    ROLL_ATTACK,
    /** The defender's cards modify the attack dice. */
    DEFENDER_MODIFIES,
    /** The attacker modifies the attack dice. */
    MODIFY_ATTACK,
    /** The defense dice are rolled. */
    ROLL_DEFENCE,
    /** The attacker's cards modify the defense dice. */
    ATTACKER_MODIFIES,
    /** The defender modifies the defense dice. */
    MODIFY_DEFENCE,
    /** Evades cancel hits. */
    COMPARE,
    /** The defender suffers the results that were not canceled. */
    DAMAGE,
    /** Cards take effect after the attack. */
    AFTER,
    /** The attack is over. */
    OVER
  }
}
