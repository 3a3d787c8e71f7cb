package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.player.Memory.Placed;
import java.util.Arrays;

/** A ship in a combat phase without dice: its conditions with their probabilities. */
final class Fighter {

  /** The probability that a die of either kind shows no focus result: two of its eight faces do. */
  private static final double NO_FOCUS = 0.75;

  private final ShipState view;
  private final Placed ship;
  private final boolean friend;

  /** The probability of each amount of damage that it can still take; at 0, that it is gone. */
  private double[] left;

  /** The probability that it still has a focus token. */
  private double focus;

  /** The average number of further focus tokens that it still has. */
  private double moreFocus;

  /** The average number of evade tokens that it still has. */
  private double evades;

  Fighter(Memory memory, Scene scene, ShipState view, boolean friend) {
    this.view = view;
    this.ship = memory.placed(scene.table(), scene.standing(view));
    this.friend = friend;
    this.left = new double[scene.left(view) + 1];
    this.left[left.length - 1] = 1;
    this.focus = view.tokens().of(TokenType.FOCUS) > 0 ? 1 : 0;
    this.moreFocus = Math.max(0, view.tokens().of(TokenType.FOCUS) - 1);
    this.evades = view.tokens().of(TokenType.EVADE);
  }

  ShipState view() {
    return view;
  }

  Placed ship() {
    return ship;
  }

  boolean friend() {
    return friend;
  }

  double alive() {
    return 1 - left[0];
  }

  /** Returns its average remaining worth, in squad points. */
  double worth() {
    return worth(left);
  }

  private double worth(double[] odds) {
    double worth = 0;
    for (int i = 1; i < odds.length; i++) {
      worth += odds[i] * MaterialEvaluation.remaining(view.card(), i);
    }
    return worth;
  }

  /** Returns its average loss by damage, in squad points. */
  double loss(double[] damage) {
    return worth() - worth(after(damage));
  }

  private double[] after(double[] damage) {
    double[] after = new double[left.length];
    for (int i = 0; i < left.length; i++) {
      for (int d = 0; d < damage.length; d++) {
        after[Math.max(0, i - d)] += left[i] * damage[d];
      }
    }
    return after;
  }

  /** Tests whether it may have what an attack with a weapon requires (000-172, -173). */
  boolean pays(Gun gun, Fighter target) {
    return (!gun.needs(Weapon.Cost.LOCK) || locked(target))
        && (!gun.needs(Weapon.Cost.FOCUS) || focus > 0);
  }

  private boolean locked(Fighter target) {
    return view.lockedOn(target.view.id());
  }

  double[] damage(DiceOdds odds, Gun gun, Fighter target, ExtraDice extra) {
    int lock = locked(target) && !gun.spends(Weapon.Cost.LOCK) ? 1 : 0;
    double focusLeft = gun.spends(Weapon.Cost.FOCUS) ? 0 : focus;
    int attack = gun.attack() + extra.attack();
    double[] sum = new double[attack + 1];
    int whole = (int) target.evades;
    double more = target.evades - whole;
    for (boolean focused : new boolean[] {false, true}) {
      double ofAttack = focused ? focusLeft : 1 - focusLeft;
      for (boolean defended : new boolean[] {false, true}) {
        double ofDefence = ofAttack * (defended ? target.focus : 1 - target.focus);
        for (int evade = 0; evade <= 1; evade++) {
          double share = ofDefence * (evade == 1 ? more : 1 - more);
          if (share > 0) {
            int helps = (focused ? 1 : 0) + lock;
            int defence = target.defence(extra);
            add(sum, share, odds.damage(attack, helps, defence, defended, whole + evade));
          }
        }
      }
    }
    return sum;
  }

  private int defence(ExtraDice extra) {
    return DiceOdds.Defender.dice(view, view.cloaked(), extra);
  }

  private static void add(double[] sum, double share, double[] odds) {
    for (int i = 0; i < odds.length; i++) {
      sum[i] += share * odds[i];
    }
  }

  /**
   * Makes the target suffer; both may have spent their tokens.
   *
   * @param alive the probability that the attack takes place if the target is still there
   */
  void attack(Fighter target, Gun gun, ExtraDice extra, double[] damage, double alive) {
    double made = alive * target.alive();
    double hit = made * (1 - damage[0]);
    int dice = gun.attack() + extra.attack();
    spendFocus(made * (gun.spends(Weapon.Cost.FOCUS) ? 1 : anyFocus(dice)));
    target.evades = Math.max(0, target.evades - hit);
    target.spendFocus(hit * anyFocus(target.defence(extra)));
    double[] suffered = Arrays.stream(damage).map(odds -> odds * alive).toArray();
    suffered[0] += 1 - alive;
    target.left = target.after(suffered);
  }

  private void spendFocus(double odds) {
    if (moreFocus >= odds) {
      moreFocus -= odds;
    } else {
      focus *= 1 - odds;
    }
  }

  private static double anyFocus(int dice) {
    double none = 1;
    for (int die = 0; die < dice; die++) {
      none *= NO_FOCUS;
    }
    return 1 - none;
  }
}
