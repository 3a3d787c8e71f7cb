package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Seat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Many games from one set-up, on several threads: the n-th game is played with the seed plus n − 1,
 * so every game can be played again by itself and it makes no difference how many threads there
 * are.
 *
 * <pre>{@code
 * Series series = new Series(setup, List.of(GreedyPlayer::new, RandomPlayer::new), 7);
 * Tally tally = series.play(1000, 2, game -> Match.Watcher.NOBODY, done -> {});
 * tally.seats().get(0).share()
 * }</pre>
 */
public final class Series {

  private final Setup setup;
  private final List<Supplier<Player>> players;
  private final long seed;
  private final CardSet cards;

  /**
   * Creates a series with the cards of the game's own box.
   *
   * @param players in the order of the seats, who plays: a new player for each game
   * @param seed the first game's seed
   * @throws IllegalArgumentException if there are not as many players as seats
   */
  public Series(Setup setup, List<Supplier<Player>> players, long seed) {
    this(setup, players, seed, DamageDecks.cards());
  }

  /**
   * Creates a series.
   *
   * @param players in the order of the seats, who plays: a new player for each game
   * @param seed the first game's seed
   * @param cards the cards that the games know
   * @throws IllegalArgumentException if there are not as many players as seats
   */
  public Series(Setup setup, List<Supplier<Player>> players, long seed, CardSet cards) {
    if (players.size() != setup.seats().size()) {
      throw new IllegalArgumentException(
          "each seat has a player, found "
              + players.size()
              + " players and "
              + setup.seats().size()
              + " seats");
    }
    this.setup = setup;
    this.players = List.copyOf(players);
    this.seed = seed;
    this.cards = cards;
  }

  /**
   * Plays games and adds up how they end.
   *
   * @param games how many
   * @param threads on how many threads
   * @param watchers who follows the n-th game, from 1; asked on that game's thread
   * @param done told after each game how many are over, on the caller's thread
   * @throws UnplayableException if a player does not let a game go on
   * @throws InterruptedException if the caller's thread is interrupted
   */
  public Tally play(int games, int threads, IntFunction<Match.Watcher> watchers, IntConsumer done)
      throws InterruptedException {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      CompletionService<Tally> over = new ExecutorCompletionService<>(executor);
      for (int game = 1; game <= games; game++) {
        int number = game;
        over.submit(() -> one(number, watchers.apply(number)));
      }
      Tally tally = Tally.none(players.size());
      for (int game = 1; game <= games; game++) {
        tally = tally.plus(over.take().get());
        done.accept(game);
      }
      return tally;
    } catch (ExecutionException failed) {
      throw unwrapped(failed);
    } finally {
      executor.shutdownNow();
    }
  }

  private static RuntimeException unwrapped(ExecutionException failed) {
    if (failed.getCause() instanceof RuntimeException unchecked) {
      return unchecked;
    }
    if (failed.getCause() instanceof Error error) {
      throw error;
    }
    return new IllegalStateException(failed.getCause());
  }

  private Tally one(int number, Match.Watcher watcher) {
    Map<String, Player> seated = new HashMap<>();
    List<Seat> seats = new ArrayList<>(setup.seats());
    for (int i = 0; i < seats.size(); i++) {
      seated.put(seats.get(i).id(), players.get(i).get());
    }
    return Tally.of(new Match(seated, cards).play(setup, seed + number - 1, watcher), seats);
  }
}
