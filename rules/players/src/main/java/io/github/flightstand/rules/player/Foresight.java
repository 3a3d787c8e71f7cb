package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

/**
 * A rating of choices by playouts. All are played once to the end of the round, as expected. The
 * best are played again, some rounds further, in newly drawn games, the same for each.
 */
record Foresight<T>(
    Playout playout, Worlds worlds, BiFunction<Game, T, Game> carryOut, int seed, State likeliest) {

  /** The number of choices that are played out again. */
  static final int FINALISTS = 5;

  /** The number of further rounds: a place shows its worth in the next. */
  private static final int FURTHER = 1;

  /** Returns a foresight; {@code carryOut} makes a choice in a game. */
  static <T> Foresight<T> of(
      Playout playout, Worlds worlds, BiFunction<Game, T, Game> carryOut, Generator random) {
    int seed = random.below(PlanningPlayer.SEEDS);
    return new Foresight<>(playout, worlds, carryOut, seed, worlds.likeliest(playout, seed));
  }

  /** Returns the worth of a choice at the end of the round if all goes as expected. */
  Scored<T> soon(T choice) {
    return new Scored<>(choice, worth(likeliest, choice, 0, seed));
  }

  /**
   * Plays the best of the choices out again in the same games each; a game that not all of them
   * have played does not count.
   *
   * @param samples the most playouts; fewer if it has to stop
   * @param narrows whether the worst choice is left out after each game, until two are left
   * @return the choices with their average worth, the best first
   */
  List<Scored<T>> best(
      List<Scored<T>> soon,
      int samples,
      boolean narrows,
      BooleanSupplier stopped,
      Generator random) {
    List<T> left =
        new ArrayList<>(Scored.sorted(soon).stream().limit(FINALISTS).map(Scored::choice).toList());
    List<Scored<T>> out = new ArrayList<>();
    double[] worth = new double[left.size()];
    int games = 0;
    int playouts = FINALISTS;
    while (left.size() > 1 && playouts <= samples) {
      int next = random.below(PlanningPlayer.SEEDS);
      State drawn = worlds.drawn(playout, next);
      double[] here = new double[left.size()];
      for (int k = 0; k < here.length && !stopped.getAsBoolean(); k++) {
        here[k] = worth(drawn, left.get(k), FURTHER, next);
      }
      if (stopped.getAsBoolean()) {
        break;
      }
      games++;
      // However few there were to begin with, there are as many games.
      playouts += narrows ? Math.max(2, FINALISTS - games) : FINALISTS;
      int worst = 0;
      for (int k = 0; k < here.length; k++) {
        worth[k] += here[k];
        worst = worth[k] < worth[worst] ? k : worst;
      }
      if (narrows && here.length > Math.max(2, FINALISTS - games)) {
        out.add(0, new Scored<>(left.remove(worst), worth[worst] / games));
        System.arraycopy(worth, worst + 1, worth, worst, here.length - worst - 1);
      }
    }
    List<Scored<T>> best = new ArrayList<>();
    for (int k = 0; k < left.size(); k++) {
      best.add(new Scored<>(left.get(k), worth[k] / Math.max(1, games)));
    }
    return Lists.joined(Scored.sorted(best), out);
  }

  private double worth(State state, T choice, int further, int by) {
    Game game = carryOut.apply(new Game(state, Chance.Seeded.of(by)), choice);
    return playout.worth(game, worlds.view().player(), state.round() + further, Generator.of(by));
  }
}
