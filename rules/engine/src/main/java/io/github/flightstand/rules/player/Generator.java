package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.Chance;

/** A source of random numbers that a player draws from: his own, so that he learns nothing. */
@FunctionalInterface
public interface Generator {

  /** How many steps there are from 0 to 1 in {@link #unit}. */
  int STEPS = 1 << 30;

  /** The next number: each of 0 to n − 1, n at least 1, with the same probability. */
  int below(int n);

  /** Returns the next number from 0 to 1, 1 excluded. */
  default double unit() {
    return below(STEPS) / (double) STEPS;
  }

  /** Returns a generator that draws as {@link Chance.Seeded} does. */
  static Generator of(long seed) {
    return new Generator() {

      private Chance.Seeded now = Chance.Seeded.of(seed);

      @Override
      public int below(int n) {
        int drawn = now.below(n);
        now = now.next();
        return drawn;
      }
    };
  }
}
