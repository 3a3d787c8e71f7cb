package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.player.Match.UnplayableException;
import java.util.ArrayList;
import java.util.Collections;
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
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Many games from one set-up, on several threads. The n-th game's seed is the first seed plus n −
 * 1, so it can be played again alone, with any number of threads.
 *
 * <pre>{@code
 * Series series = new Series(setup, List.of(GreedyPlayer::new, RandomPlayer::new), "7");
 * Tally tally = series.play(1000, 2, game -> Match.Watcher.NOBODY, done -> {});
 * tally.seats().get(0).share()
 * }</pre>
 */
public final class Series {

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,18}");

  private final Setup setup;
  private final List<Supplier<Player>> players;
  private final String seed;
  private final CardSet cards;

  /** Creates a series with the cards of the game's own box. */
  public Series(Setup setup, List<Supplier<Player>> players, String seed) {
    this(setup, players, seed, DamageDecks.cards());
  }

  /**
   * Creates a series.
   *
   * @param players a source of a new player for each game, for each seat in order
   * @param seed the first game's seed
   * @throws IllegalArgumentException if the numbers of players and seats differ
   */
  public Series(Setup setup, List<Supplier<Player>> players, String seed, CardSet cards) {
    if (players.size() != setup.seats().size()) {
      throw new IllegalArgumentException(
          "each seat has a player, found %s players and %s seats"
              .formatted(players.size(), setup.seats().size()));
    }
    this.setup = setup;
    this.players = List.copyOf(players);
    this.seed = seed;
    this.cards = cards;
  }

  /**
   * Plays games and counts how they end.
   *
   * @param watchers returns the watcher of the n-th game, from 1, on that game's thread
   * @param done receives the number of games that are over after each one, on the caller's thread
   * @throws UnplayableException if a player prevents a game from continuing
   * @throws InterruptedException if the caller's thread is interrupted
   */
  public Tally play(int games, int threads, IntFunction<Match.Watcher> watchers, IntConsumer done)
      throws InterruptedException {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    // An engine gets faster as it plays, and serves one thread.
    ThreadLocal<Engine> engine = ThreadLocal.withInitial(() -> new Engine(cards));
    try {
      CompletionService<Tally> over = new ExecutorCompletionService<>(executor);
      for (int game = 1; game <= games; game++) {
        int number = game;
        over.submit(() -> one(number, engine.get(), watchers.apply(number)));
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

  /**
   * Returns the seed of a series' game: a number plus game − 1; other text plus, from game 2, the
   * game's number.
   *
   * @param first the first game's seed
   * @param game the game's number, from 1
   */
  public static String seed(String first, long game) {
    return NUMBER.matcher(first).matches()
        ? Long.toString(Long.parseLong(first) + game - 1)
        : game == 1 ? first : first + " " + game;
  }

  private Tally one(int number, Engine engine, Match.Watcher watcher) {
    Map<String, Player> seated = new HashMap<>();
    List<Seat> seats = new ArrayList<>(setup.seats());
    for (int i = 0; i < seats.size(); i++) {
      seated.put(seats.get(i).id(), players.get(i).get());
    }
    return Tally.of(new Match(seated, engine).play(setup, seed(seed, number), watcher), seats);
  }

  /**
   * The sum of games' results, in any order of their ends.
   *
   * @param rounds the number of their rounds together
   * @param destroyed the number of games that ended because a side, or both, had no ship left; the
   *     others ran to their last round
   * @param seats the results for each seat
   */
  public record Tally(int games, long rounds, int destroyed, List<Count> seats) {

    /**
     * Games that a seat's side won, drew with another, and lost (to another, or others drew).
     *
     * @param score the points of the enemy ships that its side destroyed
     */
    public record Count(int won, int drawn, int lost, long score) {

      private Count plus(Count other) {
        return new Count(
            won + other.won, drawn + other.drawn, lost + other.lost, score + other.score);
      }

      /** Returns the share of games won, from 0 to 1; a draw counts half. */
      public double share() {
        int games = won + drawn + lost;
        return games == 0 ? 0 : (won + drawn / 2.0) / games;
      }
    }

    public Tally {
      seats = List.copyOf(seats);
    }

    /** Returns the tally of no games between this number of seats. */
    static Tally none(int seats) {
      return new Tally(0, 0, 0, Collections.nCopies(seats, new Count(0, 0, 0, 0)));
    }

    /** Returns the tally of one game between these seats. */
    public static Tally of(Over over, List<Seat> seats) {
      return new Tally(
          1,
          over.round(),
          over.reason() == Over.Reason.DESTROYED ? 1 : 0,
          seats.stream().map(seat -> count(over, seat)).toList());
    }

    private static Count count(Over over, Seat seat) {
      boolean drawn = over.drawn().contains(seat.team());
      boolean won = over.winner().filter(seat.team()::equals).isPresent();
      return new Count(
          won ? 1 : 0,
          drawn ? 1 : 0,
          won || drawn ? 0 : 1,
          over.scores().getOrDefault(seat.team(), 0));
    }

    Tally plus(Tally other) {
      return new Tally(
          games + other.games,
          rounds + other.rounds,
          destroyed + other.destroyed,
          IntStream.range(0, seats.size())
              .mapToObj(seat -> seats.get(seat).plus(other.seats.get(seat)))
              .toList());
    }
  }
}
