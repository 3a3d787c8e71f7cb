package io.github.flightstand.tools.cli;

import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.player.Budget;
import io.github.flightstand.rules.player.Elo;
import io.github.flightstand.rules.player.Match;
import io.github.flightstand.rules.player.Player;
import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.rules.player.Series;
import io.github.flightstand.rules.player.Series.Tally.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Games of every kind of player against every other, and the ratings that come out. */
final class RoundRobin {

  private static final PlayerKind[] KINDS = PlayerKind.values();

  private final CardSet cards;
  private final Budget budget;
  private final String seed;
  private final double[][] points = new double[KINDS.length][KINDS.length];
  private int games;

  record Line(int games, List<Row> players) {}

  record Row(String player, double rating, double error, int games, double share) {}

  /**
   * Creates a round robin without games.
   *
   * @param seed the seed of the first game of each pair
   */
  RoundRobin(CardSet cards, Budget budget, String seed) {
    this.cards = cards;
    this.budget = budget;
    this.seed = seed;
  }

  /** Returns how many games {@link #play} plays with one set-up. */
  static int pairs() {
    return KINDS.length * (KINDS.length - 1) / 2;
  }

  /**
   * Lets all pairs play {@code each} games; every other one with exchanged seats.
   *
   * @param done receives the number of games that are over after each one
   */
  void play(Setup setup, int each, IntConsumer done) throws InterruptedException {
    for (int one = 0; one < KINDS.length; one++) {
      for (int other = 0; other < one; other++) {
        play(setup, new int[] {one, other}, (each + 1) / 2, done);
        play(setup, new int[] {other, one}, each / 2, done);
      }
    }
  }

  private void play(Setup setup, int[] seated, int each, IntConsumer done)
      throws InterruptedException {
    List<Supplier<Player>> players = new ArrayList<>();
    for (int kind : seated) {
      players.add(() -> KINDS[kind].player(cards, budget));
    }
    int before = games;
    List<Count> counts =
        new Series(setup, players, seed, cards)
            .play(
                each,
                Runtime.getRuntime().availableProcessors(),
                game -> Match.Watcher.NOBODY,
                over -> done.accept(before + over))
            .seats();
    games += each;
    for (int i = 0; i < seated.length; i++) {
      Count count = counts.get(i);
      points[seated[i]][seated[1 - i]] += count.won() + count.drawn() / 2.0;
    }
  }

  /** Returns the results for JSON, in the order of the kinds. */
  Line line() {
    List<Elo.Rating> ratings = Elo.of(points).ratings();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < KINDS.length; i++) {
      double won = 0;
      double lost = 0;
      for (int k = 0; k < KINDS.length; k++) {
        won += points[i][k];
        lost += points[k][i];
      }
      Elo.Rating rating = ratings.get(i);
      rows.add(
          new Row(
              KINDS[i].word(),
              tenths(rating.elo()),
              tenths(rating.error()),
              (int) Math.round(won + lost),
              won / (won + lost)));
    }
    return new Line(games, rows);
  }

  private static double tenths(double points) {
    return Math.round(10 * points) / 10.0;
  }

  List<String> table() {
    List<String> lines = new ArrayList<>();
    lines.add("player       rating   error   games   share");
    for (Row row : line().players()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%-10s %8.0f%8.0f%8d  %5.1f%%",
              row.player(),
              row.rating(),
              row.error(),
              row.games(),
              100 * row.share()));
    }
    return lines;
  }
}
