package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

/**
 * A rating of choices by playing them out: all once to the end of the round, as expected; then the
 * best again, some rounds further, in newly drawn games, the same for each.
 */
final class Foresight<T> {

  /** The number of choices that are played out again. */
  static final int FINALISTS = 5;

  /** The number of further rounds: a place shows its worth in the next. */
  private static final int FURTHER = 1;

  private static final int SEEDS = 1 << 30;

  private final Playout playout;
  private final Worlds worlds;
  private final BiFunction<Game, T, Game> carryOut;
  private final int seed;
  private final State likeliest;

  /** Creates a foresight; {@code carryOut} makes a choice in a game. */
  Foresight(Playout playout, Worlds worlds, BiFunction<Game, T, Game> carryOut, Generator random) {
    this.playout = playout;
    this.worlds = worlds;
    this.carryOut = carryOut;
    this.seed = random.below(SEEDS);
    this.likeliest = worlds.likeliest(playout, seed);
  }

  State likeliest() {
    return likeliest;
  }

  /** Returns the worth of a choice at the end of the round if all goes as expected. */
  Scored<T> soon(T choice) {
    return new Scored<>(choice, worth(likeliest, choice, 0, seed));
  }

  /**
   * Plays the best of the choices out again, in {@code most} games each, or fewer if it has to
   * stop; a game that not all of them have played does not count.
   */
  T best(List<Scored<T>> soon, int most, BooleanSupplier stopped, Generator random) {
    List<T> finalists = Scored.sorted(soon).stream().limit(FINALISTS).map(Scored::choice).toList();
    double[] worth = new double[finalists.size()];
    for (int i = 0; i < most && worth.length > 1; i++) {
      int next = random.below(SEEDS);
      State drawn = worlds.drawn(playout, next);
      double[] here = new double[worth.length];
      for (int k = 0; k < worth.length; k++) {
        if (stopped.getAsBoolean()) {
          return best(finalists, worth);
        }
        here[k] = worth(drawn, finalists.get(k), FURTHER, next);
      }
      for (int k = 0; k < worth.length; k++) {
        worth[k] += here[k];
      }
    }
    return best(finalists, worth);
  }

  private T best(List<T> finalists, double[] worth) {
    int best = 0;
    for (int k = 1; k < worth.length; k++) {
      best = worth[k] > worth[best] ? k : best;
    }
    return finalists.get(best);
  }

  private double worth(State state, T choice, int further, int by) {
    Game game = carryOut.apply(new Game(state, Chance.Seeded.of(by)), choice);
    return playout.worth(game, worlds.view().player(), state.round() + further, Generator.of(by));
  }
}
