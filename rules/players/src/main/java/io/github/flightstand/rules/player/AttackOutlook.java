package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.player.DiceOdds.Defender;
import java.util.Optional;

/**
 * The average result of an attack in progress, in squad points lost by the defender. Rolled dice
 * count as they lie, modified by tokens and the lock if they still may be. Other dice count by
 * their odds. Cards that may still change it do not count.
 */
record AttackOutlook(Tools tools, Scene scene, CombatTask.Attack attack, ShipState target) {

  /** The worth of a critical hit beyond a hit, in damage. */
  private static final double CRITICAL = 0.15;

  /** Returns the defender's average loss, in squad points. */
  static double loss(Tools tools, Scene scene, CombatTask.Attack attack) {
    if (attack.step().compareTo(CombatTask.AttackStep.DAMAGE) > 0) {
      return 0;
    }
    ShipState target = scene.ship(attack.defender());
    DiceOdds.Effect effect = new AttackOutlook(tools, scene, attack, target).effect();
    double critical = Math.min(attack.attack().count(Face.CRITICAL), effect.damage());
    return MaterialEvaluation.of(target.card(), effect)
        + CRITICAL * critical * MaterialEvaluation.ofDamage(target.card());
  }

  private DiceOdds.Effect effect() {
    return switch (attack.step()) {
      case ROLL_ATTACK -> unrolled();
      case DEFENDER_MODIFIES, MODIFY_ATTACK -> rolled();
      case ROLL_DEFENCE -> tools.odds().against(attack.damage(), defender());
      case ATTACKER_MODIFIES, MODIFY_DEFENCE -> defended(evades());
      case COMPARE -> defended(attack.defence().count(Face.EVADE));
      default -> defended(0);
    };
  }

  private Defender defender() {
    return Defender.of(scene, target, AttackChoice.extra(attack.shot()));
  }

  private boolean focused() {
    return scene.ship(attack.attacker()).tokens().of(TokenType.FOCUS) > 0;
  }

  private boolean locked() {
    return scene.ship(attack.attacker()).lockedOn(attack.defender(), attack.shot().section());
  }

  private DiceOdds.Effect unrolled() {
    ShipState attacker = scene.ship(attack.attacker());
    Optional<Weapon> weapon = attack.shot().weapon().flatMap(attacker.card()::weapon);
    int value = weapon.map(Weapon::attack).orElse(attacker.card().attack());
    ExtraDice extra = AttackChoice.extra(attack.shot());
    int helps = (focused() ? 1 : 0) + (locked() ? 1 : 0);
    return tools.odds().effect(value + extra.attack(), helps, defender());
  }

  /** The lock rerolls what misses, and a focus token counts before and after that. */
  private DiceOdds.Effect rolled() {
    Pool pool = attack.attack();
    if (attack.frozen().contains(Side.ATTACK)) {
      return tools.odds().against(attack.damage(), defender());
    }
    boolean focus = focused();
    int shown = attack.damage() + (focus ? pool.count(Face.FOCUS) : 0);
    int rerolls = 0;
    if (locked()) {
      for (Die die : pool.dice()) {
        boolean misses = die.face() == Face.BLANK || (die.face() == Face.FOCUS && !focus);
        rerolls += misses && !die.rerolled() ? 1 : 0;
      }
    }
    return tools.odds().against(shown, rerolls, focus ? 1 : 0, defender());
  }

  private int evades() {
    int evades = attack.defence().count(Face.EVADE);
    if (attack.frozen().contains(Side.DEFENCE)) {
      return evades;
    }
    boolean focus = target.tokens().of(TokenType.FOCUS) > 0;
    return evades
        + (focus ? attack.defence().count(Face.FOCUS) : 0)
        + target.tokens().of(TokenType.EVADE);
  }

  private DiceOdds.Effect defended(int evades) {
    int done = Math.max(0, attack.damage() - evades);
    int left = scene.left(target);
    return new DiceOdds.Effect(Math.min(done, left), done >= left ? 1 : 0);
  }
}
