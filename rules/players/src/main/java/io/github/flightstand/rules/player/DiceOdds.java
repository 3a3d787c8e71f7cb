package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.odds.AttackOdds;

/**
 * Average results of attacks, in closed form: hits and evades are binomial, and each evade cancels
 * a hit.
 *
 * <p>Of an attack die's eight faces four are hits, six if focus results count; a rerolled miss hits
 * as often. Of a defense die's faces three are evades, five if focus results count.
 *
 * <p>A second implementation of {@link AttackOdds}, for attacks by dice and tokens alone. Both
 * agree to twelve digits, and this one takes microseconds.
 */
final class DiceOdds {

  /** The most dice in a pool: values up to 12, plus range, cover and cloaking. */
  private static final int MOST = 20;

  private static final int CLOAKED = 2;

  private final double[][][] hits = {binomials(0.5), binomials(0.75), binomials(0.9375)};
  private final double[][][] evades = {binomials(0.375), binomials(0.625)};

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

  /** The average damage, at most what the ship can take, and the chance that it is destroyed. */
  record Effect(double damage, double kill) {}

  /** A ship that is attacked; {@code left} is how much damage it can take, at least 1. */
  record Defender(int dice, boolean focused, int evades, int left) {

    static Defender of(Scene scene, ShipState ship, ExtraDice extra) {
      return new Defender(
          dice(ship, ship.tokens().of(TokenType.CLOAK) > 0, extra),
          ship.tokens().of(TokenType.FOCUS) > 0,
          ship.tokens().of(TokenType.EVADE),
          scene.left(ship));
    }

    /** Returns the number of a ship's defense dice; a cloaked ship has two more. */
    static int dice(ShipState ship, boolean cloaked, ExtraDice extra) {
      return ship.card().agility() + (cloaked ? CLOAKED : 0) + extra.defence();
    }
  }

  /** Returns the effect of an attack with 0 to 2 helps, a focus token or a lock. */
  Effect effect(int attack, int helps, Defender defender) {
    return effect(hits[helps][Math.min(attack, MOST)], defender);
  }

  /**
   * Returns the probability of each amount of damage, up to the attack dice, with 0 to 2 helps, a
   * focus token or a lock. {@code focused} is whether the defender's focus results count.
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

  /** Returns the effect of an attack whose dice show {@code shown} hits. */
  Effect against(int shown, Defender defender) {
    return against(shown, 0, 0, defender);
  }

  /**
   * Returns the effect of an attack whose dice show {@code shown} hits while {@code rerolls} other
   * dice are rerolled; with 1 help, a focus token, focus results count.
   */
  Effect against(int shown, int rerolls, int helps, Defender defender) {
    double[] more = hits[helps][Math.min(rerolls, MOST)];
    double[] hit = new double[shown + more.length];
    System.arraycopy(more, 0, hit, shown, more.length);
    return effect(hit, defender);
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
