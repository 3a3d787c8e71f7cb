package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.decision.RandomAnswer;

/** A player's own source of random numbers, from which he learns nothing about the game. */
@FunctionalInterface
public interface Generator extends RandomAnswer.Source {

  /** The number of steps from 0 to 1 in {@link #unit}. */
  int STEPS = 1 << 30;

  @Override
  default double unit() {
    return below(STEPS) / (double) STEPS;
  }

  /** Returns the generator of a seat in the game of a seed; it reveals neither. */
  static Generator of(String seed, String seat) {
    return of(Chance.hash("player " + seat.length() + " " + seat, seed));
  }

  /**
   * Returns a generator by SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
   * Generators", 2014). Its n-th output is a mix of seed + n · gamma.
   */
  static Generator of(long seed) {
    return new Generator() {

      /** The odd number nearest to 2⁶⁴ over the golden ratio. */
      private static final long GAMMA = 0x9E3779B97F4A7C15L;

      private long state = seed;

      @Override
      public int below(int n) {
        state += GAMMA;
        long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        mixed = mixed ^ (mixed >>> 31);
        return Chance.below(n, mixed);
      }
    };
  }
}
