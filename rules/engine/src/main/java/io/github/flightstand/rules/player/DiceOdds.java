package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;

/**
 * What comes of attacks on average, in closed form: hits and evades are binomial, and each evade
 * cancels a hit.
 *
 * <p>Of eight faces four of an attack die are hits, and six if focus results count; a die that is
 * rerolled once if it misses hits as often as one whose focus results count. Of a defence die three
 * are evades, and five if focus results count.
 */
final class DiceOdds {

  /** The most dice that a pool has: values up to 12, and what range, cover and cloaking add. */
  private static final int MOST = 20;

  /** How many more defence dice a cloaked ship rolls. */
  private static final int CLOAKED = 2;

  private static final double[] HIT = {0.5, 0.75, 0.9375};
  private static final double[] EVADE = {0.375, 0.625};

  private final double[][][] hits = new double[HIT.length][][];
  private final double[][][] evades = new double[EVADE.length][][];

  DiceOdds() {
    for (int i = 0; i < HIT.length; i++) {
      hits[i] = binomials(HIT[i]);
    }
    for (int i = 0; i < EVADE.length; i++) {
      evades[i] = binomials(EVADE[i]);
    }
  }

  /** Returns for each number of dice how probable each number of successes is. */
  private static double[][] binomials(double success) {
    double[][] rows = new double[MOST + 1][];
    rows[0] = new double[] {1};
    for (int n = 1; n <= MOST; n++) {
      rows[n] = new double[n + 1];
      for (int k = 0; k < n; k++) {
        rows[n][k] += rows[n - 1][k] * (1 - success);
        rows[n][k + 1] += rows[n - 1][k] * success;
      }
    }
    return rows;
  }

  /**
   * What an attack does to a ship.
   *
   * @param damage the damage that counts, on average: what is more than the ship can take does not
   * @param kill how probable it is that the ship is destroyed
   */
  record Effect(double damage, double kill) {}

  /**
   * A ship that is attacked.
   *
   * @param dice how many defence dice it rolls
   * @param focused whether focus results count
   * @param evades its evade tokens
   * @param left how much damage it can take, at least 1
   */
  record Defender(int dice, boolean focused, int evades, int left) {

    /** Returns a ship as it is. */
    static Defender of(Scene scene, ShipState ship, ExtraDice extra) {
      return new Defender(
          dice(ship, ship.markers().cloak() > 0, extra),
          ship.markers().focus() > 0,
          ship.markers().evade(),
          scene.left(ship));
    }

    /** Returns how many dice a ship rolls: a cloaked one two more. */
    static int dice(ShipState ship, boolean cloaked, ExtraDice extra) {
      return ship.card().agility() + (cloaked ? CLOAKED : 0) + extra.defence();
    }
  }

  /**
   * Returns what an attack does.
   *
   * @param attack how many attack dice
   * @param helps how many of a focus token and a lock the attacker has for it: 0 to 2
   */
  Effect effect(int attack, int helps, Defender defender) {
    return effect(hits[helps][Math.min(attack, MOST)], defender);
  }

  /**
   * Returns how probable each amount of damage is, up to as many as there are attack dice.
   *
   * @param attack how many attack dice
   * @param helps how many of a focus token and a lock the attacker has for it: 0 to 2
   * @param defence how many defence dice
   * @param focused whether focus results of the defender count
   * @param evadeTokens the defender's evade tokens
   */
  double[] damage(int attack, int helps, int defence, boolean focused, int evadeTokens) {
    double[] hit = hits[helps][Math.min(attack, MOST)];
    double[] evade = evades[focused ? 1 : 0][Math.min(defence, MOST)];
    double[] damage = new double[hit.length];
    for (int h = 0; h < hit.length; h++) {
      for (int e = 0; e < evade.length; e++) {
        damage[Math.max(0, h - e - evadeTokens)] += hit[h] * evade[e];
      }
    }
    return damage;
  }

  /** Returns what an attack does whose dice show so many hits. */
  Effect against(int shown, Defender defender) {
    double[] certain = new double[shown + 1];
    certain[shown] = 1;
    return effect(certain, defender);
  }

  private Effect effect(double[] hit, Defender defender) {
    double[] evade = evades[defender.focused() ? 1 : 0][Math.min(defender.dice(), MOST)];
    int evadeTokens = defender.evades();
    double damage = 0;
    double kill = 0;
    for (int h = evadeTokens + 1; h < hit.length; h++) {
      for (int e = 0; e < evade.length && e + evadeTokens < h; e++) {
        double odds = hit[h] * evade[e];
        int done = h - e - evadeTokens;
        damage += odds * Math.min(done, defender.left());
        if (done >= defender.left()) {
          kill += odds;
        }
      }
    }
    return new Effect(damage, kill);
  }
}
